import { person } from '../own/person.mjs'

export const luthier = person(
  'Émile',
  {
    overview:
      'Guitar builder and repairer in Québec City. Acoustic steel-string first, and for the last four years also archtops. Formerly a cabinet maker in a kitchen factory; my hands were fast, my ears were bored.',
    jobs: [
      [
        'shop',
        'Owner, one-person atelier',
        'Lutherie Bois-Franc, Québec',
        'Spring 2018',
        'Today',
        'Twelve instruments a year, price from 4,900 to 11,000 dollars, waiting list of 14 months. Two hundred repairs a year pay the rent. Customers in Nashville, Oslo and one in Nouméa. I close the order book in December and do my taxes myself.',
      ],
      [
        'fact',
        'Line lead, necks',
        'Godefroy Guitares, Princeville',
        '2013',
        '2018',
        'Crew of 13, 95 necks per shift. Changed the glue, warranty returns on necks fell by a third. Night shift for two winters.',
      ],
      [
        'kitch',
        'Cabinet maker',
        'Cuisines Laurier, Saint-Georges',
        '2008',
        '2013',
        'Panel saw, edge bander, CNC. Laid off twice in the off-season and taken back.',
      ],
    ],
    skills: [
      ['wood', 'Tonewoods', 'Adirondack spruce, maple, cherry; no rosewood since 2019, by principle'],
      ['fin', 'French polish', 'shellac; lacquer he sends out'],
      ['fret', 'Fretting', 'levelling, stainless, compensated nuts'],
      ['set', 'Set-up', 'about 30 minutes, with the client playing'],
    ],
    technical: [
      ['cnc', 'ShopBot CNC and VCarve', 'neck blanks, inlay pockets', 'intermediate'],
      ['plek', 'Plek machine', 'at the factory only, operator', 'intermediate'],
      ['web', 'Website and Instagram', '21,000 followers, photos by himself', 'intermediate'],
    ],
    roles: [
      [
        'teach',
        'Evening class “Build a ukulele”',
        'Ten students, ten weeks, twice a year; community centre Limoilou.',
        '2019',
      ],
      ['prison', 'Workshop in Donnacona penitentiary', 'Repairing guitars with inmates, volunteer.', '2022 and 2023'],
    ],
    achievements: [
      ['mont', 'Montréal Guitar Show, selected', 'One of 40 makers of 170 applicants.', '2024'],
      ['art', 'Article, American Lutherie', 'Kerfed linings from black ash.', '2022'],
    ],
    other: [
      'DEC Lutherie (guitare), École de lutherie de Québec, 2016, evening programme',
      'DEP Ébénisterie, Beauce, 2008',
      'French; English good by phone, better in person',
      'CITES permits: has done exports with them, seven so far',
      'Plays mandolin, badly',
    ],
  },
  [
    [
      'a-crack',
      'shop',
      'A repair that went wrong?',
      'An old Gibson, 1937, top crack. I used hide glue, too warm, and I stained the binding. I wrote the owner that night and offered a third of the value. He drove from Sherbrooke to look at it, and said it looked older now, which he liked. I keep a card with 60 degrees above the glue pot.',
    ],
    [
      'a-team',
      'fact',
      'How did you deal with your crew?',
      'Thirteen men, and a new glue they did not ask for. I let the two oldest do the trials, and they wrote the sheet with their names on it. Afterwards nobody asked for the old glue.',
    ],
    [
      'a-job',
      'shop',
      'Why apply for a job when you own a shop?',
      'I am alone. On Fridays I talk to the spruce. I would like to head a custom shop of four or five, and close mine, with the list honoured first.',
    ],
    ['a-need', 'shop', 'Pay?', 'I live on 52,000 dollars. I should like 65,000 and the dental plan.'],
  ],
  `
answerable | how many guitars does he finish annually, at what prices? | shop | Twelve; 11,000
answerable | length of his backlog | shop | 14 months
answerable | international clients | shop | Oslo
answerable | repair volume | shop | Two hundred
answerable | Industrial experience - throughput per shift | fact | 95
answerable | how many staff did he oversee at the plant | fact / a-team | 13
answerable | ever worked nights | fact | Night
answerable | what did he do prior to instruments | kitch overview / | 
answerable | seasonal layoffs in the record? | kitch | twice
answerable | ethical stance regarding endangered timber | wood | rosewood
answerable | finishing techniques: does he spray lacquer? | fin | sends out
answerable | computer-controlled router skills | cnc / kitch | ShopBot
answerable | social media reach | web | 21,000
answerable | Has he taught adults, how big are the groups | teach | Ten
answerable | work in jails | prison | Donnacona
answerable | selected for any show - odds | mont | 40; 170
answerable | published work? | art | American Lutherie
answerable | cross border paperwork for protected species | other-4 | CITES
answerable | why give up self employment | a-job | alone
answerable | minimum pay he'd want | a-need | 65,000
story | damaged a customer's instrument - how handled | a-crack |
story | How did he get resistant workers to accept a new method | a-team / fact |
near_miss | violin family repair
near_miss | Owns and programs a Plek
near_miss | head of a custom shop before?
near_miss | electric guitar pickups winding
near_miss | juror at a guitar show?
near_miss | University degree
missing | would he move to British Columbia
missing | forklift or driving licence?
missing | allergies to dust
false_premise | how much did his bankruptcy cost suppliers
false_premise | for what crime was he in Donnacona
false_premise | Which orchestra does he play mandolin with?
`,
)
