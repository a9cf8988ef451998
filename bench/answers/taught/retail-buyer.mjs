import { person } from '../own/person.mjs'

export const retailBuyer = person(
  'Friederike',
  {
    overview:
      'Category buyer for toys and stationery in a drugstore chain, Karlsruhe. Twelve years from trainee up. Negotiates hard in November and brings cake in January. Wants to get back to a category with fewer batteries.',
    leadership: [
      'One assistant buyer and two dual students',
      'Deputy of the head of non-food since 2024, without disciplinary responsibility',
    ],
    jobs: [
      [
        'buy',
        'Category Buyer Toys & Stationery',
        'Lilienhof Drogerie, Karlsruhe',
        '2020',
        'today',
        '- Purchasing volume €27m, 1,900 articles\n- Own brand share from 12 to 31 percent\n- Two sourcing trips per year, Ningbo and Istanbul\n- Recall of a bath duck in 2023, 14,000 pieces off the shelf in two days',
      ],
      [
        'ass',
        'Assistant Buyer Household',
        'Lilienhof Drogerie, Karlsruhe',
        '2017',
        '2020',
        'Candles, kitchen textiles, seasonal. Order quantities and promotion calendar for 380 shops.',
      ],
      [
        'branch',
        'Trainee, later branch deputy',
        'Lilienhof Drogerie, Bruchsal',
        '2014',
        '2017',
        'Retail apprenticeship shortened to two and a half years. Photo counter and baby aisle.',
      ],
    ],
    skills: [
      ['neg', 'Annual talks with suppliers', '46 of them; conditions improved by 2.3 points on average'],
      ['safe', 'Product safety', 'EN 71, CE files, REACH; test house in Nuremberg'],
      ['plan', 'Range reviews', 'Twice a year, tail cut by sales per shelf metre'],
    ],
    technical: [
      ['sap', 'SAP Retail', 'Article master, orders', 'advanced'],
      ['pbi', 'Power BI', 'Uses reports of controlling', 'beginner'],
      ['exc', 'Excel', 'Margin calculator with landed cost', 'expert'],
    ],
    roles: [
      ['jury', 'Jury, young inventors’ toy award, Nuremberg', 'Two days at the fair.', '2024'],
      ['handball', 'Referee, district handball', 'About 25 matches in a season.', '2012'],
    ],
    achievements: [
      [
        'brand',
        'Own brand pencil case sold out in nine days',
        '60,000 pieces; the second order came too late for school start',
        '2022',
      ],
    ],
    other: [
      'Retail saleswoman (IHK) 2016; Handelsfachwirtin 2019, evening school, grade 1.8',
      'German, English for negotiation, Turkish beginner with a tutor on Mondays',
      'Three months to the end of a quarter',
      'Would commute to Mannheim or Stuttgart; not Hamburg',
    ],
  },
  [
    [
      'a-duck',
      'buy',
      'How did you live through the recall?',
      'The test came on a Thursday at five, phthalates. I stopped the article at the till before I phoned my boss, because the till does not have a weekend. Then I drove to the importer, and we sat with his file until he found the swapped pigment. We still buy from him, with two tests.',
    ],
    [
      'a-hard',
      'buy',
      'A negotiation that failed?',
      'A brand for building bricks would not move a cent. I left the shelf empty for three weeks with a sign. Customers complained about me and not about them. I went back and paid, and asked for display money, which I should have asked at first.',
    ],
    ['a-sal', 'buy', 'Salary?', '68,000 with bonus. I look for 75.'],
  ],
  `
answerable | purchase volume in euros | buy | 27m
answerable | How has private label developed with her | buy | 31
answerable | SKU count | buy | 1,900
answerable | product recall exp | buy a-duck | 
answerable | which sourcing countries / cities | buy | Ningbo
answerable | Number of vendors she negotiates with each year | neg | 46
answerable | better terms achieved? | neg | 2.3
answerable | toy standards knowledge | safe | EN 71
answerable | did she ever work on the shop floor | branch | Photo
answerable | length of her apprenticeship | branch | two and a half
answerable | further education after the IHK exam | other-1 | Handelsfachwirtin
answerable | notice | other-3 | quarter
answerable | Is Hamburg feasible | other-4 | not Hamburg
answerable | learning any new language | other-2 | Turkish
answerable | who supports her in the team | leadership-1 | One assistant
answerable | does she stand in for someone senior | leadership-2 | Deputy
answerable | a product hit, how many pieces | brand | 60,000
answerable | sports official | handball | 25
answerable | range trimming method | plan | shelf metre
answerable | what is she earning, wants | a-sal | 68,000; 75
story | safety alarm late in the week, her actions | a-duck | 
story | negotiation she lost | a-hard | 
near_miss | Power BI dashboards built by her
near_miss | head of purchasing with staff responsibility
near_miss | university degree in business
near_miss | food or beverage category
near_miss | lives in / posted to China for sourcing
near_miss | Oracle Retail
missing | driving licence
missing | sustainability certificates FSC
missing | part time wish
false_premise | why was she fined for the bath duck
false_premise | how long did she work at Müller
false_premise | why did the Istanbul office close under her
`,
)
