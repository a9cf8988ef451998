import { person } from '../own/person.mjs'

export const zookeeper = person(
  'Bethan',
  {
    overview:
      'Zookeeper, carnivores now, primates before. Up at half five whether there is a lion or not. Spent one season counting African wild dogs in Zambia and would go back tomorrow.',
    jobs: [
      [
        'senior',
        'Senior Keeper, Carnivores',
        'Cotswold Ridge Wildlife Park',
        'April 2019',
        null,
        'Amur leopards, Asiatic lions, dholes, red pandas. Two-person protocol and I am the one who holds the second key. Hand-injection trained our old lioness, so no darting since 2021. Three litters, eight of nine cubs reared by the mother.',
      ],
      [
        'keeper',
        'Keeper, Primates',
        'Twin Oaks Zoo, Dudley',
        '2013',
        '2019',
        'Gelada, spider monkeys, lemurs. Public talks twice daily. Emptied and re-planted the lemur walk-through in eight weeks.',
      ],
      [
        'zam',
        'Field assistant',
        'Luangwa carnivore project, Zambia',
        '2017 (six months, unpaid leave)',
        null,
        'Radio tracking, camera traps, 61 dogs known by their spots',
      ],
      ['kennel', 'Kennel hand', 'Dogs Trust, Evesham', '2011', '2013', 'Mopping and rehoming'],
    ],
    skills: [
      ['train', 'Positive reinforcement training', 'Crates, scales, hand injection, blood from the tail'],
      ['firearm', 'Firearms team', 'Second rifle; shoot qualification twice a year'],
      ['dart', 'Darting', 'Assist the vet, do not fire'],
      ['enrich', 'Enrichment', 'Boomer balls, camel hair, a zip wire for the leopards'],
      ['landsc', 'Fencing and joinery', 'Rough but it holds'],
    ],
    technical: [
      ['zims', 'ZIMS', 'Daily records, transfers', 'advanced'],
      ['trap', 'Camera trap software', 'Timelapse, MegaDetector', 'intermediate'],
    ],
    roles: [
      ['eep', 'Studbook assistant for the dhole', 'Data for 38 European collections.', '2022'],
      ['talk', 'Night safaris', 'Guide for groups of 24, Fridays in summer', '2020'],
    ],
    achievements: [
      ['biaza', 'BIAZA award, animal husbandry (silver)', 'Injection training of a 15-year-old lioness', '2022'],
    ],
    other: [
      'Diploma in Management of Zoo and Aquarium Animals (Sparsholt), 2016, merit',
      'BSc Zoology begun at Bangor, left after first year, money',
      'Tetanus, hepatitis A and rabies jabs up to date',
      'B+E licence for the livestock trailer, tractor as well',
      'Draws comics about red pandas, 4,000 followers',
    ],
  },
  [
    [
      'a-escape',
      'senior',
      'Was there ever an emergency?',
      'A dhole got through a drain cover at ten past four with a school party forty metres away. I called the code, walked the children into the café and counted them with the teacher twice. She came to her whistle and her bucket, that was all it took. We weld the drains now.',
    ],
    [
      'a-death',
      'keeper',
      'What was the saddest day?',
      'Old Ronnie the spider monkey. The vet asked who would hold him and I said me. I told the visitors at the 2 pm talk the truth, and some of them came back the next week with flowers and onions, because he stole onions.',
    ],
    [
      'a-when',
      'senior',
      'When could you begin?',
      'After the cubs are weaned, so September. I owe eight weeks in any case.',
    ],
    ['a-house', 'senior', 'Do you need accommodation?', 'Yes, and it must take two lurchers.'],
  ],
  `
answerable | big cats experience, which species | senior / train | leopards; lions
answerable | monkeys? | keeper / overview a-death | Gelada or spider
answerable | has she done fieldwork abroad, how long for | zam / overview | six months
answerable | is she a morning person | overview | half five
answerable | How do they avoid tranquillising the lioness | senior / train biaza | injection
answerable | breeding success: cubs raised naturally | senior | eight
answerable | exhibits she rebuilt | keeper | lemur
answerable | Presentation to visitors - how often | keeper / talk | twice daily
answerable | Domestic animal shelter work | kennel | Dogs Trust
answerable | can she shoot, as part of an emergency response | firearm | rifle
answerable | does she fire the dart gun | dart | do not
answerable | building and repairs skills | landsc | joinery
answerable | record keeping software for collections | zims | ZIMS
answerable | European breeding programme role? | eep | dhole
answerable | tours after dark, group size | talk | 24
answerable | Has her training work won anything? gold? | biaza | silver
answerable | vocational qualification + grade | other-1 | merit
answerable | why no degree | other-2 | money
answerable | vaccinated against rabies? | other-3 | rabies
answerable | may she tow | other-4 | B+E
story | an animal got out, what did she do | a-escape
story | coping with the loss of an animal | a-death
near_miss | elephant or rhino keeper experience?
near_miss | head keeper or curator role held
near_miss | is she a veterinary nurse
near_miss | aquarium work
near_miss | Has she published research on wild dogs
near_miss | Is she the studbook keeper
missing | current wage
missing | first aid certificate
missing | swimming or diving ability
false_premise | how many pupils were bitten when the dhole escaped
false_premise | why did her Bangor degree classification come out so low
false_premise | What did she earn in Zambia
`,
)
