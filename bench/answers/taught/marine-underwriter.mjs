import { person } from '../own/person.mjs'

export const marineUnderwriter = person(
  'Dimitra',
  {
    overview:
      'Class underwriter, marine cargo and war, at a Lloyd’s syndicate. Greek by birth, London since 2006. My father was a chief engineer, so I knew what a scavenge fire was before I knew what a slip was.',
    leadership: ['Three underwriters and an assistant; one of them now runs Singapore'],
    jobs: [
      [
        'class',
        'Class Underwriter, Cargo & War',
        'Syndicate 4117, Lloyd’s of London',
        'January 2019',
        'Present',
        'GWP £88m, combined ratio 91 over five years. Line size $35m any one vessel. Lead on 60% of what I write. Black Sea grain facility 2023: priced a voyage in two hours, 214 voyages, one loss. Walked away from project cargo in 2020.',
      ],
      [
        'under',
        'Underwriter, Cargo',
        'Meridian & Tyne Insurance, London',
        '2011',
        '2018',
        'Soft commodities. Cocoa stock throughput, warehouses in Abidjan and Amsterdam inspected in person. Authority £10m. Following lines mainly.',
      ],
      [
        'broker',
        'Junior Broker',
        'Harcourt Poole, London',
        '2007',
        '2011',
        'Four years walking the Room with a slip case. Placed tankers’ hull for Piraeus owners.',
      ],
    ],
    skills: [
      ['price', 'Pricing', 'Own rating sheet, actuaries check it in March'],
      ['wording', 'Wordings', 'Sat on the joint committee for the 2023 war clauses'],
      ['neg', 'Broker relations', 'Says no before lunch'],
    ],
    technical: [
      ['ppl', 'PPL', 'electronic placing, first 100 risks in the class', 'advanced'],
      ['ais', 'AIS vessel tracking', 'Windward; looks for dark ships daily', 'advanced'],
    ],
    roles: [
      ['sanction', 'Sanctions gatekeeper for the syndicate', 'Refused 47 risks in 2022.', '2022'],
      ['school', 'Governor, primary school in Deptford', 'Finance lead; breakfast club for 60.', '2017'],
    ],
    achievements: [
      ['award', 'Cargo Underwriter of the Year, shortlisted', '', '2021'],
      ['speak', 'Speaker, IUMI Edinburgh', 'On grain, dust and explosions.', '2023'],
    ],
    other: [
      'BSc Maritime Studies, University of Piraeus, 2005; MSc Shipping, Trade and Finance, Cass, 2006',
      'ACII since 2012',
      'Greek, English, French for Abidjan',
      'Garden leave: six months',
      'Cold-water dinghy sailing, an old Wayfarer',
    ],
  },
  [
    [
      'a-loss',
      'class',
      'Your worst loss?',
      'A car carrier in 2022. We had $28m on it and I heard of it on the radio in the shower. By nine I had the aggregate on one sheet, and I told the board the number before the broker did. It came in four percent higher than I had said.',
    ],
    [
      'a-junior',
      'leadership-1',
      'How do you train an underwriter?',
      'They write the reason for each risk in two sentences. I read ten at random on Friday and I ring the ones that bore me.',
    ],
    [
      'a-why',
      'class',
      'Why talk to us?',
      'You have reinsurance I would trust, and mine was bought in July by people who count quarters.',
    ],
    ['a-money', 'class', 'Expectations?', '£240,000 and a profit commission with a proper deficit clause.'],
  ],
  `
answerable | classes of business she writes | overview class | cargo; war
answerable | premium income of her book | class | 88m
answerable | profitability / COR over time | class | 91
answerable | maximum line | class | 35m
answerable | lead or follow? | class / under | 60%
answerable | Ukraine grain corridor cover - how many trips, claims | class | 214; one loss
answerable | has she exited any line of business deliberately | class | project cargo
answerable | knowledge of agri commodities stock insurance | under | Cocoa
answerable | On-site warehouse surveys done where | under | Abidjan; Amsterdam
answerable | broking side background | broker | Harcourt
answerable | hull placement experience | broker | hull
answerable | Who reviews her rates | price | actuaries
answerable | market committees she sat on | wording | joint committee
answerable | does she monitor ships going dark | ais | dark ships
answerable | role in sanctions compliance, number declined | sanction | 47
answerable | Won underwriter of the year? | award | shortlisted
answerable | conference speaking topic | speak | grain
answerable | ACII | other-2 | ACII
answerable | how long would she be out of the market before joining us | other-4 | six months
answerable | What remuneration does she want | a-money | 240,000
story | reacting to a catastrophic loss | a-loss
story | developing junior underwriters - her method | a-junior
near_miss | active underwriter of a syndicate?
near_miss | P&I club employment
near_miss | Marine hull underwriting authority
near_miss | Guy Carpenter / reinsurance broking
near_miss | Did she run the Singapore office
near_miss | Chartered actuary
missing | work permit post Brexit
missing | Would she relocate to Zurich
missing | size of reinsurance programme protecting her class
false_premise | Why did she lose money on 40 Black Sea voyages
false_premise | What's the reason she was dropped from the wordings committee
false_premise | How long was she captain of a ship
`,
)
