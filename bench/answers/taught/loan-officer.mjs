import { person } from '../own/person.mjs'

export const loanOfficer = person(
  'Marisol',
  {
    overview:
      'Mortgage loan officer, bilingual, mostly first-time buyers in the Rio Grande Valley. I sold furniture before I sold money. My pipeline is about 80% referrals from realtors and past borrowers.',
    jobs: [
      [
        'bank',
        'Senior Mortgage Loan Officer',
        'Frontera Community Bank, McAllen, TX',
        '02/2020',
        'Present',
        'Closed $41M in 2023 and $36M in 2024. Average loan $212K, about half FHA, the rest conventional and VA. Pull-through 84%. Bank dropped USDA loans last year so I send those to a broker down the street.',
      ],
      [
        'lender',
        'Loan Officer',
        'QuickKey Home Loans, San Antonio, TX',
        '2016',
        '2020',
        'Call-center lender. 70 dials a day. Started at the bottom of a 40-person floor, finished 3rd in 2019. Laid off with the whole site in January 2020.',
      ],
      [
        'proc',
        'Loan Processor',
        'QuickKey Home Loans, San Antonio, TX',
        '2014',
        '2016',
        'Files, conditions, verification of employment, appraisals ordered. 25 to 30 files at a time.',
      ],
      ['sofa', 'Sales Associate', 'Muebles Rancho Grande, Pharr, TX', '2010', '2014', 'Commission only.'],
    ],
    skills: [
      ['self', 'Self-employed borrowers', 'Can read a Schedule C and a K-1 and tell you in ten minutes if it works'],
      ['credit', 'Credit repair coaching', '61 families went from under 580 to approved'],
    ],
    technical: [
      ['encompass', 'Encompass', 'daily since 2016', 'expert'],
      ['du', 'Desktop Underwriter', '', 'advanced'],
      ['crm', 'HubSpot', 'drip emails, birthday list', 'intermediate'],
    ],
    roles: [
      [
        'class',
        'Homebuyer class, first Saturday of the month',
        'Free, in Spanish, at the Pharr library; 22 people on average.',
        '2021',
      ],
      ['mentor', 'Mentor for new loan officers', 'Two at a time, for their first 90 days.', '2023'],
    ],
    achievements: [['club', "President's Club", 'Top 5% in the bank by units, 2022 and 2023.', '2023']],
    other: [
      'NMLS licensed in Texas and New Mexico, license renewed every December',
      'A.A. Business, South Texas College, 2012, evenings',
      'Spanish and English, both native',
      'Never had a complaint with the CFPB or the state',
      'Coaches U-10 girls soccer, practice Tue/Thu at 6 pm',
    ],
  },
  [
    [
      'a-lost',
      'bank',
      'Tell me about a deal you lost.',
      'The buyer quit his job four days before closing to become a welder. I had not told him that a new job resets everything. Now every borrower gets a pink card on day one: no new job, no new truck, no new credit card.',
    ],
    [
      'a-rates',
      'bank',
      'What did you do when rates went up?',
      'In 2022 refis died in six weeks. I went to every realtor office between Mission and Harlingen with pan dulce, 31 offices, and asked for their denied buyers. I fixed the credit on those and they closed the year after.',
    ],
    [
      'a-why',
      'bank',
      'Why would you leave?',
      'They are capping commission at 90 basis points in January. I am at 110 now.',
    ],
    ['a-start', 'bank', 'When can you start?', 'Thirty days, I want to close what is in the pipeline.'],
  ],
  `
answerable | Production volume last 2 yrs | bank | 41M; 36M
answerable | Typical loan size | bank | 212K
answerable | does she do government loans? which kinds | bank | FHA; VA
answerable | where does her business come from | overview / a-rates | referrals
answerable | Why'd she leave QuickKey | lender | Laid off
answerable | her ranking on the sales floor | lender | 3rd
answerable | has she worked the back office / operations side of lending | proc | Processor
answerable | How many files could she juggle as a processor | proc | 30
answerable | what did she do before mortgages | sofa overview | furniture or Muebles
answerable | ever lived on pure commission | sofa | Commission only
answerable | can she handle borrowers w/ complex tax returns | self | Schedule C
answerable | Results helping folks with bad credit?? | credit / a-rates | 61
answerable | Which LOS does she know | encompass | Encompass
answerable | states she can originate in | other-1 | Texas; New Mexico
answerable | community outreach / education events, how many attend | class | 22
answerable | trains newer people? | mentor | 90 days
answerable | Any awards for sales | club / lender | Club
answerable | clean regulatory record? | other-4 | Never
answerable | what comp is she on, in bps | a-why | 110
answerable | Evenings she is not available | other-5 | Tue; Thu
story | a loan that fell apart and what she learned from it | a-lost
story | How did she react to the refi market drying up | a-rates
near_miss | USDA rural loans closed by her?
near_miss | Has she been a branch manager?
near_miss | bachelor's in finance?
near_miss | Salesforce?
near_miss | Commercial real estate lending experience
near_miss | underwriting authority - did she ever sign off on loans herself
missing | References from realtors available?
missing | will she do a credit/background check
missing | open to hybrid or remote?
false_premise | what did she do in the year she was out of work after the layoff
false_premise | Why was her license suspended
false_premise | How did she like running the San Antonio site
`,
)
