import { person } from '../own/person.mjs'

export const solarDeveloper = person(
  'Marisol',
  {
    overview:
      'Project developer for utility solar and batteries in Spain and Italy. Law and agronomy in one head. I have walked every hectare that I have leased; that is 2,870.',
    leadership: ['Five developers in Sevilla, two in Bari', 'Pipeline committee, one of six votes'],
    jobs: [
      [
        'head',
        'Head of Development Iberia-Italy',
        'Solmarea Renovables S.L., Sevilla',
        'Oct 2020',
        null,
        '1.4 GW pipeline, of which 380 MW to ready-to-build; 212 MW sold to a Danish fund in March 2024 at 71,000 euros per MW. Eleven environmental declarations obtained, one refused (Doñana bird corridor). Sheep under panels in four plants. Budget for grid deposits 15 million.',
      ],
      [
        'land',
        'Land & Permitting Manager',
        'Iberfotón, Madrid',
        '2016',
        '2020',
        '640 leases signed in Extremadura and La Mancha. Opposition from two villages turned into a community fund. Expropriation cases: two, both settled.',
      ],
      [
        'law',
        'Lawyer, rural and water law',
        'Bufete Ojeda Prieto, Badajoz',
        '2011',
        '2016',
        'Irrigation communities, inheritance of land, boundary disputes. Heard in court about 60 times.',
      ],
    ],
    skills: [
      ['nego', 'Negotiating with landowners', 'usually three coffees'],
      ['grid', 'Grid access', 'knot 220 kV, capacity tenders, works with an engineer'],
      ['pub', 'Town hall presentations', '85 of them, three with police'],
    ],
    technical: [
      ['qgis', 'QGIS', 'constraints maps', 'advanced'],
      ['pvsyst', 'PVsyst', 'reads reports, challenges losses', 'beginner'],
      ['model', 'Financial model in Excel', 'inputs and sensitivities', 'intermediate'],
    ],
    roles: [
      ['olive', 'Family olive mill, Almendralejo', 'Keeps the accounts, 40,000 litres a year.', '2009'],
      ['ngo', 'Association “Campo con Sol”', 'Founder; 21 pastures, shepherds paid for grazing.', '2022'],
    ],
    achievements: [['prize', 'Solar & Storage Award, agrivoltaics', 'Second prize, Milan.', '2023']],
    other: [
      'Degrees: Law (2010) and Agronomic Engineering technical (2009), Universidad de Extremadura, double programme',
      'Spanish mother tongue, Italian C1, English C1, Portuguese B2',
      'Travels 9 nights a month; licence B',
      'Bar admission Badajoz, non-practising since 2016',
      'One semester in Wageningen, 2007',
    ],
  },
  [
    [
      'a-bar',
      'head',
      'A project that you lost?',
      'The 150 MW beside Doñana. My own ornithologist told me in month two. I thought that we would move the fence. We spent 900,000 euros before the refusal. Today the ornithologist is at the first meeting and has a red card.',
    ],
    [
      'a-town',
      'land',
      'How do you win a hostile village?',
      'In Casas Viejas the old men stood with whistles. I asked the loudest one to show me his wheat. It took an afternoon. He wanted the track for his tractor, and a pump. We moved the substation by 300 metres and he spoke for us at the hearing.',
    ],
    ['a-why', 'head', 'Why leave?', 'The shareholders sell in autumn, the new owner keeps only plants in operation.'],
    [
      'a-want',
      'head',
      'What is important in a new company?',
      'That developers share in the sale, and that no one tells a farmer what is not true.',
    ],
  ],
  `
answerable | Total MW she has brought to RTB | head | 380
answerable | sales price per MW and buyer | head | 71,000; Danish
answerable | were any EIAs turned down? | head a-bar / | Doñana
answerable | Amount of grid guarantees she handles | head | 15 million
answerable | how many land leases has she closed before Solmarea | land | 640
answerable | compulsory purchase experience | land | two
answerable | practised as lawyer? how many hearings | law | 60
answerable | speaks Italian to what level | other-2 | C1
answerable | country mix of her team | leadership-1 | Bari
answerable | Can she run yield simulations | pvsyst | reads
answerable | mapping tool | qgis | QGIS
answerable | Agrivoltaics with animals | head ngo / | sheep or shepherds
answerable | is she still admitted to the bar | other-4 | non-practising
answerable | Holds two degrees? in what | other-1 | Agronomic
answerable | nights away per month | other-3 | 9
answerable | Why is she on the market | a-why | shareholders
answerable | public meetings with locals - how often | pub / | 85
answerable | does she have a say in investment decisions | leadership-2 | one of six
answerable | area under lease in ha | overview | 2,870
answerable | family business? | olive | olive
story | expensive failure she learned something from | a-bar |
story | got local opponents on her side | a-town |
near_miss | wind project development
near_miss | financial modelling from zero, project finance
near_miss | First prize in agrivoltaics?
near_miss | electrical engineer for grid studies
near_miss | plant operation (O&M) head
near_miss | notary qualification
missing | Salary band and success fee today
missing | earliest start
missing | French
false_premise | What percent of Solmarea does she own?
false_premise | how did the police come to arrest her
false_premise | why did she drop agronomy
`,
)
