import { person } from '../own/person.mjs'

export const schoolSecretary = person(
  'Brenda',
  {
    overview:
      'School secretary, 640 on roll, Sunderland. Everything arrives at my hatch first: nits, deliveries, dads. Previously shipping clerk, until the yard closed.',
    jobs: [
      [
        'sec',
        'Office Manager',
        'Hylton Castle Juniors',
        'Sept 2012',
        'Present',
        'Census three times a year, never returned with errors since 2017. Attendance from 92.8 to 95.1 after first-day calls at 9.10. Dinner money, trips, lettings of the hall £14k a year. Two Ofsted visits, one at 24 hours’ notice. Two part-time clerks, one on a job share.',
      ],
      [
        'ship',
        'Shipping Clerk',
        'Wear Forgings, Sunderland',
        '1991',
        '2006',
        'Bills of lading, letters of credit, telex then fax. Norway and Gdansk mostly.',
      ],
      ['home', 'At home, nan’s care', 'Sunderland', '2006', '2011', 'Did a word processing course at night.'],
    ],
    skills: [
      ['admis', 'Admissions', 'Appeals bundles, 19 heard, 2 lost'],
      ['first', 'First aid room', 'Asthma, EpiPens, 3 broken wrists last year'],
      ['safeg', 'Safeguarding', 'Level 3, deputy lead does the meetings, I log'],
    ],
    technical: [
      ['sims', 'SIMS, moved to Arbor 2023', 'trained the staff of 48', 'advanced'],
      ['pay', 'ParentPay', 'arrears down to £212', 'advanced'],
      ['word', 'Word, shorthand 80 wpm', '', 'expert'],
    ],
    roles: [
      ['choir', 'Choir at St Peter’s', 'Treasurer, librarian for 900 scores.', '2009'],
      ['jubilee', 'Jubilee street party', 'Forty tables, council road closure form and all.', '2022'],
    ],
    achievements: [['pride', 'Pride of Wearside, unsung hero nominee', '', '2021']],
    other: [
      'NVQ Business Admin level 3, 2013; RSA typing 1990',
      'Paediatric first aid, renewed May 2025',
      'Enhanced DBS on the update service',
      'Term time only plus ten days in August',
      'Walks a whippet, Roker beach 6 am',
    ],
  },
  [
    [
      'a-dad',
      'sec',
      'An angry parent?',
      'A dad came to take his lad out and he was not on the list. I kept him at the hatch with tea and a form while Jean rang the head. Turned out there was a court order from that very morning. He shook my hand the week after, at the gate.',
    ],
    [
      'a-covid',
      'sec',
      'Your proudest week?',
      'First lockdown. 118 families on dinner vouchers and the voucher site was down. I wrote the codes on paper overnight, 118 envelopes, and the caretaker and I drove them round in the minibus.',
    ],
    [
      'a-why',
      'sec',
      'Why leave after so long?',
      'We are merging into a trust and the office goes to one hub in Durham. I do not fancy the A19.',
    ],
    ['a-money', 'sec', 'Pay?', 'Grade 5, £27,300 pro rata. Same would do.'],
  ],
  `
answerable | school size | overview | 640
answerable | data returns to the department - accuracy | sec | 2017
answerable | Did attendance get better, what did she do | sec | 95.1
answerable | income from hiring out the premises | sec | 14k
answerable | inspections she has been through | sec | Two Ofsted
answerable | does she supervise clerks | sec | Two
answerable | export documents knowledge from before | ship | Bills of lading
answerable | years in shipping | ship | 1991; 2006
answerable | gap between shipping and schools - what was that | home | nan
answerable | admissions appeals success | admis | 19
answerable | deals with medical incidents? | first | Asthma
answerable | Her safeguarding part & level | safeg | Level 3
answerable | MIS systems and did she train others | sims | Arbor; 48
answerable | chasing unpaid dinner accounts | pay | 212
answerable | shorthand speed | word | 80
answerable | Administers for a musical group | choir | Choir or choir
answerable | event she set up for neighbours | jubilee | Jubilee
answerable | DBS | other-3 | Enhanced
answerable | does she work during holidays | other-4 | August
answerable | reason for wanting out | a-why | Durham
story | parent collecting a child without permission | a-dad
story | what she did to get food to families during lockdown | a-covid
near_miss | School business manager diploma?
near_miss | Payroll for the staff?
near_miss | Designated safeguarding lead herself
near_miss | bursar with responsibility for the entire school budget
near_miss | Secondary or sixth form school work
near_miss | Bromcom
missing | sickness days over the last year
missing | can she drive to evening governors meetings
missing | would she do clerking for governors
false_premise | Why did the school fail its Ofsted at short notice
false_premise | How come she lost all of the appeals
false_premise | When was she made redundant from the council
`,
)
