import { person } from '../own/person.mjs'

export const glassblower = person(
  'Linnea',
  {
    overview:
      'Scientific glassblower, Uppsala. Before that tableware in Orrefors until the hot shop was shut. I bend, seal and repair what chemists break.',
    jobs: [
      [
        'uni',
        'Scientific Glassblower',
        'Uppsala University, Chemistry Workshop',
        'March 2014',
        null,
        'Serves 60 research groups. 900 repairs a year, of which vacuum lines a quarter. Built the silica reactor for the battery group (2021), 1.4 metres. Waiting time from five weeks to nine days with a booking board. Annual budget for tubes 480,000 kronor.',
      ],
      [
        'orre',
        'Glassblower, chair team',
        'Orrefors glasbruk',
        '2004',
        '2013',
        'Gatherer, then second in the team of five. 220 stem glasses a shift. The hot shop closed in 2013.',
      ],
      [
        'mur',
        'Guest',
        'Fornace Zanin, Murano',
        'October 2009',
        'January 2010',
        'Filigrana, three months, on a travel grant. Paid in lunch.',
      ],
    ],
    skills: [
      ['quartz', 'Quartz', 'up to 90 mm, hydrogen torch'],
      ['seal', 'Metal-to-glass seals', 'tungsten, Kovar graded'],
      ['anneal', 'Annealing', 'polariscope, own curves'],
      ['repair', 'Repair of antique lamps', 'for the museum in Gävle'],
    ],
    technical: [
      ['lathe', 'Glass lathe Litton', '', 'expert'],
      ['leak', 'Helium leak tester', 'Pfeiffer', 'advanced'],
      ['cad', 'Inventor', 'drawings for students', 'beginner'],
      ['laser', 'CO2 laser', 'cutting of tubes, since 2024', 'intermediate'],
    ],
    roles: [
      ['safe', 'Safety officer, torches and gas', '28 employees in the workshop.', '2018'],
      ['isgs', 'Nordic society of scientific glassblowers', 'Editor of the bulletin, three numbers a year.', '2019'],
      ['ice', 'Long-distance skating', 'Vikingarännet 2018, 80 km.', ''],
    ],
    achievements: [
      ['diss', 'Thanked in 31 doctoral theses', 'My mother keeps a list.', '2025'],
      ['show', 'Exhibition “Ångest i kvarts”, Linköping', 'Six pieces, two sold.', '2023'],
    ],
    other: [
      'Glasskolan Orrefors (Riksglasskolan), 2004',
      'Journeyman’s letter 2010; master’s letter applied for, not issued',
      'Swedish, English B2, some Italian at table',
      'Eyes checked yearly, didymium glasses',
      'Works 90 per cent, Friday short',
    ],
  },
  [
    [
      'a-burst',
      'uni',
      'What burst?',
      'A flask of mine under vacuum, next to a PhD student with no shield on a Friday. It had a stone in the bottom seal that I had seen and called acceptable. He was not hurt, his coat was. I put mirrors on the polariscope, and no vessel leaves without a second pair of eyes, even if it is mine on a Friday.',
    ],
    [
      'a-prof',
      'uni',
      'How do you deal with impatient professors?',
      'One sends a mail every hour. I asked him to stand by the torch and hold the second tube. He shook so, that he has been polite for five years.',
    ],
    [
      'a-close',
      'orre',
      'What did the closing of Orrefors mean to you?',
      'I went home with my blowpipe in the bus. My grandfather had blown there. I cried as far as Nybro and applied to Uppsala from the platform.',
    ],
    [
      'a-next',
      'uni',
      'What do you want?',
      'To lead a small workshop with apprentices, in Sweden or at a synchrotron like in Lund.',
    ],
    ['a-pay', 'uni', 'Salary?', '37,200 kronor a month, and I ask for 42,000.'],
  ],
  `
answerable | How many labs does she supply with glass | uni | 60
answerable | volume of repairs | uni | 900
answerable | lead times - improved? | uni | nine days
answerable | custom made large apparatus | uni | 1.4
answerable | Material budget | uni | 480,000
answerable | pieces made per shift at tableware factory | orre | 220
answerable | when & why did the factory job end | orre a-close / overview | 2013 or bus
answerable | foreign stay in Italy, length | mur | three
answerable | fused silica diameter limit | quartz | 90
answerable | glass to metal joints | seal | Kovar
answerable | stress control after forming | anneal | polariscope
answerable | leak checking equipment | leak | Pfeiffer
answerable | laser experience since | laser | 2024
answerable | edits a magazine | isgs | three
answerable | safety responsibility for how many | safe | 28
answerable | art shows | show | Linköping
answerable | journeyman qualification | other-2 | 2010
answerable | working hours now | other-5 | 90
answerable | pay asked | a-pay | 42,000
answerable | ambitions? | a-next | apprentices
story | an apparatus that failed and her new rule | a-burst |
story | tamed a demanding academic | a-prof |
near_miss | Master craftsman's certificate in hand
near_miss | Head of a workshop with staff
near_miss | engineering degree
near_miss | optics polishing or lens grinding
near_miss | stained glass windows
near_miss | synchrotron beamline work
missing | first possible day
missing | driving licence
missing | experience of radioactive samples
false_premise | how many students did the explosion blind
false_premise | why was she fired in Uppsala
false_premise | Which university gave her the doctorate
`,
)
