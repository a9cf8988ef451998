import { person } from '../own/person.mjs'

// A terse one.
export const bookkeeper = person(
  'Manjit',
  {
    overview: 'Bookkeeper, AAT Level 3. Small firms and one charity. Ledgers to trial balance, VAT, payroll.',
    jobs: [
      [
        'aire',
        'Bookkeeper (4 days)',
        'Aire Valley Joinery Ltd, Leeds',
        '02/2021',
        'present',
        '- sales + purchase ledger, approx 300 invoices a month\n- VAT returns (MTD), CIS returns for 14 subcontractors\n- weekly payroll, 26 staff\n- debtor days 61 -> 38\n- month-end file to outside accountant by day 5',
      ],
      [
        'hospice',
        'Finance Assistant',
        "St Oswin's Hospice Trust, Bradford",
        '09/2014',
        '05/2019',
        '- banked shop takings, 9 charity shops\n- Gift Aid claims every quarter\n- moved from Sage 50 to Xero in 2017 with one colleague\n- restricted funds kept separate',
      ],
      [
        'motor',
        'Accounts Clerk',
        'Hargreave Motor Factors, Bradford',
        '2010',
        '2014',
        '- purchase ledger\n- petty cash\n- credit control by phone\n- made redundant, branch shut',
      ],
    ],
    skills: [
      ['rec', 'Bank reconciliation', ''],
      ['vat', 'VAT', 'incl. domestic reverse charge'],
      ['pay', 'Payroll', 'up to 30 staff'],
      ['credit', 'Credit control', ''],
      ['cis', 'CIS', ''],
      ['tb', 'Trial balance', 'no statutory accounts'],
    ],
    technical: [
      ['xero', 'Xero', '', 'expert'],
      ['sage', 'Sage 50', 'until 2017', 'intermediate'],
      ['brightpay', 'BrightPay', ''],
      ['dext', 'Dext', ''],
      ['xl', 'Excel', 'lookups, pivots', 'intermediate'],
    ],
    roles: [['gurd', 'Treasurer, community kitchen', 'unpaid, accounts of about £40,000 a year', '2016']],
    achievements: [
      ['aat', 'AAT Level 3 Diploma in Accounting', 'distinction', '2016'],
      ['xerocert', 'Xero Advisor Certified', 'renewed every year', '2025'],
    ],
    other: [
      'BTEC National Business, Bradford College, 2010',
      'English, Punjabi (both fluent), Hindi (spoken)',
      'June 2019 - January 2021: career break, cared for father',
      'Notice: one month',
    ],
  },
  [
    [
      'a-error',
      'aire',
      'Tell us about a mistake you found.',
      'In my second month I saw that a timber merchant was paid twice in the same week, £3,870. One invoice had come by post and by email with a different number. I rang them and they paid it back in six days. Then I set Dext to flag same amount and same supplier. Two more have been stopped since.',
    ],
  ],
  `
answerable | current role - full time or part time? | aire | 4 days
answerable | what was she doing between 2019 and 2021 | other-3 / | father
answerable | Xero or Sage? how good in each | xero+sage / xerocert hospice | expert; intermediate
answerable | Can she do CIS returns | aire cis / | 14
answerable | how many people has she run payroll for? | aire pay / | 26
near_miss | is she ACCA or ACA qualified | / aat
answerable | year end statutory accounts experience | tb / aire |
answerable | Notice period? | other-4 | one month
answerable | What languages does she speak | other-2 | Punjabi; Hindi
answerable | And debtors? Did that get any better under her? | aire / | 38
false_premise | why was she dismissed by the hospice | / hospice other-3
missing | hourly rate she's looking for?
`,
)
