import { person } from '../own/person.mjs'

export const craneOperator = person(
  'Shayna',
  {
    overview:
      'Crane operator, mobiles and towers, Perth and the Pilbara. Started as a dogger in 2010, been in the seat since 2013. I do not swear on the radio, people hear me better.',
    jobs: [
      [
        'mobile',
        'Mobile Crane Operator (100 t to 400 t)',
        'Redback Lifting, Karratha WA',
        'Feb 2019',
        'Current',
        'Liebherr LTM 1250 and 1400. Shutdowns at iron ore ports, FIFO 2:1. Biggest pick 118 t, a shiploader boom section, tandem with a 300. Zero LTIs in 9,600 hours. Write lift studies for anything below 75% of chart; above that the engineer does.',
      ],
      [
        'tower',
        'Tower Crane Operator',
        'Swanbuild Constructions, Perth',
        'June 2015',
        'January 2019',
        'Favelle Favco M220, luffing. Elizabeth Quay, two towers, 30 floors. Ninety lifts on a normal day. Lost eleven weeks to wind in 2017.',
      ],
      [
        'dog',
        'Dogger, then trainee operator',
        'Coastline Rigging, Fremantle',
        '2010',
        '2015',
        'Slinging, radios, traffic. First female dogger at the company.',
      ],
    ],
    skills: [
      ['plan', 'Lift planning', 'ground bearing, mats, radius, wind'],
      ['rig', 'Rigging', 'intermediate, ticketed'],
      ['teach', 'Coaching in the cab', 'three trainees signed off'],
    ],
    technical: [
      ['liccon', 'LICCON', 'job planner and in-cab computer', 'advanced'],
      ['3d', '3D Lift Plan', '', 'intermediate'],
      ['office', 'Word and PDF forms', '', 'intermediate'],
    ],
    roles: [
      ['hsr', 'Health and safety rep', 'Elected, 60 crew at Cape Lambert.', '2021 to 2024'],
      ['surf', 'Surf lifesaver, Trigg', 'Bronze Medallion; patrols when off swing.', '2008'],
      ['tradie', 'Tradeswomen WA', 'School visits; 19 talks so far.', '2020'],
    ],
    achievements: [
      ['ciob', 'CICA Crane Operator Challenge, WA', 'Second in 2022 out of 24, precision course.', '2022'],
    ],
    other: [
      'High risk work licences: C0 (open), CT, DG, RI, EWPA (WP); all to November 2027',
      'Certificate III in Construction Crane Operations, North Metro TAFE, 2013',
      'HC truck licence; clean record',
      'White Card, working at heights, confined space, coal board medical (no mining medical for QLD yet booked)',
      'Home base Mandurah. Partner and a staffy called Gravy.',
    ],
  },
  [
    [
      'a-gust',
      'tower',
      'Scariest moment in the seat?',
      'Formwork panel at level 26, a gust of 70 from nowhere, and the panel turning like a door. I put it down on the deck I had picked from rather than slew for the landing. The foreman rang, I told him to read the anemometer log. The manager printed it and pinned it up in the shed.',
    ],
    [
      'a-refusing',
      'mobile',
      'Tell us about a lift you would not do.',
      'Client wanted a pump lifted over live conveyors on a Sunday, no isolation. Their plan said exclusion zone, the photo showed a smoko hut in it. I switched off, had a sandwich, and waited for somebody senior. We did it on Tuesday with isolation.',
    ],
    [
      'a-mistake',
      'mobile',
      'A mistake?',
      'I once set up with an outrigger on a filled trench, sank 90 mm. My own check had missed it as the mats hid the line. Now I ask for the as-built before I park.',
    ],
    ['a-roster', 'mobile', 'What roster?', 'Even time, 2:2 or 8:6. Not 4:1, done with that.'],
    ['a-rate', 'mobile', 'Hourly?', '$68 flat on the current job. Anything from $65 with even time.'],
  ],
  `
answerable | how long has she actually been operating rather than dogging | overview | 2013
answerable | largest crane she drives | mobile | 400
answerable | heaviest load & what was it | mobile | 118
answerable | hours without lost time | mobile | 9,600
answerable | Does she do lift studies herself - when does an engineer take over | mobile | 75
answerable | luffing tower cranes - make? | tower | Favelle
answerable | high rise jobs? number of storeys | tower | 30
answerable | what stopped work in 2017 | tower | wind
answerable | ticket classes | other-1 | C0
answerable | When do the HRW tickets run out? | other-1 | 2027
answerable | can she drive the truck as well | other-3 | HC
answerable | rigging level? | rig / other-1 | intermediate
answerable | crane software | liccon / 3d | LICCON
answerable | women in trades - is she active | tradie / dog | 19
answerable | comp placing | ciob | Second
answerable | where's home | other-5 | Mandurah
answerable | Which shift pattern would she refuse | a-roster | 4:1
answerable | hourly figure she'd start at | a-rate | 65
answerable | volunteering by the sea | surf | Trigg
answerable | Was she elected by workers to a safety role | hsr | 60
story | refused an unsafe lift | a-refusing |
story | gusty weather up high - what did she do | a-gust |
near_miss | Advanced rigging ticket
near_miss | crawler crane time
near_miss | has she worked at Queensland coal sites
near_miss | Crane supervisor / lifting manager of a fleet
near_miss | national finals of a crane contest?
near_miss | offshore pedestal crane
missing | Any drug and alcohol test record
missing | languages
missing | what would her last boss say
false_premise | Why did the 118 t section drop?
false_premise | when did she injure her back at Cape Lambert
false_premise | Which university did she take mechanical engineering at
`,
)
