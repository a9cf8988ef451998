import { person } from '../own/person.mjs'

export const accountant = person(
  'Maricel',
  {
    overview:
      'Detail-oriented accountant with eight years of experience in general ledger, payroll and VAT for trading and hospitality companies. Licensed CPA in the Philippines, currently based in Dubai.',
    jobs: [
      [
        'alnoor',
        'Senior Accountant',
        'Al Noor Building Materials LLC, Dubai, UAE',
        '2022-02',
        null,
        [
          'Prepare monthly management accounts and group reporting for three entities within five working days.',
          'File quarterly VAT returns with the Federal Tax Authority, with no penalties since joining.',
          'Supervise two junior accountants and one accounts payable clerk.',
          'Reconcile 14 bank accounts in AED, USD and EUR.',
          'Supported the implementation of Oracle NetSuite in 2024, which replaced Tally.',
        ].join('\n'),
      ],
      [
        'resort',
        'Accountant',
        'Mactan Bay Resort, Lapu-Lapu City, Philippines',
        '2019-06',
        '2021-12',
        [
          'Processed payroll twice a month for 240 employees.',
          'Maintained the fixed asset register and led the yearly physical count.',
          'Prepared withholding tax and income tax filings.',
          'Reduced overdue receivables from 18% to 7% of sales.',
          'Position ended when the resort closed after Typhoon Odette.',
        ].join('\n'),
      ],
      [
        'audit',
        'Audit Associate',
        'Reyes Lim & Partners CPAs, Cebu City, Philippines',
        '2018-01',
        '2019-05',
        [
          'Performed audit fieldwork for 20 clients in retail, shipping and education.',
          'Tested inventory, receivables and revenue, and drafted audit findings.',
          'Travelled to client sites across the Visayas during the busy season.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['gl', 'General ledger', ''],
      ['ap', 'Accounts payable', ''],
      ['ar', 'Accounts receivable', ''],
      ['bank', 'Bank reconciliation', ''],
      ['payroll', 'Payroll', ''],
      ['vat', 'VAT', ''],
      ['ifrs', 'IFRS', ''],
      ['close', 'Month-end close', ''],
    ],
    technical: [
      ['netsuite', 'Oracle NetSuite', ''],
      ['tally', 'Tally', ''],
      ['excel', 'Microsoft Excel', 'Pivot tables, XLOOKUP, Power Query', 'advanced'],
    ],
    roles: [
      ['assoc', 'Treasurer, Cebuano Association Dubai', 'Keep the books and collect dues for 320 members', '2023'],
    ],
    achievements: [
      ['cpa', 'Certified Public Accountant (CPA), Philippines', 'Passed the board examination in October 2017', '2017'],
      ['quarter', 'Employee of the Quarter, Al Noor', 'For closing the year-end audit without adjustments', '2023'],
    ],
    other: [
      'Bachelor of Science in Accountancy, University of San Carlos, Cebu, 2017',
      'Languages: Cebuano, Filipino, English; basic Arabic',
      'UAE driving licence',
    ],
  },
  [
    [
      'a-error',
      'alnoor',
      'Have you ever found a serious mistake?',
      'In my first year at Al Noor I noticed that the same supplier invoice had been paid twice with a different number format. I checked two years of payments in Excel and found 23 duplicates worth AED 187,000. I told the finance manager first and then called each supplier for a credit note. We got back all but two of them. After that I set up a check that runs before every payment batch.',
    ],
    [
      'a-change',
      null,
      'Why do you want to change jobs?',
      'The company will move its finance office to Abu Dhabi next year. My life is in Dubai and the commute would be three hours a day. I would also like to work in a bigger finance team where I can learn consolidation.',
    ],
  ],
  `
answerable | What is her current job? | alnoor | Senior Accountant
answerable | how many years accounting experience | overview | eight
answerable | Is she a qualified CPA? | cpa overview / other-1 |
answerable | does she have payroll exprience, and for how many staff | resort / payroll | 240
answerable | Has she supervised anyone? | alnoor | two junior accountants
answerable | Why did she leave the resort? | resort | Odette
answerable | VAT returns - has she filed them herself? | alnoor / vat |
answerable | Summarise her experience with month end closing. | alnoor close / bank gl quarter overview
story | Tell me about a time she found a mistake in the accounts | a-error |
near_miss | Has she used SAP? | / netsuite tally alnoor
missing | how soon could she start, whats her notice period
false_premise | What went wrong with the VAT penalties in 2023? | / alnoor
`,
)
