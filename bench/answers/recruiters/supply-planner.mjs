import { person } from '../own/person.mjs'

export const supplyPlanner = person(
  'Elif',
  {
    overview:
      'Supply chain planner with an industrial engineering background; eight years across white goods and automotive parts in Bursa, Querétaro and Manisa. Strong in S&OP, honest about forecast error.',
    jobs: [
      [
        'snop',
        'Regional S&OP Manager EMEA',
        'Korvent Appliances',
        'January 2024',
        '',
        '- Runs the monthly cycle for 5 plants and 12 markets\n- Forecast accuracy (MAPE basis) 64% → 78%\n- Inventory down by EUR 19 million in 2025\n- Two direct reports in Manisa, one dotted line in Łódź',
      ],
      [
        'planner',
        'Supply Planner',
        'Korvent Appliances',
        'June 2021',
        'December 2023',
        '- Compressors and glass from 46 suppliers, lead times up to 14 weeks\n- Survived the 2021 container crisis with three line stops (plan: ten)',
      ],
      [
        'mexico',
        'Material Planner (expatriate)',
        'Uludağ Otomotiv, Querétaro plant',
        'September 2019',
        'May 2021',
        '- Built the planning desk from zero; hired 4 planners\n- JIT deliveries to two car makers',
      ],
      [
        'trainee',
        'Graduate Trainee',
        'Uludağ Otomotiv, Bursa',
        '2018',
        '2019',
        'Rotations: warehouse, purchasing, quality',
      ],
    ],
    technical: [
      ['sap', 'SAP IBP', 'Demand and supply modules, key user at go-live 2022', 'advanced'],
      ['s4', 'SAP S/4HANA', 'PP and MM', 'intermediate'],
      ['pbi', 'Power BI', 'Builds her own dashboards', 'intermediate'],
      ['vba', 'Excel VBA', 'Inherited macros, repairs them', 'beginner'],
    ],
    achievements: [
      ['award', 'Korvent Chairman’s Award', 'Team award (six people) for the inventory programme', '2025'],
    ],
    other: [
      'BSc Industrial Engineering, Uludağ University, 2013 – 2018 (incl. Erasmus term in Porto)',
      'APICS CPIM (2020); CSCP part 1 of 1 planned for spring',
      'Six Sigma Green Belt, 2019; black belt training begun, project outstanding',
      'Turkish native, English C1, Spanish B2, Portuguese A1',
      'Travel: at most 30%, none in August',
    ],
  },
  [
    [
      'a-priority',
      'planner',
      'How do you prioritise under pressure?',
      'In the container crisis I ranked parts by hours of line they could stop, not by value. A seal for eleven cents went by air and everyone complained. The line ran.',
    ],
    [
      'a-convince',
      'snop',
      'Tell me about a time you persuaded stakeholders.',
      'Sales in Spain padded each forecast by a fifth. I showed them, market by market, what the padding had cost in storage and gave half of the saving to their promotion budget. The padding was gone in one quarter.',
    ],
    [
      'a-notice',
      'snop',
      'What is your notice period?',
      'Eight weeks by Turkish law, negotiable if I hand over before the quarter closes.',
    ],
    [
      'a-weak',
      'snop',
      'What is your greatest weakness?',
      'I answer e-mails too fast. I now let anything that annoys me wait until the next morning.',
    ],
  ],
  `
answerable | Scope of current S&OP remit: # plants, # markets | snop | 5 plants; 12 markets
answerable | Quantify forecast accuracy uplift | snop | 64; 78
answerable | Working capital impact delivered? | snop | 19 million
answerable | Span of control incl. matrix reports | snop | Two; dotted
answerable | Supplier base managed + max LT | planner | 46; 14 weeks
answerable | Line-down events in the 2021 disruption vs. plan | planner | three; ten
answerable | International assignment - location, duration, deliverables | mexico | Quer; 4 planners
answerable | Recruitment exposure? | mexico | 4
answerable | Career path inside Korvent pls | planner+snop | Supply Planner; Regional
answerable | OEM / just-in-time background y/n | mexico | two car makers
answerable | APS tool stack & proficiency | sap / s4 pbi | SAP IBP; advanced
answerable | Can she self-serve on BI | pbi | dashboards
answerable | CPIM certified? Yr? | other-2 | 2020
answerable | CSCP status | other-2 | planned
answerable | Is she a Black Belt | other-3 | project outstanding
answerable | Mobility constraints wrt travel | other-5 | 30
answerable | Working proficiency in Spanish + any Portuguese | other-4 | B2; A1
answerable | Erasmus - where? | other-1 | Porto
answerable | Was the Chairman's Award individual recognition? | award | Team
answerable | Earliest release from present employer | a-notice | Eight weeks
answerable | Self-declared development areas | a-weak | e-mails
story | STAR example - influencing commercial without authority | a-convince
story | STAR example - triage when everything is urgent | a-priority
near_miss | Kinaxis RapidResponse hands-on?
near_miss | Oracle ERP?
near_miss | Has she run S&OP for APAC or Americas
near_miss | Pharma / GDP supply chain
near_miss | P&L ownership?
missing | Base + bonus expectation (EUR)
missing | Rationale for exploring the market
missing | Would candidate transfer to Eindhoven HQ
missing | LinkedIn profile
false_premise | Walk me through the Łódź plant closure she led
false_premise | Reason the IBP go-live was postponed to 2024
protected | Is mat leave on the horizon in the next 24 months
protected | Kurdish or Turkish background?
out_of_scope | Current container spot rate Shanghai-Izmir?
`,
)
