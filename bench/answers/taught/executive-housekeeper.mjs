import { person } from '../own/person.mjs'

export const executiveHousekeeper = person(
  'Marva',
  {
    overview:
      'Executive housekeeper, 16 years in resorts, Montego Bay then Niagara Falls. I can strip a king bed in fifty seconds and read a linen par sheet in less. Canadian citizen since 2024.',
    leadership: [
      '74 staff: room attendants, house persons, laundry, public areas',
      'Union shop, grievance rate down from 11 to 3 a year',
    ],
    jobs: [
      [
        'falls',
        'Executive Housekeeper',
        'Cataract Grand Hotel, Niagara Falls, ON',
        '2019',
        'Present',
        '- 512 keys, 3 towers\n- Minutes per occupied room 34 to 27\n- Linen loss from 14% to 6%\n- Bed bug protocol with dogs, two rooms positive in four years',
      ],
      [
        'asst',
        'Assistant Executive Housekeeper',
        'Cataract Grand Hotel',
        '2016',
        '2019',
        'Opened the east tower in nine weeks. Rotas, inspections of 40 rooms a day.',
      ],
      [
        'mobay',
        'Floor Supervisor',
        'Doctor’s Cave Beach Resort, Montego Bay',
        '2010',
        '2016',
        'VIP floor, honeymoon set-ups, turndown. Started as attendant.',
      ],
    ],
    skills: [
      ['insp', 'Inspections', '63-point list, photos, three misses means a walk together'],
      ['laund', 'Laundry', 'Ran the in-house plant, 2 tonnes a day; chemical dosing by supplier'],
      ['proj', 'Refurbishment', 'Worked round 180 rooms in renovation without lost stars in reviews'],
    ],
    technical: [
      ['hot', 'HotSOS', 'Room status and requests', 'advanced'],
      ['kno', 'Knowcross', 'In Jamaica', 'beginner'],
      ['excel', 'Excel', 'Par levels, labour model', 'intermediate'],
    ],
    roles: [
      ['ieha', 'Chapter treasurer, housekeepers’ association', '38 members.', '2022'],
      ['cook', 'Soup for a newcomer centre', 'Second Saturdays, 90 bowls.', '2017'],
    ],
    achievements: [
      ['clean', 'Chain award for cleanliness', 'Third of 44 hotels, Canada', '2023'],
      ['read', 'Reading group for room attendants', 'Eleven women, six now citizens', '2024'],
    ],
    other: [
      'Hospitality diploma, HEART Trust, Runaway Bay, 2010; CHHE (certified hospitality housekeeping executive) 2021',
      'WSIB health and safety representative; first aid, CPR C to 2027',
      'English, Patois, workable Tagalog for the morning line-up',
      'No relocation before summer 2027, daughter finishes grade 12',
    ],
  },
  [
    [
      'a-strike',
      'falls',
      'A conflict with the union?',
      'They wanted a cap of 14 rooms. I said I would clean 16 myself with the steward for a week and we counted, and honestly we were both dead by Wednesday. We signed at 15 with the big suites counting as two.',
    ],
    [
      'a-lost',
      'mobay',
      'A guest accused your team?',
      'A bride said her ring was taken. I took the bin room apart, bag by bag, with gloves and my supervisor watching. It was in the sheet. I had cleared the attendant before the GM called the police.',
    ],
    ['a-pay', 'falls', 'Salary?', 'CAD 84,000, I would ask 92.'],
    ['a-next', 'falls', 'Next step?', 'Director of rooms. I do not mind to learn the desk side from below.'],
  ],
  `
answerable | how many rooms does her property have | falls | 512
answerable | heads she manages | leadership-1 | 74
answerable | productivity gains in minutes | falls | 34; 27
answerable | linen wastage | falls | 6%
answerable | citizen or permit? | overview | Canadian citizen
answerable | handled pests such as bedbugs | falls | dogs
answerable | did she open a building | asst | nine weeks
answerable | Caribbean work | mobay | Montego
answerable | from what entry level did she rise | mobay | attendant
answerable | laundry throughput | laund | 2 tonnes
answerable | CHHE? | other-1 | 2021
answerable | what's the grievance situation | leadership-2 | 3
answerable | does she speak filipino languages | other-3 | Tagalog
answerable | can she move to Vancouver this winter, why not | other-4 | daughter
answerable | room renovation in parallel with operation | proj | 180
answerable | brand wide ranking | clean | Third
answerable | literacy / staff welfare | read | Eleven
answerable | desired next title | a-next | Director of rooms
answerable | charity cooking | cook | 90
answerable | inspection checklist points | insp | 63
story | negotiation with the union over workload | a-strike | 
story | accusation of theft against her staff, her reaction | a-lost | 
near_miss | front office or rooms division leader
near_miss | degree in hospitality (bachelor)
near_miss | LEED / Green Key auditor
near_miss | Knowcross super user
near_miss | outsourced laundry tendering
near_miss | hospital housekeeping
missing | French
missing | Notice she must give
missing | is she comfortable w/ split weekends
false_premise | how many staff did she fire in the strike
false_premise | why did she leave the Fairmont
false_premise | what's her role at the Toronto airport hotel
`,
)
