import { person } from '../own/person.mjs'

export const grantsManager = person(
  'Wanjiru',
  {
    overview:
      'Grants manager for health NGOs in East Africa. I read donor agreements to the last annex so that the nurses do not have to. Born in Nyeri, working from Nairobi, often in Turkana.',
    leadership: ['Supervise two grants officers and, by dotted line, the finance assistants in five field offices'],
    jobs: [
      [
        'afya',
        'Grants and Compliance Manager',
        'Afya Pamoja Trust, Nairobi',
        'May 2020',
        'to date',
        'Portfolio of USD 19.4 million: USAID 60%, Global Fund, two foundations. 14 sub-grantees, each visited at least twice a year. Disallowed costs over five years: USD 2,310. The USAID award was terminated in February 2025 and I did the close-out in 90 days.',
      ],
      [
        'maji',
        'Grants Officer',
        'Maji Safi Initiative, Kisumu',
        'Jan 2016',
        'Apr 2020',
        'Reports to DFID, SIDA and a Rotary club. 44 narrative and financial reports, one late, because of an election.',
      ],
      [
        'bank',
        'Credit Clerk',
        'Lake Savings SACCO, Kisumu',
        '2013',
        '2015',
        'Small loans to fish traders, visits at the landing beach before sunrise.',
      ],
    ],
    skills: [
      [
        'prop',
        'Proposal budgets',
        'Won 11 of 26, largest USD 4.2 million; I do numbers and risk, programme people do the story',
      ],
      ['train', 'Training of sub-recipients', 'Procurement rules as a board game, made with a cousin who draws'],
    ],
    technical: [
      ['qb', 'QuickBooks Online', 'class per donor', 'advanced'],
      ['sun', 'SunSystems', 'at Maji Safi', 'intermediate'],
      ['kobo', 'KoboToolbox', 'spot-check forms', 'intermediate'],
    ],
    roles: [
      ['board', 'Treasurer, girls’ secondary school in Nyeri', 'Unpaid. Bursaries for 38 pupils a year.', '2019'],
    ],
    achievements: [
      ['audit', 'Unqualified audit opinion in all five years', 'By two different audit firms.', '2020-2024'],
    ],
    other: [
      'BCom (Finance), Maseno University, 2012, Second Upper',
      'CPA(K), 2018. Member of ICPAK in good standing.',
      'Kiswahili, Kikuyu, English; Dholuo enough for the beach',
      'Field work: up to ten days a month, insurance and security training (HEAT) valid until 2027',
      'Sings alto, church choir in Kasarani',
    ],
  },
  [
    [
      'a-close',
      'afya',
      'How did you live through the termination?',
      'The letter came on a Thursday night. On Friday I froze purchases, on Saturday I called all the sub-grantees one by one, before they read it in the paper. We paid 212 salaries for the last month because I had drawn down on Tuesday.',
    ],
    [
      'a-fraud',
      'train',
      'Have you dealt with fraud by a partner?',
      'Fuel receipts from one station had numbers in sequence, over three months. I sat down with the director alone, he cried, and we agreed on a repayment plan. I still reported it to the donor within 24 hours, as the rule is.',
    ],
    [
      'a-sal',
      'afya',
      'Expected salary?',
      'KES 420,000 gross per month, negotiable if there is medical cover for my mother.',
    ],
    ['a-avail', 'afya', 'Availability?', 'Immediately. My contract ended with the close-out extension on 31 January.'],
  ],
  `
answerable | Value of the grants she oversees | afya | 19.4
answerable | Which donor is the major one in the portfolio | afya | USAID
answerable | how many partners does she monitor and how frequently | afya | 14; twice
answerable | ineligible expenditure - track record | afya | 2,310
answerable | European bilateral donors, any? | maji | SIDA
answerable | has she ever submitted a report after its due date, why? | maji | election
answerable | microfinance background | bank | SACCO
answerable | Win rate for bids | prop | 11 of 26
answerable | Does she write the narrative part of proposals | prop | programme people
answerable | Who reports to her | leadership-1 | two grants officers
answerable | Accounting systems she has used | qb+sun / qb sun | QuickBooks or SunSystems
answerable | mobile data collection | kobo | Kobo
answerable | Creative approach to capacity building of partners | train | board game
answerable | Professional accountancy qualification + year | other-2 | 2018
answerable | external auditors' conclusions | audit | Unqualified
answerable | Trained for hostile environments? until when valid | other-4 | 2027
answerable | Can she communicate with Luo-speaking communities | other-3 | Dholuo
answerable | serves on a school body - in what role | board | Treasurer
answerable | package expectations KES | a-sal | 420,000
answerable | is she free now or still under contract | a-avail | Immediately
story | When funding stopped overnight what did you do first? | a-close
story | Suspicious receipts: how handled | a-fraud
near_miss | EU / ECHO grants managed?
near_miss | Has she held a country director post?
near_miss | SAP or Dynamics Navision experience in an NGO
near_miss | Master's degree?
near_miss | Has she worked as an external auditor
near_miss | programme management of clinics in Turkana
missing | Willing to be posted to Juba or Mogadishu
missing | Can she drive a 4x4
missing | experience with gender or safeguarding policies
false_premise | why did USAID disallow half of the expenditure
false_premise | What made the Kisumu SACCO dismiss her
false_premise | How long did she live in Geneva
`,
)
