import { person } from '../own/person.mjs'

export const lifeguard = person(
  'Ajay',
  {
    overview:
      'Leisure centre duty manager in Wolverhampton who started on the poolside at seventeen. Three pools, one wave machine, never a drowning. Looking at leisure contract roles, or anything with plant.',
    leadership: [
      'Shift of 11: lifeguards, reception, one swim teacher',
      'Ran recruitment days, 40 applicants for 12 posts',
    ],
    jobs: [
      [
        'duty',
        'Duty Manager',
        'Aldersley Leisure Village',
        '2022',
        'Present',
        '- Emergency action plan rewritten after a near-miss in the deep end\n- Gas use cut 17% with pool covers and timers\n- Member complaints answered in 24 hours\n- Till float £900, two lots of keys',
      ],
      [
        'senior',
        'Senior Lifeguard',
        'Aldersley Leisure Village',
        '2018',
        '2022',
        'In-service training each month. Covid closure: furloughed for five months, then vaccination centre marshal.',
      ],
      ['guard', 'Lifeguard', 'Wolverhampton baths', '2015', '2018', 'Four rescues, one of them spinal.'],
      ['retail', 'Weekend assistant', 'Trainer shop, Mander Centre', '2014', '2015', 'Fitting, stock room.'],
    ],
    skills: [
      ['plant', 'Pool plant', 'Sand filters, hypo dosing, backwash; call out contractor for UV'],
      ['aqua', 'Aquacise', 'Over-60s on Tuesdays, 24 regulars'],
      ['rota', 'Rotas', 'Bank holidays, zero-hours and students'],
    ],
    technical: [
      ['glad', 'Gladstone', 'Bookings, memberships', 'advanced'],
      ['ppt', 'PowerPoint', 'Training slides', 'intermediate'],
    ],
    roles: [
      ['tutor', 'NPLQ trainer assessor', 'Three courses a year, 96% pass.', '2021'],
      ['cric', 'Cricket umpire', 'Saturdays in summer.', '2019'],
    ],
    achievements: [['rlss', 'RLSS commendation', 'Child of six, defibrillator, alive', '2019']],
    other: [
      'Level 3 leisure management apprenticeship, 2021; National Pool Plant Operators certificate 2023',
      'GCSEs nine; BTEC Sport, distinction',
      'Punjabi, English; Hindi understands',
      'Full licence, Fiesta. Can do early start of 5:30.',
    ],
  },
  [
    [
      'a-rescue',
      'guard',
      'What happened in the rescue you remember?',
      'The lad went under by the steps and nobody splashed. I saw a float where no one was playing. I was in before my whistle, got him up, did rounds of CPR with the defib until the crew came. He visits in July with a cake.',
    ],
    [
      'a-team',
      'duty',
      'How do you deal with a lazy colleague?',
      'One kept his phone on the chair. I did not shout, I swapped chairs with him and pointed at every blind spot. I wrote him a plan of three weeks; he failed it once, then no more.',
    ],
    ['a-why', 'duty', 'Why look around?', 'The council is closing the wave pool in spring, and my post goes with it.'],
    ['a-sal', 'duty', 'Pay?', '£28,600 and I want 31.'],
  ],
  `
answerable | where does he manage a shift & how many people | leadership-1 duty | 11
answerable | age when he began on the poolside | overview | seventeen
answerable | energy savings | duty | 17%
answerable | pool plant ticket | other-1 | National Pool Plant
answerable | rescues performed as guard | guard | Four
answerable | was he off in the pandemic, doing what | senior | furloughed
answerable | what award did he get for saving a child | rlss | RLSS
answerable | assessor? pass rate | tutor | 96%
answerable | water chemistry | plant | hypo
answerable | group exercise | aqua | 24
answerable | bookings software | glad | Gladstone
answerable | why is he leaving | a-why | closing
answerable | south asian langs | other-3 | Punjabi
answerable | earliest start of shift he can make | other-4 | 5:30
answerable | hiring involvement | leadership-2 | 40
answerable | cash float | duty | 900
answerable | school qualifications | other-2 | distinction
answerable | hobby on saturdays | cric | umpire
answerable | retail background? | retail | Trainer
answerable | salary sought | a-sal | 31
story | the rescue that stuck with him | a-rescue | 
story | correcting a lifeguard on their phone | a-team | 
near_miss | general manager of a leisure centre
near_miss | degree in sport science
near_miss | open water / beach lifeguard
near_miss | qualified electrician for plant
near_miss | level 2 gym instructor
near_miss | UV system repair
missing | swimming teacher certificate
missing | notice period
missing | Premises licence
false_premise | who drowned on his watch
false_premise | how long was he suspended after the near miss
false_premise | when did he run the Birmingham arena pool
`,
)
