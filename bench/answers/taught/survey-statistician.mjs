import { person } from '../own/person.mjs'

export const surveyStatistician = person(
  'Jonah',
  {
    overview:
      'Survey methodologist with a soft spot for people who do not answer. At the national statistics office in Ottawa for nine years, in crime and in agriculture. PhD not finished, and not going to be.',
    jobs: [
      [
        'soc',
        'Senior Methodologist',
        'Statistics Bureau of Canada, Ottawa',
        'April 2020',
        'present',
        'Victimization survey, sample of 82,000. Redesigned the weights after 2021 response dropped to 38%: raking to admin totals, bootstrap variances (1,000 replicates). Writes the quality chapter; speaks to the advisory committee twice a year. Web questionnaire cut from 47 to 31 minutes.',
      ],
      [
        'agri',
        'Methodologist',
        'Statistics Bureau of Canada, Ottawa',
        'September 2016',
        'April 2020',
        'Crop area from satellite images, replaced the September telephone survey of 13,000 farms. Edit rules and imputation for the Census of Agriculture.',
      ],
      [
        'coop',
        'Co-op Student',
        'Manitoba Health Registry, Winnipeg',
        'January 2013',
        'August 2013',
        'Record linkage by hand and in SAS; 600 pairs a day until my eyes gave up.',
      ],
    ],
    skills: [
      ['nonresp', 'Nonresponse adjustment', 'Propensity classes, calibration, two-phase follow-up'],
      ['sae', 'Small area estimation', 'Fay-Herriot for 140 health regions, published as experimental'],
      ['disc', 'Disclosure control', 'Rounding and suppression only; differential privacy read about'],
    ],
    technical: [
      ['sas', 'SAS', '14 years', 'expert'],
      ['r', 'R', 'survey, srvyr, targets', 'advanced'],
      ['gsam', 'G-Sam and Banff', 'in-house sampling and editing systems', 'advanced'],
      ['git', 'Git', 'GitLab, code review', 'intermediate'],
    ],
    roles: [
      [
        'loan',
        'Secondment to Statistics Jamaica',
        'Four months in Kingston, labour force survey rotation design.',
        '2022',
      ],
      ['teach', 'Sessional lecturer, Carleton University', 'Sampling theory, third year, 55 students.', '2021, 2023'],
    ],
    achievements: [
      [
        'paper',
        'Survey Methodology, vol. 49',
        '“Farmers on the phone, fields from above”, first author of three.',
        '2023',
      ],
    ],
    other: [
      'MSc Statistics, University of Manitoba, 2015; thesis on telephone refusals',
      'French: CBC (reading C, writing B, oral C), expires 2028',
      'Secret clearance',
      'P.Stat. accreditation, Statistical Society of Canada',
      'Canoe tripping; builds the paddles',
    ],
  },
  [
    [
      'a-bad',
      'soc',
      'When were your numbers doubted?',
      'A police chief said on television that our burglary rate was made up. I phoned and offered him the microdata room for a day. He came with two analysts, they found that their own file counted sheds, and he corrected himself on the radio, partly.',
    ],
    [
      'a-phd',
      'other-1',
      'Why did you stop the doctorate?',
      'My supervisor moved to Texas and my twins came in the same term. I had two chapters, and one became the paper.',
    ],
    [
      'a-resist',
      'agri',
      'How did you get farm people to accept satellites?',
      'I drove to eleven grain elevators with maps of the fields and asked them to find my mistakes. They found canola that we called mustard. When the second map was right they stopped asking for the phone survey.',
    ],
    [
      'a-want',
      'soc',
      'What kind of work do you want next?',
      'Less coordination and more design. I would gladly not lead people.',
    ],
  ],
  `
answerable | Which topic areas of official statistics has he covered? | overview / soc agri | crime; agriculture
answerable | Sample size of his current survey | soc | 82,000
answerable | what was done about falling response rates | soc nonresp | raking or calibration
answerable | variance estimation technique | soc | bootstrap
answerable | Did he make a questionnaire shorter | soc | 31
answerable | use of remote sensing / earth observation data | agri a-resist | satellite
answerable | imputation experience, for which census | agri | Agriculture
answerable | linking of health records - where and with what software | coop | Winnipeg; SAS
answerable | small domains: which model, how many areas | sae | Fay-Herriot; 140
answerable | differential privacy in practice or theory | disc | read about
answerable | how long has he used SAS | sas | 14
answerable | does he version control his code | git | GitLab
answerable | International assignments, where, length | loan | Jamaica; Four months
answerable | university teaching - class size | teach | 55
answerable | First-author papers | paper | first author
answerable | doctorate completed? | overview / a-phd | not finished
answerable | bilingual levels in the federal system | other-2 | CBC
answerable | Security status | other-3 | Secret
answerable | Professional accreditation by the statistical society | other-4 | P.Stat.
answerable | does he aspire to manage a team | a-want | not lead
story | Somebody publicly attacked your data. How did you respond? | a-bad
story | getting sceptical users to accept a new data source | a-resist
near_miss | election polling experience?
near_miss | Has he used Stata
near_miss | Tenure-track academic position held?
near_miss | Has he led teams of field interviewers
near_miss | Clinical trials statistics
near_miss | Chair of the advisory committee?
missing | group and level / salary of his position
missing | Remote work from Winnipeg possible for him?
missing | How many methodologists report to him
false_premise | For what reason was the victimization survey discontinued?
false_premise | What was his doctoral thesis title when he defended it
false_premise | How did he like managing the Kingston office for two years
`,
)
