import { person } from '../own/person.mjs'

export const millDirector = person(
  'Tuula',
  {
    overview:
      'Mill director in board and tissue. Chemical engineer by schooling, production person by temper. Closed one machine, started up two. Speaks with the shop stewards before the newspapers do.',
    leadership: [
      '410 employees at Kymijärvi, 9 direct reports, 5 unions',
      'Mentored three production managers who today run mills themselves, one in Uruguay',
      'Board of management of the Nordic division, 2020 onward',
    ],
    jobs: [
      [
        'dir',
        'Mill Director',
        'Pohjan Kartonki Oyj, Kymijärvi mill, Finland',
        'January 2020',
        null,
        'Turnover 312 million euros, EBITDA margin 9.4% to 15.2%. Rebuild of BM3 for 94 million, eleven days late, three per cent under budget. Fossil CO2 from 71,000 to 22,000 tonnes a year with a bark boiler. Lost-time accidents 14 in 2019, 2 in 2025.',
      ],
      [
        'prod',
        'Production Manager, tissue',
        'Valkea Tissue AB, Nyköping, Sweden',
        '2012',
        '2019',
        'Two tissue machines, converting, 160 people. Start-up of TM2 in seven weeks. Reduced grade-change time by half. Moved with family, children went to Swedish school.',
      ],
      [
        'closing',
        'Superintendent',
        'Järvi-Paperi, Kajaani',
        '2005',
        '2011',
        'Newsprint. The machine was closed in December 2008 and I negotiated for 127 people; 104 of them had work or school after one year.',
      ],
      [
        'dev',
        'Development engineer',
        'Järvi-Paperi, Kajaani',
        '1999',
        '2004',
        'Retention chemistry, four mill trials a year.',
      ],
    ],
    skills: [
      ['capex', 'Investment projects', 'from first sketch to board paper to hot commissioning'],
      ['lean', 'Daily management', 'A board, a pen, fifteen minutes at 8.15'],
      ['press', 'Media', 'local radio and YLE, also with bad news'],
    ],
    technical: [
      ['dcs', 'Valmet DNA', 'reads trends, leaves the mouse to operators', 'intermediate'],
      ['sap', 'SAP, Power BI', 'monthly closing', 'intermediate'],
    ],
    roles: [
      ['chair', 'Chair, vocational college board, Kouvola region', 'Unpaid, six meetings a year.', '2021'],
      ['ski', 'Timekeeper, Salpausselkä ski games', 'Every March since schooldays.', ''],
    ],
    achievements: [
      [
        'safety',
        'Finnish Forest Industries safety award',
        'Given to the mill after 600 days without accident.',
        '2023',
      ],
      ['eur', 'Speaker, Zellcheming Frankfurt', 'Bark instead of gas.', '2022'],
    ],
    other: [
      'MSc (DI) Paper Technology, Åbo Akademi, 1999; thesis about wet strength resins',
      'Executive MBA, Aalto, 2016',
      'Finnish and Swedish (mother tongues), English fluent, German fair',
      'Non-executive director, a seed potato company, 2024; four days a quarter',
    ],
  },
  [
    [
      'a-close',
      'closing',
      'The hardest announcement of your life?',
      'Kajaani in 2008, the canteen, eight in the morning. I had a paper from head office with the word optimisation four times. I put it in my pocket. I said that the machine stops on the twelfth of December, that it is not your fault, and who would be in which room for questions. I stayed in mine until ten at night.',
    ],
    [
      'a-boiler',
      'dir',
      'A decision that you reversed?',
      'I had ordered a gas boiler as reserve. Then the war came, and in March 2022 I cancelled it and paid 1.1 million in penalty. The board did not love me. By autumn they did.',
    ],
    [
      'a-next',
      'dir',
      'What comes next for you?',
      'One more mill, abroad if possible, or a division of a family-owned company. Not consulting.',
    ],
    [
      'a-pay',
      'dir',
      'Compensation?',
      'Base 198,000 euros, bonus up to forty per cent. I discuss the whole, not the base.',
    ],
    ['a-avail', 'dir', 'When would you be free?', 'Six months’ notice from both sides.'],
  ],
  `
answerable | Please state the revenue of the site she runs and how profitability developed. | dir | 312; 15.2
answerable | Total workforce & direct reports | leadership-1 | 410; 9
answerable | biggest capital project: cost, and was it on schedule? | dir | 94; late
answerable | decarbonisation results | dir / eur | 22,000
answerable | safety track record | dir safety / | 
answerable | Has Tuula worked in another Nordic country? | prod | Nyköping
answerable | how fast was the second tissue machine brought up | prod | seven weeks
answerable | involvement in plant closures, jobs affected | closing / a-close | 127
answerable | what became of the people made redundant | closing | 104
answerable | R&D background at start of career | dev | Retention
answerable | What was her master's thesis on? | other-1 | wet strength
answerable | MBA - school and year? | other-2 | Aalto; 2016
answerable | sits on any outside boards, time needed | other-4 / chair | four days
answerable | mother tongue(s) | other-3 | Swedish
answerable | people she developed who became mill heads | leadership-2 | three
answerable | talks to journalists? | press | YLE
answerable | conference presentations | eur | Zellcheming
answerable | Her salary base and bonus cap | a-pay | 198,000; forty
answerable | contractual notice | a-avail | Six months
answerable | would she consider becoming a consultant | a-next | Not consulting
story | breaking very bad news to staff | a-close |
story | Describe a time when she changed her mind at a cost | a-boiler |
near_miss | group CEO experience
near_miss | pulp mill or recovery boiler management
near_miss | Fluent in German for negotiations
near_miss | Doctorate in paper chemistry
near_miss | configured Valmet DNA control loops herself?
near_miss | has she run a mill in South America
missing | Mobility - would she need a company car or flat?
missing | What do former bosses say about her
missing | Six Sigma black belt
false_premise | why did the BM3 rebuild exceed its budget
false_premise | what was the cause of the fatality at Kymijärvi
false_premise | How long was she CFO of Valkea Tissue?
`,
)
