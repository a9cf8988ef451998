import { person } from '../own/person.mjs'

export const pianoTechnician = person(
  'Haruki',
  {
    overview:
      'Piano technician. Concert tuning, regulation, voicing. I came to Vancouver from Hamamatsu in 2009 for one year and am here still. About 900 tunings in a year, 70 of them on stage.',
    jobs: [
      [
        'univ',
        'Head Piano Technician',
        'Burrard University School of Music, Vancouver',
        'Sep 2014',
        null,
        '118 pianos (31 grands). Humidity system in all practice rooms installed 2018, broken strings went down from 140 to 45 in a year. One apprentice.',
      ],
      [
        'own',
        'Private clients',
        'Lower Mainland, evenings',
        '2010',
        null,
        'Around 200 homes, two recording studios and a ferry',
      ],
      [
        'fact',
        'Final tuner, then voicer',
        'Piano factory, Hamamatsu',
        '1999',
        '2009',
        'Eight instruments a day in the first year. Last four years in the concert grand room, nine people, no talking.',
      ],
    ],
    skills: [
      ['aural', 'Aural tuning', 'Pitch fork; electronic device only for pitch raise'],
      ['reb', 'Rebuilding', 'Restrung 26 grands, new hammers 40; soundboards I send to a colleague'],
      ['harps', 'Harpsichord', 'Quilling and temperaments (Vallotti, Werckmeister III)'],
      ['org', 'Pipe organ', 'Held keys for the organ man, nothing more'],
    ],
    technical: [
      ['tlab', 'TuneLab', '', 'intermediate'],
      ['cnc', 'Small CNC', 'Makes key bushing cauls', 'beginner'],
      ['db', 'Filemaker', 'My own database for every piano since 2014', 'advanced'],
    ],
    roles: [
      ['ptg', 'Piano Technicians Guild, Vancouver chapter', 'Examiner for the tuning exam.', '2017'],
      ['parkade', 'Street pianos', 'Keeps five public pianos alive each summer, for free.', '2013'],
    ],
    achievements: [
      ['rpt', 'Registered Piano Technician', 'Tuning exam 96, 94, 98', '2011'],
      ['comp', 'Official tuner, Fraser Valley piano competition', '2016, 2019, 2022', '2022'],
    ],
    other: [
      'Piano technology school, Hamamatsu, 1997–1999',
      'Japanese, English; Cantonese hello and thank you',
      'Permanent resident since 2015',
      'Drives a van with a lift gate',
      'Makes soba noodles on Sundays',
      'Sunday is closed, Monday concerts ok',
    ],
  },
  [
    [
      'a-string',
      'univ',
      'Tell about a crisis at a concert.',
      'In Rachmaninoff a bass string broke with 1,100 people. The soloist looked at me in the wing. At the end of the movement I went out, pulled the string so it does not rattle, and left. Forty seconds. In the intermission I put a new one and stretched it with hot iron.',
    ],
    [
      'a-pianist',
      'fact',
      'A customer who was not satisfied?',
      'A famous pianist said that the treble is like glass. I needled for five hours, he said still glass. Then I asked him to sit at my height: his bench was four centimetres higher than in Tokyo. I learned to look at the person first.',
    ],
    [
      'a-app',
      'univ',
      'How do you teach your apprentice?',
      'First three months only unisons. She hated me in the second month.',
    ],
    ['a-rate', 'own', 'Price?', '190 dollars for a home, 260 on stage.'],
  ],
  `
answerable | annual number of tunings, how many for performance | overview | 900; 70
answerable | When did he come to Canada and from where | overview / fact | 2009; Hamamatsu
answerable | instruments in his care at the university | univ | 118
answerable | effect of climate control | univ | 140; 45
answerable | Does he train anyone? | univ a-app | apprentice
answerable | clientele outside of his main employer | own | 200
answerable | factory background, total period | fact | 1999
answerable | daily output as a factory beginner | fact | Eight
answerable | by ear or with an app? | aural / tlab | pitch
answerable | can he replace soundboards | reb | colleague
answerable | restringing count | reb | 26
answerable | early keyboard instruments & historic tunings | harps | Vallotti
answerable | organ tuning ability | org | nothing more
answerable | How does he keep track of each instrument | db | Filemaker
answerable | is he involved in certifying other tuners | ptg | Examiner
answerable | pro bono activity | parkade | Street or public
answerable | exam scores | rpt | 96
answerable | immigration status | other-3 | Permanent
answerable | which day does he never work | other-6 | Sunday
answerable | charge for a house call | a-rate | 190
story | string breaking in the middle of a performance | a-string
story | famous customer hard to please | a-pianist
near_miss | does he play concerts himself
near_miss | Steinway factory training in Hamburg?
near_miss | guitar or violin repair
near_miss | university degree?
near_miss | fluent Cantonese
near_miss | Verituner or Entropy software
missing | Would he travel to the Yukon for a festival
missing | retirement plans
missing | liability cover when working in homes
false_premise | how did he repair the soundboards in the practice rooms
false_premise | why was he not re-invited to the competition after the complaint in 2019
false_premise | how did he get along with the twelve technicians under him
`,
)
