import { person } from '../own/person.mjs'

export const receivablesClerk = person(
  'Kemar',
  {
    overview:
      'Accounts receivable clerk, Montego Bay, with hotels and a brewery distributor behind me. Polite on the phone and stubborn. Ex-insurance door-to-door man, I do not fear a closed gate.',
    jobs: [
      [
        'brew',
        'Accounts Receivable Clerk',
        'Cornwall Beverage Distributors, Montego Bay',
        'September 2021',
        'Present',
        '520 accounts: bars, supermarkets, cruise pier shops. DSO from 54 days to 39. Cash application same day. 2 bad debts written off, J$310,000 altogether. Go out with the route truck one Friday per month.',
      ],
      [
        'hotel',
        'Income Audit / Night Auditor',
        'Coral Sands Resort, Ironshore',
        '2017',
        '2021',
        '340 rooms. Balanced POS to PMS every night 11 to 7. Furloughed March to October 2020, called back first.',
      ],
      ['ins', 'Debit Agent', 'Island Mutual, St. James', '2014', '2016', 'Collected premiums at home, 190 policies.'],
    ],
    skills: [
      ['chase', 'Collections calls', 'One voice for a shop, another for a hotel chain'],
      ['rec', 'Bank reconciliation', 'Three accounts, two currencies'],
      ['gct', 'GCT', 'input and output listing; the return is filed by the accountant'],
    ],
    technical: [
      ['sage', 'Sage 300', 'moved from ACCPAC screens 2022', 'advanced'],
      ['opera', 'Oracle OPERA', 'hotel', 'advanced'],
      ['xl', 'Excel', 'lookups, pivot, print areas', 'intermediate'],
    ],
    roles: [
      ['coach', 'Track coach, Granville Primary', 'Sprints; two at Champs finals.', '2019'],
      [
        'credit',
        'Supervisory committee, teachers’ credit union',
        'Elected; counts cash by surprise each quarter.',
        '2023',
      ],
    ],
    achievements: [['emp', 'Employee of the month', 'Hotel, twice.', 'June 2018, Jan 2020']],
    other: [
      'CXC: 7 subjects incl. Maths 1, POA 1',
      'ACCA: Applied Knowledge done, 4 of 6 Applied Skills, next sitting December',
      'English, Patois, hotel Spanish',
      'General driver’s licence, own motorbike',
      'Dominoes captain for the street',
    ],
  },
  [
    [
      'a-big',
      'brew',
      'How did you collect a big late account?',
      'A nightclub owed for eleven weeks and the owner never came to the phone. I went on a Tuesday at six when he checks the freezers. I brought his statement and a plan in four pieces, and I asked for the first piece in cash. He paid all four.',
    ],
    [
      'a-err',
      'hotel',
      'A mistake?',
      'I posted a wedding of J$1.8 million to the wrong folio at 3 a.m. The couple next door nearly fainted at checkout. I wrote to the manager before my shift ended and I stayed till noon to tell the couple sorry myself.',
    ],
    ['a-why', 'brew', 'Why move on?', 'I want month-end, not just the debtors.'],
    ['a-pay', 'brew', 'Wage?', 'J$145,000 a month now. I ask 185.'],
  ],
  `
answerable | Number of customers in his ledger | brew | 520
answerable | days sales outstanding trend | brew | 54; 39
answerable | amount written off | brew | 310,000
answerable | does he visit customers or only phone | brew | truck
answerable | Night shift experience, hours | hotel | 11 to 7
answerable | What happened to him during Covid | hotel | Furloughed
answerable | size of hotel | hotel | 340
answerable | Insurance industry? | ins overview | premiums
answerable | how many bank accts does he reconcile | rec | Three
answerable | who files the sales tax return | gct | accountant
answerable | hotel property mgmt software | opera | OPERA
answerable | ERP used for receivables | sage | Sage 300
answerable | Excel - what can he do | xl | pivot
answerable | coaching kids in sport | coach | Track
answerable | any control or audit role outside job | credit | Supervisory
answerable | staff recognitions, dates | emp | 2018
answerable | maths grade at school exams | other-1 | 1
answerable | ACCA papers left and next exam | other-2 | December
answerable | transport for client visits | other-4 | motorbike
answerable | pay per month now & asked | a-pay | 145,000; 185
story | chasing a stubborn debtor - tell us | a-big
story | An expensive posting error | a-err
near_miss | credit manager approving limits?
near_miss | accounts payable runs
near_miss | QuickBooks?
near_miss | full ACCA member
near_miss | payroll processing
near_miss | general ledger close alone
missing | typing speed
missing | police record available
missing | willing to relocate to Kingston
false_premise | Why was he laid off permanently by the resort
false_premise | what was his degree classification at UWI
false_premise | How did he lose the 310,000 in cash
`,
)
