import { person } from '../own/person.mjs'

export const taxApprentice = person(
  'Selina',
  {
    overview:
      'Apprentice in a tax office in Graz, third year of three. Final exam in June. I like it when the sums agree at the first try, which is seldom.',
    jobs: [
      [
        'office',
        'Apprentice, tax assistant',
        'Kanzlei Mag. Hirschmugl, Graz',
        'Sept 2023',
        'today',
        'Booking for 14 clients: a florist, three inns, two physiotherapists, taxis. VAT advance returns monthly. Since this year I do employee tax returns alone, 85 this spring, and my boss looks over the refund only when it is more than 3000 euro. At the phone from 8 to 10.',
      ],
      [
        'summer',
        'Holiday job, ice cream parlour',
        'Eis Temmel, Graz',
        'July 2022',
        'August 2022',
        'Till, till count in the evening. Difference once, 40 cent.',
      ],
      [
        'taster',
        'Trial days',
        'Raiffeisen branch, Gleisdorf',
        'Oct 2022',
        'Oct 2022',
        'Three days only. Too much selling for me.',
      ],
    ],
    skills: [
      ['rks', 'Cash register rules', 'Check start receipt, yearly receipt; explained to innkeepers at their counter'],
      ['order', 'Filing', 'Scanned the archive 2015 to 2019, 212 folders, in one winter'],
    ],
    technical: [
      ['bmd', 'BMD NTCS', 'bookkeeping, not payroll', 'intermediate'],
      ['fon', 'FinanzOnline', 'daily', 'advanced'],
      ['xls', 'Excel', 'sums, filters, if-formulas', 'beginner'],
    ],
    roles: [
      ['speaker', 'Class speaker, vocational school', '28 pupils. Got a second school bus for Fridays.', '2024/25'],
      ['fire', 'Volunteer fire brigade Hitzendorf', 'Breathing apparatus since I am 18.', '2021'],
    ],
    achievements: [['comp', 'Apprentices’ contest Styria, tax assistants', 'Third place, 51 took part.', 'May 2025']],
    other: [
      'Vocational school Hartberg, year 2 with excellent success (average 1.3)',
      'Lehre mit Matura: German and maths passed, English in autumn, the fourth subject in 2027',
      'German, Slovene from my mother, school English',
      'Driving licence B, moped before that',
      'Zither since I was six',
    ],
  },
  [
    [
      'a-client',
      'office',
      'How do you get receipts from clients who bring nothing?',
      'The taxi man brought his in a fish box. I bought twelve envelopes, wrote the months on them and hung them in his car with a peg. Now January comes in February.',
    ],
    [
      'a-mistake',
      'office',
      'Tell me about a mistake.',
      'I sent a VAT return with the comma in the wrong place, 41,000 instead of 4,100. I saw it in the tram. I got out, rang my boss, and we corrected it before the office of finance opened.',
    ],
    [
      'a-plan',
      'other-2',
      'What comes after the exam?',
      'I would like to do the certified accountant course and stay in Graz. In ten years maybe the tax adviser exam, if my head plays along.',
    ],
    [
      'a-wage',
      'office',
      'What would you like to earn?',
      '2,350 gross would be fair after the exam, they told us at school.',
    ],
  ],
  `
answerable | In which year of training is Selina? | overview | third
answerable | when does she sit the final examination | overview | June
answerable | How many clients' books does she keep | office | 14
answerable | What does she do without supervision? | office | employee tax returns
answerable | hospitality clients yes/no | office / rks | inns
answerable | Telephone duty? | office | phone
answerable | Has she handled cash at a till before | summer | Till
answerable | Why didn't she go into banking | taster | selling
answerable | knowledge of cash register regulations | rks | receipt
answerable | digitising of paper files, amount | order | 212
answerable | accounting program used in the office | bmd | BMD
answerable | her spreadsheet skills, honest level | xls | sums
answerable | trust position at school | speaker | Class speaker
answerable | competitions: place and number of participants | comp | Third; 51
answerable | School marks | other-1 | 1.3
answerable | Doing the A-levels alongside? what's still open | other-2 | English
answerable | South Slavic languages | other-3 | Slovene
answerable | civic engagement e.g. fire service | fire | fire
answerable | Long-term career aims | a-plan | tax adviser
answerable | wage idea after training | a-wage | 2,350
story | How does she deal with messy clients | a-client
story | Wrong figure sent to the authorities - what then? | a-mistake
near_miss | Does she write the dunning letters for the inns?
near_miss | Has she passed the bookkeeper's (certified accountant) exam
near_miss | annual financial statements of limited companies
near_miss | DATEV?
near_miss | Did she win the apprentice competition in Vienna
near_miss | command of a group in the fire brigade
missing | may we call her trainer
missing | Is she ready for overtime in the season
missing | wants home office?
false_premise | Why did she break off her apprenticeship at the bank
false_premise | Why did she have to repeat the second class
false_premise | How long did she work in the ice cream shop after 2023
`,
)
