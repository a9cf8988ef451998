import { person } from '../own/person.mjs'

export const pharmacyTechnician = person(
  'Keisha',
  {
    overview:
      'CPhT, sterile compounding. Fourteen years behind one counter or another, the last six in a hospital cleanroom. Bored by retail, never by chemo.',
    leadership: ['Lead tech for 9 on evenings', 'Trains every new hire on garbing and hand hygiene, 31 so far'],
    jobs: [
      [
        'hosp',
        'IV Room Lead Technician',
        'Mercy Gate Medical Center, Birmingham, AL',
        '05/2019',
        'Present',
        '- 240 IVs a shift, 30 hazardous\n- Passed the Joint Commission and the state board inspection, 2021 and 2024\n- Waste of premade bags cut from $19K to $7K a month by moving the batch time\n- 3–11:30 pm, every third weekend',
      ],
      [
        'mail',
        'Pharmacy Technician',
        'Southern mail-order pharmacy, Bessemer',
        '2015',
        '2019',
        '- 1,100 scripts a day on the line\n- Prior authorizations, PBM rejects',
      ],
      [
        'retail',
        'Pharmacy Technician',
        'Chain drugstore, Hoover',
        '2012',
        '2015',
        '- Drive-thru, register, vaccine paperwork\n- Inventory of C-IIs with the pharmacist, never off by a tablet',
      ],
      ['deli', 'Deli clerk', 'Piggly Wiggly, Pelham', '2010', '2012', ''],
    ],
    skills: [
      ['usp', 'USP <797> and <800>', 'Media fill and fingertip, zero growth since 2019'],
      ['tpn', 'TPN', 'Compounded on ExactaMix; NICU included'],
      ['nuc', 'Nuclear pharmacy', 'One week shadowing in Tuscaloosa'],
      ['rec', 'Medication history', 'ER, 12 a shift on Mondays when they are short'],
    ],
    technical: [
      ['pyxis', 'Pyxis ES', 'Refill, override reports', 'advanced'],
      ['epic', 'Epic Willow', 'DoseEdge interface', 'advanced'],
      ['pioneer', 'PioneerRx', '', 'beginner'],
    ],
    roles: [
      [
        'church',
        'Free clinic, Sixth Avenue Baptist',
        'Packs meds two Saturdays a month; set up the insulin fridge log.',
        '2017',
      ],
      ['ptcb', 'Item writer for the national technician exam', 'Wrote 44 questions, they kept 29', '2023'],
    ],
    achievements: [['tech', 'Technician of the Year, Alabama Society of Health-System Pharmacists', '', '2024']],
    other: [
      'PTCB certified since 2012, CSPT since 2020. Alabama registration through 12/31/2027.',
      'High school diploma, Hoover High 2010; some college (21 hours at Jeff State), no degree',
      'Can lift 50 lb, stands all shift, fit tested for N95 in January',
      'ASL: signs with my sister every day',
      'Drives, reliable car',
    ],
  },
  [
    [
      'a-catch',
      'hosp',
      'A mistake you caught?',
      'Vincristine in a syringe, not a minibag, came across on a Friday at 10 pm. That one kills people. I put it in the red bin, called the pharmacist and would not let it be "just this once". Next month syringes were blocked in the system.',
    ],
    [
      'a-team',
      'hosp',
      'How do you correct a coworker?',
      'I had a guy with a beard net on his chin. I did not say it in front of folks, I put on mine the same way and asked him what was wrong with the picture. He laughed and got it and he is my best trainer now.',
    ],
    ['a-days', 'hosp', 'What shift would you like?', 'Days, Monday to Friday. My twins start kindergarten in August.'],
    ['a-pay', 'hosp', 'Pay?', 'Making $25.60 with differential. I would not leave for less than 27.'],
  ],
  `
answerable | which part of pharmacy does she specialise in | overview / hosp | sterile
answerable | years as a tech in all | overview | Fourteen
answerable | evening crew she leads, size | leadership-1 | 9
answerable | how many people has she taught gowning | leadership-2 | 31
answerable | volume of infusions per shift, any hazardous | hosp | 240; 30
answerable | inspections she went thru | hosp | Joint Commission
answerable | money saved on wasted bags | hosp | 19; 7
answerable | insurance rejections / PA exp | mail | Prior authorizations
answerable | retail store exp? | retail | drugstore
answerable | controlled substance counts | retail | C-II
answerable | any growth on her media fills | usp | zero
answerable | can she do nutrition bags for babies | tpn | NICU
answerable | radiopharmacy - worked or watched? | nuc | shadowing
answerable | takes home med lists from patients? | rec | ER
answerable | automated dispensing cabinets - brand | pyxis | Pyxis
answerable | has she contributed to the certification test | ptcb | 44
answerable | volunteering w/ uninsured | church | clinic
answerable | sterile certification and since when | other-1 | 2020
answerable | associate's or bachelor's? | other-2 | no degree
answerable | hourly rate now and lowest she'd take | a-pay | 25.60; 27
story | medication error she stopped | a-catch
story | coworker not following dress code of the cleanroom | a-team
near_miss | Is she a pharmacist or in pharmacy school
near_miss | Omnicell?
near_miss | pharmacy buyer / 340B
near_miss | independent pharmacy software at advanced level
near_miss | Does she speak Spanish
near_miss | registered in Georgia or Tennessee
missing | flu shot or COVID vaccine status
missing | why did she go from mail order to the hospital
missing | sign-on bonus payback owed to Mercy Gate
false_premise | which patient did the vincristine syringe kill
false_premise | why was her registration not renewed
false_premise | how many tablets went missing in Hoover
`,
)
