import { person } from '../own/person.mjs'

export const companySecretary = person(
  'Gwendolyn',
  {
    overview:
      'Chartered Secretary for listed issuers in Hong Kong, fourteen years. I have sat in 300-odd board meetings and slept in none. Law degree, never practised.',
    jobs: [
      [
        'prop',
        'Company Secretary',
        'Harbourfront Estates Group (Main Board), Hong Kong',
        'Apr 2019',
        'Present',
        'Board of 11, four committees, 62 subsidiaries in BVI, Cayman and PRC. Two very substantial disposals, one rights issue HK$1.9bn. No disclosure reprimand. ESG report in-house since FY2021, saving HK$700k of consultants. AGM hybrid since 2020. Reports to the Chairman, administratively to the CFO.',
      ],
      [
        'bio',
        'Assistant Company Secretary',
        'Pearl Genomics (GEM, moved to Main Board 2017)',
        'Jul 2014',
        'Mar 2019',
        'Transfer of listing. Share option scheme for 210 staff. Inside information policy; ran the black-out list.',
      ],
      [
        'firm',
        'Officer, Corporate Services',
        'Wan & Leung Secretaries Ltd',
        '2011',
        '2014',
        '120 private companies. Annual returns, strike-offs, chops in a biscuit tin.',
      ],
    ],
    skills: [
      ['min', 'Minute writing', 'Draft within 24 hours, in English and Traditional Chinese'],
      ['train', 'Director induction', 'Half a day, with a mock dawn raid'],
      ['rules', 'Listing Rules', 'Chapters 14, 14A, 20 as it used to be'],
    ],
    technical: [
      ['diligent', 'Diligent Boards', 'went paperless in one quarter', 'expert'],
      ['viewpoint', 'ViewPoint / GEMS', 'entity records, 62 companies', 'advanced'],
      ['ess', 'HKEX e-Submission', '', 'expert'],
    ],
    roles: [
      ['panel', 'Member, HKCGI Membership Committee', '', '2021'],
      ['shelter', 'Stray cats, Lamma', 'Feeds on even days; sterilised 71 so far.', '2016'],
    ],
    achievements: [['award', 'Best Annual Report, bronze', 'Mid-cap, HK Management Association.', '2022']],
    other: [
      'LLB, University of Exeter, 2010',
      'MSc Corporate Governance, HKMU, 2013; FCG HKFCG since 2022, associate 2014',
      'Cantonese, English, Mandarin (business); no Shanghainese',
      'Based Lamma, last ferry 00:30',
      'Two months’ notice plus blackout until results in late March',
    ],
  },
  [
    [
      'a-chair',
      'prop',
      'Have you said no to a Chairman?',
      'He asked me to date a resolution to last Tuesday. I told him the paper had the printer’s time on it, which was half true. Then I drafted a ratification that he could sign that day, and he asked me to write a note on it for the board.',
    ],
    [
      'a-crisis',
      'prop',
      'A night you remember?',
      'A short-seller report at 9.12 in the morning. We were in trading halt by 9.30, I had four directors on the phone and one on a boat. The clarification went out at eleven at night, 14 pages, and each number had initials.',
    ],
    [
      'a-why',
      'prop',
      'What makes you look?',
      'The family is taking it private in Q2, then there is no listed company for me.',
    ],
    ['a-pkg', 'prop', 'Package?', 'HK$118k x 13, medical for my mother. HK$130k would move me.'],
  ],
  `
answerable | how big is the board she serves | prop | 11
answerable | number of entities in her portfolio and offshore jurisdictions | prop / viewpoint | 62; Cayman
answerable | Regulatory reprimands? | prop | No disclosure reprimand
answerable | capital raising deal she supported | prop | rights issue
answerable | to whom does she report, both lines | prop | Chairman; CFO
answerable | ESG reporting - outsourced? | prop | in-house
answerable | Board meetings attended in total | overview | 300
answerable | Has she worked as a lawyer | overview | never practised
answerable | GEM to Main Board move, when | bio | 2017
answerable | employee share plans | bio | 210
answerable | dealing with price sensitive info | bio | Inside information
answerable | corporate services provider start | firm | Wan
answerable | Bilingual minutes? how quickly | min | 24 hours; Chinese
answerable | onboarding for new NEDs | train | Half a day
answerable | Board portal | diligent | Diligent
answerable | Fellow of the institute, from what year | other-2 | 2022
answerable | institute committee work | panel | Committee
answerable | animals - any voluntary work | shelter | cats
answerable | earliest date given the results season | other-5 | Two months
answerable | why she's on the market | a-why | private
story | A situation where the chairman wanted something improper | a-chair
story | emergency announcement under time pressure | a-crisis
near_miss | CPA (accountant)?
near_miss | Is she a director of any listed company
near_miss | Nasdaq or US listing rules
near_miss | IPO sponsor team experience
near_miss | Workiva or Nasdaq Boardvantage
near_miss | law firm partner or associate post
missing | how many people are in her department
missing | would she go to Shenzhen daily
missing | last year's bonus
false_premise | For what was the company reprimanded in 2021
false_premise | Why did the rights issue get cancelled
false_premise | When did she qualify as solicitor in England
`,
)
