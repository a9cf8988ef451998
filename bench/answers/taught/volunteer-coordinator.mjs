import { person } from '../own/person.mjs'

export const volunteerCoordinator = person(
  'Íñigo',
  {
    overview:
      'I coordinate volunteers in an association against loneliness of old people, Bilbao. First paid job in the sector since one year and half; before, I was myself the volunteer. I have made also deliveries by bike to pay the rent.',
    jobs: [
      [
        'coord',
        'Volunteer Coordinator (junior)',
        'Asociación Auzolagun, Bilbao',
        'May 2024',
        'Now',
        'I match 160 volunteers with 140 old persons, by hobbies and by staircase. First interviews, 8 in the week. Drop-out in the first three months was 35%, is 18%. Summer programme for when the others go at the beach.',
      ],
      [
        'vol',
        'Volunteer visitor',
        'Asociación Auzolagun, Bilbao',
        '2020',
        '2024',
        'Each Thursday with Don Fermín, 91, dominoes. In lockdown by telephone, 212 calls.',
      ],
      ['bike', 'Bike courier', 'Platform company, Bilbao', '2022', '2024', 'Autonomous. 11,000 km.'],
      [
        'camp',
        'Camp monitor',
        'Aisialdi, Álava',
        'summers 2017',
        '2019',
        'Groups of 12 children, 2 with special needs.',
      ],
    ],
    skills: [
      ['match', 'Matching and first talks', 'I ask what they would do on a Sunday without telephone'],
      ['event', 'Events', 'Snow-ball dinner of Christmas, 230 plates, budget €4,100 not exceeded'],
      ['fund', 'Fundraising', 'Only a lottery and one crowdfunding, €7,650'],
    ],
    technical: [
      ['civi', 'CiviCRM', 'data of volunteers, cleaned 900 doubles', 'intermediate'],
      ['canva', 'Canva and Instagram', '3,400 followers', 'intermediate'],
    ],
    roles: [['board', 'Tenants’ assembly Irala', 'Spokesman. Two evictions stopped, one not.', '2021']],
    achievements: [
      ['prize', 'Award “Bizkaia Elkartasuna”, young people', '€1,000, gave the half to the association.', '2023'],
    ],
    other: [
      'Degree in Social Education, UPV/EHU, 2016–2021 (one year longer because of work)',
      'Basque C1 (HABE 3), Spanish native, English B2, Italian from an Erasmus in Bologna 2018/19',
      'Certificate of no sexual offences, of 2025',
      'No car licence, I go by train and bike',
      'Txistu player in the fiestas',
    ],
  },
  [
    [
      'a-con',
      'coord',
      'A conflict between volunteer and old person?',
      'A lady accused her volunteer of taking a ring. I was sitting with both in the kitchen and asked to see the hiding places. It was in the flour. The volunteer did not want to go back and I respected it, and I went myself four weeks.',
    ],
    [
      'a-death',
      'vol',
      'What did you learn from Fermín?',
      'He died on a Wednesday and I came on Thursday with the dominoes. Nobody had my number. Since I am coordinator, every file has the volunteer’s number on the first page.',
    ],
    [
      'a-plan',
      'coord',
      'What do you want in 3 years?',
      'To coordinate a team of coordinators, and to earn enough for a room with window.',
    ],
    [
      'a-cond',
      'coord',
      'Which conditions do you have now?',
      '30 hours, €1,280 net. Temporary until December, depends on the subsidy of the Diputación.',
    ],
  ],
  `
answerable | what is the mission of the organisation he works in | overview | loneliness
answerable | how many volunteers does he look after | coord | 160
answerable | retention of new volunteers, improvement | coord | 35%; 18%
answerable | interviews weekly | coord | 8
answerable | Has he volunteered himself & since when | vol overview | 2020
answerable | contact during the pandemic - by what means | vol | telephone
answerable | non-social-sector jobs | bike overview | courier or bike
answerable | work with kids incl. disabilities | camp | special needs
answerable | method for making a good pairing | match coord | Sunday or hobbies
answerable | organised any large meal/event? money under control? | event | 4,100
answerable | Donations raised so far | fund | 7,650
answerable | database for supporters | civi | CiviCRM
answerable | social media reach | canva | 3,400
answerable | neighbourhood activism | board | evictions or assembly
answerable | what did he do with the award money | prize | half
answerable | Why did his degree take five years | other-1 | work
answerable | certified Basque level | other-2 | C1
answerable | Studied abroad? where and which year | other-2 | Bologna
answerable | background check for minors | other-3 | offences
answerable | contract type & hours presently | a-cond | 30 hours; Temporary
story | An accusation against a volunteer - how he dealt | a-con
story | what changed after losing someone he visited | a-death
near_miss | Has he managed a team of employees?
near_miss | grant writing to EU funds
near_miss | Salesforce NPSP
near_miss | Bike mechanic experience?
near_miss | psychologist or nurse by training?
near_miss | Catalan
missing | notice he must give
missing | Is he ready to work on weekends
missing | accident insurance for volunteers, does he know how to arrange it
false_premise | Why was he fired as a courier
false_premise | How come the Christmas dinner went over budget?
false_premise | when did he become director of Auzolagun
`,
)
