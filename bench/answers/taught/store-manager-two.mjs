import { person } from '../own/person.mjs'

export const storeManager = person(
  'Ciara',
  {
    overview:
      'Hands-on store manager with ten years in fashion and homeware retail. I lead from the shop floor, develop people and keep a close eye on the numbers. Passionate about a tidy store and a warm welcome.',
    jobs: [
      [
        'lark',
        'Store Manager',
        'Lark & Linen Homeware, Cork',
        'Aug 2021',
        'Present',
        [
          '- Manage a store of 22 staff with annual sales of €4.1 million.',
          '- Recruit, train and roster full-time, part-time and Christmas staff.',
          '- Increased like-for-like sales by 8% in 2024.',
          '- Cut stock loss from 2.4% to 1.1% by introducing weekly counts.',
          '- Responsible for cash, banking, health and safety and opening and closing the store.',
        ].join('\n'),
      ],
      [
        'tempo',
        'Assistant Manager',
        'Tempo Fashion, Limerick',
        'Mar 2018',
        'Jul 2021',
        [
          '- Ran the store two days a week in the absence of the manager.',
          '- Planned visual merchandising and window displays for ladieswear.',
          '- Set up a click-and-collect desk when the store reopened after lockdown.',
        ].join('\n'),
      ],
      [
        'sales',
        'Sales Assistant',
        'Tempo Fashion, Limerick',
        'Sep 2016',
        'Feb 2018',
        [
          '- Served customers on the shop floor and in the fitting rooms.',
          '- Processed returns and dealt with complaints.',
          '- Promoted to Assistant Manager after 18 months.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['lead', 'Team leadership', ''],
      ['roster', 'Rostering', ''],
      ['vm', 'Visual merchandising', ''],
      ['stock', 'Stock control', ''],
      ['cash', 'Cash handling', ''],
      ['service', 'Customer service', ''],
      ['recruit', 'Recruitment', ''],
    ],
    technical: [
      ['pos', 'Microsoft Dynamics POS', ''],
      ['excel', 'Excel', ''],
    ],
    roles: [['tidy', 'Tidy Towns volunteer', 'Litter picks and planting on the first Sunday of the month', '2022']],
    achievements: [
      ['year', 'Store of the Year, Munster region', 'Chosen from 9 Lark & Linen stores', '2024'],
      ['aid', 'Occupational First Aid certificate', 'Valid until June 2027', '2025'],
    ],
    other: [
      'Higher Certificate in Business, Limerick Institute of Technology, 2016',
      'Full clean driving licence',
      'Interests: camogie, sewing, local history',
    ],
  },
  [
    [
      'a-staff',
      'lark',
      'Tell us about managing a poor performer.',
      'One of my supervisors was late three mornings in a row and the younger staff noticed. I sat down with him in the back office and asked what was going on before I said a word about rules. His bus route had been cut. We agreed on a later start with two closing shifts a week, and I put it in writing with a review after a month. He has not been late since and he now trains our Christmas staff.',
    ],
    [
      'a-left',
      'tempo',
      'Why did you leave Tempo Fashion?',
      'I wanted a store of my own and there was no manager job coming up in Limerick. My family is in Cork, so when Lark & Linen advertised I applied the same evening. I left on good terms and my old manager is one of my referees.',
    ],
  ],
  `
answerable | What is her current role? | lark | Store Manager
answerable | how many people does she manage | lark | 22
answerable | Has she hired staff? | lark recruit |
answerable | How many years in retail? | overview | ten
answerable | why did she leave Tempo | a-left / tempo | Cork
answerable | does she have visual merchandising experience | tempo vm |
answerable | Does she have a first aid cert? | aid | June 2027
answerable | what are her main strengths as a manager | overview lark year lead / a-staff stock recruit roster service cash vm tempo
story | Tell me about a time she had to deal with an underperforming employee. | a-staff |
near_miss | Has she ever run several stores as area manager? | / lark year tempo
missing | what salary is she on now?
false_premise | Why did stock loss go up after she took over the Cork store? | / lark
`,
)
