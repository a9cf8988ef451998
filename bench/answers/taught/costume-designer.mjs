import { person } from '../own/person.mjs'

export const costumeDesigner = person(
  'Océane',
  {
    overview:
      'Costume designer and cutter for opera, dance and one circus. I design for bodies which sweat. Trained as tailor in Lyon before I touched a sketchbook, so I cut my own toiles.',
    leadership: ['Head of a workroom with 17 people at the opera in Nantes, incl. dyers, milliners and two shoemakers'],
    jobs: [
      [
        'free',
        'Costume designer (intermittente)',
        'France, Belgium, Switzerland',
        '2016',
        null,
        '41 productions. Carmen in Liège: 186 costumes, budget 94 000 €, spent 91 200. Dance for Compagnie Ligne Sept: everything has to dry in six hours.',
      ],
      [
        'nantes',
        'Head of wardrobe workshop',
        'Opéra de l’Estuaire, Nantes',
        'January 2010',
        'August 2016',
        'Four new productions each season. Began the rental of the stock, 22,000 pieces, which paid for a second dye kettle. 35-hour week on paper.',
      ],
      [
        'cut',
        'Cutter, men’s',
        'Atelier Bas & Fils, Lyon',
        '2004',
        '2009',
        'Frock coats, uniforms for film; Napoleon three times',
      ],
      [
        'circus',
        'Dresser on tour',
        'Cirque des Alizés',
        'summer 2003',
        null,
        '31 towns, two washing machines in a truck',
      ],
    ],
    skills: [
      ['period', 'Historical cutting', '1780 to 1914; before this I must read'],
      ['dye', 'Dyeing and breaking down', 'Blood, mud, old age'],
      ['mask', 'Masks', 'Leather, learnt in Venice with Signor Boldrin over three winters'],
      ['buy', 'Sourcing', 'Roubaix, Prato and the flea market of Tongeren'],
    ],
    technical: [
      ['clo', 'CLO 3D', 'Presentations for directors', 'intermediate'],
      ['proc', 'Procreate', 'All drawings since 2018', 'expert'],
      ['excel', 'Excel', 'Costume plot and budget', 'advanced'],
    ],
    roles: [
      ['school', 'ENSATT, Lyon', 'Tutor in cutting, 60 hours per year.', '2018'],
      ['eco', 'Charter for sustainable workshops', 'One of six authors; signed by 27 theatres.', '2022'],
    ],
    achievements: [
      ['prix', 'Prix du Syndicat de la critique', 'Nominated for costumes (Les Indes galantes)', '2023'],
      ['exh', 'Exhibition “Coutures”, CNCS Moulins', '24 of her costumes shown', '2024 – 2025'],
    ],
    other: [
      'CAP tailleur homme 2002, DMA costumier-réalisateur 2004',
      'French; English good; Italian for fabric and quarrels',
      'Licence for driving the 3.5 t van',
      'Allergic to nothing, has worked with formaldehyde-free dyes only since 2019',
      'Plays pétanque in a league, Thursday is holy',
    ],
  },
  [
    [
      'a-diva',
      'free',
      'How did you handle a singer who refused a costume?',
      'The mezzo said she cannot breathe in the corset three days before the première. I asked her to sing the phrase and put my hand on the bone. She was right for bar 44 only. I cut out two bones and put an elastic under the arm, in the break, and she kissed me at the curtain.',
    ],
    [
      'a-flood',
      'nantes',
      'Tell of a disaster in the workshop.',
      'Water came down from the sprinkler onto the finished chorus of Faust, 60 coats, on Friday evening. I called the municipal swimming pool because they have warm air. We hung everything over the basin until Sunday and ironed for fourteen hours.',
    ],
    [
      'a-fees',
      'free',
      'What do you charge?',
      'From 9 000 € for a small form, 16 000 for a big opera, making not included.',
    ],
    ['a-dream', 'free', 'What would you refuse?', 'Anything with real fur, and a director who wants grey coats.'],
  ],
  `
answerable | Can she make patterns and toiles or only draw | overview / cut | cut my own toiles
answerable | size and professions in the atelier she led | leadership-1 | 17; dyers
answerable | productions designed as independent | free | 41
answerable | did she remain in budget for the Liège job | free | 94 000; 91 200
answerable | Special requirement for choreographers | free | six hours
answerable | new shows per season in Nantes | nantes | Four
answerable | idea that brought extra income to the house | nantes | rental
answerable | uniform and military tailoring | cut | uniforms
answerable | touring life? how many stops | circus | 31
answerable | Which epochs is she secure in | period | 1780
answerable | can she make clothes look dirty and aged | dye | mud
answerable | mask making, who taught her | mask | Boldrin
answerable | where does she get her fabrics | buy | Prato
answerable | digital sketching | proc / clo | Procreate
answerable | teaching hours yearly and where | school | 60
answerable | sustainability engagement | eco / other-4 | 27 or formaldehyde-free
answerable | Museum show of her work | exh | Moulins
answerable | did she get the critics' prize | prix | Nominated
answerable | fee for a large opera | a-fees | 16 000
answerable | What sort of thing would she turn down? | a-dream | fur
story | a performer unhappy with what they had to wear | a-diva
story | rescuing finished work after an accident | a-flood
near_miss | Set design experience
near_miss | feature film costume designer credit?
near_miss | shoemaking skill herself
near_miss | fluent in Dutch for Flanders
near_miss | wigs and make-up
near_miss | 17th century cutting expertise
missing | agent or agency
missing | would she accept a permanent post abroad
missing | insurance for her own equipment
false_premise | why did she overspend on Carmen by so much
false_premise | what did she do as assistant at the Paris Opera
false_premise | How many costumes burned in Nantes
`,
)
