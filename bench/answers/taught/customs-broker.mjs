import { person } from '../own/person.mjs'

export const customsBroker = person(
  'Aylin',
  {
    overview:
      'Customs specialist with one foot in Mersin and one in Duisburg. Tariff, origin, sanctions. My mother calls it reading labels for money, and she is right.',
    leadership: ['Declarants: 7 in Duisburg, 3 part-time'],
    jobs: [
      [
        'lead',
        'Head of Customs Desk',
        'Rheinhafen Spedition KG, Duisburg',
        'July 2021',
        'still there',
        'ATLAS declarations, 3,900 a month, error rate 1.3 to 0.4%. AEO-F certificate taken and kept after re-assessment (2024). Customs audit for 2019-2022: additional duty of 2,100 euros, where 60,000 had been feared. Set up a sanctions screening with denied party lists; refused 31 shipments.',
      ],
      [
        'brok',
        'Licensed customs broker’s assistant',
        'Akdeniz Gümrük, Mersin',
        'September 2014',
        'June 2021',
        'Textile, citrus, used machinery. Inward processing regime for a denim mill, 14 million dollars in bonds. At the port at six each morning.',
      ],
      [
        'intern',
        'Intern',
        'Port of Mersin, free zone administration',
        'Summer 2013',
        'Summer 2013',
        'Counted things that were not there.',
      ],
    ],
    skills: [
      ['tar', 'Tariff classification', 'HS 50 to 63 and 84, 85; binding information applied for 22 times, 20 granted'],
      ['orig', 'Preferential origin', 'EUR.1, A.TR, REX; supplier declarations'],
      ['exc', 'Excise', 'beer and coffee only'],
    ],
    technical: [
      ['atlas', 'ATLAS via Dakosy and AEB', '', 'expert'],
      ['bilge', 'BİLGE', 'Turkish system', 'advanced'],
      ['sql', 'SQL', 'select and joins for error reports', 'intermediate'],
      ['rpa', 'UiPath', 'one bot, invoice reading, built with IT', 'beginner'],
    ],
    roles: [
      ['ihk', 'IHK Niederrhein, lecturer', 'Evening course “Origin without tears”, 24 hours a term.', '2023'],
      ['news', 'Weekly newsletter', '3,100 readers in Turkish logistics.', '2020'],
    ],
    achievements: [
      [
        'duty',
        'Duty refund of 487,000 euros',
        'For a client, wrongly classified LED panels, after three years of objection.',
        '2025',
      ],
    ],
    other: [
      'BA International Trade, Çukurova University, Adana, 2014; bachelor thesis on cotton',
      'Customs broker exam (Turkey) passed 2019; German Zollfachwirt: registered, starts in autumn',
      'Turkish, German C1, English B2, Arabic (numbers and fruit)',
      'Settlement permit Germany, unlimited',
      'Marathon Düsseldorf 4:07; driving licence B',
    ],
  },
  [
    [
      'a-sanc',
      'lead',
      'When did you refuse a good customer?',
      'A pump for Kazakhstan, paid in advance, lovely people, twelve years with us. The end user was a box in Almaty over a hairdresser. I rang the hairdresser. I told my director that we lose them or the licence. We lost them, and in spring the newspaper had the pumps.',
    ],
    [
      'a-err',
      'brok',
      'What went wrong in Mersin?',
      'I put a comma in the weight instead of a point: eleven lorries of lemons, one night in July. My chief paid the fine and said that the lemons paid for my school. I have never typed a weight without saying it aloud.',
    ],
    [
      'a-pro',
      'lead',
      'How do you help your people?',
      'On Fridays everybody brings the stupidest thing of the week. Mine first. The cake goes to the most stupid.',
    ],
    [
      'a-next',
      'lead',
      'What is next?',
      'In-house trade compliance at a manufacturer. I would like to stop the mistakes before the lorry.',
    ],
    ['a-gehalt', 'lead', 'Salary?', '66,000; hoping for 75,000, two days at home.'],
  ],
  `
answerable | monthly declaration volume | lead | 3,900
answerable | error rate trend | lead | 0.4
answerable | AEO status, re-audit | lead | 2024
answerable | what did the customs audit cost | lead | 2,100
answerable | stopped deliveries because of screening - how many | lead | 31
answerable | team size, part timers? | leadership-1 | 3
answerable | Which chapters of the HS is she strongest in | tar | 84
answerable | BTI success ratio | tar | 22; 20
answerable | preference proofs | orig | EUR.1
answerable | Turkish customs system | bilge | BİLGE
answerable | duty recovered for client | duty | 487,000
answerable | inward processing in textiles | brok | denim
answerable | when was her working day starting in the port | brok | six
answerable | qualified as customs broker where & when | other-2 | 2019
answerable | Zollfachwirt? | other-2 | autumn
answerable | Teaches anything | ihk | IHK
answerable | readership of her publication | news | 3,100
answerable | residence status DE | other-4 | unlimited
answerable | What would she do if she left forwarding | a-next | manufacturer
answerable | hybrid days & pay she'd like | a-gehalt | two days; 75,000
story | a sanction case, choosing between client & law | a-sanc |
story | one keystroke that cost money | a-err |
near_miss | export control officer with BAFA licence
near_miss | Excise on tobacco or spirits
near_miss | Automation developer in UiPath
near_miss | Attorney for customs law
near_miss | fluent Arabic
near_miss | Has she worked for the customs authority as an official
missing | How long is her notice
missing | Does she know UK CDS
missing | smoker or not
false_premise | how big was the fine Rheinhafen paid for sanctions breaches
false_premise | Why was the AEO certificate withdrawn in 2024?
false_premise | which lorry did she drive in Kazakhstan
`,
)
