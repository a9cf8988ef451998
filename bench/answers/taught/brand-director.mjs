import { person } from '../own/person.mjs'

export const brandDirector = person(
  'Geoffrey',
  {
    overview:
      'Brand marketing executive, 21 years in food and drink, most of it coffee. Built one brand from 8 to 112 million dollars and watched another die. Portland, Oregon; board-ready, not job-hungry.',
    leadership: [
      'Org of 46, direct reports 7',
      'Sits on the executive committee; presents to the board quarterly',
      'Cut marketing headcount by nine in 2023 without an agency',
    ],
    jobs: [
      [
        'dir',
        'VP Brand & Marketing',
        'Stumptrail Coffee Co., Portland, OR',
        '2020',
        'Present',
        '- Net revenue $61M → $112M\n- Aided awareness 19 to 44 in the Pacific states\n- Media plan of $17M, 60% digital\n- Agency review: moved from a holding company to two independents',
      ],
      [
        'nest',
        'Director of Marketing',
        'Alder & Wren Beverage, Seattle',
        '2015',
        '2020',
        'Cold brew and hard kombucha. The kombucha was delisted in 2019 and written off, $3.4M.',
      ],
      [
        'brand',
        'Brand Manager, later Senior',
        'Tillamore Foods, Minneapolis',
        '2007',
        '2015',
        'Snack bars, cereal. P&L of $48M in the last year. Line extensions, promo calendar, Nielsen.',
      ],
      ['agency', 'Account Executive', 'Keel & Harbor Advertising, Chicago', '2005', '2007', 'Regional bank and a zoo.'],
    ],
    skills: [
      ['pos', 'Positioning', 'Wrote the “slow mornings” platform over one weekend with a pencil'],
      ['research', 'Research', 'Segmentation with an outside house, shop-alongs I still do myself'],
      ['inno', 'Innovation pipeline', 'Stage gate; 5 of 38 concepts launched'],
    ],
    technical: [
      ['nie', 'NielsenIQ and Circana', 'Reads; a manager builds', 'intermediate'],
      ['mmm', 'Marketing mix models', 'Commissioned three', 'intermediate'],
      ['fig', 'Figma', 'Comments only', 'beginner'],
    ],
    roles: [
      ['board', 'Independent director, Cascade Oat Co.', 'Compensation committee.', '2022'],
      ['salmon', 'Volunteer, river cleanup', '10 Saturdays a year.', '2016'],
    ],
    achievements: [
      ['effie', 'Effie, gold', 'Slow mornings campaign, small budgets category', '2023'],
      ['list', 'Forty under forty', 'Portland business paper', '2016'],
    ],
    other: [
      'MBA, Kellogg, 2007; BA Psychology, Macalester, 2004',
      'Spanish intermediate after a year in Oaxaca at age 19',
      'Non-compete in coffee until 12 months after leaving',
      'Will relocate for Denver or the Bay Area, not the East Coast; 40% travel now',
    ],
  },
  [
    [
      'a-kombucha',
      'nest',
      'Tell me about a launch that failed.',
      'The hard kombucha. I had a beautiful can and no reason to buy it twice. We saw the repeat rate at 11 percent in week eight and I argued for a new flavor instead of the truth for another four months. I now set the kill number before the launch and give it to finance.',
    ],
    [
      'a-cuts',
      'dir',
      'Hardest people decision?',
      'In 2023 I had to lose nine people. I refused to do it on a call. I met each for half an hour, said why and what they were good at, and I called 14 recruiters that week. Eight have new jobs and one wrote a cookbook.',
    ],
    [
      'a-comp',
      'dir',
      'Compensation?',
      'Base 310, bonus 40 percent, some equity that has never traded. I would look at 300 and real equity.',
    ],
    [
      'a-size',
      'dir',
      'What sort of firm next?',
      'Between fifty and three hundred million, founder still in the building, category that is sleepy.',
    ],
  ],
  `
answerable | team under him incl direct reports | leadership-1 | 46; 7
answerable | sales growth of the coffee brand | dir overview | 112
answerable | how big was the P&L at Tillamore | brand | 48M
answerable | awareness lift in which region | dir | Pacific
answerable | media spend | dir | 17M
answerable | which consumer categories has he worked in | overview brand nest | 
answerable | board experience | board | Cascade
answerable | Has he reduced staff numbers? how many | leadership-3 a-cuts | nine
answerable | business school | other-1 | Kellogg
answerable | any restrictive covenant | other-3 | 12 months
answerable | how much was written off with the failed drink | nest | 3.4M
answerable | creative awards | effie | gold
answerable | concepts that got to market out of total | inno | 5 of 38
answerable | total comp now | a-comp | 310
answerable | what company size & type is he after | a-size | founder
answerable | is boston / nyc possible | other-4 | not the East Coast
answerable | Travel percentage today | other-4 | 40%
answerable | does he report to the board | leadership-2 | quarterly
answerable | agency side experience & clients | agency | zoo
answerable | Does he do ethnographic research personally | research | shop-alongs
story | product flop and lesson | a-kombucha | 
story | layoffs handled humanely | a-cuts | 
near_miss | CMO title held?
near_miss | builds dashboards in Nielsen himself
near_miss | designed packaging in Figma
near_miss | chaired an audit committee
near_miss | Fluent business Spanish
near_miss | CEO of a brand
missing | TikTok or influencer programs
missing | shopper marketing at Walmart account
missing | reason for exploring roles now
false_premise | Why did the hard kombucha get recalled for safety
false_premise | what happened at his own start-up in Denver
false_premise | How many people did he hire in the New York office
`,
)
