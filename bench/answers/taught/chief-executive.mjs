import { person } from '../own/person.mjs'

export const chiefExecutive = person(
  'Annelies',
  {
    overview:
      'CEO of a family-owned maker of greenhouse climate systems in the Westland, the first from outside the family. Earlier I turned round a cold-store chain for a bank that wanted to close it. I look for one more company, preferably with a problem.',
    leadership: [
      'Board of four, 870 employees in the Netherlands, Mexico and Canada',
      'Replaced two of four directors in my first year, both talks held by me and both on speaking terms',
    ],
    jobs: [
      [
        'ceo',
        'Chief Executive Officer',
        'Verhagen Klimaat BV, De Lier',
        'September 2018',
        'present',
        'Revenue €121m to €208m, EBITDA 6% to 11.5%. Acquired a sensor firm in Leamington, Ontario (2021, CAD 34m). Gas crisis 2022: orders fell by 40% in a quarter, no forced redundancies, four-day week for five months. Reports to a supervisory board of five, three of them cousins.',
      ],
      [
        'cold',
        'Interim, then Managing Director',
        'Noordvries Koelhuizen, Urk',
        '2013',
        '2018',
        'Eleven sites to seven. Bank debt €46m repaid in full, 14 months before plan. Sold to a Belgian group.',
      ],
      [
        'ops',
        'Plant Director',
        'Melkunie Zuid, Eindhoven',
        '2006',
        '2013',
        'Cheese, 310 people, 24/5. Strike of nine days in 2011.',
      ],
      ['trainee', 'Management trainee to Production Manager', 'Melkunie Zuid, various', '1998', '2006', ''],
    ],
    skills: [
      [
        'owners',
        'Working with family shareholders',
        'A charter signed by 19 cousins; dividend policy agreed for ten years',
      ],
      ['bank', 'Bank covenants and refinancing', '€75m club deal, three banks, 2023'],
    ],
    technical: [['board', 'Board portals and dashboards', 'Uses them, does not build them', 'intermediate']],
    roles: [
      ['sb', 'Supervisory board member, hospital Maasdelta', 'Chair of the quality committee.', '2020'],
      ['mentor', 'Mentor of women in agritech', 'Six so far, two now run companies.', '2019'],
    ],
    achievements: [
      ['award', 'Horticulture Entrepreneur of the Year, second place', '', '2023'],
      [
        'book',
        'Co-author "The Stranger at the Table"',
        'On outsiders leading family firms; 3,000 copies, Dutch only.',
        '2024',
      ],
    ],
    other: [
      'MSc Food Technology, Wageningen, 1998',
      'Advanced Management Program, INSEAD Fontainebleau, 2012',
      'Dutch, English, German; Spanish for factory tours',
      'Skates the Weissensee 100 km each January',
      'Based in Delft, not moving before 2028 (school)',
    ],
  },
  [
    [
      'a-close',
      'cold',
      'How did you close four sites?',
      'I read the names aloud myself, on each site, at six in the morning before the shift. Then I stayed until the last question, in Harlingen until two in the afternoon. 131 people, and we found work for 118.',
    ],
    [
      'a-wrong',
      'ceo',
      'Which decision would you take back?',
      'Mexico. I sent a good engineer when I needed a good salesman, and it took me two years to admit it. It cost us about four million.',
    ],
    [
      'a-why',
      'ceo',
      'Why leave now?',
      'The eldest niece is ready. I trained her for three years, and it would be silly to stay in her chair.',
    ],
    ['a-terms', 'ceo', 'What do you expect?', 'A base of about €380,000, and I want to buy in with my own money.'],
  ],
  `
answerable | Number of people in the company she leads & countries | leadership-1 | 870; Mexico
answerable | is she a member of the owning family? | overview | outside
answerable | growth track record: top line | ceo | 121m; 208m
answerable | margin development under her | ceo | 11.5
answerable | Has she bought a company, what price | ceo | 34m
answerable | how did the firm come through the energy crisis - layoffs? | ceo | no forced redundancies
answerable | whom does she report to | ceo | supervisory board
answerable | Turnaround experience? | cold overview | Bank or bank
answerable | exits, who was the buyer | cold | Belgian
answerable | Early career: dairy? which posts | trainee+ops / trainee ops | 
answerable | industrial disputes faced | ops | Strike
answerable | Changes she made in top team | leadership-2 | two of four
answerable | refinancing: how much and how many lenders | bank | 75m; three
answerable | governance work with shareholders, agreement reached w/ how many | owners | 19
answerable | non-exec mandates | sb | hospital
answerable | did she win the entrepreneur prize | award | second place
answerable | Her book - is there an English edition? | book | Dutch only
answerable | executive education | other-2 | INSEAD
answerable | Could she relocate to Hamburg next year | other-5 | not moving
answerable | Compensation wish, equity? | a-terms | 380,000; buy in
story | how you told people that their workplace shuts | a-close
story | A costly mistake as CEO | a-wrong
near_miss | IPO or stock exchange listing led by her?
near_miss | private equity-owned company, did she lead one
near_miss | Did she chair the hospital's supervisory board
near_miss | marketing or sales director positions earlier?
near_miss | Experience in China?
near_miss | Did she study business economics at a university?
missing | Notice period of her contract
missing | how many days weekly does she travel
missing | what is her own shareholding today
false_premise | Why did she fire all four directors?
false_premise | How did the cold stores end up in bankruptcy
false_premise | What went wrong with the sensor firm acquired in Germany
`,
)
