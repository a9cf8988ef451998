import { person } from '../own/person.mjs'

export const ropeCleaner = person(
  'Kai',
  {
    overview:
      'High-rise window cleaner on ropes, Manchester and Leeds. Twelve years up, no falls. Owner-operator of a two-van business for the last five and thinking about selling the vans. I am happier on a rope than on the phone with late payers.',
    leadership: ['Three lads on day rate, one of them IRATA level 3 supervising when I am off site'],
    jobs: [
      [
        'own',
        'Owner',
        'Overedge Rope Access, Stockport',
        'June 2021',
        'Present',
        '- Turnover £240k, about 60 buildings a year\n- Tallest: 47 storeys in Deansgate\n- Wrote method statements and rescue plans for every job\n- 2024: late payer took £19k, court got 11k back',
      ],
      [
        'sky',
        'Rope access technician',
        'Skyline Maintenance UK, Salford',
        '2016',
        '2021',
        'Gutters, cladding surveys with a tap hammer, mastic, pigeon netting. Bridge work over the Mersey.',
      ],
      [
        'trad',
        'Window cleaner',
        'Sparkle Bros, Stockport',
        '2014',
        '2016',
        'Ladder and reach-and-wash, 1,000 terraced houses on the round.',
      ],
      ['scaf', 'Labourer', 'Scaffold firm, Oldham', '2012', '2014', 'Loading out.'],
    ],
    skills: [
      ['res', 'Rescue', 'Pick-off in 4 minutes, drilled monthly'],
      ['sales', 'Quoting', 'From drawings or drone pictures the client sends'],
      ['fac', 'Façade repairs', 'Small silicone and panel clips'],
    ],
    technical: [
      ['tradify', 'Tradify', 'Jobs and invoices', 'intermediate'],
      ['drone', 'DJI Mini', 'Own pictures, unlicensed beyond the flyer ID', 'beginner'],
    ],
    roles: [
      ['comm', 'Volunteer, mountain rescue team', 'Glossop, on call.', '2018'],
      ['talk', 'School talks', 'Year 9 trades day, three schools.', '2024'],
    ],
    achievements: [
      ['cap', 'Inspected the clock of a town hall', 'Took the hands off with the horologist on a Sunday', '2023'],
      ['yr', '1,460 days without a lost-time injury', 'Company count to June 2025', '2025'],
    ],
    other: [
      'IRATA level 2, expires September 2027; CSCS card; PASMA; asbestos awareness',
      'GCSEs, five incl. maths. City & Guilds in window cleaning',
      'Public liability £10m, Constructionline Silver',
      'Wanting staff job with van and pension, anywhere the trains run to Stockport',
    ],
  },
  [
    [
      'a-stuck',
      'sky',
      'Closest call?',
      'Rope went over a sharp parapet in a gust at the Mersey bridge. I felt it feather. I went on to the backup, told the other two to stop where they were and came down slowly on the spare. The edge guard had been left in the van, by me. I load the van the night before, with a list.',
    ],
    [
      'a-boss',
      'own',
      'Ever sacked someone?',
      'I let a good lad go for having a line at lunch. He was the quickest on ropes. I gave him the number of a clinic and a month’s pay. He texts me at Christmas, clean.',
    ],
    ['a-pay', 'own', 'What money?', 'I take about 48 out of the firm. I would do 42 on the books and sleep.'],
    ['a-when', 'own', 'Start?', 'The vans and the round need selling, so say three months.'],
  ],
  `
answerable | rope ticket level & expiry | other-1 | level 2
answerable | is the firm still his, since when | own | 2021
answerable | height of the tallest job | own | 47
answerable | annual sales of his business | own | 240k
answerable | workers he uses | leadership-1 | Three
answerable | safety record in days | yr | 1,460
answerable | Bad debts? | own | 19k
answerable | writes RAMS? | own | method statements
answerable | insurance amount | other-3 | 10m
answerable | mountain rescue or volunteer | comm | Glossop
answerable | what work before ropes | trad scaf | 
answerable | household rounds - size | trad | 1,000
answerable | drone use? licensed | drone | flyer ID
answerable | surveys or inspections other than cleaning | sky cap | 
answerable | asbestos training | other-1 | awareness
answerable | does he still want to be his own boss | overview a-pay other-4 | 
answerable | how long to wind down before he could join | a-when | three months
answerable | what does he draw from the business | a-pay | 48
answerable | how quickly can he get a casualty off the rope | res | 4 minutes
answerable | Qualifications from school | other-2 | GCSEs
story | the scariest moment on the ropes | a-stuck | 
story | dismissing a talented worker over conduct | a-boss | 
near_miss | IRATA level 3 himself
near_miss | double glazing unit replacement
near_miss | photogrammetry or thermal surveys
near_miss | MEWP / IPAF card
near_miss | NVQ in cleaning supervision
near_miss | offshore or wind turbine ropes
missing | driving licence points
missing | NEBOSH certificate
missing | would he work weekends abroad
false_premise | how many stitches from his fall
false_premise | why did Skyline sack him
false_premise | which franchise did he buy
`,
)
