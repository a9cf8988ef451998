import { person } from '../own/person.mjs'

export const auditSenior = person(
  'Venkatesh',
  {
    overview:
      'Chartered Accountant with 5 years post-qualification experience in statutory and internal audit of NBFCs and manufacturing companies. Presently based out of Chennai, native of Madurai. Qualified CA Final in second attempt, both groups together.',
    leadership: ['Team of 4 articled assistants and 1 paid assistant reporting to me on every engagement'],
    jobs: [
      [
        'firm',
        'Assistant Manager - Assurance',
        'Raman Iyer & Associates, Chennai',
        'Jul 2022',
        'Till date',
        '• Statutory audit of 6 NBFCs, largest having AUM of Rs. 1,850 crore\n• Ind AS 109 expected credit loss review\n• Drafting of CARO 2020 report and key audit matters\n• Identified fictitious gold loan accounts of Rs. 3.2 crore at a branch in Salem',
      ],
      [
        'auto',
        'Internal Auditor',
        'Sundar Auto Castings Pvt Ltd, Hosur',
        'Feb 2020',
        'Jun 2022',
        '• Scrap sale process audit resulted in saving of Rs. 46 lakh per annum\n• Physical verification of fixed assets, 2 plants, first one after 9 years\n• IFC testing, 112 controls',
      ],
      [
        'article',
        'Articled Assistant',
        'M/s Krishnan & Co, Madurai',
        '2015',
        '2018',
        '• Bank branch audits, 14 branches over 3 years\n• GST migration of 200+ clients in July 2017',
      ],
    ],
    skills: [
      ['samp', 'Audit sampling and analytics', 'Benford test, full population checks for journal entries'],
      ['tax', 'Direct tax', 'Only upto tax audit form 3CD; no litigation exposure'],
    ],
    technical: [
      ['tally', 'Tally Prime', '', 'expert'],
      ['idea', 'CaseWare IDEA', 'self learnt', 'intermediate'],
      ['sapfi', 'SAP FICO', 'end user at Hosur, display and reports', 'intermediate'],
    ],
    roles: [
      [
        'faculty',
        'Visiting faculty, ICAI Chennai coaching',
        'Auditing standards for CA Inter, Sunday mornings.',
        '2023',
      ],
    ],
    achievements: [
      [
        'paper',
        'Article in CA Journal',
        'On audit of gold loan companies, 6 pages, with my senior partner.',
        'Aug 2024',
      ],
      ['disa', 'DISA (Information Systems Audit) of ICAI', '', '2023'],
    ],
    other: [
      'CA, member of ICAI since November 2019',
      'B.Com, Madurai Kamaraj University, 2018, 74%',
      'Tamil, English, working Hindi, reads Malayalam slowly',
      'Ready for 60% outstation travel within South India',
      'Hobbies: Carnatic mridangam, long distance cycling',
    ],
  },
  [
    [
      'a-fraud',
      'firm',
      'How did you find the gold loan fraud?',
      'The weights were too round, 40 grams again and again. I asked to open 25 packets instead of 5, and in the third packet there was brass. I phoned my partner from the strong room and we sealed the vault before lunch.',
    ],
    [
      'a-pressure',
      'firm',
      'Has a client ever put pressure on you?',
      'A CFO wanted us to accept a provision of 2% when data said 4.5%. He offered to raise our fee. I noted it in the file, informed the engagement partner same day, and the board finally booked 4.1%.',
    ],
    ['a-ctc', 'firm', 'Current and expected CTC?', 'Current is 14.5 LPA fixed, expected is 20 LPA.'],
    ['a-notice', 'firm', 'Notice period?', '60 days, 30 days can be bought out, but not between April and June.'],
    [
      'a-fail',
      'other-1',
      'Why second attempt?',
      'First time I missed by 9 marks in the aggregate. My father was in hospital and I studied in the corridor.',
    ],
  ],
  `
answerable | Total years after qualifying? | overview | 5
answerable | Team size handled | leadership-1 | 4
answerable | biggest client by loan book | firm | 1,850
answerable | exposure to financial services / non banking lenders audit | firm overview | NBFC
answerable | ECL under IFRS 9 or equivalent - done? | firm | Ind AS 109
answerable | Any industry side (non-firm) stint, from when to when | auto | 2020; 2022
answerable | Cost saving brought to employer through audit | auto | 46 lakh
answerable | asset verification done personally or no? how many sites | auto | 2 plants
answerable | Internal financial controls, how many tested | auto | 112
answerable | Where did he complete his articleship | article | Madurai
answerable | indirect tax work, if any | article | GST
answerable | data analytics tools for audit | idea / samp | IDEA
answerable | How well does he know income tax matters | tax | 3CD
answerable | teaching experience | faculty | ICAI
answerable | did he author anything? alone? | paper | senior partner
answerable | IS audit certification | disa | DISA
answerable | How much touring is ok for him | other-4 | 60%
answerable | Which languages can he converse with branch staff in | other-3 | Tamil
answerable | CTC now and asking | a-ctc | 14.5; 20
answerable | Earliest joining, buyout possible? | a-notice | 60 days
story | walk through a fraud you unearthed | a-fraud / firm
story | when management tried to influence the auditor's view | a-pressure
near_miss | SAP FICO configuration / implementation experience?
near_miss | transfer pricing reports prepared
near_miss | CISA certified?
near_miss | Signing partner on any audit?
near_miss | insurance company audits done
near_miss | Power BI for audit dashboards
missing | Willing to shift to Gulf?
missing | Reason for leaving present firm
missing | rating in last appraisal
false_premise | Why did he fail the CA Final twice?
false_premise | what made him leave the Big 4
false_premise | How was he involved in hiding the gold loan accounts at Salem
`,
)
