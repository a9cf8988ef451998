import { person } from '../own/person.mjs'

export const productManager = person(
  'Hanna',
  {
    overview:
      'Product leader with 16 years in software, of which 12 in product management, for payments, logistics and B2B SaaS. Builds product organisations that talk to customers every week and ship in small steps. Based in Gothenburg, works with teams in Sweden, Poland and the UK.',
    jobs: [
      [
        'fraktio',
        'Director of Product',
        'Fraktio AB, Gothenburg, Sweden',
        '2021-03',
        null,
        [
          'Lead a team of seven product managers and two product analysts.',
          'Own the roadmap for a freight booking platform used by 3,400 shippers in the Nordics.',
          'Raised net revenue retention from 96% to 112% in two years by repackaging the pricing tiers.',
          'Introduced Amplitude for product analytics and retired three home-grown dashboards.',
          'Report to the CEO and present product results to the board every quarter.',
          'Closed down two unprofitable modules and moved 140 customers to partner products.',
        ].join('\n'),
      ],
      [
        'klirr',
        'Senior Product Manager, Checkout',
        'Klirr Payments AB, Stockholm, Sweden',
        '2017-01',
        '2021-02',
        [
          'Launched card-on-file and instalment payments in five countries.',
          'Increased checkout conversion by 4.2 percentage points through a series of 30 A/B tests.',
          'Worked with legal and compliance to bring the checkout in line with PSD2.',
          'Coached two associate product managers.',
          'Ran monthly customer panels with merchants.',
        ].join('\n'),
      ],
      [
        'tidmate',
        'Product Owner',
        'Tidmate Software, Gothenburg, Sweden',
        '2014-02',
        '2016-12',
        [
          'Managed the backlog of a time reporting product for two Scrum teams.',
          'Interviewed 60 payroll administrators and rewrote the approval flow on the basis of the findings.',
          'Planned the migration from on-premise licences to subscriptions.',
          'Wrote release notes and trained the support team before each release.',
        ].join('\n'),
      ],
      [
        'nordlog',
        'Software Developer',
        'Nordlog Konsult, Borås, Sweden',
        '2009-08',
        '2014-01',
        [
          'Developed warehouse integrations in C# and SQL Server.',
          'Estimated and delivered change requests for retail clients.',
          'Supported go-lives on site at nights and weekends.',
        ].join('\n'),
      ],
    ],
    roles: [
      ['mentor', 'Mentor, Women in Product Gothenburg', 'Two mentees a year', '2019'],
      ['board', 'Board member, Majorna Handball Club', 'Responsible for the youth section with 200 players', '2022'],
    ],
    skills: [
      ['strategy', 'Product strategy', ''],
      ['roadmap', 'Roadmapping', ''],
      ['discovery', 'Product discovery', ''],
      ['pricing', 'Pricing', ''],
      ['okr', 'OKRs', ''],
      ['people', 'People management', ''],
      ['experiments', 'A/B testing', ''],
    ],
    technical: [
      ['amplitude', 'Amplitude', ''],
      ['jira', 'Jira', ''],
      ['figma', 'Figma', ''],
      ['sql', 'SQL', ''],
    ],
    achievements: [
      ['cspo', 'Certified Scrum Product Owner (CSPO)', '', '2014'],
      ['prize', 'Speaker, Nordic Product Days', 'Talk on closing down products', '2023'],
    ],
    other: [
      'MSc Industrial Engineering and Management, Chalmers University of Technology, 2009',
      'Languages: Swedish (native), English (fluent), German (conversational)',
      'Interests: handball, sailing, crime novels',
    ],
  },
  [],
  `
answerable | What is her current role and company? | fraktio |
answerable | How many years of product management experience does she have? | overview | 12
answerable | Experience with Amplitude? | fraktio amplitude |
answerable | Has she managed people, how many? | fraktio / people klirr mentor | seven
missing | Why did she leave Klirr Payments? | / klirr
near_miss | Does she know Mixpanel | / amplitude fraktio
answerable | What did she study? | other-1 |
answerable | What are her biggest achievements as a product leader? | fraktio klirr / overview prize tidmate
`,
)
