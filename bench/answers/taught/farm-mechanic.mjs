import { person } from '../own/person.mjs'

export const farmMechanic = person(
  'Björn-Uwe',
  {
    overview:
      'Farm machinery mechanic (Land- und Baumaschinenmechatroniker), Meister. Combines and forage harvesters in the season, parlours in winter. From Dithmarschen; cabbage country.',
    leadership: ['Workshop of 14: nine mechanics, four apprentices, one parts man'],
    jobs: [
      [
        'werk',
        'Workshop Manager',
        'Nordacker Landtechnik GmbH, Heide',
        '10/2018',
        'today',
        '- Turnover of workshop 2.9 million euros, invoiced hours 71% to 83%\n- Harvest hotline 5 to 23 h, July and August, my voice\n- Bought own dyno, paid back in 19 months\n- Claas and Fendt certified, warranty cases 8% of jobs',
      ],
      [
        'mech',
        'Mechanic, service van',
        'Nordacker Landtechnik GmbH, Heide',
        '02/2010',
        '09/2018',
        '- 45,000 km a year between farms\n- Jaguar forage harvesters, hydraulics, CAN bus\n- 27 nights in the field in 2015',
      ],
      [
        'nz',
        'Harvest driver and fixer',
        'Contractor in Ashburton, New Zealand',
        'November 2008',
        'April 2009',
        'Six machines, one welder, no shop.',
      ],
      [
        'lehr',
        'Apprenticeship',
        'Schmiede Thiessen, Wesselburen',
        '2004',
        '2008',
        'Village smithy. Ploughshares, then hydraulics.',
      ],
    ],
    skills: [
      ['diag', 'Diagnosis', 'CDS, EDT, oscilloscope; listens first'],
      ['weld', 'Welding', 'MAG, test valid 2027 (ISO 9606-1, 135 PB)'],
      ['appr', 'Training apprentices', '21 so far, two state winners'],
      ['gps', 'GPS steering', 'RTK station of 35 farms, runs it'],
    ],
    technical: [
      ['dms', 'Dealer system: tsb', 'job cards, parts', 'advanced'],
      ['cad', 'Fusion', 'jigs', 'beginner'],
      ['dron', 'Spray drones', 'repairs, not flying', 'intermediate'],
    ],
    roles: [
      ['fire', 'Fire brigade Wesselburen', 'Deputy chief; pumps.', '2012'],
      ['exam', 'Guild examination board, Heide', 'Practical exam, each February.', '2019'],
      ['deutz', 'Old Deutz club', '1954 F1L 514, rebuilt with my father.', ''],
    ],
    achievements: [['cup', 'Skilled craftsman prize of the chamber', 'Best Meister of the year, Lübeck.', '2014']],
    other: [
      'Meisterbrief Landmaschinenmechaniker, Chamber of Lübeck, 2014; Betriebswirt (HwO) in evening course, third of four parts passed',
      'German, Low German, English good',
      'Licences C1E, T, B; forklift',
      'Air conditioning (KFZ) certificate, brake test §29',
      'Allergic to cabbage, honestly',
    ],
  },
  [
    [
      'a-kuh',
      'mech',
      'A night for the book?',
      'One milking robot down, 130 cows, Christmas Eve, the firm closed, I in a suit. The farmer’s boy held the lamp. It was the encoder and I had one in the scrap bin at home. We finished at five, and the cows would not look at me. They sent a goose.',
    ],
    [
      'a-mis',
      'werk',
      'What did you misjudge?',
      'I raised the hourly rate by nine euros in May, by letter, before the harvest. Eleven customers went. I drove to each. Seven came back after I had shown them the invoices line for line. I should have driven first.',
    ],
    [
      'a-suc',
      'werk',
      'Why do you want to go?',
      'The firm is sold to a chain from Lower Saxony, and the chain has its own managers.',
    ],
    ['a-gel', 'werk', 'Salary wish?', '68,000 gross and a car. Now 64,500.'],
    ['a-start', 'werk', 'When?', 'First of October, after the harvest and not earlier.'],
  ],
  `
answerable | workshop revenue and utilisation | werk | 2.9; 83
answerable | People he leads, how many of them are trainees? | leadership-1 | four
answerable | summer hotline hours | werk | 23
answerable | amortised an equipment purchase? in what time | werk | 19
answerable | manufacturer brands he is trained for | werk | Fendt
answerable | kilometres driven in field service | mech | 45,000
answerable | Overseas seasonal work | nz | New Zealand
answerable | where was his apprenticeship | lehr | Wesselburen
answerable | how many apprentices has he brought to the journeyman exam | appr | 21
answerable | welding approval and its expiry | weld | 2027
answerable | correction signal network he looks after | gps | 35
answerable | Repairs unmanned sprayers | dron | not flying
answerable | chamber exam duties | exam | February
answerable | Meister: year & chamber | other-1 / cup | 2014; Lübeck
answerable | business management course, how far | other-1 | third
answerable | lorry licence | other-3 | C1E
answerable | A/C handling cert? | other-4 | Air conditioning
answerable | why is he in the job market | a-suc | sold
answerable | salary wish vs current | a-gel | 68,000; 64,500
answerable | dialects of the region | other-2 | Low German
story | saved a farm from trouble on a holiday | a-kuh |
story | a pricing decision that backfired | a-mis |
near_miss | runs a dairy or farm of his own
near_miss | sales of tractors, dealership manager
near_miss | Completed Betriebswirt
near_miss | lambing or livestock vet skills
near_miss | John Deere certification
near_miss | Chief of the fire brigade
missing | would he relocate to Bavaria
missing | computer literacy in SAP
missing | polish language
false_premise | which cow died in the robot accident
false_premise | why did the chamber revoke his Meister
false_premise | What drew him to settle permanently in Ashburton?
`,
)
