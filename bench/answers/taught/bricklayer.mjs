import { person } from '../own/person.mjs'

export const bricklayer = person(
  'Fraser',
  {
    overview:
      'Time-served brickie from Dundee, 38 years on the trowel. Knees are fine, thanks for asking. Want to teach the young ones before I hang it up.',
    jobs: [
      [
        'gang',
        'Gaffer, 2+1 gang (self-employed)',
        'Various house builders, Tayside and Fife',
        '2006',
        'now',
        'Price work. 900 bricks a day each on straight runs. Kirkton phase 3: 64 plots in 18 months. Retention paid in full on every site but one. Employ a labourer on the books, Tam, 11 years with me.',
      ],
      [
        'stone',
        'Mason, heritage squad',
        'Angus Stone & Lime Ltd, Arbroath',
        '1999',
        '2006',
        'Rubble walls, lime pointing, ashlar indents. Abbey boundary wall, two winters. Learned to slake lime and to wait.',
      ],
      [
        'germ',
        'Maurer',
        'Sites in Berlin, via an agency in Leeds',
        'Feb 1995',
        'Nov 1998',
        'Potsdamer Platz basement walls. Slept in a container with five others. The agency did a runner with the last three weeks.',
      ],
      [
        'yts',
        'Apprentice',
        'Dundee District Council, direct works',
        '1988',
        '1992',
        'Council houses, chimneys, harling',
      ],
    ],
    skills: [
      ['arch', 'Arches', 'segmental, gauged, makes own centres'],
      ['chim', 'Chimneys', 'rebuilds, lead by a plumber'],
      ['lime', 'Lime mortar', 'NHL and hot lime'],
    ],
    technical: [
      ['laser', 'Laser levels', 'Leica rotating', 'advanced'],
      ['phone', 'Phone apps', 'measures, WhatsApp, sends invoices by Xero', 'intermediate'],
    ],
    roles: [
      [
        'col',
        'Visiting tradesman, Dundee and Angus College',
        'One Friday in the month, shows arches to second years.',
        '2023',
      ],
      ['dyke', 'Dry stone dyker', 'Rebuilt 340 metres for the Cateran Trail with a volunteer squad.', '2016-2019'],
      ['bowls', 'Broughty Ferry bowling club', 'Greens convener', ''],
    ],
    achievements: [
      ['nhbc', 'NHBC Pride in the Job, seal of excellence site', 'Brickwork singled out in the report.', '2017'],
      ['guild', 'SkillBuild Scotland judge', 'Judged the regional heat, Perth.', '2024'],
    ],
    other: [
      'City & Guilds Advanced Craft, Brickwork, 1992; SVQ 3 Stonemasonry 2003',
      'CSCS gold card, expires August 2028. SMSTS lapsed in 2020.',
      'Assessor award (L3): started in September, finishing in May',
      'German, site German that is. Rude in places.',
      'PVG scheme member (can work with under-18s)',
    ],
  },
  [
    [
      'a-wall',
      'gang',
      'Ever had to take work down?',
      'A gable in Cupar, eleven courses, the bond was right and the colour was wrong, two batches. Nobody on the site noticed. I did from the van on the Friday. I took it down on the Saturday at my own cost, and the site manager gave me the next two phases.',
    ],
    [
      'a-lad',
      'gang',
      'A young person who tried you?',
      'Kyle. Late nine days out of ten. I found out he was taking his wee sister to school. So he started at half nine and worked through his dinner. Now he has his own gang and undercuts me.',
    ],
    [
      'a-unpaid',
      'germ',
      'What did Berlin leave you with?',
      'Three weeks unpaid and a habit: I get it in writing, and the week after I get it in the bank.',
    ],
    [
      'a-teach',
      'gang',
      'What sort of post do you want?',
      'Instructor, four days a week. I take a drop in money for it, down to 34 grand.',
    ],
  ],
  `
answerable | years in the trade? | overview | 38
answerable | daily output on plain walling | gang | 900
answerable | biggest housing contract, number of plots and time taken | gang | 64; 18
answerable | does he carry employees | gang | Tam
answerable | conservation masonry | stone / lime | ashlar
answerable | has he worked abroad on building sites | germ | Berlin
answerable | was he ever cheated by an agency | germ a-unpaid / | 
answerable | who did he serve his time with | yts | Council
answerable | curved brickwork | arch / col | segmental
answerable | hot lime? | lime | hot lime
answerable | Is the CSCS in date and what colour is it | other-2 | gold; 2028
answerable | site management cert still valid | other-2 | lapsed
answerable | Does he hold an assessor qualification or is it under way | other-3 | May
answerable | allowed to teach minors | other-5 | PVG
answerable | awards mentioning his brickwork | nhbc | 2017
answerable | how does he bill customers | phone | Xero
answerable | dry stane work, how much | dyke | 340
answerable | min salary and days for a lecturer job | a-teach | four; 34
answerable | Has he done any teaching so far, how often | col | Friday
answerable | SkillBuild - was it as a contestant? | guild | judge
story | did he ever correct his own work on his own time | a-wall |
story | an awkward apprentice | a-lad |
near_miss | site manager for a main contractor
near_miss | Fluent German with certificate
near_miss | leadwork ticket
near_miss | plastering / rendering business
near_miss | internal verifier award?
near_miss | stone carving
missing | UTR / CIS status
missing | driving licence points
missing | English literature or maths grades
false_premise | why did he lose all his retentions
false_premise | what did the Abbey collapse cost
false_premise | Which knee was replaced
`,
)
