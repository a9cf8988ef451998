import { person } from '../own/person.mjs'

export const bankTeller = person(
  'Oluwaseun',
  {
    overview:
      'Cash and teller officer turned relationship officer, Ibadan. I balanced 611 working days in a row before the first shortage of N500, which was my own arithmetic. Contract staff for two years before conversion.',
    jobs: [
      [
        'ro',
        'Relationship Officer, SME',
        'Oke-Ado Trust Bank, Dugbe branch, Ibadan',
        'January 2023',
        'Present',
        '- 86 SME accounts: cocoa buyers, pharmacies, block makers\n- Deposits from N340m to N1.1bn\n- POS terminals: 212 deployed, 190 active\n- NPL on loans I booked: 2 of 37',
      ],
      [
        'teller',
        'Teller, later Head Teller',
        'Oke-Ado Trust Bank, Bodija branch, Ibadan',
        'March 2018',
        'December 2022',
        '- Vault custodian with the branch service manager (dual control)\n- During cash scarcity days kept queue numbers and chairs for old people\n- Five tellers under me in the last year',
      ],
      [
        'nysc',
        'NYSC, Mathematics teacher',
        'Government Day School, Gusau, Zamfara',
        '2016',
        '2017',
        'SS2, 73 students in one class. Learnt Hausa greetings and how to bargain.',
      ],
    ],
    skills: [
      ['fake', 'Counterfeit detection', 'Caught 19 notes, trained the branch with a torch and a wet thumb'],
      ['pitch', 'Market storming', 'Saturday mornings at Bodija market, 40 accounts in the best one'],
    ],
    technical: [
      ['fin', 'Finacle', '', 'advanced'],
      ['bvn', 'BVN/NIN linkage portals', '', 'advanced'],
      ['excel', 'Excel', 'vlookup and charts', 'intermediate'],
    ],
    roles: [['coop', 'Secretary, staff cooperative', '310 members, dividend of 9% declared.', '2021']],
    achievements: [
      ['star', 'Teller of the Quarter, South West', 'Q3.', '2019'],
      ['cash', 'CEO letter', 'For returning a customer’s overpayment of N2m.', '2020'],
    ],
    other: [
      'HND Statistics, The Polytechnic Ibadan, 2015, Upper Credit',
      'CIBN: stage two completed, final stage in view',
      'Yoruba, English, small Hausa',
      'Has driver’s licence, no car at the moment',
      'Willing to resume anywhere in the South West; Lagos if with accommodation',
      'Referees’ football, FCT grade 3',
    ],
  },
  [
    [
      'a-crisis',
      'teller',
      'How did you cope during the naira scarcity?',
      'We got N1.5m a day for about 900 people. I asked the manager to let me announce the figure at 7.30 with a megaphone, so everyone could divide it himself. Women with sick children went first, and nobody broke our glass.',
    ],
    [
      'a-default',
      'ro',
      'What happened with a loan that went bad?',
      'The cocoa buyer stopped picking calls. I entered his village on a bike and found the warehouse had collapsed on the beans. I took pictures, we rescheduled for nine months, and he paid up to seven before dying. The wife paid the rest.',
    ],
    ['a-why', 'ro', 'Why leave?', 'There is a ceiling for HND holders at my bank, and I have reached it.'],
    ['a-free', 'ro', 'When can you resume?', 'One month, or two weeks with payment in lieu.'],
  ],
  `
answerable | Which segment does he manage now | ro | SME
answerable | deposit growth under his desk | ro | 1.1bn
answerable | portfolio quality - bad loans out of total | ro | 2 of 37
answerable | merchant acquiring: number of terminals, how many still used | ro | 212; 190
answerable | how long did he stay at the counter | teller | 2018; 2022
answerable | Vault keys? alone or with another person | teller | dual control
answerable | did he lead other cashiers | teller | Five
answerable | accuracy / shortages in his till | overview | 611
answerable | Was he employed directly from the first day? | overview | Contract
answerable | Where did he do national service and what work | nysc | Zamfara
answerable | fake currency spotted | fake | 19
answerable | canvassing for new customers outdoors | pitch | market
answerable | core banking application | fin | Finacle
answerable | Honesty - any proof of it | cash | overpayment
answerable | co-operative society post | coop | Secretary
answerable | Class of diploma and course | other-1 | Statistics; Upper Credit
answerable | Chartered banker progress | other-2 | stage two
answerable | Lagos - would he go? conditions | other-5 | accommodation
answerable | owns a vehicle? | other-4 | no car
answerable | what blocks his promotion where he is | a-why | HND
story | calming a crowd at the branch | a-crisis / teller
story | follow up of a customer that defaulted | a-default
near_miss | Branch manager experience
near_miss | BSc holder?
near_miss | corporate banking (multinationals) accounts
near_miss | Flexcube or T24?
near_miss | Treasury / FX dealing
near_miss | Fluent Hausa to serve in Kano
missing | Gross pay per annum
missing | Guarantors available?
missing | State of health for field work
false_premise | Why was he queried for the missing N2m
false_premise | How did the strike of staff in the cooperative end
false_premise | Why did NYSC redeploy him to Lagos?
`,
)
