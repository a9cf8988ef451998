import { person } from '../own/person.mjs'

export const scrumMaster = person(
  'Nazmul',
  {
    overview:
      'Scrum master and delivery lead. From QA in Dhaka to three squads at an insurer in Halifax, Nova Scotia. 9 yrs in software, 5 with sticky notes.',
    jobs: [
      [
        'ins',
        'Scrum Master / Delivery Lead',
        'Maritime Mutual, Halifax, NS',
        'Jun 2021',
        'Present',
        '• 3 squads, 24 people, claims portal and mobile\n• Lead time 41 days → 13\n• Release from quarterly to every 2 weeks\n• Coached 2 product owners new to the job\n• Vendor budget CAD 1.1M is with the director',
      ],
      [
        'dal',
        'Graduate assistant (MEng)',
        'Dalhousie University',
        'Sep 2019',
        'Apr 2021',
        '• Tutorials in software process, 60 students',
      ],
      [
        'qa',
        'QA Engineer, then QA lead',
        'Shapla Soft Ltd, Dhaka',
        'Feb 2015',
        'Aug 2019',
        '• Selenium suite 1,300 cases, run 9 h → 50 min\n• 6 testers\n• Client in Oslo, meetings 10 pm',
      ],
    ],
    skills: [
      ['fac', 'Facilitation', 'retros without blame; Liberating Structures'],
      ['kan', 'Kanban', 'WIP limits, flow metrics, Monte Carlo forecasts'],
      ['hire', 'Interviewing', 'panel member, about 50 candidates'],
    ],
    technical: [
      ['jira', 'Jira admin', 'workflows, automation', 'expert'],
      ['aa', 'ActionableAgile', '', 'advanced'],
      ['java', 'Java', 'from QA days', 'intermediate'],
      ['ado', 'Azure DevOps', 'trial project', 'beginner'],
    ],
    roles: [
      ['agile', 'Agile Halifax meetup', 'Co-host, 35 people a month.', '2022'],
      ['cric', 'Halifax Titans cricket club', 'Wicketkeeper and treasurer.', '2020'],
      ['imm', 'Newcomer mentor, ISANS', 'Résumé clinics, 14 people hired so far.', '2023'],
    ],
    achievements: [
      ['spot', 'President’s award, Maritime Mutual', 'Storm Fiona: claims intake form live in 31 hours.', '2022'],
    ],
    other: [
      'MEng Internetworking, Dalhousie, 2021; BSc CSE, BUET Dhaka, 2014, CGPA 3.41',
      'PSM II (2022), ICP-ATF; SAFe course attended, exam not taken',
      'Bangla, English, Hindi (films)',
      'Canadian PR since 2022',
      'Class 5 driver’s licence',
    ],
  },
  [
    [
      'a-quit',
      'ins',
      'A team that did not want you?',
      'Squad Cod. They had burnt two scrum masters. I cancelled all ceremonies for two weeks and fixed their build server tickets with my old QA habits. In week three they asked if perhaps we could meet on Mondays. It was their idea, so it stayed.',
    ],
    [
      'a-wrong',
      'ins',
      'A forecast that was off?',
      'I told the VP November, with 85 per cent. It was February. I had left out the vendor’s holidays in Pune. I went to her before the steering, with the data and without adjectives. Now a forecast from me has a list of what is not inside.',
    ],
    [
      'a-why',
      'ins',
      'Why move on?',
      'I would like to be agile coach across an organisation, and my wife’s residency is in Toronto.',
    ],
    ['a-pay', 'ins', 'Pay?', 'CAD 98,000; target 115,000.'],
    ['a-avail', 'ins', 'Start?', 'Three weeks after signing.'],
  ],
  `
answerable | No. of squads and headcount he serves | ins | 24
answerable | cycle/lead time results | ins | 41; 13
answerable | deployment cadence before vs after | ins | quarterly
answerable | coaching POs | ins | 2
answerable | Does the vendor budget sit with him? | ins | director
answerable | sector of his current employer | overview ins / | insurer or claims
answerable | teaching experience at university | dal | 60
answerable | test automation record - runtime | qa | 50 min
answerable | Scandinavian client | qa | Oslo
answerable | testers led in Dhaka | qa | 6
answerable | probabilistic forecasting knowledge | kan | Monte Carlo
answerable | Jira administration | jira | expert
answerable | Scrum.org cert and year | other-2 | 2022
answerable | SAFe certified? | other-2 | not taken
answerable | work status in Canada | other-4 | PR
answerable | undergrad college & CGPA | other-1 | 3.41
answerable | emergency delivery after a storm | spot | 31
answerable | sport he plays & role | cric | Wicketkeeper
answerable | helps immigrants find jobs - how many placed | imm | 14
answerable | why Toronto | a-why | residency
story | winning over a hostile squad | a-quit |
story | missed a date, how did he tell leadership | a-wrong |
near_miss | PMP or Prince2
near_miss | Release train engineer
near_miss | People manager with appraisals for the squads
near_miss | Java developer in production
near_miss | migrated a company to Azure DevOps
near_miss | enterprise agile coach title held
missing | French
missing | will he travel weekly
missing | hackathons he organised
false_premise | what made him flunk PSM II
false_premise | Why did Squad Cod get dissolved
false_premise | how long did he live in Oslo
`,
)
