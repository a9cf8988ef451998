import { person } from '../own/person.mjs'

export const maSolicitor = person(
  'Catriona',
  {
    overview:
      'Corporate solicitor, dual-qualified, Edinburgh. Eight years’ PQE. Owner-managed businesses being sold to larger ones is most of my week; renewables is the rest.',
    leadership: [
      'Two trainees and a paralegal on most deals',
      'Sits on the firm’s pro bono committee, 640 hours allotted last year',
    ],
    jobs: [
      [
        'senior',
        'Senior Associate, Corporate',
        'Muirhead Balfour LLP, Edinburgh',
        'August 2020',
        'Present',
        'Lead on 31 completed transactions, £2m to £140m. Sell-side share of about two thirds. Largest: sale of a whisky bottler to a Japanese buyer, nine months, signed at 4.20 a.m. Onshore wind, option agreements for 12 sites. Chargeable hours 1,620 against a target of 1,500.',
      ],
      [
        'london',
        'Associate',
        'Pemberton Rhodes LLP, London',
        'September 2017',
        'July 2020',
        'Private equity, mid-market buyouts. Six-month client secondment to a fund’s in-house team. Warranty & indemnity insurance on 14 deals.',
      ],
      [
        'trainee',
        'Trainee Solicitor',
        'Muirhead Balfour LLP, Edinburgh and Aberdeen',
        'September 2015',
        'August 2017',
        'Seats in property, litigation, corporate, oil and gas.',
      ],
    ],
    skills: [
      ['spa', 'Share purchase agreements', 'First drafts without a precedent when need be'],
      ['dis', 'Disclosure exercises', 'Has sat through 50 kitchens full of box files'],
      ['tax', 'Tax', 'Knows when to fetch a tax lawyer'],
    ],
    technical: [
      ['data', 'Datasite, HighQ', 'data rooms', 'advanced'],
      ['ai', 'Luminance', 'contract review; pilot user 2024, 1,900 leases', 'intermediate'],
    ],
    roles: [
      [
        'shelter',
        'Trustee, Lothian women’s shelter',
        'Wrote the lease for the new house; eight meetings a year.',
        '2021',
      ],
    ],
    achievements: [
      ['rising', 'Rising Star, Scottish Legal Directory', '', '2022 and 2023'],
      ['art', 'Article “Earn-outs that do not end in court”', 'Journal of the Law Society of Scotland.', 'May 2024'],
    ],
    other: [
      'LLB (Hons) 2:1, Glasgow, 2014; Diploma in Professional Legal Practice 2015',
      'Admitted Scotland 2017, England and Wales 2019',
      'French, good enough for a call with a notary; Gaelic learner',
      'Returned at four fifths after maternity leave, full time again since September',
      'Munros: 203 of 282',
    ],
  },
  [
    [
      'a-deal',
      'senior',
      'Which deal nearly died?',
      'The whisky one. Two days before signing the buyer found that a cousin held three shares from 1961. I found him in a care home in Oban, with a lawyer of his own, and drove there with a bottle. He signed after the second story.',
    ],
    [
      'a-junior',
      'leadership-1',
      'How do you bring juniors on?',
      'They run the signing call, I sit beside them with the microphone muted. In week one they get the boring schedule and the reason why it is there.',
    ],
    [
      'a-mist',
      'dis',
      'A mistake you made?',
      'I left a page out of a disclosure letter in London. The other side could have claimed. I told my partner before I told my pillow, and we corrected by side letter within the hour.',
    ],
    [
      'a-aim',
      'senior',
      'Where do you want to go?',
      'Partnership in three years or a general counsel seat in an energy company. I have no wish for London again.',
    ],
  ],
  `
answerable | PQE? | overview | Eight
answerable | jurisdictions she can practise in and dates | other-2 | 2017; 2019
answerable | mostly acting for buyers or sellers | senior | Sell-side
answerable | Number of deals led + value bracket | senior | 31; 140m
answerable | cross-border transaction, which buyer nationality | senior / a-deal | Japanese
answerable | renewable energy expertise? | senior overview | wind
answerable | hours billed versus goal | senior | 1,620; 1,500
answerable | PE work - where did she get it | london | Pemberton
answerable | In-house exposure via secondment? length | london | Six-month
answerable | W&I policies | london | 14
answerable | Seats as trainee | trainee | litigation
answerable | Can she draft from scratch | spa | precedent
answerable | virtual data room systems | data | Datasite
answerable | legal tech / AI usage | ai | Luminance
answerable | team support on matters | leadership-1 | Two trainees
answerable | charity trustee? how often do they meet | shelter | eight
answerable | published anything lately in a legal journal | art | Earn-outs
answerable | directory rankings, years | rising | 2022; 2023
answerable | FT or part time at present | other-4 | full time
answerable | would she return to London / ambition | a-aim | Partnership
story | What was a deal you saved at the last minute | a-deal
story | owning up to an error with a document | a-mist
near_miss | Is she a partner at Muirhead Balfour?
near_miss | public company takeovers (Takeover Code)
near_miss | Admitted in the Republic of Ireland?
near_miss | tax structuring advice given by her
near_miss | oil and gas transactions as an associate
near_miss | LLM?
missing | present salary and bonus
missing | does she want hybrid working, days in office
missing | own client following, fees she'd bring
false_premise | why did the bottler sale fall through
false_premise | What was her reason for missing last year's hours target
false_premise | How did she get on in the Dubai office
`,
)
