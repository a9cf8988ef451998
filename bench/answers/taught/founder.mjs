import { person } from '../own/person.mjs'

export const founder = person(
  'Wanjiru',
  {
    overview:
      'Founder and operator. Built and closed a cold-storage start-up for market traders in Nairobi; raised 1.1 million dollars and returned what was left. Before that, four years in a bank’s SME lending team. Wants an operating role, not another founding one, for now.',
    leadership: [
      'Peak headcount 38, of whom 26 hub attendants',
      'Hired the first head of engineering and let the second one go',
    ],
    jobs: [
      [
        'ceo',
        'Co-founder and CEO',
        'BaridiHub Ltd, Nairobi',
        '2019',
        '2024',
        '- 14 solar cold rooms at nine markets; 2,600 traders paying per crate per day\n- M-Pesa collections, 96% paid same day\n- Unit margin positive from month 20, company never\n- Shut down in an orderly way over five months, all staff paid',
      ],
      [
        'bank',
        'Relationship Officer, then Senior, SME',
        'Umoja Commercial Bank, Nakuru',
        '2015',
        '2019',
        'Book of KES 410 million, 130 borrowers, mostly agro-dealers. Non-performing loans 3.1%.',
      ],
      [
        'now',
        'Independent consultant',
        'Nairobi',
        '2024',
        'now',
        'Two grants reviewed for a foundation, cold chain due diligence for a Dutch impact fund. About three days a week.',
      ],
    ],
    skills: [
      ['fund', 'Fundraising', 'Seed from two funds and an angel group; a Series A attempt in 2022 that did not close'],
      ['price', 'Pricing', 'Tested crate, kilo and membership models with 400 traders'],
      ['gov', 'County government', 'Land use agreements with four counties'],
    ],
    technical: [
      ['model', 'Financial modelling', 'Excel and Google Sheets, own three-statement model', 'advanced'],
      ['sol', 'Solar sizing', 'Knows enough to argue with the supplier', 'beginner'],
      ['odoo', 'Odoo', 'Set it up for inventory', 'intermediate'],
    ],
    roles: [
      ['board', 'Non-executive director, Kiambu Dairy Cooperative', 'Audit committee.', '2023'],
      ['ment', 'Mentor at a women founders’ programme in Kigali', 'Six start-ups, two hours each a month.', '2022'],
    ],
    achievements: [
      [
        'prize',
        'Finalist, Africa Energy Access Prize',
        'One of five of 312 applications; the winner was a Zambian firm.',
        '2021',
      ],
    ],
    other: [
      'BCom Finance, Egerton University, second class upper, 2014. CPA (K) part II only.',
      'Swahili, English, Kikuyu. Basic Amharic from a school friend.',
      'Published “What the ice taught us”, an essay on closing a company, in a pan-African business journal, 2025',
      'Driving licence; does not own a car',
    ],
  },
  [
    [
      'a-close',
      'ceo',
      'How did you decide to close?',
      'I made the board a table with three dates on it: when we could still pay everyone, when we could only pay some, and when we could pay nobody. We voted the week before the first date. I told the hub attendants in person, market by market, and three of them bought the equipment of their hub.',
    ],
    [
      'a-cofounder',
      'ceo',
      'A hard conversation with a co-founder?',
      'Mutua wanted to sell to the supermarkets and I wanted the mama mbogas. We argued for four months through other people. In the end we each wrote the other’s case on one page, and his page of mine was better than my own. We stayed with the traders, and he stayed.',
    ],
    [
      'a-pay',
      'now',
      'What do you expect to be paid?',
      'From 450,000 shillings a month. Equity is nice, I know what it is worth.',
    ],
    [
      'a-fly',
      'now',
      'Can you travel?',
      'Up to two weeks in a month in East Africa. Europe is fine by visa, it takes me about six weeks.',
    ],
  ],
  `
answerable | how much did she raise | overview / fund | 1.1 million
answerable | What happened to BaridiHub in the end | ceo overview a-close | 
answerable | biggest team size | leadership-1 | 38
answerable | customers count at her venture and how they paid | ceo | 2,600; M-Pesa
answerable | was the business ever profitable overall | ceo | never
answerable | Did she attempt a later round | fund | 2022
answerable | lending background - portfolio amount, bad debt | bank | 410 million; 3.1%
answerable | what is she doing this year | now | consultant
answerable | Board seats? | board | Dairy
answerable | Has she dealt with local authorities | gov | four counties
answerable | who was the firm's first technical hire by her | leadership-2 | engineering
answerable | degree class | other-1 | second class upper
answerable | is she a fully qualified accountant? | other-1 | part II
answerable | anything she has written | other-3 | ice
answerable | does she want to start something of her own again | overview | not another
answerable | pay floor in shillings | a-pay | 450,000
answerable | Visa lead time for europe meetings | a-fly | six weeks
answerable | did she win that energy prize | prize | Finalist
answerable | experiments on price with users | price | 400
answerable | does she mentor, where | ment | Kigali
story | walking away from a company - what was the process | a-close | 
story | fight between founders & how it was resolved | a-cofounder | 
near_miss | venture debt raised?
near_miss | solar engineer by training?
near_miss | M&A exit for investors
near_miss | Fluent Amharic for the Addis office
near_miss | Commercial team leader in corporate banking
near_miss | QuickBooks or SAP implementation
missing | MBA
missing | does she speak French
missing | when could she begin full time
false_premise | Why did she fire the whole staff without pay
false_premise | how did she grow it to Uganda
false_premise | which university did she teach at
`,
)
