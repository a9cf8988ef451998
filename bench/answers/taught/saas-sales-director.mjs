import { person } from '../own/person.mjs'

export const saasSalesDirector = person(
  'Renata',
  {
    overview:
      'Sales director for software in Latin America, from São Paulo. Fifteen years of quota, of which six with a team. I close in Portuguese, Spanish and when necessary in spreadsheets.',
    leadership: [
      '12 account executives, 2 managers in between, 5 countries',
      'Hiring: 19 in three years, four left within a year',
    ],
    jobs: [
      [
        'dir',
        'Regional Sales Director LATAM',
        'Fluxora (logistics software), São Paulo',
        '2022',
        'Atual',
        '- ARR from US$3.1m to 9.6m\n- Win rate 24% (was 15%)\n- Entered Chile and Colombia with partners, Peru postponed\n- Largest contract: a brewery, US$1.2m for three years',
      ],
      ['mgr', 'Sales Manager Brazil', 'Fluxora', '2020', '2022', 'First team of four. 118% and 96% of target.'],
      [
        'ae',
        'Account Executive',
        'Trilhos ERP, Campinas',
        '2014',
        '2020',
        'Mid-market manufacturers. Club of winners in 2017 and 2018. Average cycle 74 days.',
      ],
      ['sdr', 'Telesales', 'Telecom operator, Campinas', '2010', '2014', '80 calls a day, small business plans.'],
    ],
    skills: [
      ['met', 'MEDDICC', 'Introduced for the region; deal reviews on Thursdays'],
      ['partner', 'Partners', '11 resellers, 27% of new revenue'],
      ['neg', 'Procurement', 'Contracts with legal, including LGPD clauses; no signature above 300k'],
    ],
    technical: [
      ['sf', 'Salesforce', 'Reports and dashboards', 'advanced'],
      ['gong', 'Gong', 'Listens to two calls a day', 'intermediate'],
      ['ex', 'Excel', 'Compensation plan model', 'expert'],
    ],
    roles: [
      ['mulh', 'Founder of a network for women in tech sales', 'Meets monthly, 340 members.', '2019'],
      ['fac', 'Guest lecturer, Insper', 'Negotiation, one afternoon per semester.', '2024'],
    ],
    achievements: [['pres', 'President’s award', 'Only from outside the US', '2023']],
    other: [
      'Administration, Unicamp, 2013 (evening); executive course, Kellogg online, 2021',
      'Portuguese native, Spanish and English fluent, Italian from grandparents, to understand',
      'Travel 50%, up to; passport Italian and Brazilian',
      'Would move to Miami or Lisbon, not Mexico City',
    ],
  },
  [
    [
      'a-lost',
      'dir',
      'A deal you lost?',
      'The pharma distributor, 800 thousand, at the last meeting. The CFO asked for a reference in pharma and I had none, and I spoke for twelve minutes about beer. I called him six months later with a pharma customer and he signed at 500.',
    ],
    [
      'a-fire',
      'mgr',
      'How do you treat a rep who misses?',
      'Diego was at 31 percent for two quarters. I sat in ten of his meetings without a word. He explained too much. We cut his demo from 40 to 12 minutes and he ended at 104. I did have to let another go who did not want to cut it.',
    ],
    ['a-pay', 'dir', 'Package?', 'R$38,000 a month fixed with equal variable. In dollars I ask 190 OTE.'],
    [
      'a-why',
      'dir',
      'Motive to change?',
      'The headquarters wants everybody to sell only to shippers, and my best customers are factories.',
    ],
  ],
  `
answerable | ARR growth of region | dir | 9.6m
answerable | win rate before/after | dir | 24%; 15%
answerable | number of AEs and layers | leadership-1 | 12; 2
answerable | biggest deal she signed, which sector | dir | brewery
answerable | countries entered | dir | Chile
answerable | attrition amongst hires | leadership-2 | four
answerable | channel revenue percent | partner | 27%
answerable | Sales methodology | met | MEDDICC
answerable | approval limit for contracts | neg | 300k
answerable | years carrying quota & leading | overview | Fifteen; six
answerable | did she ever miss target as manager | mgr | 96%
answerable | Cycle length in her AE time | ae | 74 days
answerable | uni | other-1 | Unicamp
answerable | EU passport? | other-3 | Italian
answerable | can we send her to Mexico | other-4 | not Mexico City
answerable | Compensation modelling skill | ex | expert or model
answerable | community for women | mulh | 340
answerable | what's she on now and OTE wanted | a-pay | 38,000; 190
answerable | motive for leaving Fluxora | a-why | shippers
answerable | call recording tool, how often used | gong | two calls
story | deal that slipped away and came back | a-lost | 
story | coached an underperforming rep | a-fire | 
near_miss | has she opened Peru
near_miss | CRO or VP title
near_miss | HubSpot admin
near_miss | MBA full time
near_miss | SAP reseller salesperson
near_miss | fluent Italian for Milan
missing | health benefits needed
missing | reference from a customer
missing | when could she move
false_premise | why did the brewery cancel the contract
false_premise | which of her teams in Lisbon did she build
false_premise | how did she get Fluxora to IPO
`,
)
