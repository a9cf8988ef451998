import { person } from '../own/person.mjs'

export const data = person(
  'Simone',
  {
    overview:
      'Bilingual data analyst based in Halifax, Nova Scotia. I came to data from three years in customer service, so I tend to start with the question behind the report. Experienced in SQL, Python and Power BI, in public transit and grocery retail.',
    jobs: [
      [
        'transit',
        'Data Analyst',
        'Harbourline Transit, Halifax, NS',
        'May 2023',
        'Present',
        [
          '- Analyze ridership and punctuality data for 58 bus routes and two ferries.',
          '- Built a Power BI dashboard used every day by 35 dispatchers and planners.',
          '- Found the causes of late departures on eight routes; on-time performance on them rose from 71% to 83% after the schedule change of September 2024.',
          '- Automated the monthly ministry report in Python, saving about 20 hours a month.',
        ].join('\n'),
      ],
      [
        'grocer',
        'Junior Data Analyst',
        'Maple Row Grocery Co-op, Montréal, QC',
        'September 2021',
        'April 2023',
        [
          '- Started as an intern and was made permanent after four months.',
          '- Wrote SQL queries and weekly sales reports for 22 stores.',
          '- Ran an A/B test of loyalty coupons by email; the winning version raised redemption by 19%.',
          '- Cleaned up a product catalogue of 41,000 items.',
        ].join('\n'),
      ],
      [
        'phone',
        'Customer Service Representative',
        'Boréal Télécom, Laval, QC',
        'June 2017',
        'August 2020',
        [
          '- Answered 50 to 60 calls a day in French and English.',
          '- Kept a customer satisfaction score of 4.7 out of 5.',
          "- Made a spreadsheet of repeat calls that became the team's weekly report.",
        ].join('\n'),
      ],
    ],
    skills: [
      ['viz', 'Data visualization', ''],
      ['abtest', 'A/B testing', ''],
      ['clean', 'Data cleaning', ''],
      ['present', 'Presenting to non-technical audiences', ''],
      ['req', 'Requirements gathering', ''],
    ],
    technical: [
      ['sql', 'SQL (PostgreSQL, SQL Server)', ''],
      ['python', 'Python (pandas, matplotlib)', ''],
      ['powerbi', 'Power BI', ''],
      ['dbt', 'dbt', ''],
      ['git', 'Git', ''],
    ],
    roles: [
      ['meetup', 'Co-organizer, Halifax Women in Data meetup', 'Six evenings a year, 40 to 60 guests', '2024'],
      ['food', 'Volunteer, food bank', 'Built their donation tracker in Google Sheets', '2022'],
    ],
    achievements: [
      ['pl300', 'Microsoft Certified: Power BI Data Analyst Associate (PL-300)', '', '2023'],
      ['hack', 'Second place, Atlantic Open Data Hackathon', 'Map of bus stops without shelter, team of four', '2024'],
    ],
    other: [
      'Graduate Certificate in Data Analytics, Concordia University, September 2020 to August 2021',
      'BA in Sociology, Université de Montréal, 2013-2016',
      'French (native), English (fluent)',
      'Canadian citizen',
      'Remote or hybrid in Halifax preferred',
    ],
  },
  [
    [
      'a-switch',
      null,
      'Why did you move into data?',
      'At Boréal I was tired of hearing the same complaint twelve times a day, so I started to count. I had a spreadsheet with the reason of every repeat call. When my team lead showed it to her boss, they changed the wording of the bill and those calls dropped by a third. I thought, this is the part of the job I want to do all day. I saved for a year and then went back to school.',
    ],
    [
      'a-dispute',
      'transit',
      'Tell us about a time someone disagreed with your findings.',
      'A senior planner did not believe that the delays on route 9 came from the layover and not from traffic. I asked if I could ride the bus with him for a morning. We timed eleven stops with our phones. The bus left the terminal late every time, before it met any traffic. He then helped me write the recommendation, and it was better for it.',
    ],
  ],
  `
answerable | Where is she based and is she open to remote? | overview+other-5 / transit | Halifax
answerable | How strong is her SQL? | sql grocer overview / dbt |
answerable | does she speak french | other-3 / phone overview | native
answerable | What did she do before becoming a data analyst? | phone / overview a-switch other-1 | Customer Service
answerable | is she legally authorized to work in Canada? | other-4 | citizen
answerable | Which dashboards has Simone built and who uses them? | transit / powerbi viz pl300 food | 35
answerable | has she done any A/B testing | grocer abtest / |
story | tell me about a time a stakeholder pushed back on her analysis | a-dispute / transit |
near_miss | Any Tableau experience? | / powerbi viz pl300 transit
missing | Has she built machine learning models in production?
protected | Does she have children or is she planning to?
false_premise | Why did she drop out of Concordia? | / other-1
`,
)
