import { person } from '../own/person.mjs'

export const complaintsHandler = person(
  'Aoife',
  {
    overview:
      'Complaints specialist in payments, Dublin, six years. Writes final response letters in plain English; the ombudsman has agreed with me nine times in ten. I read the whole file, including the call.',
    leadership: ['No line reports; quality checker for five others since March'],
    jobs: [
      [
        'pay',
        'Senior Complaints Specialist',
        'Kestrel Pay, Dublin',
        '2022',
        'Present',
        '- 38 open cases on average, 15 working day rule\n- Ombudsman: 51 referrals, 46 upheld in our favour\n- Root-cause paper on blocked accounts led to new wording, complaints fell by 28%',
      ],
      [
        'card',
        'Customer Resolution Agent',
        'Linden Card, Sandyford',
        '2020',
        '2022',
        'Chargebacks and fraud claims, phone and letter. Vulnerable customer champion for the floor.',
      ],
      [
        'hotel',
        'Guest relations',
        'Harbour Hotel, Galway',
        '2018',
        '2019',
        'Noise, weddings, refunds up to €200 on own decision.',
      ],
      ['lib', 'Library page', 'Galway City Library', '2016', '2018', 'Shelving, storytime, the photocopier.'],
    ],
    skills: [
      ['letter', 'Letters', 'Average of 1.3 pages, reading age 12'],
      ['reg', 'Regulation', 'Consumer Protection Code, PSD2 timelines, GDPR access requests'],
      ['calm', 'Upset callers', 'Safe-call script for threats of self-harm, used twice'],
    ],
    technical: [
      ['zen', 'Zendesk', 'Case work', 'advanced'],
      ['tab', 'Tableau', 'Reads the dashboard, changes filters', 'beginner'],
      ['ex', 'Excel', 'Redress calculator', 'advanced'],
    ],
    roles: [['sam', 'Helpline volunteer', 'Three nights a month, 4 years.', '2021']],
    achievements: [
      ['plain', 'NALA plain English award', 'For the letter template', '2024'],
      ['run', 'Cork marathon', '3:58', '2025'],
    ],
    other: [
      'QFA (Qualified Financial Adviser) five of six exams; LLB, University of Galway 2018',
      'Irish native-level, English, French to B1',
      'Hybrid: two days in office is the ceiling, lives in Drogheda',
      'Notice one month, available from 1 March because of a course',
    ],
  },
  [
    [
      'a-wrong',
      'pay',
      'A decision you changed your mind on?',
      'I rejected an old man’s claim because of the timelines. He sent the photo of his wife’s chemo card. I reopened my own case, asked legal for goodwill and we paid. I wrote the reason in the file so nobody would think I was soft.',
    ],
    [
      'a-boss',
      'card',
      'When have you disagreed with a manager?',
      'He wanted all fraud claims declined after a target. I put four calls in a row on the speaker. After the third he said enough, and the target was dropped the next day.',
    ],
    ['a-sal', 'pay', 'Salary?', '€44,500. For a team lead post 52.'],
    [
      'a-why',
      'pay',
      'Why look?',
      'I would like to design the process before it breaks rather than to apologise after.',
    ],
  ],
  `
answerable | active caseload | pay | 38
answerable | deadline she works to | pay | 15
answerable | ombudsman record | pay overview | 46 or nine times in ten
answerable | Has she reduced volume of complaints | pay | 28%
answerable | chargeback exp | card | Chargebacks
answerable | authority to refund in hospitality | hotel | 200
answerable | law degree? | other-1 | LLB
answerable | financial exams outstanding | other-1 | five of six
answerable | gaeilge | other-2 | native
answerable | office attendance limit + where she lives | other-3 | Drogheda
answerable | start & why that date | other-4 | course
answerable | readability of letters | letter | reading age 12
answerable | handles suicidal customers? | calm | twice
answerable | which rules does she know | reg | PSD2
answerable | quality checks on peers | leadership-1 | five
answerable | volunteer | sam | Helpline
answerable | sport | run | 3:58
answerable | libraries | lib | Shelving
answerable | award for clear writing | plain | NALA
answerable | what's she looking for | a-why | process
story | reversing her own decision | a-wrong | 
story | stood up to a boss on targets | a-boss | 
near_miss | full QFA designation
near_miss | budget holder for the complaints department
near_miss | builds Tableau dashboards
near_miss | practising solicitor
near_miss | insurance complaints
near_miss | french for a francophone team, fluent
missing | CRM Salesforce
missing | work permit questions, visa
missing | training delivered abroad
false_premise | why did the ombudsman fine her firm
false_premise | How was her secondment in London
false_premise | why was she demoted to agent
`,
)
