import { person } from '../own/person.mjs'

export const carSales = person(
  'DeShawn',
  {
    overview:
      'I sell pickups in San Antonio and I call my customers back. Nine years, three brands. Bilingual by marriage, which the customers like more than my accent.',
    leadership: ['Closer for four green peas since 2023'],
    jobs: [
      [
        'ford',
        'Senior Sales Consultant',
        'Alamo Ridge Ford, San Antonio, TX',
        'Jan 2021',
        'Present',
        '- 21.4 units a month average in 2025, store average 11\n- 48% repeat and referral\n- Gross $2,300 front end per new truck\n- Fleet: 36 vans to a plumbing firm',
      ],
      [
        'toy',
        'Sales Consultant',
        'Mission Toyota, San Antonio',
        '2018',
        '2021',
        'Internet leads only in the last year. CSI 961 of 1,000. Certified used.',
      ],
      [
        'used',
        'Lot attendant, then salesman',
        'Loop 410 Auto Outlet',
        '2017',
        '2018',
        'Washed 20 cars a day. Sold the first one to the lady who came for the restroom.',
      ],
      [
        'foot',
        'Assistant coach and cafeteria job',
        'Southwest High School',
        '2013',
        '2017',
        'Running backs, JV. Food line in the mornings.',
      ],
    ],
    skills: [
      ['finance', 'Finance basics', 'Payment quotes, lender paperwork prep'],
      ['trade', 'Trade-in appraisal', 'Walk-around, book price, used manager signs'],
      ['ev', 'Electric trucks', 'Sold 61 Lightnings; home charger talk'],
    ],
    technical: [
      ['vin', 'VinSolutions', 'CRM', 'advanced'],
      ['xtime', 'vAuto', 'Pricing looked up', 'beginner'],
      ['reel', 'Walk-around videos', 'Phone gimbal, 9,800 followers on one app', 'intermediate'],
    ],
    roles: [
      ['ymca', 'Coaches flag football, YMCA', 'Fall, ages 8 to 10.', '2019'],
      ['church', 'Usher', 'First Baptist on the East Side.', '2015'],
    ],
    achievements: [
      ['gold', 'Top ten salesperson, Ford South Texas region', 'Number seven', '2024'],
      ['truck', 'Truck of the month', 'Twelve times out of 24', '2023'],
    ],
    other: [
      'Two years at San Antonio College, kinesiology, did not finish',
      'Texas salesperson registration active; clean driving record five years',
      'Spanish for negotiating, English native',
      'Saturdays a must for me, Sundays never. Ready for Houston or Austin.',
    ],
  },
  [
    [
      'a-lemon',
      'toy',
      'Tell me about an upset customer.',
      'A teacher bought a used Corolla and the transmission went in eleven days, past the warranty by a hair. I drove my own car over, gave it to her for the week and stood in the manager’s office until he ate the repair. She has sent me nine families.',
    ],
    [
      'a-slump',
      'ford',
      'Worst month?',
      'Seven units, last February. I cancelled my TV, sat with the CRM and wrote fifty letters by hand to old buyers. March was 31. I still write five every Monday.',
    ],
    [
      'a-pay',
      'ford',
      'What do you make?',
      'W-2 was $118,000 last year, all commission. I would come for a 1,500 a week draw and a good plan.',
    ],
    ['a-next', 'ford', 'Where do you want to go?', 'Sales manager in three years. My GM is 39 and staying.'],
  ],
  `
answerable | Units a month, his & the store's | ford | 21.4; 11
answerable | repeat / referral percentage | ford | 48%
answerable | which makes has he sold | ford+toy | 
answerable | CSI score at toyota | toy | 961
answerable | sold EVs? how many | ev | 61
answerable | B2B / fleet | ford | 36
answerable | spanish with customers | other-3 overview | 
answerable | College degree completed? | other-1 | did not finish
answerable | Would he move to another city | other-4 | Houston
answerable | which days won't he work | other-4 | Sundays
answerable | rank in region | gold | seven
answerable | earnings 2025 | a-pay | 118,000
answerable | has he coached new reps | leadership-1 | four
answerable | how did he get into selling cars | used | Washed
answerable | CRM he knows | vin | VinSolutions
answerable | social media follower count | reel | 9,800
answerable | registered w/ state? driving record? | other-2 | clean
answerable | does he appraise trade ins, does he have final say | trade | used manager
answerable | ambition | a-next | Sales manager
answerable | volunteering with children | ymca | flag football
story | unhappy buyer saved | a-lemon | 
story | slump and bounce back | a-slump | 
near_miss | F&I manager experience
near_miss | GSM or sales manager title
near_miss | Chevrolet or Ram dealers
near_miss | vAuto pricing done himself
near_miss | bachelor's in kinesiology
near_miss | commercial truck (class 8) sales
missing | drug screen
missing | notice needed
missing | is he on a non compete
false_premise | why was he fired by Mission Toyota
false_premise | what was it like as general manager at Loop 410
false_premise | how many DUIs does he have
`,
)
