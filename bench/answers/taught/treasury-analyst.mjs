import { person } from '../own/person.mjs'

export const treasuryAnalyst = person(
  'Elif',
  {
    overview:
      'Corporate treasury, FX mostly, at a Turkish white-goods exporter in Manisa. Each morning at 8:40 I say how much cash the group has, in eleven currencies, within fifteen minutes. Volatility does not make me nervous any more.',
    jobs: [
      [
        'tre',
        'Senior Treasury Analyst',
        'Egeser Beyaz Eşya A.Ş., Manisa',
        'June 2021',
        'Present',
        'FX exposure of EUR 640 million a year, hedged 70 to 85 percent by forwards; options only with CFO signature. Opened the in-house bank for 19 subsidiaries. 46 bank accounts closed. Bank fees down TRY 31 million. I negotiate with 12 relationship banks, credit lines included.',
      ],
      [
        'deal',
        'FX Sales Assistant',
        'Anadolu Yıldız Bankası, Istanbul',
        'August 2017',
        'May 2021',
        'Quotes for corporate clients between 50k and 5m dollars. Night desk during August 2018, eleven nights. Passed from assistant to own book of 65 clients in 2019.',
      ],
      [
        'intern',
        'Intern, Accounts Receivable',
        'Kordon Tekstil, Izmir',
        '2016',
        '2016',
        'Dunning letters in German to 30 shops.',
      ],
    ],
    skills: [
      [
        'hedge',
        'Hedge accounting',
        'IFRS 9 documentation and effectiveness tests, auditor accepted without remark in three years',
      ],
      ['fore', 'Cash forecasting', '13 weeks rolling, deviation 4 percent'],
      ['trade', 'Trade finance', 'Letters of credit, Eximbank rediscount; no factoring'],
    ],
    technical: [
      ['kyriba', 'Kyriba', 'implementation 2022, tested 240 cases', 'advanced'],
      ['360t', '360T', 'dealing platform', 'advanced'],
      ['reuters', 'Refinitiv Eikon', '', 'intermediate'],
      ['vba', 'Excel with VBA', 'cash pooling tool that is still alive', 'expert'],
    ],
    roles: [['swift', 'SWIFT project', 'Business lead, three banks connected in five months.', '2023']],
    achievements: [
      ['cup', 'Treasury Idea of the Year, Association of Treasurers Turkey', 'For the netting calendar.', '2024'],
    ],
    other: [
      'BA Business Administration, Dokuz Eylül University, Izmir, 2017, 3.41/4',
      'CTP (AFP) passed 2023; CFA Level II passed, Level III postponed',
      'Turkish, English C1, German B2 (Goethe)',
      'Blue Card for Germany would be needed',
      'Ready to relocate to Munich or Vienna; with husband and cat',
      'Ceramics course, backgammon',
    ],
  },
  [
    [
      'a-shock',
      'tre',
      'Tell us about December 2021.',
      'The lira lost a fifth in a week. The CFO wished to stop all hedging. I took the last ten shocks and drew what stopping had cost, on a napkin in the canteen. We halved the tenor and kept the ratio, and we finished the month with minus 2 million instead of minus 19.',
    ],
    [
      'a-error',
      '360t',
      'Have you ever made a dealing error?',
      'I sold euros where I should buy, three million, at 17:52. I saw it in the confirmation after two minutes, closed it at a loss of 4,100 and wrote to the CFO before he could see it. Since then the screen asks me twice, I built that.',
    ],
    [
      'a-why',
      'tre',
      'Why abroad?',
      'I have learned crisis. I would like to learn calm, and a group with a dollar bond.',
    ],
    ['a-when', 'tre', 'When could you begin?', 'Eight weeks by law, plus the visa.'],
  ],
  `
answerable | Annual currency exposure managed | tre | 640 million
answerable | what instruments may she trade on her own | tre | forwards
answerable | hedge ratio range | tre | 85
answerable | bank account rationalisation - count | tre | 46
answerable | Savings on charges by banks | tre | 31 million
answerable | daily liquidity reporting - at what hour and in how many ccys | overview | 8:40; eleven
answerable | sell-side stint: bank, years | deal | Anadolu; 2021
answerable | night work? when was that | deal | 2018
answerable | had her own clients at some time | deal | 65
answerable | reminders to late paying German customers | intern | Dunning
answerable | IFRS 9 hedge docs, did auditors object | hedge | without remark
answerable | forecast precision | fore | 4 percent
answerable | supply chain/trade products she's used | trade | Letters of credit
answerable | TMS and her part in its rollout | kyriba | Kyriba
answerable | FX dealing portal | 360t | 360T
answerable | connectivity to banks project | swift | SWIFT
answerable | CFA charter - status | other-2 | Level III postponed
answerable | GPA / final grade | other-1 | 3.41
answerable | Will we need to sponsor a work permit | other-4 / a-when | Blue Card
answerable | Start: how many weeks | a-when | Eight
story | a time the market went crazy | a-shock
story | Did she ever place a wrong trade? | a-error
near_miss | Credit insurance for the receivables of the group
near_miss | Commodity hedging (steel, copper)
near_miss | SAP Treasury module
near_miss | Bond issuance experience?
near_miss | Group treasurer, head of dept role
near_miss | Native-level German
missing | what salary does she expect in EUR
missing | spouse's job search support wanted?
missing | driving licence
false_premise | Why did the auditors reject the effectiveness tests
false_premise | What was the reason for her dismissal from the bank in 2018
false_premise | How was her year at the Vienna office
`,
)
