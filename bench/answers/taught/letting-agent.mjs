import { person } from '../own/person.mjs'

export const lettingAgent = person(
  'Cormac',
  {
    overview:
      'Commercial agent, offices and sheds, Galway and the west. Licensed by the PSRA. I was a quantity surveyor until the crash of 2009 finished the firm.',
    jobs: [
      [
        'assoc',
        'Associate Director, Commercial Agency',
        'Tierney Lydon Property, Galway',
        'Feb 2018',
        'Present',
        'Let 412,000 sq ft since I joined. Biggest single letting: 68,000 sq ft at Oranmore to a stent maker, 15 years, no break till year ten. Fees of €1.1m in 2024. Two juniors and half a secretary.',
      ],
      [
        'neg',
        'Negotiator, Residential then Commercial',
        'Hession Auctioneers, Athenry',
        '2010',
        '2018',
        'Houses for three years, hated the Saturdays. Set up the commercial desk in 2013 from nothing: a phone, a Hiace and a bundle of To Let boards.',
      ],
      [
        'qs',
        'Graduate Quantity Surveyor',
        'Brannigan Build, Tuam',
        '2006',
        '2009',
        'Measured a leisure centre and four schools.',
      ],
    ],
    skills: [
      ['lease', 'Lease negotiation', 'Rent reviews too, both sides, eight to arbitration and five won'],
      ['val', 'Valuations', 'Red Book with a chartered colleague countersigning'],
      ['planning', 'Planning', 'Change of use, two oral hearings as a witness'],
    ],
    technical: [
      ['crm', 'Reapit', '', 'intermediate'],
      ['drone', 'Drone pilot', 'A2 certificate, shoots own aerials', 'advanced'],
      ['cad', 'AutoCAD', 'can open one and measure', 'beginner'],
    ],
    roles: [['bid', 'Westend traders, treasurer', 'Collects from 120 shops, budget €95,000.', '2021']],
    achievements: [
      [
        'deal',
        'Deal of the Year, Connacht',
        'For the Oranmore letting, shared with the landlord’s agent in Dublin.',
        '2022',
      ],
    ],
    other: [
      'BSc Quantity Surveying, GMIT, 2006',
      'PSRA licence, classes B and C, renewed each summer; 20 hours CPD done for this year',
      'Irish: fluent, raised in An Spidéal. English. Pub German.',
      'Full licence, no points; 35,000 km a year',
      'Sea swimmer, Blackrock tower, all winter',
    ],
  },
  [
    [
      'a-empty',
      'assoc',
      'What was the hardest building to let?',
      'A call centre in Loughrea, empty six years, with a carpet you could smell from the road. I got the owner to spend nine thousand on ripping it out and I brought the tenant at dusk when the view is good. A vet took the ground floor and a gym the rest.',
    ],
    [
      'a-walk',
      'lease',
      'Have you walked away from a deal?',
      'A landlord wanted me to keep quiet about a flood in 2015. I handed the keys back the next day and told him why in writing. He rang me four years later with a different building and the flood report on top.',
    ],
    [
      'a-target',
      'assoc',
      'What would you want from us?',
      'Equity, or a road to it inside three years. The base matters less, €85,000 would do.',
    ],
    ['a-when', 'assoc', 'When are you free?', 'Three months, with a non-solicit on my current clients for six.'],
  ],
  `
answerable | total space let at the current firm | assoc | 412,000
answerable | Largest deal and who was the occupier | assoc | 68,000; stent
answerable | what's he billing a year | assoc | 1.1m
answerable | does he manage people | assoc | Two juniors
answerable | Why did he get out of QS work | overview / qs | crash
answerable | resi experience, and did he like it | neg | hated
answerable | business he built from zero? | neg | 2013
answerable | construction background - what did he work on | qs | schools
answerable | rent review arbitrations: record | lease | eight; five
answerable | Acts for tenants or only for owners? | lease | both sides
answerable | can he sign a Red Book valuation on his own | val | countersigning
answerable | expert/witness at planning hearings | planning | oral hearings
answerable | who does his aerial photography | drone | own
answerable | awards in the trade | deal | Deal of the Year
answerable | Is his licence in order, which classes | other-2 | B and C
answerable | could he do business through Irish in Connemara | other-3 | fluent
answerable | how much driving does he do | other-4 | 35,000
answerable | Local business association role, size of the pot | bid | 95,000
answerable | Restrictive covenants we should know of | a-when | non-solicit
answerable | What package would bring him over | a-target | Equity
story | Property nobody wanted, how did he shift it | a-empty
story | integrity example - turned down an instruction | a-walk
near_miss | Is he a chartered surveyor (MRICS / MSCSI)?
near_miss | Did he sell development land
near_miss | hotel or retail park lettings?
near_miss | designs layouts in CAD?
near_miss | Is he a full director or shareholder today?
near_miss | Property management of the buildings after letting
missing | reason for looking now
missing | what commission split is he on
missing | Would he work from Dublin two days a week?
false_premise | Why did he lose his licence in the summer?
false_premise | How many houses does he still sell per month
false_premise | What did he study at UCD
`,
)
