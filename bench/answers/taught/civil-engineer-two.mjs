import { person } from '../own/person.mjs'

export const civilEngineer = person(
  'Sandeep',
  {
    overview:
      'Civil engineer with 12 years of experience in the design and site execution of highways, bridges and water supply projects. Strong in contract administration, quality control and coordination with government clients.',
    jobs: [
      [
        'deccan',
        'Resident Engineer',
        'Deccan Infra Consultants Pvt. Ltd., Pune',
        'Apr 2020',
        'Present',
        [
          '- Supervising construction of a 42 km four-lane highway package worth INR 610 crore for NHAI.',
          '- Leading a site team of nine engineers and surveyors.',
          '- Checking contractor bills, measurement books and monthly progress reports.',
          '- Enforcing a permit-to-work system; the package has completed 2.3 million man-hours without a fatality.',
          '- Approved design changes to three minor bridges after the 2021 floods.',
        ].join('\n'),
      ],
      [
        'sahyadri',
        'Design Engineer',
        'Sahyadri Structural Designers, Pune',
        'Jun 2016',
        'Mar 2020',
        [
          '- Designed 18 RCC minor bridges and 60 box culverts to IRC codes using STAAD.Pro.',
          '- Prepared tender drawings and bills of quantities for state road projects.',
          '- Trained four graduate engineers in drawing standards.',
        ].join('\n'),
      ],
      [
        'konark',
        'Site Engineer',
        'Konark Water Projects, Nagpur',
        'Jul 2014',
        'May 2016',
        [
          '- Executed 31 km of ductile iron pipeline for a rural water supply scheme.',
          '- Conducted concrete cube tests and maintained quality records.',
          '- Coordinated with village councils for access to land.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['superv', 'Construction supervision', ''],
      ['quality', 'Quality control', ''],
      ['contract', 'Contract administration', 'FIDIC and NHAI EPC contracts'],
      ['estimate', 'Quantity estimation', ''],
      ['survey', 'Surveying', ''],
      ['safety', 'Site safety', ''],
    ],
    technical: [
      ['civil3d', 'AutoCAD Civil 3D', ''],
      ['staad', 'STAAD.Pro', ''],
      ['msp', 'MS Project', ''],
      ['station', 'Total station', ''],
    ],
    roles: [
      ['lake', 'Volunteer organiser, lake clean-up', 'Monthly clean-up with around 50 volunteers in Pune', '2022'],
    ],
    achievements: [
      ['award', 'Best Site Safety Award, Deccan Infra', '', '2023'],
      ['gate', 'GATE (Civil Engineering)', 'Qualified with 96.2 percentile', '2014'],
    ],
    other: [
      'M.Tech. in Structural Engineering (part-time), College of Engineering Pune, 2019',
      'B.E. in Civil Engineering, Nagpur University, 2014, first class',
      'Languages: Marathi, Hindi, English',
      'Willing to work at remote sites',
    ],
  },
  [
    [
      'a-contractor',
      'deccan',
      'Tell us about a conflict on site.',
      'In 2022 the contractor laid 600 metres of base course before our lab results were out. I refused to certify it, and the project manager of the contractor complained to my director. I called a joint test on site with both labs and the client present. Four of ten samples failed, so they removed 240 metres at their own cost. After that they waited for results, and I made sure that our lab gave them within 24 hours.',
    ],
    [
      'a-site',
      'sahyadri',
      'Why did you move from design to site?',
      'I had designed many small bridges but I had never seen one of my own being built. I wanted responsibility for people and money and not only for drawings. Deccan Infra gave me that chance as Resident Engineer. I still check designs, so I have not lost it.',
    ],
    [
      'a-pay',
      null,
      'What is your expected salary?',
      'I expect around INR 24 lakh per year. At present I am at 19 lakh plus site allowance. I can discuss it if accommodation is provided.',
    ],
  ],
  `
answerable | What is his present role? | deccan | Resident Engineer
answerable | How many years of bridge design experience does he have | sahyadri / overview staad |
answerable | Has he worked on NHAI projects? | deccan / contract | 42 km
answerable | did he lead a team? how many people | deccan | nine
answerable | Why did he leave Sahyadri and move to site | a-site |
answerable | staad pro experience? | sahyadri staad |
answerable | Does he have a masters degree? | other-1 | M.Tech
answerable | Summarise his experience with highway projects | deccan overview / superv contract sahyadri a-contractor
story | Tell me about a time he had a disagreement with a contractor. | a-contractor |
near_miss | Does he know Primavera P6? | / msp
missing | Is he open to working in the Gulf? | / other-4
false_premise | how many workers died in the accident on his highway package | / deccan award
`,
)
