import { person } from '../own/person.mjs'

export const supplyChainAnalyst = person(
  'Jeroen',
  {
    overview:
      'Supply chain analyst with five years of experience in demand planning, inventory optimisation and transport reporting for food and consumer goods companies in the Netherlands. Analytical, curious and not afraid of the warehouse floor.',
    jobs: [
      [
        'polder',
        'Supply Chain Analyst',
        'Polderzuivel B.V., Utrecht, Netherlands',
        '2023-01',
        null,
        [
          'Forecast weekly demand for 420 dairy products across nine retail customers.',
          'Improved forecast accuracy from 71% to 83% by separating promotions from base demand.',
          'Build dashboards in Power BI for service level, waste and stock cover.',
          'Prepare the figures for the monthly S&OP meeting.',
          'Analyse safety stock with Python and reduced average inventory by 1.3 million euros.',
        ].join('\n'),
      ],
      [
        'havenlink',
        'Logistics Data Analyst',
        'Havenlink Logistics, Rotterdam, Netherlands',
        '2020-09',
        '2022-12',
        [
          'Reported carrier performance and detention costs for 18,000 containers a year.',
          'Extracted shipment data from SAP with SQL queries.',
          'Detected invoicing errors worth 240,000 euros in carrier bills.',
          'Supported the tender for inland transport with scenario calculations.',
        ].join('\n'),
      ],
      [
        'intern',
        'Supply Chain Intern',
        'Zonnebloem Foods, Zaandam, Netherlands',
        '2020-02',
        '2020-07',
        [
          'Mapped the order-to-delivery process and measured lead times.',
          'Wrote a thesis on slow-moving stock of packaging materials.',
          'Proposed new reorder points for 90 packaging items.',
        ].join('\n'),
      ],
      [
        'warehouse',
        'Order Picker (part-time)',
        'Albers Distribution, Tilburg, Netherlands',
        '2016-09',
        '2019-06',
        [
          'Picked and packed grocery orders in evening shifts.',
          'Operated reach trucks and electric pallet trucks.',
          'Trained new temporary workers on the scanning devices.',
        ].join('\n'),
      ],
    ],
    roles: [
      ['foodbank', 'Volunteer planner, Food Bank Utrecht', 'Plan routes for three vans on Saturdays', '2023'],
      ['korfball', 'Coach, korfball under-13', 'Train twice a week', '2021'],
    ],
    skills: [
      ['demand', 'Demand planning', ''],
      ['inventory', 'Inventory optimisation', ''],
      ['sop', 'S&OP', ''],
      ['lean', 'Lean', ''],
      ['transport', 'Transport management', ''],
      ['stakeholder', 'Stakeholder communication', ''],
    ],
    technical: [
      ['powerbi', 'Power BI', ''],
      ['sap', 'SAP', ''],
      ['sql', 'SQL', ''],
      ['python', 'Python', ''],
      ['excel', 'Excel', ''],
    ],
    achievements: [
      ['cpim', 'APICS CPIM Part 1', '', '2023'],
      ['yellow', 'Lean Six Sigma Yellow Belt', '', '2021'],
      ['forklift', 'Reach truck certificate', '', '2017'],
    ],
    other: [
      'MSc Supply Chain Management, Tilburg University, 2020',
      'Languages: Dutch (native), English (fluent), German (B1)',
      'Interests: korfball, speed skating, home brewing',
    ],
  },
  [],
  `
answerable | What is his current role? | polder |
near_miss | How many years of Python does he have? | / python polder
answerable | What has he used SAP for? | havenlink / sap sql
answerable | can he drive a reach truck | forklift warehouse |
missing | Why did he leave Havenlink? | / havenlink
near_miss | Does he have Tableau experience? | / powerbi polder
answerable | What degree does he have | other-1 |
answerable | Where has he saved money for a company? | polder havenlink / inventory
`,
)
