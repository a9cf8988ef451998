import { person } from '../own/person.mjs'

export const benefitsAnalyst = person(
  'LaTonya',
  {
    overview:
      'Compensation & benefits analyst, self-funded health plans, Memphis. Came up through the call floor where people phoned crying about a denied MRI. I still take ten of those calls a month on purpose.',
    jobs: [
      [
        'comp',
        'Sr. Benefits Analyst',
        'Delta Ridge Logistics, Memphis, TN',
        'Apr 2019',
        'Present',
        'Health plan for 7,900 employees + families, spend $68M. Switched PBM in 2022: $3.9M saved, 212 members had to change a drug. Open enrollment 94% active elections. ACA 1095-C filings, no penalties. 401(k) auto-escalation, participation 58 -> 81%.',
      ],
      [
        'call',
        'Benefits Service Rep, then Team Lead',
        'Crestwell TPA, Cordova, TN',
        '2013',
        '2019',
        'Inbound, 55 calls a day. Lead for 12 reps from 2017. Quality score 98.',
      ],
      [
        'army',
        'Human Resources Specialist (42A)',
        'US Army, Fort Campbell and Kuwait',
        '2007',
        '2012',
        'Sergeant. Records for a battalion of 640.',
      ],
    ],
    skills: [
      [
        'survey',
        'Salary surveys',
        'Mercer and WTW submissions; job matching for 320 titles, pricing done by my manager',
      ],
      ['leave', 'Leave administration', 'FMLA, military leave, TN maternity act'],
      [
        'comms',
        'Benefit communications',
        'comic strip for warehouse staff, English and Spanish (translated by a vendor)',
      ],
    ],
    technical: [
      ['wd', 'Workday Benefits', 'configured 2 open enrollments', 'advanced'],
      ['xl', 'Excel', 'Power Pivot', 'advanced'],
      ['tab', 'Tableau', 'viewer only', 'beginner'],
    ],
    roles: [['well', 'Wellness committee', 'Night-shift walking club, 340 signed up.', '2023']],
    achievements: [['nabip', '40 Under 40, Memphis Business Quarterly', '', '2024']],
    other: [
      'BBA Human Resource Mgmt, University of Memphis, 2016 (GI Bill)',
      'SHRM-CP 2018; CEBS 5 of 5 courses, designation 2022',
      'Honorably discharged',
      'Remote 3 days; can be at any of our 6 hubs quarterly',
      'Sickle cell walk, captain of a team that raised $11,400',
    ],
  },
  [
    [
      'a-pbm',
      'comp',
      'How did you handle people upset about the drug change?',
      'I got the 212 names, minus what I was not allowed to know, and had a pharmacist call every one before the letter went out. Nineteen got an exception. The letter had my phone number on it and I got 31 calls, not the 500 my boss bet.',
    ],
    [
      'a-vendor',
      'comp',
      'Have you fired a vendor?',
      'Our COBRA vendor sent notices to dead people twice. I gave them 30 days and a scorecard on one page. They missed four of six lines, and I moved it over a holiday weekend with no gap in coverage.',
    ],
    [
      'a-army',
      'army',
      'What did the Army teach you?',
      'A soldier whose pay is wrong cannot think about anything else.',
    ],
    ['a-money', 'comp', 'Comp expectations?', '$92K now. Looking for $105K and a real bonus.'],
  ],
  `
answerable | covered lives or headcount of the plan | comp | 7,900
answerable | total health care spend | comp | 68M
answerable | pharmacy cost savings? how many were affected | comp | 3.9M; 212
answerable | retirement plan participation, before/after | comp | 58; 81
answerable | ACA reporting clean? | comp | no penalties
answerable | Is the plan fully insured or self funded | overview | self-funded
answerable | third party administrator experience | call | Crestwell
answerable | supervised reps - how many | call | 12
answerable | Veteran? rank | army / other-3 | Sergeant
answerable | was she deployed overseas | army | Kuwait
answerable | does she price jobs herself | survey | manager
answerable | Which leave laws does she administer | leave | FMLA
answerable | How does she communicate to hourly folks | comms | comic
answerable | HRIS - has she configured it | wd | Workday
answerable | BI dashboards: builds or looks | tab | viewer
answerable | paid for college how | other-1 | GI Bill
answerable | CEBS completed? year | other-2 | 2022
answerable | fundraising for charity, amount | other-5 | 11,400
answerable | wellness initiative turnout | well | 340
answerable | Pay now vs ask | a-money | 92K; 105K
story | rolled out an unpopular change - how did she prepare people | a-pbm
story | Replacing a provider that didn't perform | a-vendor
near_miss | Executive compensation / equity plans?
near_miss | Spanish speaker?
near_miss | SHRM-SCP
near_miss | Union benefits bargaining
near_miss | UKG or ADP configuration
near_miss | director or VP level title yet?
missing | size of the team under her right now
missing | why is she leaving Delta Ridge
missing | Would she move to Dallas
false_premise | How much was the IRS penalty on the 1095-C filings
false_premise | What led to her being dishonorably discharged
false_premise | Which hub did she run as general manager?
`,
)
