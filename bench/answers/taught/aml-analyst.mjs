import { person } from '../own/person.mjs'

export const amlAnalyst = person(
  'Hui Min',
  {
    overview:
      'AML investigator, private banking, Singapore. Ex-police (Commercial Affairs), so I ask where the money slept the night before.',
    jobs: [
      [
        'pb',
        'AVP, Transaction Monitoring & Investigations',
        'Straits Meridian Bank, Singapore',
        'Aug 2021',
        'Current',
        'L2 and L3 alerts. 38 STRs filed in 2024, median 6 working days from alert. Tuned 17 scenarios; false positives 96% -> 88%. Covering BO for the MLRO when she is on leave (twice so far). Exited 9 relationships after the 2023 case, AUM S$310m.',
      ],
      [
        'fintech',
        'Onboarding Analyst',
        'PayLah-la Pte Ltd (e-wallet), Singapore',
        'Nov 2019',
        'Jul 2021',
        'KYC of merchants, Indonesia & Vietnam. 60 files/day at peak. Built the PEP refresh calendar.',
      ],
      [
        'spf',
        'Investigation Officer',
        'Singapore Police Force, CAD',
        'Jul 2015',
        'Oct 2019',
        'Syndicated fraud. 24 cases to prosecution. Testified 5x in State Courts.',
      ],
    ],
    skills: [
      ['crypto', 'On-chain tracing', 'Chainalysis Reactor, certified 2023; BTC and TRON, not privacy coins'],
      ['tbml', 'Trade-based laundering', 'theory + 2 cases (scrap metal, durian paste)'],
      ['iv', 'Interviewing', 'PEACE model, from police days'],
    ],
    technical: [
      ['actim', 'NICE Actimize', 'SAM, daily', 'advanced'],
      ['wc', 'World-Check', '', 'expert'],
      ['sql', 'SQL', 'self-service queries, no ETL', 'intermediate'],
      ['i2', 'i2 Analyst’s Notebook', 'last used 2019', 'intermediate'],
    ],
    roles: [
      [
        'guild',
        'Trainer for relationship managers',
        'Quarterly, 90 min, real cases with names changed. 140 RMs trained.',
        '2022',
      ],
    ],
    achievements: [['comm', 'Commendation, Commissioner of Police', 'Unlicensed moneylending ring.', '2018']],
    other: [
      'BSocSci Psychology, NUS, 2015',
      'CAMS since 2020, recert due Dec 2026',
      'ICA Diploma in AML - enrolled, exams in Oct',
      'Mandarin, English, Hokkien, basic Bahasa Indonesia',
      'Notice 2 months; hybrid 3 days in office now',
      'Dragon boat (drummer)',
    ],
  },
  [
    [
      'a-rm',
      'pb',
      'How do you handle a banker who defends his client?',
      'One RM with 20 years seniority said the client is his friend. I printed 11 transfers in order and asked him to tell me the story in one breath. He could not get past number four, and he signed the exit memo himself.',
    ],
    [
      'a-miss',
      'pb',
      'Did you ever close an alert wrongly?',
      'Yes, in my third month. It was a school fee payment that was not a school. QA found it. I reopened 40 similar ones on my weekend and two went to STR.',
    ],
    [
      'a-police',
      'spf',
      'Why did you leave the police?',
      'My bond was up and my father needed dialysis three times a week, I could not do standby any more.',
    ],
    ['a-pay', 'pb', 'Salary?', 'S$10,800 basic, looking at 13k.'],
  ],
  `
answerable | number of suspicious reports submitted last year | pb | 38
answerable | Turnaround alert-to-report | pb | 6 working days
answerable | rules tuning / reduction in noise? | pb | 88%
answerable | deputised for the reporting officer before? | pb | twice
answerable | how much in assets left through client exits | pb | 310m
answerable | law enforcement yrs | spf / overview | 2015; 2019
answerable | court testimony | spf | 5x
answerable | Which SE Asian markets has she onboarded customers from | fintech | Vietnam
answerable | throughput at the e-wallet firm | fintech | 60
answerable | virtual asset investigations - which coins | crypto | TRON
answerable | TBML cases handled, commodity? | tbml | durian
answerable | alert management platform | actim | Actimize
answerable | link charting tool, is it recent | i2 | 2019
answerable | interview technique trained in | iv | PEACE
answerable | Front office training, headcount reached | guild | 140
answerable | Honours or commendations | comm | Commendation
answerable | ACAMS certification, when must she renew | other-2 | 2026
answerable | reason for quitting the force | a-police | bond
answerable | what dialect(s) | other-4 | Hokkien
answerable | last drawn and expected | a-pay | 10,800; 13k
story | pushback from a senior RM | a-rm
story | an alert she misjudged | a-miss
near_miss | has she been appointed MLRO of a bank?
near_miss | ICA Diploma holder?
near_miss | Sanctions screening policy ownership
near_miss | Elliptic or TRM Labs certificate
near_miss | Python scripting?
near_miss | Correspondent banking AML
missing | Hong Kong relocation?
missing | bonus in months
missing | PR or citizen - work pass needed?
false_premise | Why was she disciplined by the police in 2018
false_premise | How did she find managing the Jakarta branch
false_premise | which regulator fined her because of the 2023 case
`,
)
