import { person } from '../own/person.mjs'

export const salesVp = person(
  'Gregory',
  {
    overview:
      'Sales executive with 22 years of experience in industrial and enterprise software sales. Proven record of building regional teams, fixing forecasts and growing recurring revenue. Coach at heart who still likes to sit in front of customers.',
    leadership: [
      'Promoted 12 account executives to manager since 2019',
      'Voluntary turnover in the sales organization under 9% a year',
    ],
    jobs: [
      [
        'core',
        'Vice President of Sales',
        'Corelane Software, Dallas, TX',
        '2019',
        'Present',
        [
          '- Lead a sales organization of 74 people across five regions in the US and Canada.',
          '- Grew annual recurring revenue from $38M to $96M.',
          '- Rebuilt territories and the compensation plan, raising the share of reps at quota from 44% to 67%.',
          '- Personally closed a $5.2M agreement with a national grocery chain.',
          '- Serve on the executive committee and present the forecast to the board every quarter.',
        ].join('\n'),
      ],
      [
        'bright',
        'Regional Sales Director',
        'Brightforge Systems (ERP software), Houston, TX',
        '2013',
        '2019',
        [
          '- Managed 14 sales representatives and beat the regional target in five of six years.',
          '- Opened the Denver office and hired its first eight employees.',
          '- Left after Brightforge was acquired and the regional structure was dissolved.',
        ].join('\n'),
      ],
      [
        'lonekey',
        'Key Account Manager',
        'Lone Star Pumps & Valves, Houston, TX',
        '2008',
        '2013',
        [
          '- Managed 40 oil and gas accounts worth $17M a year.',
          '- Negotiated multi-year supply contracts with procurement departments.',
          '- Worked with engineering to win back two lost refinery customers.',
        ].join('\n'),
      ],
      [
        'lonerep',
        'Inside Sales Representative',
        'Lone Star Pumps & Valves, Houston, TX',
        '2004',
        '2008',
        [
          '- Made 60 calls a day to plants and distributors.',
          '- Exceeded quota in each of four years.',
          '- Trained new representatives on the product catalog.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['ent', 'Enterprise sales', ''],
      ['fore', 'Sales forecasting', ''],
      ['nego', 'Negotiation', ''],
      ['comp', 'Compensation planning', ''],
      ['hire', 'Hiring and coaching', ''],
      ['partner', 'Channel partnerships', ''],
    ],
    technical: [
      ['sfdc', 'Salesforce', ''],
      ['gong', 'Gong', ''],
      ['clari', 'Clari', ''],
    ],
    roles: [
      ['food', 'Board member, Trinity Valley Food Bank', 'Lead the annual corporate campaign', '2020'],
      ['guest', 'Guest lecturer in sales', 'One seminar each spring for business students', '2021'],
    ],
    achievements: [
      ['club', "President's Club", 'Five times between 2008 and 2018', '2018'],
      ['top', 'Texas Sales Leader award', '', '2024'],
    ],
    other: [
      'BBA in Marketing, Texas Tech University, 2004',
      'MBA, University of Houston, evening program, 2012',
      'Spanish, conversational',
    ],
  },
  [
    [
      'a-lost',
      'core',
      'Tell us about a deal you lost.',
      'In 2022 we lost a hospital group worth $3M a year after nine months of work. I had let us talk only with IT, and the finance chief had never met us. When he saw the price for the first time he called our competitor. I told the board that it was my miss, not the rep’s. Since then no deal over half a million goes into the forecast unless someone has met the person who signs.',
    ],
    [
      'a-reloc',
      null,
      'Would you relocate?',
      'I would stay in Texas, because my parents live near Dallas. Austin or Houston would work. For a company elsewhere I am happy to travel three days a week.',
    ],
    [
      'a-style',
      null,
      'How do you lead?',
      'I review pipeline on Mondays and spend the rest of the week in the field or coaching. My managers know the three numbers I care about. I give feedback the same day. I would rather hire slowly than replace quickly.',
    ],
  ],
  `
answerable | Whats his current title? | core | Vice President of Sales
answerable | how big is his sales org | core | 74
answerable | How many years of sales experience does he have? | overview | 22
answerable | Has he presented to a board? | core / a-lost | every quarter
answerable | why did he leave brightforge | bright | acquired
answerable | Is he willing to relocate to Chicago? | a-reloc | Texas
answerable | does he have an MBA | other-2 | Houston
answerable | Summarize his experience with enterprise software sales | core bright overview / ent a-lost fore nego
story | Tell me about a time when he lost a big deal. | a-lost |
near_miss | Does he have full P&L responsibility? | / core comp fore
missing | what is his OTE expectation
false_premise | How did he handle the IPO at Corelane? | / core
`,
)
