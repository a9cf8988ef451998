import { person } from '../own/person.mjs'

export const graduateStudent = person(
  'Noémie',
  {
    overview:
      "Master's student in supply chain management with internships in procurement and demand planning. Analytical, organised and bilingual. Looking for a full-time analyst position from May 2027.",
    jobs: [
      [
        'ta',
        'Teaching Assistant',
        'HEC Montréal',
        'September 2025',
        'Present',
        [
          '- Lead weekly statistics tutorials for 40 undergraduate students.',
          '- Mark assignments and exams.',
          '- Hold office hours and answer questions on the course forum.',
        ].join('\n'),
      ],
      [
        'boreal',
        'Demand Planning Intern',
        'Aliments Boréal, Laval, QC',
        'May 2026',
        'August 2026',
        [
          '- Forecasted weekly demand for 120 frozen products in Excel and Python.',
          '- Improved forecast accuracy from 71% to 79% for promoted products.',
          '- Presented the findings to the VP of Operations at the end of the internship.',
        ].join('\n'),
      ],
      [
        'aero',
        'Procurement Intern',
        'Aéro-Précision, Mirabel, QC',
        'May 2025',
        'August 2025',
        [
          '- Compared quotes from 35 suppliers of fasteners and tooling.',
          '- Prepared a supplier scorecard for the team of six buyers.',
          '- Took part in supplier negotiations that saved CAD 48,000 a year.',
        ].join('\n'),
      ],
      [
        'ware',
        'Warehouse Associate (part-time)',
        'LogiNord, Dorval, QC',
        'June 2023',
        'August 2024',
        [
          '- Picked and packed online orders with RF scanners.',
          '- Trained six seasonal workers before the holidays.',
          '- Counted stock every month and reported differences.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['forecast', 'Forecasting', ''],
      ['inventory', 'Inventory management', ''],
      ['supplier', 'Supplier evaluation', ''],
      ['data', 'Data analysis', ''],
      ['present', 'Presentation skills', ''],
    ],
    technical: [
      ['excel', 'Microsoft Excel', ''],
      ['python', 'Python', ''],
      ['sql', 'SQL', ''],
      ['pbi', 'Power BI', ''],
    ],
    roles: [
      ['case', 'Captain, case competition team', 'Led a team of four to the national final in Vancouver', '2026'],
      ['assoc', 'Vice-president, Supply Chain Student Association', 'Organise two company visits per term', '2025'],
    ],
    achievements: [
      ['dean', "Dean's List, Concordia University", '', '2024'],
      ['belt', 'Lean Six Sigma Yellow Belt', '', '2025'],
    ],
    other: [
      'MSc in Supply Chain Management, HEC Montréal, expected April 2027, GPA 3.9/4.3',
      'Bachelor of Commerce, Concordia University, 2025',
      'French (native), English (fluent), Spanish (beginner)',
    ],
  },
  [
    [
      'a-team',
      'case',
      'Tell us about working in a team under pressure.',
      'At the national final in Vancouver we had 24 hours to solve a case about vaccine distribution. At midnight two of us wanted different network designs and nobody was sleeping. I asked each person to write down the three numbers that would change their mind, and we tested those. We went with the design that was not mine. We finished third of twelve teams.',
    ],
    [
      'a-avail',
      null,
      'When could you start?',
      'I can start full-time in May 2027, right after my last exam. Until then I could work up to 15 hours a week. I have no classes on Fridays.',
    ],
    [
      'a-why',
      null,
      'Why supply chain?',
      'I started in the warehouse at LogiNord to pay for my studies. I saw that most of our problems at the dock came from decisions made somewhere else weeks before. I wanted to be where those decisions are made. That is why I chose planning for my second internship.',
    ],
  ],
  `
answerable | when does she graduate? | other-1 | April 2027
answerable | What is her current job? | ta | Teaching Assistant
answerable | Does she know SQL? | sql |
answerable | Has she negotiated with suppliers? | aero / supplier | 48,000
answerable | Can she start before May, part time? | a-avail / overview | 15 hours
answerable | is her english good enough for client meetings | other-3 | fluent
answerable | Summarise her experience with data analysis | boreal data python / excel sql pbi forecast overview ta aero
story | Tell me about a time she worked in a team under pressure. | a-team / case |
near_miss | Is she a Six Sigma green belt? | / belt
near_miss | how many years of python does she have | / python boreal
missing | Has she used SAP?
false_premise | why did she drop out of Concordia | / other-2 dean
`,
)
