import { person } from '../own/person.mjs'

export const carerReturner = person(
  'Yvonne',
  {
    overview:
      'Insurance customer service for 13 years in Winnipeg, then four years at home looking after my father, who passed away this spring. Ready to go back, five days if the shift ends before six.',
    leadership: ['Informal mentor to around 20 new hires, never a supervisor'],
    jobs: [
      [
        'home',
        'Full-time family caregiver',
        'Own family, Winnipeg, MB',
        'May 2022',
        'April 2026',
        'Coordinated eight providers, drug list of 14, and home care hours with the health authority. Took two college courses by night.',
      ],
      [
        'senior',
        'Senior Customer Care Representative',
        'Prairie Mutual Insurance, Winnipeg',
        '2014',
        '2022',
        '- 45 calls a day, auto and home\n- Quality score 94 or over, 28 months of 30\n- Wrote the script for hail season\n- French queue on Thursdays',
      ],
      [
        'rep',
        'Customer Care Representative',
        'Prairie Mutual Insurance, Winnipeg',
        '2009',
        '2014',
        'Policy changes, first notice of loss. Night desk for 11 months.',
      ],
      [
        'bakery',
        'Counter and cake orders',
        'Sals Bakery, St. Boniface',
        '2005',
        '2009',
        'Wedding and birthday orders, cash.',
      ],
    ],
    skills: [
      ['calm', 'De-escalation', 'Took over transferred calls from five colleagues when they were in tears'],
      ['claims', 'Claims intake', 'First notice and coverage check; adjusting is a different licence'],
      ['type', 'Typing', '74 words a minute, tested last month'],
    ],
    technical: [
      ['guide', 'Guidewire PolicyCenter', 'Version I knew is from 2022', 'advanced'],
      ['avaya', 'Avaya', 'Phones', 'intermediate'],
      ['teams', 'Microsoft Teams', 'Learned it for the college course', 'beginner'],
    ],
    roles: [
      ['park', 'Treasurer, community garden', '42 plots, budget of 3,100 dollars.', '2017'],
      ['hosp', 'Hospice visitor, Riverview', 'Wednesday afternoons since June.', '2026'],
    ],
    achievements: [['star', 'Voice of the Customer award', 'Voted by policyholders, twice', '2016 and 2019']],
    other: [
      'General Insurance Level 1 licence, lapsed in 2023; re-exam on 9 December',
      'Administrative assistant certificate, Red River College, 2005. Excel and Business Writing, evening, 2025 (A and A−)',
      'French, from St. Boniface, spoken and written',
      'Downtown or home office; own high-speed internet and a quiet room',
      'Criminal record check done August 2026, clear',
    ],
  },
  [
    [
      'a-hail',
      'senior',
      'Busiest day you remember?',
      'July 12, 2018. Six hundred in queue and every one with a broken windshield. I stopped reading the script and gave people the one thing they wanted, the glass shop number, and wrote them down by hand. My manager called me in, and then made it the new script.',
    ],
    [
      'a-angry',
      'senior',
      'Tell me about an angry caller.',
      'A widower had been billed for his wife’s car for a year. He shouted for nine minutes. I did not say sorry nine times, I said her name once and then I fixed it while he held, which took forty. He sent a card.',
    ],
    [
      'a-gap',
      'home',
      'What did you learn in the break?',
      'How to be number 31 in a phone queue. I would be a better agent for it.',
    ],
    [
      'a-hours',
      'home',
      'What about hours and start?',
      'From the first week in January. Not evenings, the bus stops at eight. Thirty-seven hours is fine.',
    ],
  ],
  `
answerable | why the gap on her CV | overview home | father
answerable | how long was she away from paid work | overview home | four or 2022
answerable | Does her licence still count? | other-1 | lapsed
answerable | date she is resitting | other-1 | 9 December
answerable | calls handled daily | senior | 45
answerable | quality results | senior | 94
answerable | Bilingual (french/english)? | other-3 senior | 
answerable | did she ever supervise | leadership-1 | never
answerable | has she upskilled during the break | home other-2 | 
answerable | typing speed | type | 74
answerable | which policy admin system, and is it recent | guide | 2022
answerable | can she work from home | other-4 | quiet room
answerable | background check status | other-5 | clear
answerable | available from when, evenings? | a-hours | January; Not evenings
answerable | awards from clients | star | twice
answerable | Overnight work in the past | rep | 11 months
answerable | what volunteer things does she do now | hosp park | 
answerable | Did she sit in for upset colleagues | calm | tears
answerable | money handling outside work | park bakery | 3,100 or cash
answerable | days per week she's after | overview | five
story | huge volume spike, how did she cope | a-hail | 
story | furious customer turned around | a-angry | 
near_miss | is she a licensed adjuster
near_miss | did she score or monitor other agents' calls for quality
near_miss | Level 2 general insurance licence
near_miss | has she used Duck Creek
near_miss | Nursing or personal support worker certificate
near_miss | Life insurance products?
missing | CRM tool such as Salesforce
missing | Salary expectations
missing | are there any plans to leave Winnipeg
false_premise | why did Prairie Mutual fire her
false_premise | what did she do in her job at the hospital in 2023
false_premise | How did she enjoy managing the Brandon office
`,
)
