import { person } from '../own/person.mjs'

export const pastryChef = person(
  'Odile',
  {
    overview:
      'Pastry chef, trained in Lyon and now in Melbourne. I like laminated doughs and plated desserts with not too much sugar. Since 2022 I hold permanent residency, so no sponsor is needed.',
    leadership: [
      'Brigade of six: two demi chefs, three commis, one apprentice',
      'Two of my commis went on to sous roles in Sydney',
    ],
    jobs: [
      [
        'carlton',
        'Head Pastry Chef',
        'Rue Lygon, Carlton VIC',
        'Feb 2020',
        'Present',
        '- 110 covers on a Saturday, two sittings\n- Croissant line for four cafés of the group, 900 pieces by 6 am\n- Butter cost from 31 to 24 percent of product price after changing supplier\n- Write the allergen matrix',
      ],
      [
        'demi',
        'Demi Chef de Partie, Pastry',
        'Crown Harbour Hotel, Melbourne',
        '2017',
        '2020',
        'Banquet desserts up to 1,200 plates. High tea at weekends. Chocolate room two days a week.',
      ],
      [
        'bocuse',
        'Commis pâtissière',
        'Maison Perret, Lyon',
        '2014',
        '2016',
        'Morning bakery shift, start 2:30. Entremets, viennoiserie, ice cream.',
      ],
    ],
    skills: [
      ['lam', 'Lamination', 'Croissant, kouign-amann, puff; sheeter or by hand'],
      ['sugar', 'Sugar work', 'Pulled sugar, for competitions'],
      ['vegan', 'Plant-based desserts', 'Aquafaba and oat based; one vegan plate on every menu since 2021'],
    ],
    technical: [
      ['rational', 'Combi ovens', 'Rational and Unox', 'advanced'],
      ['fresho', 'Fresho', 'Ordering from suppliers', 'intermediate'],
    ],
    roles: [['tafe', 'Guest instructor, William Angliss TAFE', 'Four evenings a year, tempering and ganache.', '2023']],
    achievements: [
      ['cup', 'Pastry Cup Oceania, bronze', 'Team of three; I made the chocolate showpiece.', '2022'],
      ['hat', 'Two hats for the restaurant', 'Good Food Guide', '2024'],
    ],
    other: [
      'CAP Pâtissier, Lyon 2014',
      'French mother tongue, English fluent, a little Italian from the kitchen',
      'Food Safety Supervisor certificate (Victoria), renewed in May 2025',
      'No car licence; lives ten minutes by bicycle from Carlton',
    ],
  },
  [
    [
      'a-fail',
      'carlton',
      'A service that went wrong?',
      'Valentine’s Day 2021 the blast freezer stopped at four in the afternoon with eighty parfaits inside. I turned them into a warm sabayon with the same fruit, wrote new cards by hand and told the floor staff what to say. Only one table asked for the parfait.',
    ],
    [
      'a-teach',
      'carlton',
      'How do you handle a slow apprentice?',
      'Jamal could not pipe, his hands were shaking. I put him on the scales and the croissant shaping for a month where speed comes by repetition, and every day ten minutes of piping with mashed potato. He does the éclairs now.',
    ],
    [
      'a-next',
      'carlton',
      'What do you want next?',
      'My own menu in a place which opens only for breakfast and lunch. After eleven years I would like my evenings.',
    ],
    [
      'a-money',
      'carlton',
      'What pay are you on?',
      'I am on 92,000 dollars plus super. I would not move for less than 95.',
    ],
  ],
  `
answerable | does she need a visa sponsored | overview | no sponsor
answerable | Biggest function she has plated for? | demi | 1,200
answerable | how many people in the pastry team under her | leadership-1 | six
answerable | Where did she qualify and when | other-1 / overview | Lyon; 2014
answerable | volume of viennoiserie per morning | carlton | 900
answerable | Has she worked in a hotel kitchen? | demi | Hotel
answerable | any dairy-free / egg-free stuff | vegan | 
answerable | did she ever cut ingredient costs, by how much | carlton | 31; 24
answerable | can she speak Italian | other-2 | a little
answerable | is the food hygiene ticket up to date? | other-3 | May 2025
answerable | What competition did she place in, and what was her part | cup | bronze; showpiece
answerable | can she drive for deliveries between sites | other-4 | No car licence
answerable | any teaching | tafe a-teach | 
answerable | has she done very early starts before | bocuse | 2:30
answerable | who handles allergens | carlton | allergen
answerable | salary now and minimum she'd accept | a-money | 92,000; 95
answerable | what would make her leave, what hours is she after | a-next | breakfast and lunch
answerable | Did any of her juniors get promoted elsewhere? | leadership-2 | Sydney
answerable | which oven brands | rational | Unox
answerable | has her restaurant got any guide awards | hat | Two hats
story | tell me about equipment breaking down mid service | a-fail |
story | example of bringing on a trainee who struggled | a-teach | 
near_miss | blown sugar experience
near_miss | has she run a whole kitchen as executive chef
near_miss | Bread baker - sourdough production?
near_miss | has she worked with Convotherm ovens
near_miss | did she compete in the Coupe du Monde in Lyon
near_miss | Australian trade certificate III in patisserie?
missing | notice period
missing | any wedding cake commissions
missing | does she have references from Crown Harbour
false_premise | why was she let go from Maison Perret
false_premise | When did she close her own patisserie
false_premise | how did she find working in Sydney
`,
)
