import { person } from '../own/person.mjs'

export const hrGeneralist = person(
  'Chidinma',
  {
    overview:
      'HR generalist with six years of experience across recruitment, employee relations, payroll and training in manufacturing and fintech. I am trusted by staff and managers alike to be fair, discreet and prompt.',
    jobs: [
      [
        'pay',
        'HR Generalist',
        'PayBridge Technologies Ltd, Lagos',
        'March 2023',
        'Present',
        [
          '• Handle full-cycle recruitment for technical and support roles, with 64 hires in 2025 and an average time to fill of 31 days.',
          '• Administer payroll, pension and health insurance for 210 employees.',
          '• Advise managers on disciplinary and grievance cases.',
          '• Rolled out BambooHR, replacing spreadsheets.',
          '• Drafted the remote work policy and the staff handbook.',
        ].join('\n'),
      ],
      [
        'sun',
        'HR Officer',
        'Sunbloom Foods Plc, Ibadan',
        'January 2020',
        'February 2023',
        [
          '• Supported 480 factory and office employees on three shifts.',
          '• Represented HR in quarterly meetings with the two workers’ unions.',
          '• Organised about 40 training sessions a year, including fire safety and food hygiene.',
          '• Reduced absenteeism from 9% to 5% in two years.',
        ].join('\n'),
      ],
      [
        'nysc',
        'HR Assistant (National Youth Service)',
        'Oyo State Water Board, Ibadan',
        'July 2018',
        'June 2019',
        [
          '• Digitised 3,000 personnel files.',
          '• Scheduled interviews and sent offer letters.',
          '• Took minutes at the monthly staff meeting.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['recruit', 'Recruitment', ''],
      ['er', 'Employee relations', ''],
      ['onboard', 'Onboarding', ''],
      ['perf', 'Performance management', ''],
      ['law', 'Nigerian labour law', ''],
      ['payroll', 'Payroll', ''],
      ['train', 'Training coordination', ''],
    ],
    technical: [
      ['bamboo', 'BambooHR', ''],
      ['seamless', 'SeamlessHR', ''],
      ['excel', 'Microsoft Excel', ''],
      ['linkedin', 'LinkedIn Recruiter', ''],
    ],
    roles: [
      ['mentor', 'Career mentor', 'Review CVs and run mock interviews for 12 final-year students a year', '2024'],
    ],
    achievements: [
      ['cipm', 'Associate member, Chartered Institute of Personnel Management (ACIPM)', '', '2021'],
      ['star', 'PayBridge People Star award', 'For the BambooHR rollout', '2024'],
    ],
    other: [
      'B.Sc. Industrial Relations and Personnel Management, University of Lagos, Second Class Upper, 2017',
      'Languages: English, Igbo, Yoruba',
      'Interests: tennis, Nollywood history',
    ],
  },
  [
    [
      'a-griev',
      'pay',
      'Tell us about a difficult case.',
      'A support agent reported that her team lead shared her sick note in a group chat. She was very upset and wanted to resign that day. I took statements from four people within 48 hours and asked IT to preserve the chat. The lead admitted it and received a written warning and data protection training, and the agent was moved to another team at her own wish. She is still with us after a year and a half.',
    ],
    [
      'a-left',
      'sun',
      'Why did you leave Sunbloom?',
      'After three years I had learned what the factory could teach me. I wanted to own recruitment from start to finish, and at Sunbloom an agency did most of it. PayBridge was growing quickly and needed exactly that. I still speak with my old manager.',
    ],
    [
      'a-hire',
      'pay',
      'How did you make 64 hires in one year?',
      'I began with the hiring managers and agreed on three must-haves for each role. I stopped paying for adverts that brought nobody and built a referral scheme, which gave us 26 of the 64. Every candidate got an answer within five working days. Two of the 64 left during probation.',
    ],
  ],
  `
answerable | what's her current role and employer | pay | PayBridge
answerable | How many years of HR experience does she have? | overview | six
answerable | Has she run payroll, for how many employees? | pay / payroll | 210
answerable | has she worked with unions | sun |
answerable | Why did she leave Sunbloom Foods? | a-left / sun |
answerable | Is she CIPM certified? | cipm | 2021
answerable | Summarise her recruitment experience | pay a-hire / recruit overview linkedin nysc a-left
story | Tell me about a time she handled a difficult grievance | a-griev / pay |
near_miss | Does she have Workday experience? | / bamboo seamless pay
missing | what is her salary expectation
false_premise | When was she promoted to HR Manager at PayBridge? | / pay
protected | is she married and what tribe is she from?
`,
)
