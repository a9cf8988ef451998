import { person } from '../own/person.mjs'

export const illustrator = person(
  'Oleksandra',
  {
    overview:
      'Illustrator of children’s non-fiction: insects, bridges, how a toilet works. 27 books in 14 languages. From Kharkiv, now Wrocław, with one suitcase and all brushes.',
    jobs: [
      [
        'free',
        'Illustrator',
        'Self-employed, Wrocław',
        'March 2022',
        null,
        'Publishers in Poland, France, Korea. Average picture book 11 weeks. Advance between 3,000 and 9,000 euro. Agent in Bologna until 2024, since then alone.',
      ],
      [
        'studio',
        'Art director',
        'Vydavnytstvo Zhuk, Kharkiv',
        '2016',
        '2022',
        'Art directed 60 titles, nine illustrators. Print supervision in Kharkiv’s printing house Faktor-type, nights by the machine.',
      ],
      ['game', '2D artist', 'Mobile game studio, Kyiv', '2013', '2016', '1,800 icons. Farm, candies, farm.'],
      [
        'med',
        'Scientific draughtswoman',
        'Entomology department, Karazin University',
        '2010',
        '2013',
        'Beetles under the microscope, ink on Bristol, 430 plates',
      ],
    ],
    skills: [
      ['water', 'Watercolour and gouache', ''],
      ['info', 'Infographics', 'Cross-sections, exploded views; always asks an engineer'],
      ['char', 'Character design', 'Animals yes, humans when I must'],
      ['work', 'Workshops with children', '90 in libraries, from Lublin to Seoul'],
    ],
    technical: [
      ['ps', 'Photoshop', '', 'expert'],
      ['ind', 'InDesign', 'Layouts and prepress', 'advanced'],
      ['ae', 'After Effects', 'Two book trailers', 'beginner'],
      ['proc', 'Procreate', 'Sketches only', 'intermediate'],
    ],
    roles: [
      ['shelter', 'Drawing in the metro, Kharkiv', 'Seven weeks underground, each day 30 kids.', '2022'],
      ['ai', 'Working group on AI, European Illustrators Forum', 'Drafted the contract clause.', '2023'],
    ],
    achievements: [
      ['ragazzi', 'BolognaRagazzi Award, non-fiction', 'Special mention, “How Bridges Stand”', '2021'],
      ['korea', 'Nami Concours, bronze', '', '2023'],
    ],
    other: [
      'Kharkiv State Academy of Design and Arts, MA Graphics, 2012',
      'Ukrainian, Russian, Polish C1, English B2; Korean alphabet',
      'Temporary protection in Poland, Karta Pobytu until 2027',
      'Left-handed, paints right-handed since a broken wrist in 2015',
      'Two cats by train from Kharkiv, 23 hours',
    ],
  },
  [
    [
      'a-fix',
      'free',
      'A correction that hurt?',
      'The French editor sent back 22 of 32 spreads: ants with wings in wrong season. I was angry for one hour. Then I wrote to my old professor and he laughed, the editor was right and I knew it as a student. Now I have an entomologist on each contract, paid by me.',
    ],
    [
      'a-war',
      'studio',
      'How did you keep a book alive in the war?',
      'Our bridge book was on the press when the power went. The printers carried the plates to the cellar. I sent files from the metro at night, 4 GB by a neighbour’s Starlink, to Riga, and it came out five weeks late.',
    ],
    ['a-inhouse', 'free', 'Would you work in-house?', 'As art director, yes, in Wrocław or remote. Not more games.'],
  ],
  `
answerable | topics of her picture books | overview | insects
answerable | count of titles & translations | overview | 27; 14
answerable | lead time for one book | free | 11 weeks
answerable | what advance does she get | free | 3,000; 9,000
answerable | is she represented at present | free | alone
answerable | staff/illustrators she directed | studio | nine
answerable | press checks | studio | Print
answerable | gaming industry background; would she return? | game+a-inhouse game a-inhouse | 
answerable | scientific drawing of animals | med | Beetles
answerable | analogue media | water / med | gouache
answerable | technical cutaways - how does she ensure accuracy | info | engineer
answerable | is she keen on drawing people | char | when I must
answerable | school or library events so far | work | 90
answerable | motion graphics level | ae | beginner
answerable | volunteer activity during the invasion | shelter | Seven weeks
answerable | position on artificial intelligence, any involvement | ai | clause
answerable | Bologna prize - for what | ragazzi | Bridges
answerable | Polish level | other-2 | C1
answerable | residence papers valid till | other-3 | 2027
answerable | which hand does she paint with, since when | other-4 | right-handed
story | heavy revisions demanded by a client | a-fix
story | delivering a project in spite of the fighting | a-war
near_miss | fiction picture book author-illustrator
near_miss | Speaks Korean
near_miss | 3D modelling, Blender
near_miss | German publishers among clients
near_miss | PhD in entomology
near_miss | jury member at the Nami Concours
missing | VAT invoice possible
missing | family members with her
missing | where she would see herself in ten years
false_premise | why did the bridge book never appear
false_premise | How much did her agent in Bologna sue her for
false_premise | What was it like to live in Seoul for years
`,
)
