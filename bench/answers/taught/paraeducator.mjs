import { person } from '../own/person.mjs'

export const paraeducator = person(
  'Tammy Jo',
  {
    overview:
      'Special ed paraprofessional, K-5, mostly one-on-one. Nine school years with the same district. Came to it after my own boy got his diagnosis and I sat in on too many meetings where nobody explained the letters.',
    jobs: [
      [
        'para',
        'Paraeducator, Life Skills classroom',
        'Prairie Dog Elementary, Minot, ND',
        'Aug 2016',
        'Present',
        '- 1:1 with a nonverbal third grader, AAC device, all day\n- Toileting, lifting with a Hoyer, G-tube feeding (trained by the school RN each fall)\n- Data sheets every 15 min for 4 IEP goals\n- Ride the short bus mornings',
      ],
      ['lunch', 'Lunchroom aide', 'Same school', '2015', '2016', ''],
      [
        'dispatch',
        '911 dispatcher',
        'Ward County Sheriff',
        '2008',
        '2015',
        '- 12 hr nights\n- Talked four babies into this world by phone\n- Left when nights and my kid did not mix',
      ],
      ['wm', 'Overnight stocker', 'Walmart, Minot', '2006', '2008', '- Dairy and frozen'],
    ],
    skills: [
      ['cpi', 'CPI nonviolent crisis intervention', 'Recertified every August, have used a hold twice in nine years'],
      ['aac', 'AAC', 'TouchChat and a PECS book; programmed 600 buttons for my student'],
      ['behav', 'Behavior plans', 'I carry them out. BCBA writes them.'],
      ['read', 'Reading groups', 'Barton level 1-3, four kids, 30 minutes a day'],
    ],
    technical: [
      ['google', 'Google Classroom and Sheets', 'Graphs for IEP meetings', 'intermediate'],
      ['touch', 'iPad with TouchChat', '', 'advanced'],
    ],
    roles: [
      ['so', 'Special Olympics', 'Bowling coach, 14 athletes; two to State.', '2018'],
      ['union', 'Building rep, ND United', 'Paras got paid for snow days in 2023.', '2021'],
    ],
    achievements: [['apple', 'Golden Apple, Minot Public Schools classified staff', 'Nominated by parents', '2022']],
    other: [
      'Associate of Arts, Dakota College at Bottineau, 2006. Now 54 credits into a BSEd Special Education at Minot State, evenings, done in May 2027 if the money holds.',
      'Passed ParaPro Assessment, 474',
      'CPR/AED, first aid current. Mandated reporter training each year.',
      'Sign: about 200 signs. No Spanish.',
      'Ice fishing, quilting, in that order',
    ],
  },
  [
    [
      'a-word',
      'para',
      'What moment makes you proud?',
      'In February my student hit "stop" on his device for the first time instead of biting. I stopped, right then, in the middle of math, and so did everyone. He tried it eleven more times that day just to see. I called his mom on my break and neither of us could talk.',
    ],
    [
      'a-bite',
      'para',
      'Tell me about a bad day.',
      'I got bit through a winter coat on the bus because I took a kid’s hat off without warning. My fault. I went to the nurse, wrote it up honest, and we made a picture card that says hat. I have the scar to remember it.',
    ],
    [
      'a-hours',
      'para',
      'Hours?',
      'I need to be done by 4 on Mondays and Wednesdays for class. Summers I am wide open.',
    ],
  ],
  `
answerable | why did she get into sped | overview | diagnosis
answerable | grade levels | overview | K-5
answerable | does she do personal care like diapering, lifting, tube feeds? | para | Hoyer; G-tube
answerable | who trains her on feeding | para | RN
answerable | how often does she take data, for how many goals | para | 15; 4
answerable | bus monitor experience | para / a-bite | bus
answerable | emergency services background | dispatch | 911
answerable | how come she quit dispatching | dispatch | nights
answerable | Delivered babies over the phone, how many | dispatch | four
answerable | Physical restraints used in her career | cpi | twice
answerable | speech device programming | aac touch | 600
answerable | does she write the BIPs | behav | BCBA
answerable | phonics intervention program she's run, group size | read | Barton; four
answerable | can she put data in charts for the annual meeting | google | Graphs
answerable | Sports w/ disabled athletes | so | Bowling
answerable | what did she get for paras as rep | union | snow days
answerable | is she working on a teaching degree and when will she finish | other-1 | May 2027
answerable | ParaPro score | other-2 | 474
answerable | Does she speak spanish | other-4 | No Spanish
answerable | Available for ESY in the summer? | a-hours | wide open
story | breakthrough with a student | a-word
story | getting hurt by a kid, what did she make of it | a-bite
near_miss | licensed special education teacher?
near_miss | RBT certification
near_miss | fluent ASL
near_miss | middle or high school experience
near_miss | Proloquo2Go
near_miss | did she write IEPs herself
missing | current hourly wage
missing | can she sub in another building on short notice
missing | references from a principal
false_premise | how did the lawsuit over the hold she did turn out
false_premise | why did she drop out of Minot State
false_premise | what made her leave the district in 2020 and return
`,
)
