import { person } from '../own/person.mjs'

export const softwareEngineer = person(
  'Rafael',
  {
    overview:
      'Senior backend engineer with 9 years of experience building payment and logistics platforms. I enjoy turning slow, fragile services into systems that teams can change with confidence. Comfortable leading small teams, and looking for a staff engineer role in a product company.',
    jobs: [
      [
        'paywise',
        'Senior Software Engineer',
        'Paywise, Lisbon, Portugal',
        'Mar 2022',
        'Present',
        [
          '- Designed and built the card settlement service in Kotlin and Spring Boot, which processes 1.4 million transactions a day.',
          '- Led a team of five engineers during the move from a monolith to 12 services on AWS.',
          '- Reduced monthly cloud costs by 27% by right-sizing databases and removing unused environments.',
          '- Introduced contract testing with Pact, cutting failed releases from six a month to one.',
          '- Take part in the on-call rota, one week in six.',
        ].join('\n'),
      ],
      [
        'entrega',
        'Software Engineer',
        'EntregaJá, São Paulo, Brazil',
        'Feb 2019',
        'Feb 2022',
        [
          '- Developed route planning APIs in Java used by 4,000 couriers every day.',
          '- Migrated order history from Oracle to PostgreSQL without downtime.',
          '- Mentored three junior developers and ran the fortnightly code review session.',
          '- Created Grafana dashboards that the support team used to spot late deliveries.',
        ].join('\n'),
      ],
      [
        'marazul',
        'Junior Developer',
        'Mar Azul Sistemas, Florianópolis, Brazil',
        'Jul 2017',
        'Jan 2019',
        [
          '- Maintained a PHP and MySQL stock system for 60 small retailers.',
          '- Wrote automated tests that raised coverage from 12% to 58%.',
          '- Supported customers by phone two afternoons a week.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['mentor', 'Mentoring', ''],
      ['writing', 'Technical writing', ''],
    ],
    technical: [
      ['kotlin', 'Kotlin', ''],
      ['java', 'Java', ''],
      ['spring', 'Spring Boot', ''],
      ['postgres', 'PostgreSQL', ''],
      ['aws', 'AWS', ''],
      ['docker', 'Docker', ''],
      ['terraform', 'Terraform', ''],
      ['kafka', 'Apache Kafka', ''],
      ['actions', 'GitHub Actions', ''],
    ],
    roles: [
      [
        'ledger',
        'Open source maintainer, ledger-kt',
        'A small Kotlin library for double-entry bookkeeping with 640 stars on GitHub',
        '2021',
      ],
      [
        'dojo',
        'Volunteer, coding club for children',
        'Teach Scratch to children aged 8 to 12 on Saturday mornings',
        '2023',
      ],
    ],
    achievements: [
      ['awscert', 'AWS Certified Solutions Architect - Associate', '', '2023'],
      ['award', 'Paywise Engineer of the Year', 'Awarded for the reliability of the settlement service', '2024'],
    ],
    other: [
      'Bachelor of Computer Science, Federal University of Santa Catarina, 2017',
      'Languages: Portuguese (native), English (fluent), Spanish (intermediate)',
      'Interests: trail running, chess',
    ],
  },
  [
    [
      'a-outage',
      'paywise',
      'Tell us about an incident you handled.',
      'In November 2023 our settlement service stopped writing files at two in the morning, just before Black Friday. I was on call, and I saw that one database connection pool was exhausted by a new report. I switched the report off, restarted the service and woke the product owner so that the banks could be told. We were back after 50 minutes and no payment was lost. The week after I moved all reports to a read replica.',
    ],
    [
      'a-move',
      'entrega',
      'Why did you leave EntregaJá?',
      'I left EntregaJá because my wife and I wanted to live in Europe. I liked the team and I stayed three months longer than planned to finish the database migration. Paywise offered me a contract in Lisbon and paid for the move.',
    ],
    [
      'a-ways',
      null,
      'How do you like to work?',
      'I like small pull requests and a short design note before anything bigger than a week. I work from home three days a week and come to the office for planning. I prefer that we talk early about what could go wrong.',
    ],
  ],
  `
answerable | What is his current role? | paywise | Senior Software Engineer
answerable | how many years of backend experience does he have | overview | 9
answerable | Has he led a team before? | paywise / overview entrega mentor | five
answerable | Does he have AWS experience? | paywise aws awscert |
answerable | Why did he leave EntregaJá? | a-move / entrega | Europe
answerable | Does he speak Spanish? | other-2 | intermediate
answerable | what degree does he have and where from | other-1 | Santa Catarina
answerable | What would you say are his main strengths? | overview paywise entrega award / a-outage a-ways kotlin java spring aws mentor awscert ledger
story | Tell me about a time he had to deal with a production outage | a-outage / paywise |
near_miss | Does he know Kubernetes? | / docker terraform aws paywise
missing | what are his salary expectations?
false_premise | Why was his team at Paywise cut from twelve engineers to five? | / paywise
`,
)
