import { person } from '../own/person.mjs'

export const sapConsultant = person(
  'Raghavendra',
  {
    overview:
      'SAP MM/WM functional consultant with 11+ years of experience, out of which 4 years onsite in Düsseldorf. Was a stores officer in a tyre factory before, hence talks to warehouse people in their language.',
    leadership: [
      'Offshore team of 12 in Bengaluru and Coimbatore',
      'Appraisals and rotations for the above, attrition 6% against 19% in the unit',
    ],
    jobs: [
      [
        'sr',
        'Senior Consultant / Track Lead',
        'Vistaar Infosolutions Pvt Ltd, Bengaluru',
        'Apr 2021',
        'Till date',
        '• S/4HANA greenfield for a Belgian paint maker, 5 plants, go-live 3 Jan 2023 on first attempt\n• Cutover: 1.9 lakh material masters migrated, 0.3% errors\n• Pre-sales: 9 RFPs, 4 won\n• Presently AMS for two clients, 140 tickets per month, SLA 98%',
      ],
      [
        'onsite',
        'SAP Consultant (onsite)',
        'Kernlogik Consulting GmbH, Düsseldorf',
        'Jan 2017',
        'Mar 2021',
        '• WM to EWM migration, 2 distribution centres\n• Workshops with Schichtleiter in German\n• Returned due to family reasons in pandemic',
      ],
      [
        'jr',
        'Associate Consultant',
        'Vistaar Infosolutions Pvt Ltd, Bengaluru',
        'Jul 2014',
        'Dec 2016',
        '• P2P configuration, output types, release strategy\n• Wrote 60 functional specs',
      ],
      [
        'tyre',
        'Stores Officer',
        'Kaveri Tyres Ltd, Mysuru',
        'Jun 2011',
        'Jun 2014',
        '• 8,000 SKUs, annual stock-taking variance 0.8%\n• Key user in first SAP rollout',
      ],
    ],
    skills: [
      ['proc', 'Procure to pay', 'Config and training, incl. subcontracting, consignment'],
      ['migr', 'Data migration', 'Migration Cockpit, LSMW'],
      ['ws', 'Workshop facilitation', 'Fit-to-standard, up to 25 persons'],
    ],
    technical: [
      ['ewm', 'SAP EWM', 'embedded; RF, wave picking', 'advanced'],
      ['abap', 'ABAP', 'debugging only', 'beginner'],
      ['ariba', 'SAP Ariba', 'buying and invoicing, one project', 'intermediate'],
      ['jira', 'Jira, Solution Manager', '', 'advanced'],
    ],
    roles: [
      [
        'blood',
        'Blood donation camps',
        'Organises for Rotary Jayanagar, 4 camps a year; donated 31 times.',
        'since 2015',
      ],
      ['blog', 'Blog on inventory movement types', 'About 9,000 readers monthly.', '2018'],
    ],
    achievements: [
      ['star', 'Client appreciation, Antwerp', 'CIO letter for zero shipping stoppage in go-live week.', '2023'],
    ],
    other: [
      'B.E. Industrial & Production Engineering, NIE Mysuru (VTU), 2011, 71%',
      'SAP Certified: S/4HANA Sourcing & Procurement (2022), EWM (2019)',
      'Kannada, English, Hindi, Tamil (spoken), German B1',
      'Valid passport; Schengen visa expired, US B1 valid till 2031',
    ],
  },
  [
    [
      'a-cut',
      'sr',
      'How did go-live go?',
      'Saturday 2 am the load of open purchase orders stopped at 61%. Somebody had kept a semicolon in a supplier’s name. I did not wake the client. I sent half the team to sleep, the other half cleaned 212 names by hand, and I told the CIO at 7, with the problem and the solution in one mail.',
    ],
    [
      'a-scold',
      'onsite',
      'Negative feedback you got?',
      'A shift leader told me that my workshop was a temple lecture. Forty slides. Next day I came with a scanner and a pallet and no slides. He afterwards asked for me by name.',
    ],
    ['a-ctc', 'sr', 'Current and expected CTC?', 'Current 31 LPA fixed. Expecting 40, negotiable for onsite role.'],
    ['a-np', 'sr', 'Notice period?', '90 days officially. Buy-out is possible, company has allowed 45 in past.'],
    [
      'a-pref',
      'sr',
      'Location preference?',
      'Bengaluru or Mysuru. Open to Germany again after my father’s operation in June. Not Gurgaon.',
    ],
  ],
  `
answerable | relevant exp onsite, yrs and city | overview onsite / | Düsseldorf
answerable | team strength he leads | leadership-1 | 12
answerable | greenfield implementations? no. of plants | sr | 5
answerable | Data load volume and accuracy in cutover | sr | 1.9 lakh; 0.3
answerable | bid experience and win rate | sr | 9; 4
answerable | Support projects - ticket load | sr | 140
answerable | Legacy warehouse module to new one, done it? | onsite / ewm | EWM
answerable | Reason for coming back from Germany | onsite | family
answerable | industry (non IT) background prior to consulting | tyre overview / | 
answerable | number of FS documents authored | jr | 60
answerable | can he code | abap | debugging
answerable | Ariba level | ariba | intermediate
answerable | is he SAP certified, which yr | other-2 | 2022; 2019
answerable | graduation % and branch | other-1 | 71
answerable | South Indian languages | other-3 | Kannada
answerable | US visa status | other-4 | 2031
answerable | current CTC, ECTC | a-ctc | 31; 40
answerable | NP and is it negotiable? | a-np | 45
answerable | ok with NCR? | a-pref | Not Gurgaon
answerable | people retention in his team vs rest | leadership-2 | 6%; 19%
story | something broke the night of cutover, what did he do | a-cut |
story | harsh criticism from a user and how he reacted | a-scold |
near_miss | FICO configuration
near_miss | ABAP developer with OO and CDS
near_miss | PMP certified?
near_miss | Delivery head with P&L
near_miss | Has he led an Ariba network rollout as lead
near_miss | C1 German certificate holder
missing | Does he have any offers in hand
missing | marks in 10th and 12th
missing | Oracle or Dynamics knowledge
false_premise | Why did the Belgian go-live slip?
false_premise | how long was shipping down in Antwerp
false_premise | which year did he get the German passport
`,
)
