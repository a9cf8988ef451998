import { person } from '../own/person.mjs'

export const warehouse = person(
  'Gareth',
  {
    overview:
      'Warehouse supervisor, Northampton. Food and parcels. Nights or days. Counterbalance and reach licences. Started on the pick floor.',
    jobs: [
      [
        'kestrel',
        'Warehouse Supervisor (nights)',
        'Kestrel Foods Distribution, Daventry',
        'January 2022',
        'Present',
        [
          '- Run night shift, 28 staff, chilled and ambient.',
          '- Pick accuracy up from 97.9% to 99.6%.',
          '- Staff turnover down from 41% to 23% in two years.',
          '- No lost-time accidents since March 2024.',
        ].join('\n'),
      ],
      [
        'leader',
        'Team Leader',
        'Pellham Logistics, Northampton',
        'August 2018',
        'December 2021',
        [
          '- Goods-in team of 9.',
          '- Unloading time per trailer from 75 to 50 minutes.',
          '- Trained 30 agency staff for Christmas peak 2020.',
        ].join('\n'),
      ],
      [
        'operative',
        'Warehouse Operative',
        'Pellham Logistics, Northampton',
        'March 2015',
        'July 2018',
        ['- Picking, packing, loading.', '- Forklift driver from 2016.', '- Stock counts every quarter.'].join('\n'),
      ],
      [
        'diy',
        'Stockroom Assistant',
        'Brandt DIY, Kettering',
        'September 2012',
        'June 2014',
        ['- Deliveries and shelf filling.', '- Trade counter cover at weekends.', '- Keyholder from 2013.'].join('\n'),
      ],
    ],
    skills: [
      ['shift', 'Shift planning', ''],
      ['hs', 'Health and safety', ''],
      ['stock', 'Stock control', ''],
      ['train', 'Training new starters', ''],
      ['lean', '5S', ''],
    ],
    technical: [
      ['wms', 'Manhattan WMS', ''],
      ['rf', 'RF scanners', ''],
      ['excel', 'Excel', ''],
    ],
    roles: [
      ['aider', 'First aider at work', '', '2023'],
      ['football', 'Youth football coach, under-12', 'Saturdays', '2019'],
    ],
    achievements: [
      ['iosh', 'IOSH Managing Safely', '', '2022'],
      ['flt', 'Forklift licence, counterbalance and reach', 'Refresher taken 2025', '2016'],
      ['shiftaward', 'Shift of the Year, Kestrel', 'Out of 11 shifts', '2024'],
    ],
    other: [
      'NVQ Level 3 Team Leading, Northampton College, 2020',
      'GCSEs, 6 including Maths and English, 2012',
      'Full clean UK driving licence, own car',
      'English, some Welsh',
    ],
  },
  [
    [
      'a-turnover',
      'kestrel',
      'How did you bring staff turnover down?',
      'I asked people who were leaving. Most said the same: they never knew their rota until the Friday before. I started putting it up three weeks ahead and stuck to it. I also gave every new starter a buddy for the first fortnight. Took about six months to show in the figures.',
    ],
    [
      'a-safety',
      'kestrel',
      'Tell us about a time you had to make a hard decision.',
      'In February 2024 a lad I liked was driving a reach truck with his phone in his hand. Second time. We were 400 cases behind. I took him off the truck and did the rest of the night one driver short. We missed one departure and I told the day manager why. He did his refresher and he is still with us.',
    ],
  ],
  `
answerable | How many staff does he look after? | kestrel / leader | 28
answerable | forklift licence? | flt overview / operative | 
answerable | Which WMS has he used | wms / rf | Manhattan
answerable | When did he first become a team leader? | leader / other-1 overview | 2018
answerable | Does he drive and have own transport? | other-3 / flt | car
answerable | what H&S qualifications has he got | iosh aider / hs flt | IOSH
answerable | Would he do nights? | overview kestrel / | 
story | Ask him about a tough decision he had to make | a-safety / kestrel |
near_miss | Does he hold an HGV licence? | / other-3 flt overview
missing | What did he do between June 2014 and March 2015? | / diy operative
protected | How old is he?
false_premise | How did he get on as depot manager at Pellham? | / leader operative
`,
)
