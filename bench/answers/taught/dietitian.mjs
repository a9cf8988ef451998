import { person } from '../own/person.mjs'

export const dietitian = person(
  'Rania',
  {
    overview:
      'Clinical dietitian, Jordanian, in Dubai since 2016. Renal and critical care mainly, some bariatric. I speak about food with love and about supplements with numbers.',
    leadership: [
      'Section head: five dietitians, one food service supervisor',
      'Preceptor for DHA trainees, seven completed',
    ],
    jobs: [
      [
        'dxb',
        'Senior Clinical Dietitian',
        'Al Safina Specialty Hospital, Dubai',
        'May 2019',
        null,
        'ICU 28 beds: feeding within 48 hours of admission from 55% to 88%. Dialysis unit, 130 patients; phosphate in range 41% to 62%. JCI survey twice. Ramadan protocol for dialysis, adopted by group (four hospitals).',
      ],
      [
        'pg',
        'Clinical Dietitian',
        'Marina Polyclinic, Dubai',
        '2016',
        '2019',
        'Outpatient, 16 per day: diabetes, PCOS, weight. Corporate talks, 45 in three years.',
      ],
      [
        'unrwa',
        'Nutrition Officer',
        'Relief agency, Baqa’a and Zaatari camps',
        '2013',
        '2016',
        'MUAC screening, 9,400 children; breastfeeding tents',
      ],
      ['hotel', 'Kitchen trainee', 'Five-star hotel, Amman', '2012', null, 'HACCP, and knife skills'],
    ],
    skills: [
      ['renal', 'Renal nutrition', 'Fluid, potassium, and grandmother’s maqluba made possible'],
      ['tube', 'Enteral and parenteral', 'Writes PN orders jointly with the pharmacist; not placing tubes'],
      ['peds', 'Paediatrics', 'Ketogenic diet: four patients, with supervision from Amman'],
      ['mi', 'Motivational interviewing', 'Trainer’s course 2022'],
    ],
    technical: [
      ['cbord', 'CBORD', 'Menus, therapeutic diets', 'advanced'],
      ['cerner', 'Cerner', '', 'advanced'],
      ['nutri', 'Nutritics', '', 'intermediate'],
      ['inbody', 'InBody, indirect calorimetry', 'Cosmed Q-NRG', 'advanced'],
    ],
    roles: [
      ['tv', 'Morning show, Roya TV', 'Guest each Ramadan, 30 live appearances.', '2018'],
      [
        'book',
        'Cookbook “Salt Less”',
        '70 Levantine recipes under 500 mg sodium; proceeds to a dialysis fund.',
        '2023',
      ],
    ],
    achievements: [
      ['espen', 'ESPEN congress, oral presentation', 'Early feeding bundle in a private ICU', 'Milan 2024'],
    ],
    other: [
      'MSc Clinical Nutrition, University of Jordan, 2015; BSc 2012, GPA 3.7',
      'DHA licence active, CDR eligible: RD exam scheduled for September',
      'Arabic, English, basic Tagalog from the ward',
      'Husband-sponsored visa, so NOC only',
      'Notice two months. UAE driving licence.',
    ],
  },
  [
    [
      'a-family',
      'dxb',
      'A family against your plan?',
      'The sons brought Zamzam water and dates to a father on dialysis with potassium 6.4. I did not forbid. I sat with the eldest and we counted: one date after the session, water inside the 700 ml. He wrote the list himself and policed his brothers.',
    ],
    [
      'a-error',
      'dxb',
      'A mistake of yours?',
      'I calculated a feed on the stated weight, 94, and he was 71. The nurse asked why he had diarrhoea. I corrected, told the consultant, and since then we have bed scales and no one writes "stated".',
    ],
    [
      'a-camp',
      'unrwa',
      'What did the camps teach you?',
      'That a mother who says she has no milk has usually no privacy.',
    ],
    ['a-expect', 'dxb', 'Expectations?', '22,000 dirham all in. School fees for one child would be valued.'],
  ],
  `
answerable | clinical areas of focus | overview | Renal
answerable | dietitians under her | leadership-1 | five
answerable | trainees supervised to completion | leadership-2 | seven
answerable | intensive care outcomes: early feeding | dxb / espen | 55; 88
answerable | kidney patients: number, lab improvement | dxb | 130; 62
answerable | accreditation surveys | dxb | JCI
answerable | fasting month guideline of hers | dxb | Ramadan
answerable | outpatient volume and conditions | pg | 16; diabetes
answerable | wellness talks to companies | pg | 45
answerable | refugee camp work, children screened | unrwa | 9,400
answerable | has she been in a professional kitchen | hotel | Amman
answerable | does she insert NG tubes | tube | not placing
answerable | epilepsy diet in kids - alone? | peds | supervision
answerable | metabolic cart | inbody | Cosmed
answerable | diet office software | cbord | CBORD
answerable | media presence | tv | 30
answerable | Did she publish a book, who gets the money | book | dialysis fund
answerable | American RD yet? | other-2 | scheduled
answerable | does employer need to sponsor her visa | other-4 | NOC
answerable | how soon after resignation could she be with us | other-5 | two months
story | relatives bringing forbidden food | a-family
story | wrong calculation she made | a-error
near_miss | sports nutrition
near_miss | PhD
near_miss | licence for Abu Dhabi (DOH)
near_miss | is she a chef by training
near_miss | Speaks Hindi or Urdu
near_miss | Director of food services
missing | BLS card validity
missing | reason for leaving Al Safina
missing | eating habits of her own, vegan?
false_premise | how did the man with the wrong feed die
false_premise | why was her cookbook withdrawn
false_premise | Which score did she get on the RD exam she passed in 2022
`,
)
