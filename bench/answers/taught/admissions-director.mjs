import { person } from '../own/person.mjs'

export const admissionsDirector = person(
  'Lachlan',
  {
    overview:
      'University administrator, twenty-two years, five institutions, every job bar one in student recruitment or admissions. Known for shortening forms. Now running a function of 64 people across Adelaide and a small office in Kuala Lumpur.',
    leadership: [
      'Reports to the Deputy Vice-Chancellor (Students); sits on Academic Senate without a vote',
      'Opex $9.8m, delegations to $250k',
      'Merged three faculty admissions teams into one in 2022, six redundancies, all voluntary',
    ],
    jobs: [
      [
        'dir',
        'Director, Admissions and Student Recruitment',
        'Torrens Gulf University, Adelaide',
        'July 2020',
        'Present',
        'International commencements recovered from 1,150 (2021) to 3,400 (2024).\nMedian offer turnaround: 23 days to 4.\nClosed 140 of 310 agent agreements.\nResponsible officer for the ESOS Act.',
      ],
      [
        'assoc',
        'Associate Director, Admissions',
        'Murrumbidgee University, Wagga Wagga',
        '2014',
        '2020',
        'Regional and first-in-family entry scheme: 410 students through a principal’s recommendation instead of a rank.',
      ],
      [
        'mgr',
        'Manager, Future Students',
        'Yarra Technical University, Melbourne',
        '2009',
        '2014',
        'Open Day, 18,000 visitors. Contact centre moved in-house.',
      ],
      [
        'officer',
        'International officer',
        'University of Otago-type campus, Dunedin NZ',
        '2005',
        '2009',
        'Travelled to India and Vietnam five months a year',
      ],
      [
        'barista',
        'Café manager',
        'Student union, Perth',
        '2003',
        '2005',
        'Where I met my first Vice-Chancellor; flat white, no sugar.',
      ],
    ],
    skills: [
      ['policy', 'Policy drafting', 'Rewrote an 84-page admissions policy to 11'],
      ['agents', 'Agent management', 'Commission frameworks, audits in Nepal and Punjab'],
      ['media', 'Media', 'Two Senate estimates briefings; spokespeople are others'],
    ],
    technical: [
      ['studylink', 'StudyLink', 'Business owner', 'advanced'],
      ['slate', 'Slate', 'Evaluated in 2023, not bought', 'beginner'],
      ['power', 'Power BI', 'Reads, does not build', 'beginner'],
      ['callista', 'Callista', 'Query and forms since 2009', 'advanced'],
    ],
    roles: [
      ['tac', 'Board, South Australian Tertiary Admissions Centre', 'Chairs finance and risk.', '2021'],
      ['cfs', 'Country Fire Service', 'Volunteer, Aldgate brigade; level 2 firefighter.', '2020'],
    ],
    achievements: [
      ['atem', 'ATEM Best Practice Award', 'Excellence in student engagement, for the four-day offer', '2023'],
    ],
    other: [
      'MTEM (Tertiary Education Management), University of Melbourne, 2012; BA Asian Studies, UWA, 2002',
      'Bahasa Indonesia, working; exchange year in Yogyakarta 2001',
      'GAICD, 2022',
      'Contract ends December 2026, option not yet exercised',
      'Three kids at school in the Hills: no interstate move before 2029',
    ],
  },
  [
    [
      'a-merge',
      'dir',
      'Describe a hard restructure.',
      'I had three teams that disliked each other and one floor. I published the numbers of each, including errors, and asked them to design the process before I named any boss. Six people wanted out and told me so in week two. I lost one person I should have fought for, the only one who understood medicine entry.',
    ],
    [
      'a-fraud',
      'officer',
      'Have you met fraud?',
      'A batch of 37 transcripts from one college in Haryana had the same registrar signature with the same ink blot. I flew there. The registrar had died in 2004. We dropped the agent and I wrote to the other universities the same evening.',
    ],
    [
      'a-vc',
      'dir',
      'Where to from here?',
      'Chief operating officer or registrar, at a smaller place. I do not want to be a pro vice-chancellor of anything.',
    ],
  ],
  `
answerable | years in higher ed & number of unis | overview | twenty-two; five
answerable | headcount and locations of his function | overview | 64; Kuala Lumpur
answerable | who does he report into | leadership-1 | Deputy Vice-Chancellor
answerable | voting member of Senate? | leadership-1 | without a vote
answerable | spending authority limit | leadership-2 | 250
answerable | overseas student numbers, growth | dir | 1,150; 3,400
answerable | Time taken to make an offer | dir / atem | 23; 4
answerable | did he rationalise the agent network, by how many | dir | 140
answerable | regulatory accountability | dir | ESOS
answerable | equity / widening participation initiatives | assoc | 410
answerable | biggest event he has staged | mgr | 18,000
answerable | overseas travel load in the NZ years | officer | five months
answerable | hospitality job in the early days? | barista | Café
answerable | example of cutting red tape in documents | policy / overview | 84; 11
answerable | can he build dashboards himself | power | does not build
answerable | CRM Slate - implemented? | slate | not bought
answerable | Board roles | tac | finance
answerable | Company director qualification, year | other-3 | 2022
answerable | When is his current contract up | other-4 | December 2026
answerable | Would he relocate to Sydney next year | other-5 | 2029
story | merging teams and letting people go - how did he do it | a-merge / leadership-3
story | forged documents, has he dealt with that | a-fraud
near_miss | Is he an academic, professorship?
near_miss | PhD in education
near_miss | domestic advertising budget he runs
near_miss | China market experience
near_miss | fluent in Malay or Mandarin
near_miss | Salesforce rollout led by him
missing | remuneration package at present
missing | referees at DVC level
missing | Australian citizenship
false_premise | what did the union say about his forced redundancies
false_premise | how long did he serve as pro vice-chancellor
false_premise | why did he fail to bring international numbers back after 2021
`,
)
