import { person } from '../own/person.mjs'

export const watchmaker = person(
  'Blaise',
  {
    overview:
      'Horloger-rhabilleur from the Vallée de Joux. Repairs and restores mechanical watches, chronographs in first place, pocket watches for pleasure. Twelve years at the bench, hands still quiet.',
    jobs: [
      [
        'resto',
        'Watchmaker, heritage workshop',
        'Maison Perrelet-Aubry, Le Brassus',
        '1 June 2020',
        null,
        'Restoration of pieces from 1890 to 1975, forty per year. Makes missing parts: balance staffs, levers, springs by hand. Two minute repeaters brought back in 2024. Writes the estimate himself, average 6,800 francs. No contact with the clients, the boutique does that.',
      ],
      [
        'sav',
        'After-sales watchmaker',
        'Swissline Service Center, Biel/Bienne',
        'August 2016',
        'May 2020',
        'Valjoux 7750 and ETA 2892, nine watches a day at the end. Return rate 1.4%, workshop average 3.1%. Water-resistance tests to 300 m.',
      ],
      [
        'tokyo',
        'Exchange year',
        'Service atelier, Ginza, Tokyo',
        'July 2015',
        'July 2016',
        'Learned patience and polishing, zaratsu with an old master. Quartz also.',
      ],
      [
        'appr',
        'Apprentice',
        'École Technique de la Vallée de Joux, Le Sentier',
        '2011',
        '2015',
        'Four years, school watch finished: tonneau, small seconds.',
      ],
    ],
    skills: [
      ['chrono', 'Chronographs', 'column wheel and cam; rattrapante under supervision'],
      ['turn', 'Lathe work', 'Schaublin 70, Bergeon hand turns; pivots of 0.07 mm'],
      ['adj', 'Adjusting', 'five positions, hairsprings formed by hand'],
      ['polish', 'Case polishing', 'bevels, brushed, zaratsu'],
    ],
    technical: [
      ['witschi', 'Witschi Chronoscope', '', 'expert'],
      ['sap', 'SAP', 'booking of spare parts', 'beginner'],
      ['cad', 'Fusion 360', 'for tools and holders', 'intermediate'],
    ],
    roles: [
      [
        'museum',
        'Espace Horloger, Le Sentier',
        'Winds and maintains 34 clocks and watches of the museum, unpaid.',
        '2021',
      ],
    ],
    achievements: [
      ['prize', 'Prix de la meilleure montre-école', 'Best school watch of his year.', '2015'],
      ['book', '“Les cadraturiers oubliés”', 'Contributed the chapter about repeating racks.', '2023'],
    ],
    other: [
      'CFC Horloger-rhabilleur, 2015, mark 5.6',
      'French; German (understands the Bernese, answers in high German); Japanese N4; English B1',
      'Colour vision tested normal 2024. Wears a loupe, not glasses.',
      'Cross-country skiing, Mara finisher seven times',
    ],
  },
  [
    [
      'a-rep',
      'resto',
      'A piece that gave you trouble?',
      'A repeater from 1911 that struck one minute too many, but only when cold. I put it in the fridge with the yoghurt for three weeks. The rack had been bent by somebody in the fifties and filed to look right. I made a new one and kept the old one in a bag for the owner.',
    ],
    [
      'a-lost',
      'sav',
      'Something that you broke?',
      'A dial, enamel, hairline, my tweezers. I could have said that it arrived so. I walked to the chief with it in my palm. It cost the house four thousand, and afterwards he gave me the enamel dials, all of them.',
    ],
    [
      'a-why',
      'resto',
      'Why are you looking around?',
      'The workshop moves to Geneva in spring. I do not move to Geneva.',
    ],
    ['a-time', 'resto', 'How many hours would you work?', 'Eighty per cent. On Wednesdays I have the children.'],
  ],
  `
answerable | Where did he train and for how many years | appr / other-1 | Le Sentier
answerable | how many restorations annually | resto | forty
answerable | Can he fabricate components which no longer exist | resto / turn | balance staffs
answerable | Sonneries / striking complications | resto a-rep / book | repeater
answerable | typical repair quote | resto | 6,800
answerable | daily output in the service centre? | sav | nine
answerable | comebacks compared with colleagues | sav | 1.4; 3.1
answerable | dive watch testing | sav | 300 m
answerable | has he worked in Asia? | tokyo | Tokyo
answerable | battery watches | tokyo | Quartz
answerable | finest pivot he turns | turn | 0.07
answerable | split seconds - on his own? | chrono | under supervision
answerable | Does he do case refinishing | polish / tokyo | bevels
answerable | 3D modelling | cad | Fusion 360
answerable | Japanese proficiency | other-2 | N4
answerable | author credits? | book | chapter
answerable | sports | other-4 | skiing
answerable | why is he leaving the heritage atelier | a-why | Geneva
answerable | full workload or reduced | a-time | Eighty
answerable | volunteers anywhere? how many timepieces | museum | 34
story | hardest fault he ever traced | a-rep |
story | did he own up to damage? | a-lost |
near_miss | perpetual calendar assembly
near_miss | has he trained boutique sales staff
near_miss | English at C1?
near_miss | Has he headed a workshop, how many watchmakers under him?
near_miss | SAP key user
near_miss | WOSTEP diploma
missing | wage expectation CHF
missing | Rolex or Patek certification
missing | possible entry date
false_premise | When did he relocate to Geneva?
false_premise | how long did he run the Ginza atelier
false_premise | What was the title of his own novel
`,
)
