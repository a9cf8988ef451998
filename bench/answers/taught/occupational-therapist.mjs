import { person } from '../own/person.mjs'

export const occupationalTherapist = person(
  'Maude',
  {
    overview:
      'Occupational therapist (Québec), hands and upper limb. Thirteen years, of them four in a factory and not in a hospital. Will tell you honestly if the splint is useless.',
    jobs: [
      [
        'clin',
        'Clinical OT, hand therapy',
        'Clinique de la main Rivière-Blanche, Trois-Rivières',
        'Feb. 2021',
        null,
        '14 patients/day; 380 custom orthoses in 2024. Flexor tendons, burns, CRPS. Started Saturday mornings, always full. Reports to the CNESST within five days.',
      ],
      [
        'fact',
        'Ergonomist–OT',
        'Bombelle Trains, La Pocatière',
        '2016',
        '2020',
        'Shoulder claims 44 to 17 in three years. Redesigned the riveting station with the riveters. 212 job analyses.',
      ],
      [
        'rehab',
        'OT, neuro rehab',
        'Institut de réadaptation, Québec City',
        '2012',
        '2016',
        'Stroke and TBI; driving evaluations with a dual-brake car',
      ],
      [
        'camp',
        'Camp counsellor',
        'Camp Papillon-like camp for disabled kids',
        'summers 2008–2010',
        null,
        'Canoe, tube feeding, mosquitoes',
      ],
    ],
    skills: [
      ['splint', 'Orthosis fabrication', 'Thermoplastic, neoprene, casts; relative motion'],
      ['us', 'Ultrasound-guided assessment', 'Workshop 2025, practising on colleagues'],
      ['fce', 'Functional capacity evaluations', 'Two-day protocol, defended 6 of them at the tribunal'],
      ['mirror', 'Mirror therapy, graded motor imagery', ''],
    ],
    technical: [
      ['jamar', 'Jamar, BTE Primus', '', 'expert'],
      ['myle', 'Myle', 'Electronic record', 'intermediate'],
      ['rhino', 'Rhino 3D', 'Printing splints for climbers, hobby', 'beginner'],
    ],
    roles: [
      [
        'hait',
        'Team Canada Healing Hands',
        'Les Cayes, Haiti, three two-week trips; trained 15 rehab techs.',
        '2014, 2016, 2019',
      ],
      ['ordre', 'OEQ, inspection committee', 'Visits 8 colleagues per year.', '2022'],
    ],
    achievements: [['prix', 'Prix d’excellence en prévention, CNESST', 'With the union of Bombelle', '2019']],
    other: [
      'M.Sc. ergothérapie, Université Laval, 2012. CHT exam: passed November 2024.',
      'Français; English fluent; kreyòl ayisyen basic',
      'Registered in Québec; New Brunswick application in progress',
      'Maternity leave March to December 2020',
      'Climbs 5.11 trad, tapes her own fingers',
    ],
  },
  [
    [
      'a-pianist',
      'clin',
      'Describe a patient who did not follow the plan.',
      'A carpenter with a zone II repair took off his splint to finish his daughter’s bed. It held, by luck. I did not scold. I asked what else had to be finished, and we made a splint which fits inside a work glove with a red line for "not beyond". He came each Monday with sawdust.',
    ],
    [
      'a-foreman',
      'fact',
      'Resistance to change?',
      'The foreman said therapists have never riveted. So I riveted for two shifts, badly, 61 pieces. On the third day he brought the jig that he had had in his locker for years. We copied it twelve times.',
    ],
    ['a-move', 'clin', 'Why Moncton?', 'My partner is from Shediac and his mother had an offer of our basement.'],
    ['a-terms', 'clin', 'Conditions?', '34 hours, no more. $58 an hour or 55% of billing.'],
  ],
  `
answerable | subspecialty | overview clin | hand
answerable | industry vs hospital years | overview / fact | four
answerable | custom splints made last yr | clin | 380
answerable | caseload daily | clin | 14
answerable | workers comp reports - delay? | clin | five days
answerable | Are Saturdays something she does | clin | Saturday
answerable | injuries reduced at the plant | fact | 44; 17
answerable | workplace assessments, how many | fact | 212
answerable | can she assess fitness to drive | rehab | driving
answerable | brain injury | rehab | TBI
answerable | Worked with children at any point? | camp | kids
answerable | ultrasound skills level | us | practising
answerable | expert testimony at hearings | fce | 6
answerable | strength testing equipment | jamar | Jamar
answerable | humanitarian missions, how often | hait | three
answerable | peer inspection for the regulatory college | ordre | 8
answerable | certified hand therapist? when | other-1 | November 2024
answerable | licensed in NB already? | other-3 | in progress
answerable | gap in 2020, why | other-4 | Maternity
answerable | what weekly hours would she accept | a-terms | 34
story | non-compliant patient | a-pianist
story | getting a sceptical supervisor on side | a-foreman
near_miss | physiotherapist licence
near_miss | Telus Medesync or Omnimed
near_miss | Mental health OT
near_miss | surgery assisting
near_miss | Is she a clinic owner
near_miss | PhD or research chair
missing | second references in English
missing | parking, car, commuting distance
missing | professional liability claims
false_premise | how come the carpenter's tendon tore again and he sued
false_premise | why did Bombelle lay her off
false_premise | How many years did she live in Port-au-Prince
`,
)
