import { person } from '../own/person.mjs'

export const visualMerchandiser = person(
  'Ludovica',
  {
    overview:
      'Visual merchandiser between Bologna and Milan, windows and shop floor, mostly fashion and once chocolate. Scenography by study, so I think in light before mannequins. Available as employee or with Partita IVA.',
    leadership: ['Guide for 17 shop VMs in Emilia and Veneto, without hierarchical power'],
    jobs: [
      [
        'reg',
        'Regional Visual Merchandiser',
        'Tessaro Moda, Bologna',
        '2021',
        'present',
        '- 23 shops, visits each six weeks\n- Eight window changes a year\n- Guideline book in 3 languages\n- Denim wall test: plus 14% sales against twin shops',
      ],
      [
        'choc',
        'Window dresser (project)',
        'Cioccolateria Bassi, Modena',
        'Oct 2023',
        'Jan 2024',
        'Christmas window with 900 paper leaves, on ladder at night.',
      ],
      [
        'flag',
        'In-store visual',
        'Tessaro Moda flagship, Milan Corso Buenos Aires',
        '2018',
        '2021',
        'Three floors. Floor moves every Thursday before opening. Mannequins 64.',
      ],
      [
        'theatre',
        'Assistant scenographer',
        'Teatro Comunale, Ferrara',
        '2016',
        '2018',
        'Two operas, models 1:25, painting drops.',
      ],
    ],
    skills: [
      ['light', 'Lighting', 'Track spot aiming, colour temperature, no electrics'],
      ['plano', 'Planograms', 'Made from sell-through every Monday'],
      ['prop', 'Props', 'Wood, foam, paper; carpenter for the heavy pieces'],
    ],
    technical: [
      ['mockshop', 'MockShop', 'Virtual floor plans', 'advanced'],
      ['ps', 'Photoshop', 'Window renders', 'advanced'],
      ['sku', 'SketchUp', '', 'intermediate'],
    ],
    roles: [['school', 'Workshop at IED Milano', 'Two days, once a year, 25 students.', '2022']],
    achievements: [['salone', 'Window prize during Design Week', 'Second, for a sofa without a sofa', '2022']],
    other: [
      'Degree in Scenography, Accademia di Belle Arti di Bologna, 2016, 110 e lode',
      'Italian; English B2; Spanish spoken with the Barcelona office',
      'Category B licence, drives the company van',
      'Away from home 3 nights a week at most',
    ],
  },
  [
    [
      'a-mann',
      'flag',
      'A difficult moment with a colleague?',
      'A shop manager put a sale table in front of my new line each night. I came at seven with coffee, and we moved it together to the place where people wait for the fitting rooms. She sold 40 percent of it there. After that she asks me.',
    ],
    [
      'a-late',
      'reg',
      'When did delivery fail?',
      'The autumn props stayed in a warehouse in Rotterdam. I used the cartons themselves, 120 of them, painted with chalk, and we called it the moving. Head office wanted the cartons for Milan.',
    ],
    ['a-ral', 'reg', 'What RAL do you ask?', '33,000 now, I ask 37 or a car.'],
    ['a-when', 'reg', 'Notice?', 'Forty-five days by contract, less with agreement.'],
  ],
  `
answerable | amount of stores in her area and how often she goes there | reg | 23
answerable | window rotations per annum | reg | Eight
answerable | did her displays raise turnover, evidence | reg | 14%
answerable | background in stage design? | theatre overview other-1 | 
answerable | Final mark at academy | other-1 | lode
answerable | freelance possible (VAT number) | overview | Partita IVA
answerable | does she have authority over store VMs | leadership-1 | without
answerable | non-fashion client she had | choc | 
answerable | hands-on at heights | choc | ladder
answerable | 3D / virtual store layout software | mockshop sku | 
answerable | can she wire lamps | light | no electrics
answerable | who builds the heavier decor | prop | carpenter
answerable | which foreign language for Spain team | other-2 | Spanish
answerable | maximum nights out | other-4 | 3 nights
answerable | any teaching at design school | school | IED
answerable | what day did she rearrange the flagship | flag | Thursday
answerable | Dummies count there | flag | 64
answerable | gross yearly pay she wants | a-ral | 37
answerable | when can she begin / how long must she stay | a-when | Forty-five
answerable | prizes at salone? | salone | Second
story | clash with store boss over display space | a-mann | 
story | improvisation when materials did not arrive | a-late | 
near_miss | InDesign layouts
near_miss | has she ever run a shop as manager
near_miss | luxury jewellery windows
near_miss | head of VM for a whole country
near_miss | fluent German?
near_miss | shop architecture or store construction
missing | buying or assortment budget
missing | Was she ever self-employed with a studio of staff
missing | would she relocate to Rome
false_premise | Why did her Rotterdam shop shut down
false_premise | how long did she design costumes for La Scala
false_premise | why did she fail her academy exam
`,
)
