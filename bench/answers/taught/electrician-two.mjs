import { person } from '../own/person.mjs'

// The terse one.
export const electrician = person(
  'Craig',
  {
    overview: 'A-grade electrician, 13 years in the trade. Commercial, industrial, some mining.',
    jobs: [
      [
        'voltline',
        'Leading Hand Electrician',
        'Voltline Electrical, Newcastle NSW, Australia',
        '2020-02',
        null,
        [
          'Run crew of 5 on commercial fit-outs',
          'Test and tag, fault finding',
          'Quote small jobs in simPRO',
          'Train apprentices',
        ].join('\n'),
      ],
      [
        'hunter',
        'Electrician (FIFO)',
        'Hunter Ridge Mining Services, Moranbah QLD, Australia',
        '2017-05',
        '2019-12',
        ['Maintain conveyors and pumps', 'Shutdown work, 12 hr shifts', 'Replaced 40+ motor starters'].join('\n'),
      ],
      [
        'apprentice',
        'Apprentice Electrician',
        'D. Marsh Electrical, Maitland NSW, Australia',
        '2013-01',
        '2017-04',
        ['Wire new homes', 'Install switchboards and downlights', 'Fit solar panels'].join('\n'),
      ],
    ],
    roles: [['rfs', 'NSW Rural Fire Service', 'Volunteer', '2018']],
    skills: [
      ['fault', 'Fault finding', ''],
      ['switch', 'Switchboards', ''],
      ['solar', 'Solar', ''],
      ['data', 'Data cabling', ''],
      ['motor', 'Motor control', ''],
      ['plc', 'PLC', ''],
    ],
    technical: [
      ['simpro', 'simPRO', ''],
      ['fluke', 'Fluke testers', ''],
    ],
    achievements: [
      ['licence', 'NSW Electrical Licence', '', '2017'],
      ['white', 'White Card', '', '2013'],
      ['heights', 'Working at Heights', '', '2023'],
    ],
    other: [
      'Cert III Electrotechnology, TAFE NSW, 2017',
      'English',
      'Fishing, rugby league',
      'HR truck licence, own tools and ute',
    ],
  },
  [],
  `
answerable | current job? | voltline |
near_miss | How many years of PLC experience does he have | / plc
answerable | Has he used simPRO? | voltline simpro |
answerable | Is he licensed in NSW? | licence |
missing | why did he leave the mining job | / hunter
near_miss | Does he have an EWP licence? | / heights other-4 licence
answerable | What trade qualification does he have? | other-1 licence / overview white heights
answerable | Give me a quick overview of his experience. | overview voltline hunter apprentice
`,
)
