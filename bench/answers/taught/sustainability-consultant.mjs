import { person } from '../own/person.mjs'

export const sustainabilityConsultant = person(
  'Linnea',
  {
    overview:
      'Junior consultant, sustainability reporting, Gothenburg. Two and a half years out of university. I chase invoices for diesel so that others may write the foreword.',
    jobs: [
      [
        'jr',
        'Consultant (junior until 2025)',
        'Tallskog Rådgivning AB, Gothenburg',
        'Aug 2023',
        'Present',
        'CSRD double materiality for three clients: a bakery group, a bolt wholesaler, a municipal housing company with 9,800 flats. Scope 3 for the bolts, 71 suppliers asked, 49 answered. Half of my time is data in Excel. Utilisation 78%.',
      ],
      [
        'thesis',
        'Thesis worker',
        'Volvo Trucks, Gothenburg',
        'Jan 2023',
        'Jun 2023',
        'Life cycle assessment of a cab roof, in openLCA. Cut the CO2 of the material by 14% on paper.',
      ],
      [
        'bar',
        'Barista and shift lead',
        'Kaffelabbet, Lund',
        '2019',
        '2022',
        'Evenings and Sundays beside studies. Opened alone from 2020.',
      ],
    ],
    skills: [
      ['inter', 'Stakeholder interviews', '54 so far, from truck drivers to a bishop'],
      ['gap', 'Gap analysis ESRS', 'E1, E5, S1 complete; others with a senior'],
      ['viz', 'Visual reports', 'Draws by hand, then Figma'],
    ],
    technical: [
      ['xl', 'Excel', 'power query', 'advanced'],
      ['lca', 'openLCA', '', 'intermediate'],
      ['py', 'Python', 'pandas for invoice reading, 12,000 pdf pages', 'intermediate'],
    ],
    roles: [
      ['union', 'Student climate week, Lund', 'Head of programme, 30 events, 4,200 visitors.', '2022'],
      ['scout', 'Scout leader', 'Ten- to twelve-year-olds, one week hike each summer.', '2018'],
    ],
    achievements: [['grant', 'Scholarship for thesis, SEK 40,000', 'Adlerbert foundation.', '2023']],
    other: [
      'MSc Environmental Engineering, Lund, 2018–2023, one exchange term at ETH Zürich',
      'Swedish, English C1, German B1 (Zürich)',
      'Driving licence yes, does not fly within Sweden',
      'Part time at 90% since last autumn, studies law on Fridays',
      'Bandy in winter, bilberries in August',
    ],
  },
  [
    [
      'a-client',
      'jr',
      'A client who did not want to answer?',
      'The bolt wholesaler’s buyer said suppliers are a secret. I showed him his own competitor’s report, which named the mill. He gave me eight names that afternoon and the rest when he had asked his wife, who owns the company.',
    ],
    [
      'a-error',
      'py',
      'Tell about an error.',
      'My script read litres as kilowatt hours for one van. The total looked better than last year and nobody asked. I found it three days before printing and phoned, and the client’s CFO thanked me in the foreword.',
    ],
    [
      'a-dream',
      'jr',
      'In five years?',
      'I would lead the sustainability work of one company and see the same factory twice.',
    ],
    ['a-pay', 'jr', 'Salary now and wish?', '37,400 kronor; I wish 42,000.'],
  ],
  `
answerable | how junior is she, time since graduation | overview / jr | Two and a half
answerable | public housing client size | jr | 9,800
answerable | Supplier response rate on scope 3 | jr | 71; 49
answerable | billable utilisation | jr | 78%
answerable | thesis: where and about what | thesis | Volvo
answerable | LCA reduction potential found | thesis | 14%
answerable | student jobs besides studies? | bar | Barista
answerable | did she open the shop by herself | bar | alone
answerable | number of interviews with stakeholders | inter | 54
answerable | Which ESRS topics can she do alone | gap | E1
answerable | graphic tools | viz | Figma
answerable | automation of documents reading, volume | py | 12,000
answerable | LCA tool | lca thesis | openLCA
answerable | large student event management; visitors | union | 4,200
answerable | youth work | scout | Scout
answerable | grants or scholarships | grant | 40,000
answerable | semester abroad - university | other-1 | Zürich
answerable | domestic flights - will she take them | other-3 | does not fly
answerable | how many % does she work and what's on the other day | other-4 | 90%; law
answerable | pay today / target | a-pay | 37,400; 42,000
story | getting data from a secretive customer | a-client
story | When was a data error of hers found | a-error
near_miss | senior consultant or project leader for a whole report?
near_miss | SimaPro or GaBi?
near_miss | auditor of sustainability statements
near_miss | Bank taxonomy reporting
near_miss | lawyer qualification
near_miss | Did she work as employee for Volvo after thesis as an engineer
missing | notice period
missing | is she prepared to travel in Europe
missing | does she carry her own clients or sales target
false_premise | Why did ETH expel her?
false_premise | How come the bakery group cancelled her project
false_premise | Which scouting accident in 2021 did she cause
`,
)
