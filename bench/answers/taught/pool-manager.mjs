import { person } from '../own/person.mjs'

export const poolManager = person(
  'Sander',
  {
    overview:
      'Swimming pool manager and coach from Zwolle. Water is my trade: I teach it, I clean it, I pump it. Married to a lifeguard, so home talk is chlorine. Since 2016 also responsible for the money.',
    leadership: [
      '38 employees (21 FTE), 60 seasonal lifeguards in the outdoor pool',
      'Works council partner: three agreements signed, none in court',
    ],
    jobs: [
      [
        'mgr',
        'Location manager',
        'Zwembad De Hanze, Kampen',
        '2016',
        null,
        'Visitors: 212,000 in 2019, 90,000 in 2021, 228,000 in 2024. Gas out, heat pump and solar in: energy bill down from 610,000 to 330,000 euro. Municipal subsidy per swim from 4.10 to 2.95.',
      ],
      [
        'coach',
        'Head coach',
        'Swimming club Orca Zwolle',
        '2009',
        '2016',
        'Two to the European juniors, 200 butterfly both. 5.15 am, ten times per week.',
      ],
      [
        'teach',
        'Swimming teacher',
        'Municipality of Deventer',
        '2004',
        '2009',
        'Diploma A, B and C: about 1,300 children. Also asylum seekers of 17 countries.',
      ],
      [
        'guard',
        'Beach lifeguard',
        'Terschelling',
        'summers 2000–2004',
        null,
        '3 rescues by own hand, one of them a horse',
      ],
    ],
    skills: [
      ['water', 'Water treatment', 'Legionella plan, UV, flocculation; certificate for pool technician'],
      ['budget', 'Budget', '€2.3m per year, quarterly report to the alderman'],
      ['event', 'Events', 'Mermaid night, 24-hour swim for the hospice (€41,000)'],
      ['bouw', 'Building projects', 'Renovation of changing rooms, on time; roof one year too late'],
    ],
    technical: [
      ['recreatex', 'Recreatex', 'Cash desk and subscriptions', 'advanced'],
      ['afas', 'AFAS', 'HR', 'intermediate'],
      ['pbi', 'Power BI', '', 'beginner'],
    ],
    roles: [
      ['board', 'Board of the Dutch pool managers network, region East', '', '2020'],
      ['ukr', 'Free swimming lessons for Ukrainian mothers', '110 of them, with childcare at the edge.', '2022'],
    ],
    achievements: [
      ['gezond', 'Nationale Zwembadprijs', 'Second place, category sustainable', '2023'],
      ['channel', 'English Channel relay', 'Team of six, 11 h 48', '2018'],
    ],
    other: [
      'CIOS Heerenveen (sport and movement, MBO 4), 2004; HBO Sport management, part-time, Windesheim, 2015',
      'Dutch, English, German; Frisian only when swearing',
      'Emergency response leader (ploegleider BHV), AED instructor',
      'Free every first Wednesday afternoon, caring for father',
    ],
  },
  [
    [
      'a-drown',
      'mgr',
      'What was your worst moment?',
      'June 2018, a girl of four on the bottom, 38 seconds. My youngest lifeguard, 17, saw her and went. She was home the same night. I closed the pool although it was full and 34 degrees outside, and people shouted at me, and I would do it again. Then we changed the positions of the chairs.',
    ],
    [
      'a-energy',
      'mgr',
      'How did you get the council to invest?',
      'I did not bring a report. I brought the aldermen into the cellar in August, 41 degrees, and put their hands on the pipe which heats the sky. They voted 1.9 million in October with two against.',
    ],
    [
      'a-wrong',
      'coach',
      'A regret as a coach?',
      'I had a girl of 14 swim with a shoulder because of a limit time. She stopped with swimming a year later. I wrote to her when I became a father.',
    ],
  ],
  `
answerable | where does he come from | overview | Zwolle
answerable | number of staff, seasonal too | leadership-1 | 38; 60
answerable | relationship with the works council | leadership-2 | three agreements
answerable | attendance before corona and last year | mgr | 212,000; 228,000
answerable | energy saving measures & result | mgr / a-energy | heat pump; 330,000
answerable | public money needed per visit | mgr | 2.95
answerable | competitive swimmers he brought to international level | coach | Two
answerable | how early was training | coach | 5.15
answerable | taught kids to swim - how many | teach | 1,300
answerable | refugees in his lessons? | teach ukr | asylum or Ukrainian
answerable | saved anyone at sea | guard | 3 rescues
answerable | technical certificate for pool water | water | pool technician
answerable | annual budget | budget | 2.3m
answerable | charity event proceeds | event | 41,000
answerable | building project that ran late | bouw | roof
answerable | POS / membership software | recreatex | Recreatex
answerable | prize for sustainability, which rank | gezond | Second
answerable | Open water achievement of his own | channel | 11 h 48
answerable | bachelor level? where | other-1 | Windesheim
answerable | caring duties which limit his week | other-4 | Wednesday
story | near drowning in his pool | a-drown
story | something he regrets towards an athlete | a-wrong
near_miss | Olympic swimmer coached
near_miss | fitness club or gym management
near_miss | SAP
near_miss | Can he work in French
near_miss | Did he swim the Channel solo
near_miss | diving instructor, scuba
missing | desired gross salary
missing | lease car wish
missing | reason for changing jobs
false_premise | how did the parents of the dead girl sue him
false_premise | why did the aldermen reject the heat pump
false_premise | What did he study at university in Groningen
`,
)
