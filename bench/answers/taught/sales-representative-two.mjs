import { person } from '../own/person.mjs'

export const salesRepresentative = person(
  'Chantal',
  {
    overview:
      'Bilingual B2B sales representative, six years in industrial supplies and facility services across Quebec and Eastern Ontario. Hunter first, but I keep what I win.',
    jobs: [
      [
        'rep',
        'Territory Sales Representative',
        'Norvale Industrial Supply, Ottawa, ON',
        '2023-04',
        'Present',
        [
          '- Own a territory of 210 accounts with $3.4M in annual sales.',
          '- Quota attainment: 96% in 2023, 118% in 2024, 107% in 2025.',
          '- Opened 41 new accounts, of which 33 are still active.',
          '- Cold calls two mornings a week, on site with customers the rest.',
          '- Average gross margin flat at 31% through two price increases.',
        ].join('\n'),
      ],
      [
        'ae',
        'Account Executive',
        'Clairmont Facility Services, Gatineau, QC',
        '2021-02',
        '2022-11',
        [
          '- Sold cleaning and maintenance contracts to offices, clinics and schools, CAD 15,000 to 240,000 a year.',
          '- Closed $1.9M in new contract value in 2022.',
          '- Position cut when the company lost its federal contract.',
        ].join('\n'),
      ],
      [
        'sdr',
        'Inside Sales Coordinator',
        'Clairmont Facility Services, Gatineau, QC',
        '2020-01',
        '2021-02',
        [
          '- Booked 14 qualified meetings a month for three account executives.',
          '- Cleaned 6,000 contacts in HubSpot.',
          '- Promoted after thirteen months.',
        ].join('\n'),
      ],
      [
        'store',
        'Sales Associate (part-time)',
        'Rideau Ski & Cycle, Ottawa, ON',
        '2016-11',
        '2019-12',
        ['- Sold boots, skis and bicycles during my studies.', '- Trained seasonal staff on the till.'].join('\n'),
      ],
    ],
    skills: [
      ['prosp', 'Prospecting', ''],
      ['nego', 'Negotiation', ''],
      ['tender', 'Public tenders', 'Municipal, as second author'],
      ['acct', 'Account management', ''],
      ['demo', 'Product demonstrations', ''],
    ],
    technical: [
      ['hubspot', 'HubSpot', '', 'advanced'],
      ['sf', 'Salesforce', 'since 2023', 'intermediate'],
      ['nav', 'LinkedIn Sales Navigator', ''],
    ],
    roles: [
      [
        'chamber',
        'Young professionals committee, Gatineau chamber of commerce',
        'Run the spring networking breakfast',
        '2024',
      ],
    ],
    achievements: [
      ['rookie', 'Rookie of the Year', 'Norvale, eastern region', '2024'],
      ['csp', 'Certified Sales Associate, CPSA', '', '2022'],
    ],
    other: [
      'BCom, Marketing, University of Ottawa, 2019',
      'French (native), English (fluent)',
      'Ontario G licence, own car',
      'December 2022 to March 2023: family matters and job search after the layoff',
    ],
  },
  [
    [
      'a-win',
      'rep',
      'Tell us about a customer you won from a competitor.',
      'A food plant in Cornwall had bought its gloves and filters from the same rival for eleven years. I stopped talking about price and asked to spend a morning on the floor. I saw that they threw away half a box of the wrong size each shift. I offered a vending cabinet with the right sizes, and their glove spend fell by a fifth. They moved everything to us after the trial and are my third largest account.',
    ],
    [
      'a-travel',
      null,
      'How much travel would you accept?',
      'Up to three nights a month is fine. I do not want to move from the Ottawa area at the moment.',
    ],
  ],
  `
answerable | where does she work now | rep | Norvale
answerable | did she hit quota each year? | rep / rookie | 96
answerable | How many years of B2B sales | overview / rep ae sdr | six
answerable | why did she leave Clairmont | ae / other-4 | federal contract
answerable | French and English both? for real | other-2 overview / |
near_miss | Has she managed other reps | / store sdr rep
near_miss | SaaS selling experience? | / hubspot sf ae rep
answerable | ok with relocating to Toronto? | a-travel / | Ottawa
answerable | Crm tools? Salesforce since when | sf+hubspot / | 2023
story | an example where she beat a competitor pls | a-win / |
false_premise | how did she grow margins by 31% | / rep
missing | What commission is she making at Norvale? | / rep
`,
)
