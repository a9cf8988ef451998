import { person } from '../own/person.mjs'

export const categoryBuyer = person(
  'Ximena',
  {
    overview:
      'Packaging buyer for a tortilla and snack company in Monterrey: film, cartons, pallets. Daughter of a printer; I can tell a bad flexo plate by eye. Third year as category lead.',
    jobs: [
      [
        'lead',
        'Category Lead, Flexible Packaging',
        'Alimentos Cerro Alto, Monterrey',
        'Apr 2022',
        'Present',
        '• Spend MXN 1,340 million, 27 suppliers from 58\n• Resin-indexed contracts since 2023, price reviews each quarter\n• Film 38 to 32 microns, 410 tonnes less plastic a year\n• No line stop by packaging during the 2024 rail blockade, thanks to 12 days of stock in Saltillo',
      ],
      [
        'buyer',
        'Buyer',
        'Alimentos Cerro Alto, Monterrey',
        'Jan 2018',
        'Mar 2022',
        '• Cartons and labels\n• Reverse auctions, 9 run, 2 stopped because of collusion smell',
      ],
      [
        'print',
        'Production planner',
        'Impresos Garza (family firm), Apodaca',
        '2014',
        '2017',
        '• Planned four presses; left because brother and I do not share one desk',
      ],
    ],
    skills: [
      ['cost', 'Should-cost models', 'Resin, ink, energy, scrap; within 3% of the quote'],
      ['audit', 'Supplier visits', '40 plants in Mexico, Guatemala, Texas; hygiene audits done by Quality'],
    ],
    technical: [
      ['coupa', 'Coupa', 'sourcing events', 'advanced'],
      ['sap', 'SAP MM', 'purchase orders, source lists', 'advanced'],
      ['esko', 'Esko', 'opens artwork, no editing', 'beginner'],
    ],
    roles: [
      ['women', 'Women suppliers programme', 'Found 6 women-owned converters, 4 still active.', '2023'],
      ['school', 'Teaches purchasing at Tecmilenio', 'Saturday mornings, 22 students.', '2024'],
    ],
    achievements: [
      ['star', 'Envase Estelar, national packaging prize', 'With the supplier, for the thinner film.', '2024'],
    ],
    other: [
      'Ing. Industrial, UANL, 2014',
      'CPSM (ISM), 2021',
      'Spanish, English C1, kitchen Nahuatl from grandmother',
      'TN visa possible; US tourist visa to 2031',
      'Women’s amateur baseball, catcher',
    ],
  },
  [
    [
      'a-nego',
      'cost',
      'Your hardest negotiation?',
      'A film supplier wanted 14% after the Texas freeze. I took my model to his plant and asked his own engineer to fill in the scrap line. It was 9 and not 16. We closed at 5.5 with a clause that goes down too.',
    ],
    [
      'a-fail',
      'buyer',
      'A supplier you chose badly?',
      'In 2019 I took the cheapest label maker and the glue came off in the Mérida humidity. I flew there and peeled labels with the night shift. Since then I test in August, in Mérida, before I sign.',
    ],
    ['a-why', 'lead', 'Why move?', 'Global headquarters centralises packaging in Chicago in the autumn.'],
    ['a-ask', 'lead', 'Pay?', 'MXN 68,000 a month; I look for 85,000 and a car.'],
  ],
  `
answerable | spend under management | lead | 1,340
answerable | vendor consolidation before/after | lead | 27; 58
answerable | raw-material index clauses | lead | Resin
answerable | plastic reduction tonnes | lead | 410
answerable | How did she keep lines running in the rail crisis | lead | 12 days
answerable | how long in the buyer chair before promotion | buyer | 2018; 2022
answerable | e-auctions: number, any aborted & why | buyer | 9; collusion
answerable | left the family business because | print | brother
answerable | printing know-how where from | print overview | printer or press
answerable | accuracy of her cost breakdowns | cost | 3%
answerable | countries where she visited factories | audit | Guatemala
answerable | Who does the food-safety audits at suppliers | audit | Quality
answerable | sourcing suite | coupa | Coupa
answerable | can she alter artwork files | esko | no editing
answerable | supplier diversity outcome | women | 6; 4
answerable | gives classes? how big | school | 22
answerable | prize for packaging, shared? | star | supplier
answerable | ISM credential | other-2 | 2021
answerable | what sport and position | other-5 | catcher
answerable | asks for company car? monthly pay | a-ask | car; 85,000
story | price increase she pushed back | a-nego
story | wrong supplier choice and lesson | a-fail
near_miss | Ingredients or corn commodity purchasing
near_miss | SAP Ariba certified
near_miss | director of procurement
near_miss | Import customs broker licence
near_miss | MBA from Tec de Monterrey
near_miss | Glass and cans bought by her
missing | how many people does she lead
missing | date she could join
missing | does she accept moving to Mexico City
false_premise | Why did the lines stop for 12 days in 2024
false_premise | What were the charges in the collusion case against her
false_premise | how did she find living in Chicago
`,
)
