import { person } from '../own/person.mjs'

export const operationsManager = person(
  'Denise',
  {
    overview:
      'Operations manager in metal stamping and plastics, 17 years in manufacturing, started on the floor. I run a two-shift plant with 140 people and care most about safety, on-time delivery and growing supervisors from within.',
    leadership: [
      'Seven of my current nine supervisors and leads started as operators with me',
      'Chair of the plant safety committee since 2022',
    ],
    jobs: [
      [
        'opsmgr',
        'Operations Manager',
        'Ridgeline Stamping Inc., Dayton, OH',
        'Mar 2021',
        'Present',
        [
          '• Responsible for production, maintenance, shipping and a $23M annual operating budget.',
          '• Raised on-time delivery from 86% to 97% in two years by rescheduling die changes to second shift.',
          '• OSHA recordable rate down from 4.1 to 1.3.',
          '• Overall scrap has stayed at about 3% in spite of two new alloys.',
          '• Led the plant through IATF 16949 recertification in 2024 with no major findings.',
        ].join('\n'),
      ],
      [
        'prodsup',
        'Production Supervisor',
        'Ridgeline Stamping Inc., Dayton, OH',
        'Aug 2016',
        'Mar 2021',
        [
          '• Supervised 38 operators and setup technicians on second shift.',
          '• Introduced SMED on six progressive presses; average changeover went from 74 to 31 minutes.',
          '• Wrote standard work for 22 stations.',
          '• Acting plant manager for ten weeks in 2020.',
        ].join('\n'),
      ],
      [
        'lead',
        'Shift Lead',
        'Gem City Plastics, Kettering, OH',
        'May 2012',
        'Jul 2016',
        [
          '• Led a crew of 11 in injection molding, three rotating shifts.',
          '• Trained new hires on hot runner changes and first-piece inspection.',
          '• Member of the Kaizen team that cut regrind by 18%.',
        ].join('\n'),
      ],
      [
        'operator',
        'Press Operator',
        'Gem City Plastics, Kettering, OH',
        'Jun 2009',
        'May 2012',
        [
          '• Ran presses from 80 to 400 tons.',
          '• Packed and labeled parts for automotive customers.',
          '• Perfect attendance in 2010 and 2011.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['lean', 'Lean manufacturing', ''],
      ['safety', 'Workplace safety', ''],
      ['budget', 'Budgeting', ''],
      ['smed', 'SMED', ''],
      ['union', 'Labor relations', 'UAW plant'],
      ['capacity', 'Capacity planning', ''],
    ],
    technical: [
      ['plex', 'Plex ERP', '', 'advanced'],
      ['excel', 'Microsoft Excel', '', 'advanced'],
      ['powerbi', 'Power BI', 'Read and filter dashboards, do not build them', 'beginner'],
    ],
    roles: [['robot', 'Mentor, high school robotics team', 'Two evenings a week in the build season', '2023']],
    achievements: [
      ['green', 'Lean Six Sigma Green Belt', 'Sinclair Community College', '2018'],
      ['osha', 'OSHA 30-Hour General Industry', '', '2017'],
      ['plant', 'Supplier of the Year plant award', 'From a tier-1 seating customer', '2023'],
    ],
    other: [
      'B.S. Business Administration, Wright State University, 2019 (evenings, while working full time)',
      'Associate degree in Industrial Technology, Sinclair Community College, 2014',
      'Basic Spanish for the shop floor',
    ],
  },
  [
    [
      'a-hard',
      'opsmgr',
      'Tell us about a decision that was unpopular.',
      'In 2022 I ended the twelve-hour weekend shift. People liked the premium, but four of our six recordable injuries that year happened after hour nine. I showed the numbers at three shift meetings and took the yelling myself. We lost two good operators. The injuries on weekends went to zero the next year and most people tell me now they would not go back.',
    ],
    [
      'a-gem',
      'lead',
      'Why did you leave Gem City Plastics?',
      'Gem City had three shifts that rotated every two weeks and my daughter was starting school. Ridgeline offered steady second shift and a supervisor title. I gave a month of notice and trained the next lead.',
    ],
    [
      'a-next',
      null,
      'What do you want next?',
      'I would like to run a whole site with its own P&L, quality and engineering included. Right now those two report to the general manager. I would also like to see a plant outside of automotive.',
    ],
  ],
  `
answerable | What does Denise do now? | opsmgr / overview | Operations Manager
answerable | how many people does she run, and whats the budget | overview+opsmgr / | 140; 23
answerable | How long has she been at Ridgeline in total? | prodsup+opsmgr / | 2016
answerable | by how much did changeover times improve? | prodsup / smed | 31
answerable | scrap reduction at Ridgeline? | opsmgr / | 3%
near_miss | Is she a six sigma black belt | / green
answerable | unionised environment experience | union / |
answerable | Why did she leave Gem City? | a-gem / lead | rotated
story | Give me an example of a tough decision she had to make as a leader | a-hard / opsmgr |
answerable | Does she own quality and engineering as well? | a-next / opsmgr | general manager
false_premise | How did she manage to close the Dayton plant without layoffs? | / opsmgr overview
missing | whats her salary expectation and when could she start
`,
)
