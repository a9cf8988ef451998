import { person } from '../own/person.mjs'

export const finance = person(
  'Rohit',
  {
    overview:
      'Senior Financial Analyst with 6+ years of experience in FP&A and equity research support. Currently handling budgeting and forecasting for three plants of an auto components manufacturer in Pune. Passed CFA Level II. Looking for an FP&A manager role in manufacturing or consumer goods.',
    jobs: [
      [
        'senior',
        'Senior Financial Analyst',
        'Bluepeak Auto Components Pvt. Ltd., Pune',
        'April 2025',
        'Present',
        [
          '- Own the annual operating plan and rolling forecast for three plants with combined revenue of ₹620 crore.',
          '- Improved quarterly forecast accuracy from 88% to 95% by moving to driver-based models.',
          '- Present the monthly variance analysis to the CFO and plant heads.',
          '- Mentor two junior analysts.',
        ].join('\n'),
      ],
      [
        'analyst',
        'Financial Analyst',
        'Bluepeak Auto Components Pvt. Ltd., Pune',
        'July 2022',
        'March 2025',
        [
          '- Prepared monthly MIS reports and cost-centre reviews for the Chakan plant.',
          '- Cut the month-end reporting cycle from 9 to 5 working days by automating reports in Power Query.',
          '- Identified excess freight charges of ₹1.8 crore in a logistics audit, of which ₹1.3 crore was recovered.',
          '- Evaluated capex proposals using NPV and IRR, including a ₹22 crore paint shop.',
          '- Supported the migration from Tally to SAP S/4HANA as finance key user.',
        ].join('\n'),
      ],
      [
        'research',
        'Research Associate',
        'Meridian Knowledge Services, Mumbai',
        'June 2019',
        'May 2021',
        [
          '- Built and updated financial models for 14 listed companies in the auto and cement sectors.',
          '- Wrote quarterly earnings summaries for a UK asset management client.',
          '- Maintained a valuation comps database of 60 companies.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['fpa', 'Budgeting and forecasting', ''],
      ['modelling', 'Financial modelling', ''],
      ['variance', 'Variance analysis', ''],
      ['valuation', 'Valuation (DCF, comps)', ''],
      ['stakeholder', 'Stakeholder management', ''],
    ],
    technical: [
      ['excel', 'Advanced Excel, Power Query', ''],
      ['sap', 'SAP S/4HANA (FICO)', ''],
      ['powerbi', 'Power BI', ''],
      ['sql', 'SQL (basic)', ''],
      ['bloomberg', 'Bloomberg Terminal', ''],
    ],
    roles: [
      [
        'csr',
        'Volunteer, financial literacy workshops',
        'Taught savings and budgeting to shop-floor workers and their families',
        '2024',
      ],
      ['cricket', 'Captain, company cricket team', '', '2023'],
    ],
    achievements: [
      ['cfa', 'CFA Level II', 'Passed Level I in 2021 and Level II in 2022, both in the first attempt', '2022'],
      ['spot', 'Spot Award, Bluepeak', 'For the freight audit', '2023'],
      ['rank', 'Third rank in college, B.Com', '', '2019'],
    ],
    other: [
      'B.Com (Accounting and Finance), University of Mumbai, 2016-2019, 82%',
      'June 2021 to June 2022: full-time preparation for the CFA examinations, with some private tuition in accountancy',
      'English and Hindi (fluent), Marathi (native), Gujarati (basic)',
      'Notice period: 60 days',
    ],
  },
  [
    [
      'a-freight',
      'analyst',
      'Describe a time your analysis made a difference.',
      'In 2023 the freight cost of the Chakan plant was growing faster than its dispatches. Everybody said it was diesel. I took eleven months of transporter bills and matched them with the gate register, which was still on paper. About one trip in nine was billed as a full truck though it had gone half empty. I showed it to the plant head first, before it went to the CFO, so that he did not feel attacked. We recovered ₹1.3 crore and changed the billing terms.',
    ],
    [
      'a-mistake',
      'senior',
      'Tell us about a mistake you made.',
      'In my first plan as senior I linked the wrong exchange rate to the export sheet, and the margin looked 0.4 points better than it was. I found it two days after I had presented it. I called the CFO the same evening and sent a corrected version with a note on what had changed. Since then every model of mine has a checks sheet, and one of the juniors reviews it before it goes out.',
    ],
    [
      'a-next',
      null,
      'What are you looking for in your next role?',
      'I want to lead a small FP&A team and be closer to pricing decisions. I enjoy manufacturing because you can walk to the line and see where the number comes from.',
    ],
  ],
  `
answerable | What is his notice period? | other-4 | 60
answerable | How long has he been with Bluepeak in total? | senior+analyst / overview | 2022
answerable | has he completed CFA | cfa overview / other-2 | Level II
answerable | Which ERP systems has he worked on? | sap analyst / | SAP
answerable | Has Rohit managed people? | senior / stakeholder cricket a-mistake | two
answerable | what was he doing between june 2021 and june 2022 | other-2 / cfa research analyst | CFA
answerable | Does he have exposure to capex evaluation? | analyst / valuation modelling |
story | Describe a mistake he made and how he dealt with it | a-mistake / senior |
near_miss | Is he a qualified CA? | / cfa other-1 overview other-2
missing | What is his current CTC and expected CTC?
missing | Any experience in tax filing or GST returns
false_premise | What did he learn as CFO of Meridian? | / research
`,
)
