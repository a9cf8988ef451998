import { person } from '../own/person.mjs'

export const clinicalPsychologist = person(
  'Sorcha',
  {
    overview:
      'Senior clinical psychologist working with adolescents and their families. Public service since qualifying, apart from eighteen months in Melbourne. I assess quickly, write plainly, and get reports out inside ten working days.',
    leadership: [
      'Supervises four psychologists in training and one assistant',
      'Acting principal for seven months during a maternity cover, 2023',
    ],
    jobs: [
      [
        'camhs',
        'Senior Clinical Psychologist',
        'CAMHS, Co. Mayo',
        'Nov 2018',
        null,
        'Caseload 38. Set up a DBT skills group, now in its eleventh cycle. School refusal pathway agreed with six secondary schools. Wait for first assessment fell from 16 months to 7.',
      ],
      [
        'melb',
        'Psychologist, Early Psychosis',
        'Bayside Youth Mental Health, Melbourne',
        'Mar 2017',
        'Sept 2018',
        'Outreach, often in kitchens and cars. First-episode, ages 15–24.',
      ],
      [
        'staff',
        'Staff grade Clinical Psychologist',
        'Disability Network Team, Galway',
        '2014',
        '2017',
        'Autism assessments: 120 or thereabouts, ADOS-2 and ADI-R. Parent groups in Oranmore and Tuam.',
      ],
      ['asst', 'Assistant Psychologist', 'St Enda’s, Limerick', '2009', '2011', 'Older adults, memory clinic testing'],
    ],
    skills: [
      ['dbt', 'DBT-A', 'Intensively trained, 2019'],
      ['emdr', 'EMDR', 'Part 1 only'],
      ['court', 'Court reports', 'Three, for family law; gave evidence once, in Castlebar'],
      ['cog', 'Cognitive testing', 'WISC-V, WAIS-IV'],
    ],
    roles: [
      ['psi', 'Psychological Society of Ireland', 'Treasurer of the western branch.', '2021 – 2024'],
      ['swim', 'Clew Bay sea swimmers', 'Safety kayak on Sundays'],
    ],
    technical: [
      ['spss', 'SPSS', 'For the thesis and the group outcomes', 'intermediate'],
      ['tele', 'Attend Anywhere', 'Video sessions for the islands', 'advanced'],
    ],
    achievements: [
      [
        'paper',
        'Irish Journal of Psychological Medicine',
        'Dialectical skills training in a rural service: outcomes of 61 young people. First author.',
        '2024',
      ],
    ],
    other: [
      'D.Psych.Sc. (Clinical), University of Limerick, 2014\nM.Sc. Applied Psychology, Trinity, 2009\nB.A., Galway, 2nd class honours grade 1, 2007',
      'Irish – Gaeltacht summers, can hold a session with a teenager',
      'AHPRA registration lapsed in 2019 by choice',
      'Garda vetted, Children First training done January 2026',
    ],
  },
  [
    [
      'a-silent',
      'camhs',
      'Describe a young person who would not engage.',
      'A lad of fifteen sat with his hood up for five sessions. I stopped asking and brought the chess set, which I am bad at. In the sixth he said that I was the only adult who lost to him. From there we got him back to two school days, then four.',
    ],
    [
      'a-team',
      'camhs',
      'A disagreement in the team?',
      'The consultant wanted to discharge a girl who had missed three appointments. I looked up the bus: it had been cancelled since April. We offered video and she came to all. I said it in the meeting with the timetable in my hand, not behind his back.',
    ],
    [
      'a-out',
      'melb',
      'Why did you come back from Australia?',
      'My father had a stroke. I planned to stay for the summer and then a post came up in Castlebar.',
    ],
    [
      'a-want',
      'camhs',
      'What do you want from the next post?',
      'Principal grade, and a day a week for research. I would not take a post without supervision of my own work.',
    ],
  ],
  `
answerable | what client group does she see | overview camhs / melb | adolescents or refusal
answerable | turnaround for reports | overview | ten working days
answerable | Has she held a principal role even temporarily? | leadership-2 | seven months
answerable | trainee supervision, how many | leadership-1 | four
answerable | size of current caseload | camhs | 38
answerable | groups she founded? | camhs | DBT
answerable | waiting list before & after | camhs | 16; 7
answerable | work with kids not attending school | camhs / a-silent | School refusal
answerable | psychosis experience, what ages | melb | 15–24
answerable | how long was she down under and why did she return | melb+a-out a-out overview+a-out | stroke
answerable | how many ASD diagnostics has she carried out | staff | 120
answerable | dementia or elderly, anything? | asst | memory
answerable | formal DBT training yr | dbt | 2019
answerable | has she testified before a judge | court | once
answerable | IQ tests she can administer | cog | WISC
answerable | treasurer of what | psi | western
answerable | Remote therapy platform | tele | Attend Anywhere
answerable | sample size in her article and is she lead author | paper | 61; First
answerable | Where did she do the doctorate | other-1 | Limerick
answerable | could she do therapy through Irish | other-2 | session
story | example of building a relationship with a withdrawn teen | a-silent
story | challenge to a psychiatrist's or senior's decision | a-team
near_miss | fully accredited in EMDR?
near_miss | her CORU registration number
near_miss | can she prescribe medication
near_miss | eating disorders service experience
near_miss | R or Stata
near_miss | did she chair the PSI
missing | private practice on the side
missing | salary point / increment she is on
missing | driver's licence & car for outreach
false_premise | why did the DBT group stop
false_premise | which complaint led to the 3 court reports being withdrawn
false_premise | how did she like her post in the prison service
`,
)
