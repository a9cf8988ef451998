import { person } from '../own/person.mjs'

export const strategyConsultant = person(
  'Thiago',
  {
    overview:
      'Engagement manager in strategy consulting, São Paulo. My clients dig, grow or ship something: mining, pulp, sugar, ports. Trained as a chemical engineer, and I still ask to see the plant first.',
    leadership: [
      'Teams of 3 to 5 consultants on site, and since 2024 staffing coordinator for 28 people',
      'Recruiting captain for the federal universities of the Northeast: 9 hires out of 640 applications',
    ],
    jobs: [
      [
        'em',
        'Engagement Manager',
        'Aroeira Partners, São Paulo',
        'Jan 2022',
        'Present',
        '- 11 projects, the shortest 3 weeks and the longest 14 months\n- Pulp mill: US$ 38M a year in maintenance and energy, confirmed by the client’s controller\n- Port of Itaqui: berth waiting time from 6.1 to 3.4 days\n- Sold the second phase on seven of the eleven',
      ],
      [
        'cons',
        'Consultant',
        'Aroeira Partners, São Paulo and Santiago',
        'Feb 2018',
        'Dec 2021',
        '- 14 months in Chile on a copper concentrator, in Spanish\n- Due diligence for a fund buying a sugar mill: recommended not to buy, and they did not\n- Pricing for a fertilizer distributor',
      ],
      [
        'eng',
        'Process Engineer',
        'Celulose Vale do Mucuri, Teixeira de Freitas',
        'Jul 2013',
        'Jul 2016',
        'Bleaching line, shift support, 1,450 t/day. Night on-call each third week.',
      ],
    ],
    skills: [
      [
        'pmo',
        'Transformation office',
        '210 initiatives tracked at the largest client, one page for the CEO every Friday',
      ],
      ['model', 'Financial models', 'NPV, real options once; no LBO'],
      ['facil', 'Workshops', 'Up to 120 people, miners included'],
    ],
    technical: [
      ['ppt', 'PowerPoint and think-cell', '', 'expert'],
      ['alteryx', 'Alteryx', 'maintenance orders, 3 million rows', 'advanced'],
      ['tableau', 'Tableau', '', 'intermediate'],
    ],
    roles: [
      [
        'ngo',
        'Pro bono for a waste pickers’ cooperative',
        'Price of cardboard per kilo up by 40% after selling together.',
        '2020',
      ],
    ],
    achievements: [['gmat', 'GMAT 750', '', '2015']],
    other: [
      'MBA, IESE Barcelona, 2016-2018, scholarship for half of the fees',
      'Chemical Engineering, UFBA Salvador, 2008-2013',
      'Portuguese native, Spanish and English fluent, Catalan for the market',
      'Travels Monday to Thursday; since my daughter was born not more than 35 weeks a year',
      'Brazilian and Portuguese passports',
      'Capoeira since age nine',
    ],
  },
  [
    [
      'a-client',
      'em',
      'Tell us about a difficult client.',
      'The maintenance chief at the mill did not give us data for five weeks. I stopped asking and joined his 5 a.m. rounds. On day four he gave me a notebook with 20 years of failures, and it was better than the system.',
    ],
    [
      'a-error',
      'cons',
      'Which recommendation do you regret?',
      'For the fertilizer distributor I raised prices in all regions by the same logic. In Mato Grosso the farmers buy together, and we lost 12% of volume in one season. Since then I phone ten customers before any number goes to a steering committee.',
    ],
    [
      'a-why',
      'em',
      'Why leave consulting?',
      'I want to be there when the slide becomes true. I look for a COO-minus-one role in industry.',
    ],
    ['a-pay', 'em', 'What are your expectations?', 'R$ 52,000 a month plus bonus; I have R$ 47,000 now.'],
  ],
  `
answerable | which industries does he cover | overview / em cons | mining
answerable | how large are his project teams | leadership-1 | 3 to 5
answerable | campus recruiting involvement, how many hired? | leadership-2 | 9
answerable | Verified impact number with a client | em | 38M
answerable | ports / logistics case? what improved | em | 3.4
answerable | Does he bring in follow-on business | em | seven
answerable | longest engagement he ran | em | 14 months
answerable | any M&A work, buy side | cons | Due diligence
answerable | lived and worked in other Latin American countries? | cons | Chile or Santiago
answerable | Did he hold a line job in a plant before consulting and how many years | eng | 2013; 2016
answerable | shift or on call work in his past | eng | on-call
answerable | running a PMO - scale | pmo | 210
answerable | Has he built LBOs | model | no LBO
answerable | can he handle a big room | facil | 120
answerable | data prep tools for large data sets? | alteryx | Alteryx
answerable | b-school, was it sponsored or financed how | other-1 | scholarship
answerable | Limits on time on the road | other-4 | 35
answerable | right to work in the EU | other-5 | Portuguese
answerable | something for the poor / social sector | ngo | cooperative
answerable | what job does he look for next | a-why | industry
story | winning over someone who blocked you | a-client
story | a piece of advice that turned out bad | a-error / cons
near_miss | Is he already a partner at Aroeira?
near_miss | oil and gas projects?
near_miss | Did he himself manage a plant budget
near_miss | PhD in chemical engineering?
near_miss | speaks French
near_miss | Did he do his MBA at INSEAD or have an exchange in Asia
missing | How soon is he available
missing | does he own shares in his present firm
missing | willingness to relocate to Recife
false_premise | Why did he advise the fund to purchase the sugar mill
false_premise | What was he doing in Peru for 14 months?
false_premise | How did his start-up end?
`,
)
