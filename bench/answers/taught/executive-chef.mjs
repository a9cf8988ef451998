import { person } from '../own/person.mjs'

export const executiveChef = person(
  'Matteo',
  {
    overview:
      'Executive chef with 17 years in hotel and restaurant kitchens in Italy and Switzerland. I cook seasonal Alpine and Italian food, keep my costs in line and train young cooks with patience.',
    jobs: [
      [
        'see',
        'Executive Chef',
        'Hotel Seeblick (five stars), Lucerne, Switzerland',
        'November 2020',
        'Present',
        [
          '• Run three restaurants and banquets for up to 350 guests with a brigade of 28 cooks and nine stewards.',
          '• Manage a yearly food budget of CHF 2.6 million and hold food cost at 29%.',
          '• Changed the menus to 70% regional produce.',
          '• Hire and train apprentices; four have passed their final exam with distinction.',
          '• Maintain HACCP records and have passed every cantonal inspection since 2020.',
        ].join('\n'),
      ],
      [
        'bella',
        'Sous Chef',
        'Ristorante Bellavista (one Michelin star), Lugano, Switzerland',
        'March 2016',
        'October 2020',
        [
          '• Ran the pass in a restaurant with 60 covers.',
          '• Developed the first vegetarian tasting menu of the house.',
          '• Ordered from 15 suppliers and checked deliveries every morning.',
        ].join('\n'),
      ],
      [
        'grand',
        'Chef de Partie',
        'Grand Hotel Borromini, Milan, Italy',
        'May 2012',
        'February 2016',
        [
          '• Led the fish section with three cooks.',
          '• Prepared banquets for up to 500 guests during the design fair.',
          '• Wrote recipe cards for 90 dishes.',
        ].join('\n'),
      ],
      [
        'nino',
        'Commis',
        'Trattoria da Nino, Bergamo, Italy',
        'September 2009',
        'April 2012',
        [
          '• Prepared fresh pasta and stocks every day.',
          '• Worked on all stations during the summer season.',
          '• Kept the cold store and the dry store in order.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['menu', 'Menu development', ''],
      ['cost', 'Food cost control', ''],
      ['haccp', 'HACCP', ''],
      ['banquet', 'Banqueting', ''],
      ['pastry', 'Pastry', 'Basics only, I work with a pastry chef'],
      ['train', 'Staff training', ''],
      ['veg', 'Vegetarian cuisine', ''],
    ],
    technical: [
      ['soft', 'FoodNotify', ''],
      ['excel', 'Microsoft Excel', ''],
    ],
    roles: [['kitchen', 'Community kitchen Lucerne', 'Cook for 80 guests once a month', '2022']],
    achievements: [
      ['gm', 'Gault&Millau, 15 points', 'For the main restaurant of Hotel Seeblick', '2023'],
      ['trainer', 'Swiss certificate for trainers of apprentices', '', '2021'],
    ],
    other: [
      'Diploma in Culinary Arts, Hotel School San Pellegrino Terme, 2009',
      'Italian (native), German (B2), English (B2), French (A2)',
      'Swiss driving licence, category B',
    ],
  },
  [
    [
      'a-service',
      'see',
      'Tell us about a service that went wrong.',
      'On a Saturday in July we had a wedding with 280 guests and the power failed in half of the kitchen at five in the afternoon. I moved the hot starter to a cold one with what we had in the fridges and sent two cooks to borrow gas burners from the hotel next door. I told the bride’s father myself, before the first plate. Dinner began 25 minutes late. The family came back for their anniversary.',
    ],
    [
      'a-left',
      'bella',
      'Why did you leave Bellavista?',
      'The owner retired in the autumn of 2020 and closed the restaurant. He asked me to take it over, but I did not want to borrow that much money in that year. I had always wanted to lead a big hotel kitchen, so I applied in Lucerne.',
    ],
    [
      'a-team',
      null,
      'What is your kitchen like to work in?',
      'There is no shouting in my kitchen. We taste together at eleven and at five, and everybody may say what is missing. I plan two days off in a row for each cook. Since 2022 I have filled every post without an agency.',
    ],
  ],
  `
answerable | where is he working now and as what | see | Executive Chef
answerable | How many years has he been an executive chef? | see / overview | 2020
answerable | Has he managed a food budget? | see / cost | 2.6 million
answerable | why did he leave Bellavista | a-left | retired
answerable | is he familiar with HACCP? | see haccp |
answerable | can he do pastry too? | pastry | Basics
answerable | how good is his German | other-2 | B2
answerable | What are his main strengths? | overview see gm / a-team menu cost banquet train veg haccp a-service trainer
story | Tell me about a time when a service went wrong. | a-service |
near_miss | Has he ever owned his own restaurant? | / a-left see bella
missing | could he come for a trial shift in March?
false_premise | When did he win the Michelin star at Hotel Seeblick? | / see bella gm
`,
)
