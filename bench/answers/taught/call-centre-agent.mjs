import { person } from '../own/person.mjs'

export const callCentreAgent = person(
  'Rogelio',
  {
    overview:
      'BPO professional in Cebu for seven years, US healthcare and telco accounts. Night shift since day one so I sleep at 10 in the morning with foil on the window. Currently SME, waiting for the TL opening that keeps moving.',
    leadership: ['Floor-walk for 3 waves of new hires, 18 to 22 each'],
    jobs: [
      [
        'sme',
        'Subject Matter Expert',
        'Oceanlink BPO, IT Park, Cebu (US health insurer)',
        'Jan 2023',
        'Present',
        '- AHT 9:40 to 7:15 for my pod\n- CSAT 91 pct, target 85\n- Wrote 34 knowledge articles\n- Acting TL 6 weeks in 2025',
      ],
      [
        'csr2',
        'Customer Service Rep II',
        'Oceanlink BPO, Cebu (telco)',
        '2020',
        '2023',
        'Billing, retention, tier 1 tech. Save rate 38%. Work from home during the lockdowns.',
      ],
      [
        'csr1',
        'Customer Service Rep',
        'ClearPath Contact, Mandaue',
        '2019',
        '2020',
        'Hotel reservations. Account closed in the pandemic.',
      ],
      [
        'mc',
        'Crew member',
        'Fast food, Colon Street',
        '2016',
        '2018',
        'Part-time while studying. Counter, drive-thru, opening.',
      ],
    ],
    skills: [
      ['ret', 'Retention calls', 'Listen first, offer second; hundred fifty saves in best month'],
      ['cl', 'Claims and benefits', 'Explains EOBs, deductibles to members'],
      ['train', 'Coaching', 'Side-by-side, ten minutes each, twice a week'],
    ],
    technical: [
      ['gen', 'Genesys Cloud', 'Agent and supervisor view', 'advanced'],
      ['zen', 'Zendesk', '', 'intermediate'],
      ['xl', 'Excel', 'VLOOKUP and pivots for QA reports', 'intermediate'],
    ],
    roles: [
      ['emer', 'Fire marshal of the 9th floor', 'Floor sweep and headcount.', '2024'],
      ['choir', 'Choir at Redemptorist church', 'Tenor, Sundays after shift.', '2015'],
    ],
    achievements: [
      ['top', 'Top agent, Q3', 'Of 214 agents', '2022'],
      ['attend', 'Perfect attendance', 'Two years running, even the typhoon week', '2024'],
    ],
    other: [
      'BS Hotel and Restaurant Management, University of San Carlos, units 2 years only',
      'COPC overview course, 2024. HIPAA refresher yearly.',
      'English, Cebuano, Tagalog; learning Spanish on an app, level A2',
      'Own fiber 200 Mbps, UPS and backup LTE at home',
      'Applied for a nurse aide course in Canada, result in May',
    ],
  },
  [
    [
      'a-death',
      'sme',
      'What was your hardest call?',
      'A man from Ohio called to cancel his wife’s plan, she had died in the morning. The script said to offer a survey. I turned it off, did the cancellation, and stayed with him until his son picked up the other line. QA gave me a zero and my manager overturned it.',
    ],
    [
      'a-idea',
      'csr2',
      'Something you improved?',
      'Everybody put the same four-line note after each call. I made a template with the keyboard shortcut and we saved 22 seconds per call in the pod. Operations copied it to three sites.',
    ],
    ['a-pay', 'sme', 'Salary expectation?', '38,000 pesos basic plus night differential. I have 31,500 now.'],
    [
      'a-shift',
      'sme',
      'Would you take a day shift?',
      'Yes of course, I would see my daughter awake. But I accept nights for TL.',
    ],
  ],
  `
answerable | Accounts handled (industry) | overview sme csr2 | 
answerable | tenure in BPO | overview | seven
answerable | AHT before and now | sme | 9:40; 7:15
answerable | customer sat score vs target | sme | 91; 85
answerable | acted as team lead before? | sme | 6 weeks
answerable | size of training batches he supported | leadership-1 | 22
answerable | WFH ready? internet speed, backup power | other-4 | 200 Mbps
answerable | is he a degree holder | other-1 | 2 years only
answerable | basic pay at present & asking | a-pay | 31,500; 38,000
answerable | day shift or graveyard | overview a-shift | 
answerable | Highest saves in a month | ret | hundred fifty
answerable | HIPAA trained? | other-2 | yearly
answerable | ranking among agents | top | 214
answerable | absences | attend | Perfect attendance
answerable | is he plannning to leave the country | other-5 | Canada
answerable | documentation he authored | sme | 34
answerable | spreadsheet functions | xl | VLOOKUP
answerable | Was he let go in 2020 or what happened | csr1 | closed
answerable | emergency role in the building | emer | Fire marshal
answerable | Food service experience | mc | drive-thru
story | saddest customer call, how he dealt with it | a-death | 
story | process improvement that spread to other sites | a-idea | 
near_miss | Is he an official team leader with permanent title
near_miss | Spanish speaking agent
near_miss | claims adjudicator experience
near_miss | tier 2 technical support
near_miss | COPC certified
near_miss | Has he used Five9 or Avaya
missing | NBI clearance
missing | non-voice QA auditor work
missing | chat or email support volume per day
false_premise | why was he suspended for attendance
false_premise | how did he like the Manila site
false_premise | which nursing degree did he complete
`,
)
