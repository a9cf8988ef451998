import { person } from '../own/person.mjs'

export const sommelier = person(
  'Giorgi',
  {
    overview:
      'Sommelier, 9 years in restaurants in Tbilisi and Copenhagen. My list in Copenhagen had 620 references and the most amber wine north of the Alps. Nose broken once, still works.',
    leadership: ['Two commis sommeliers; I train the full floor every Thursday, 45 minutes'],
    jobs: [
      [
        'cph',
        'Head Sommelier',
        'Restaurant Kvist, Copenhagen (one Michelin star)',
        '02/2021',
        'now',
        '- Purchase budget DKK 4.2 million a year\n- Pairing menu taken by 68% of guests, 41% when I came\n- Stock loss below 0.6%\n- Non-alcoholic pairing, eight drinks, ferments from the kitchen',
      ],
      [
        'ass',
        'Assistant sommelier',
        'Restaurant Kvist, Copenhagen',
        '2019',
        '2021',
        'Cellar moves, inventory, opening the glasses for 40.',
      ],
      [
        'tbi',
        'Waiter, then wine waiter',
        'Courtyard Leila, Tbilisi',
        '2015',
        '2018',
        'Groups up to thirty. Poured from the qvevri for tourists.',
      ],
      [
        'harv',
        'Harvests',
        'Kakheti; Mosel',
        '2016',
        '2022',
        'Five vintages, own qvevri of 800 litres with a cousin; Mosel steep slope in 2022.',
      ],
    ],
    skills: [
      ['buy', 'Buying', 'Small growers direct; half the list without importer'],
      ['cell', 'Cellar accounting', 'Monthly count, scanning'],
      ['sake', 'Sake and spirits', 'Sake level 1; cognac by the menu'],
    ],
    technical: [
      ['bin', 'BinWise', 'Cellar inventory', 'advanced'],
      ['res', 'SevenRooms', 'Guest notes', 'intermediate'],
    ],
    roles: [['jury', 'Judge, Amber Wine Days Tbilisi', 'Tasted 140 wines blind in 2 days.', '2023']],
    achievements: [
      ['star', 'Best list, Nordic wine magazine', 'For lists of over 500 wines', '2024'],
      ['comp', 'Danish sommelier championship', 'Semi-finalist', '2023'],
    ],
    other: [
      'CMS Certified Sommelier 2020; WSET Diploma, five of six units done, last exam in January',
      'Georgian, Russian, English C1, Danish B1, tasting French',
      'Work permit under the Danish pay limit scheme, tied to employer',
      'Essay on skin contact in the Danish trade press, April 2024',
      'BA Philology, Tbilisi State University 2014',
    ],
  },
  [
    [
      'a-cork',
      'cph',
      'A moment with an impossible guest?',
      'A guest returned a bottle three times and said the cellar was a museum of faults. I poured him four glasses with no labels, his own included, and he picked his. He booked the same table for Christmas.',
    ],
    [
      'a-sick',
      'cph',
      'When did the team let you down?',
      'My assistant drank in the cellar. I took his key on the same evening, drove him home and next day we went to his doctor together. He did not come back to wine, he runs a bakery and writes to me.',
    ],
    [
      'a-why',
      'cph',
      'Why leave a starred restaurant?',
      'I want lunch with my wife. I look for a wine bar or an importer, daytime.',
    ],
    ['a-money', 'cph', 'What is your salary?', 'DKK 42,000 a month before tips. I would take 40 for days.'],
  ],
  `
answerable | Years as a somm | overview | 9
answerable | how many labels on the wine list | overview | 620
answerable | annual purchasing amount | cph | 4.2 million
answerable | Share of guests taking matched drinks | cph | 68%
answerable | shrinkage in stock | cph | 0.6%
answerable | alcohol free pairings | cph | eight
answerable | who's below him | leadership-1 | Two
answerable | does he teach the waiters and how often | leadership-1 | Thursday
answerable | certificates in wine + anything unfinished | other-1 | Certified; January
answerable | vineyard work done where | harv | Mosel
answerable | own wine production | harv | 800
answerable | Danish? | other-2 | B1
answerable | is his permit portable to another employer | other-3 | tied
answerable | cellar management tool | bin | BinWise
answerable | has he judged wines | jury | 140
answerable | what does he want to do instead, why | a-why | daytime
answerable | Pay now and lowest | a-money | 42,000
answerable | did he get recognition for the list | star | Nordic
answerable | non-wine degree | other-5 | Philology
answerable | journalism or articles | other-4 | skin contact
story | dealing with a hostile diner | a-cork | 
story | staff alcohol problem | a-sick | 
near_miss | Master of Wine
near_miss | WSET Diploma holder
near_miss | two or three star restaurant
near_miss | Danish champion sommelier
near_miss | has he led an entire restaurant as general manager
near_miss | sake level 3
missing | Bordeaux en primeur purchases
missing | references from winemakers
missing | his notice period in weeks
false_premise | why was Kvist downgraded from two stars
false_premise | which importer employed him in Paris
false_premise | How did he lose his sense of smell in the accident
`,
)
