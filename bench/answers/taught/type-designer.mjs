import { person } from '../own/person.mjs'

export const typeDesigner = person(
  'Thiago',
  {
    overview:
      'Type designer and letterer from Recife, living in Porto since 2017. Twelve published families, five with Cyrillic. Before letters I painted shop signs with my uncle, and that is still how I see a curve.',
    leadership: ['Led a team of four drawers and one font engineer for the Metro do Porto typeface'],
    jobs: [
      [
        'studio',
        'Co-founder and type designer',
        'Tinta Grossa, Porto',
        '2019',
        null,
        'Retail and custom fonts, turnover €240k in 2024, 60% of it licences. Clients: a bank in Lisbon, two newspapers, one football club that I may not name.',
      ],
      [
        'foundry',
        'Typeface designer',
        'Lettermakers NV, The Hague',
        'Feb 2014',
        'Aug 2017',
        'Expanded five families to 14 weights. Kerning, kerning, kerning. I learnt hinting from Dirk van Houten.',
      ],
      [
        'agency',
        'Graphic designer',
        'Mangue Comunicação, Recife',
        '2009',
        '2013',
        'Packaging for cachaça and cookies, posters for carnival; junior art director in the last year.',
      ],
      ['sign', 'Sign painter', 'Letreiros Zé Biu, Olinda', '2003', '2008', 'Walls, boats, trucks. About 700 boats.'],
    ],
    skills: [
      ['cyr', 'Cyrillic', 'With consultation of Maria Doreuli-type experts, never alone'],
      ['greek', 'Greek', 'One attempt in the archive, unpublished'],
      ['logo', 'Logotypes', 'Redrew 31 for agencies who sign as authors'],
      ['brief', 'Client workshops', 'Half a day with cardboard letters'],
    ],
    technical: [
      ['glyphs', 'Glyphs 3', 'Own scripts published on GitHub, 300 stars', 'expert'],
      ['py', 'Python', 'Automated proofs', 'intermediate'],
      ['var', 'Variable fonts', 'Three-axis families', 'advanced'],
      ['blender', 'Blender', 'Curiosity', 'beginner'],
    ],
    roles: [
      ['talk', 'Talks', 'ATypI Paris 2023; DiaTipo São Paulo twice.', '2023'],
      [
        'boats',
        'Book on the painted boats of Pernambuco',
        'Photographed 1,900 boats; being printed, due in October.',
        '2020',
      ],
    ],
    achievements: [
      ['tdc', 'Certificate of Typographic Excellence, TDC New York', 'For Caboclo Display', '2022'],
      ['latina', 'Tipos Latinos selection', 'Two families', '2018'],
    ],
    other: [
      'MA Type and Media, KABK The Hague, 2014 (scholarship). Bachelor of design, UFPE, 2009.',
      'Portuguese, English, Spanish, enough Dutch to complain about rain',
      'Portuguese citizen since 2023',
      'Teaches one evening a week at ESAD Matosinhos',
      'Capoeira, 20 years, grey cord',
    ],
  },
  [
    [
      'a-bank',
      'studio',
      'A client who rejected your work?',
      'The bank saw the first presentation and the director said it looked like a beer label. He was right, I had been in love with my own R. I put away everything for a week and came back with one word, their word, in six tones of voice. They picked number two in four minutes.',
    ],
    [
      'a-theft',
      'studio',
      'Has anybody stolen from you?',
      'A chain of gyms in Texas used Caboclo on 80 facades with a trial file. I wrote a kind mail with photos and a price. They paid in nine days and later ordered a rounded version.',
    ],
    [
      'a-job',
      'studio',
      'Why look for employment?',
      'My partner in the studio moves to Canada in spring and I am not made for invoices. I would like to be in a big tech company with one script for years.',
    ],
  ],
  `
answerable | published font families, number incl. with other alphabets | overview | Twelve; five
answerable | Where is he based and since? | overview | Porto; 2017
answerable | has he done a transport/wayfinding typeface | leadership-1 | Metro
answerable | how many people worked on it with him | leadership-1 | four
answerable | revenue of his own business & share of licensing | studio | 240; 60
answerable | customer sectors | studio / a-bank | bank; newspapers
answerable | Who taught him to hint fonts | foundry | Dirk
answerable | experience employed in a foundry, for how long | foundry | 2014
answerable | packaging design? | agency | cachaça
answerable | hand lettering trade - what did he paint, how many | sign / overview | 700
answerable | can he do Russian letters without help? | cyr / overview | never alone
answerable | did he release any greek | greek | unpublished
answerable | open source contributions | glyphs | GitHub
answerable | workshop facilitation with customers, length | brief | Half a day
answerable | interpolation axes / variable technology | var | Three-axis
answerable | international speaking | talk | Paris
answerable | American award for which face | tdc | Caboclo
answerable | When does his book come out | boats | October
answerable | EU work permission needed? | other-3 | citizen
answerable | what does he do for exercise | other-5 | Capoeira
story | a pitch that was turned down at first | a-bank
story | pirated use of one of his fonts, outcome | a-theft
near_miss | Arabic or Devanagari type design
near_miss | has he been an art director at senior level
near_miss | FontLab or RoboFont user
near_miss | doctorate in typography (Reading)?
near_miss | JavaScript
near_miss | full-time professor experience
missing | salary he expects in a big company
missing | remote or on-site preference
missing | driving license
false_premise | Why did the football club drop his typeface
false_premise | How did the court decide in his lawsuit against the gym chain
false_premise | what brought him to Canada
`,
)
