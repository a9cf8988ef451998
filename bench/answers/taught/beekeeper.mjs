import { person } from '../own/person.mjs'

export const beekeeper = person(
  'Hemi',
  {
    overview:
      'Commercial beekeeper, Bay of Plenty and Waikato. Mānuka, kiwifruit pollination, queens. Nine seasons, 2,200 hives at most and bees in my ute always.',
    jobs: [
      [
        'ops',
        'Apiary Operations Manager',
        'Waihirere Honey Ltd, Te Puke',
        'Jul 2021',
        'Present',
        'Hive count 2,200, five teams of two. Winter losses 14.1 to 6.2 per cent. 31 tonnes of mānuka in a poor year, 58 in a fair one. Pollination contracts with 70 orchardists at $210 a hive. AFB: three cases in four years, burnt the same day.',
      ],
      [
        'queen',
        'Queen breeder and team leader',
        'Kaimai Queens, Matamata',
        'Sep 2017',
        'Jun 2021',
        'Grafted 9,000 cells a season. Exported packages to Canada, four pallets, with the freight papers by the boss. VSH selection since 2019.',
      ],
      ['hand', 'Seasonal hand', 'Waihirere Honey Ltd, Te Puke', 'Oct 2015', 'Apr 2017', 'Lifting, loading, stings.'],
      [
        'for',
        'Forestry thinner',
        'Kinleith blocks',
        '2012',
        '2015',
        'Chainsaw, hills, early starts. Left after a mate was hurt.',
      ],
    ],
    skills: [
      ['varroa', 'Varroa control', 'oxalic strips, alternates with Bayvarol, alcohol wash counts'],
      ['ai', 'Instrumental insemination', 'course in 2020, about 40 queens since'],
      ['land', 'Landowner relations', 'iwi trusts, mostly whānau of whānau'],
    ],
    technical: [
      ['hivetracks', 'MyApiary', 'set it up for all teams', 'advanced'],
      ['truck', 'Trucks', 'class 2, hiab, reverse a trailer in the dark', 'expert'],
      ['ext', 'Extraction plant', 'helped one season; not certified for RMP', 'beginner'],
    ],
    roles: [
      ['marae', 'Youth bee club, Waitaha marae', '16 kids, eight hives, they sell the honey for a trip.', '2019'],
      ['api', 'Apiculture NZ, AFB recogniser panel', 'Local inspector on day rate, some 12 days a year.', '2020'],
      ['rugby', 'Loose-head, Rangiuru Reserves', 'Retired last winter, neck.', '2008-2025'],
    ],
    achievements: [
      ['nat', 'National Honey Show, Rotorua', 'Gold for mānuka and silver for rewarewa.', '2024'],
      ['swim', 'Land-based Māori young leader finalist', 'Ahuwhenua', '2018'],
    ],
    other: [
      'NZ Certificate in Apiculture Level 4, Taratahi, 2018; DECA certificate, AFB competency 2016',
      'Te reo Māori fluent, English',
      'Approved handler for chemicals, expires April 2027',
      'Epi-pen instructor in the first aid course',
      'NCEA Level 2',
    ],
  },
  [
    [
      'a-poison',
      'ops',
      'A bad day?',
      'October 2023, an orchardist sprayed at noon. I lost 140 hives on one block. I had a speech ready for him. His wife was on the porch crying as the contractor had mixed the days up. We took samples together, his insurer paid, and now he rings me the night before.',
    ],
    [
      'a-team',
      'ops',
      'Hard conversation with staff?',
      'A good beekeeper, Dion, was skipping mite counts and making up numbers. I knew because all the numbers ended in zero. I did two days on his round with him and washed bees next to him. He had not known how to read the cup. No one had shown him, and that was on me.',
    ],
    [
      'a-want',
      'ops',
      'Why a change?',
      'I want research work with Plant & Food, or breeding again. The business side eats my evenings.',
    ],
    ['a-pay', 'ops', 'Pay?', '$96,000 plus ute. For breeding I would take $80,000.'],
    ['a-when', 'ops', 'When?', 'After the harvest, so April. It would not be fair before.'],
  ],
  `
answerable | how many hives is he across? | ops overview / | 2,200
answerable | overwintering mortality trend | ops | 6.2
answerable | honey tonnage in good vs bad year | ops | 31; 58
answerable | rate charged for pollination | ops | 210
answerable | disease outbreaks & what he did about them | ops | burnt
answerable | queens / cells produced yearly | queen | 9,000
answerable | overseas sales of bees | queen | Canada
answerable | Selecting for mite resistance | queen / varroa | VSH
answerable | artificial insemination of bees? how many | ai | 40
answerable | Previous industry before bees and reason he got out | for | hurt
answerable | app for records | hivetracks | MyApiary
answerable | heavy vehicles, which class | truck | class 2
answerable | Has he got AFB paperwork | other-1 | DECA
answerable | chemicals handler expiry | other-3 | 2027
answerable | native language of NZ | other-2 | fluent
answerable | inspects other people's apiaries? | api | 12
answerable | honey medals | nat | Gold
answerable | is he still playing footy | rugby | Retired
answerable | kids programme | marae | 16
answerable | wage cut he'd accept for breeding job | a-pay | 80,000
story | big loss due to someone else's error, what did he do | a-poison |
story | staff member fudging data | a-team |
near_miss | RMP certified honey processing
near_miss | PhD or degree in entomology
near_miss | freight and export documentation
near_miss | owner of a honey company
near_miss | Works at Plant & Food Research
near_miss | arborist tickets
missing | Is he allergic to stings himself
missing | References
missing | willing to relocate to South Island
false_premise | why did he sue the orchardist
false_premise | How many people did the fire at Waihirere hurt?
false_premise | Which All Blacks season did he play
`,
)
