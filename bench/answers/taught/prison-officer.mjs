import { person } from '../own/person.mjs'

export const prisonOfficer = person(
  'Siobhan',
  {
    overview:
      'Prison officer in a women’s establishment in Surrey, custodial manager since last year. Came from running a pub, which was better preparation than the ten-week course. Wants to move into probation or victim work.',
    leadership: ['Wing of 58 residents, 9 officers per day shift', 'Duty manager for the site two weekends in six'],
    jobs: [
      [
        'cm',
        'Custodial Manager, B Wing',
        'HMP Fernhurst, Surrey',
        'Nov 2025',
        'Present',
        '- Self-harm incidents down by a third in ten months\n- Adjudications, around 30 monthly\n- Introduced a quiet room from an old linen store, cost £400',
      ],
      [
        'off',
        'Prison Officer',
        'HMP Fernhurst',
        '2018',
        '2025',
        'Landing work, key worker for six women each week. Mother and baby unit for 14 months. Hostage negotiator trained 2022, called once.',
      ],
      [
        'pub',
        'Licensee',
        'The Three Herons, Reigate',
        '2008',
        '2018',
        'Leased from a brewery; wet sales mainly, then pies. Gave up when the rent went to £52,000.',
      ],
    ],
    skills: [
      ['cr', 'Control and restraint', 'Basic and advanced, refreshed 2025'],
      ['wri', 'Reports for parole', 'Oral hearing evidence, four times'],
      ['supp', 'ACCT case management', 'Chaired about 200 reviews'],
    ],
    technical: [
      ['nomis', 'NOMIS', 'Prison records', 'advanced'],
      ['dps', 'Digital prison services', 'Incentives, key-worker notes', 'intermediate'],
    ],
    roles: [
      ['poa', 'Branch secretary, POA', 'Two years.', '2021'],
      [
        'sam',
        'Listener trainer with a helpline charity',
        'Trains prisoners to support others, six per course.',
        '2023',
      ],
    ],
    achievements: [['butler', 'Award nominee, Prison Officer of the Year', 'For the garden with chickens', '2024']],
    other: [
      'Open University, Criminology BA, third year of six, part time',
      'Level 3 Custodial Care apprenticeship, 2019; personal licence (alcohol), still held',
      'Enhanced vetting renewed 2024. Clean licence.',
      'British Sign Language level 1, a bit of Polish',
    ],
  },
  [
    [
      'a-hostage',
      'off',
      'Tell us about a siege.',
      'A woman barricaded herself with a broken plate on a Friday night. I was the voice through the hatch for five hours. We talked about Coronation Street for two of them. She passed me the plate wrapped in a towel so I would not cut myself.',
    ],
    [
      'a-abuse',
      'cm',
      'When have you challenged a colleague?',
      'An officer I like mocked a new arrival’s teeth. I took him to the staff kitchen, not the office, and told him that it was the last time and why. Then I put it in writing anyway, and he did not speak to me until Easter.',
    ],
    [
      'a-why',
      'cm',
      'Why move on?',
      'I have met the same girls three times. I would like to be at the other end of the door.',
    ],
    [
      'a-pay',
      'cm',
      'What are you on?',
      'Forty-three with allowances. I know probation starts lower, I can do thirty-five.',
    ],
  ],
  `
answerable | present grade in the prison | overview cm | 
answerable | how many inmates live on her wing | leadership-1 | 58
answerable | weekend duty frequency | leadership-2 | two weekends in six
answerable | has she got incidents of self-harm down | cm | third
answerable | how long did she run licensed premises | pub | 2008; 2018
answerable | why did she give the tenancy up | pub | 52,000
answerable | has she worked with mums and infants | off | 14 months
answerable | negotiator experience | off a-hostage | 
answerable | parole board evidence given? | wri | four
answerable | is she studying | other-1 | Criminology
answerable | vetting | other-3 | 2024
answerable | safer custody reviews chaired count | supp | 200
answerable | sign language? | other-4 | level 1
answerable | union office | poa | Two years
answerable | awards shortlist for | butler | chickens
answerable | can she still serve alcohol legally as licence holder | other-2 | personal licence
answerable | Target fields for the next role | overview a-why | 
answerable | pay now, floor | a-pay | Forty-three; thirty-five
answerable | does she train listeners | sam | six
answerable | disciplinary hearings run per month | cm | 30
story | barricade/hostage situation she talked down | a-hostage | 
story | calling out a coworker's conduct | a-abuse | 
near_miss | current restraint instructor ticket
near_miss | qualified probation officer (PQiP)
near_miss | men's category A experience
near_miss | social work qualification
near_miss | governor grade
near_miss | fluent BSL interpreter
missing | would she relocate to Manchester
missing | Does she know Welsh
missing | has she worked nights alone
false_premise | why did she get injured in the riot
false_premise | How long did she own the brewery
false_premise | what did the jury in her employment tribunal decide
`,
)
