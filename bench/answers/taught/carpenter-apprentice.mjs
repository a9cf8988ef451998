import { person } from '../own/person.mjs'

export const carpenterApprentice = person(
  'Cian',
  {
    overview:
      'Fourth-year apprentice carpenter and joiner from Ennis. Roofs are my favourite, second fix is where I am still slow. Looking for a firm to qualify with because mine is winding down.',
    jobs: [
      [
        'app',
        'Apprentice Carpenter',
        'Hehir & Sons Building, Ennis, Co. Clare',
        'October 2022',
        'Present',
        'Cut roofs on 14 one-off houses, two of them with hips and valleys.\nHung about 180 doors.\nTimber frame kits with a crew of four, one house in three days.\nSince last summer I price the small jobs with Pat and order the timber.\nThe firm stops trading in March when Pat retires.',
      ],
      [
        'farm',
        'Relief milker',
        'O’Dea farm, Corofin',
        '2019',
        '2022',
        '90 cows, weekends and before school. Fixed the parlour gates.',
      ],
      [
        'hurl',
        'Summer job, hurley workshop',
        'Torpey (family friend’s workshop), Sixmilebridge',
        'June 2021',
        'Aug 2021',
        'Sanding and banding, 60 hurleys a day',
      ],
    ],
    skills: [
      ['roof', 'Roofing', 'cut roofs, trusses, Velux, fascia and soffit'],
      ['stairs', 'Stairs', 'fitted five; made one, in phase 4'],
      ['hand', 'Sharpening', 'chisels and planes, taught to first years by me'],
    ],
    technical: [
      ['tools', 'Power tools', 'Own Festool track saw, Paslode, Makita set', 'advanced'],
      ['sketch', 'SketchUp', 'kitchens for neighbours', 'intermediate'],
      ['cnc', 'CNC router', 'seen in the training centre, two days', 'beginner'],
    ],
    roles: [
      ['shed', 'Men’s Shed, Ennis', 'Helps on Thursday nights; built the Christmas crib.', '2023'],
      ['gaa', 'Under-12 hurling coach, Éire Óg', 'Twenty-two lads, Garda vetted.', '2024'],
    ],
    achievements: [
      [
        'medal',
        'National apprentice competition, carpentry and joinery, silver',
        'RDS Dublin, 18 hours, a hexagonal roof model.',
        '2025',
      ],
    ],
    other: [
      'SOLAS apprenticeship: phases 2, 4 passed, phase 6 starts January, TUS Limerick; phase 2 mark 84%',
      'Leaving Certificate, Rice College Ennis, 2022: 412 points, H2 in construction studies',
      'Safe Pass to 2028, manual handling, MEWP ticket',
      'Full car licence, B, own van (2014 Transit Connect)',
      'Irish and English',
    ],
  },
  [
    [
      'a-wrong',
      'app',
      'What did you get wrong?',
      'I cut nine jack rafters from the wrong side of the line, so all nine were 38 short. Pat made me keep them over the bench where I would see them. I cut the next set one at a time, and I check the first up on the roof before I cut the second.',
    ],
    [
      'a-pat',
      'app',
      'What did your boss teach you?',
      'There was a widow in Lissycasey whose window had been leaking. She could not pay. Pat had me strip it and do it again on a Saturday, and we called it training. I got the money in scones.',
    ],
    ['a-abroad', 'app', 'Plans?', 'Finish my time, and after that a winter in New Zealand. I would be back.'],
    ['a-money', 'app', 'What do you earn?', 'Fourth-year rate, 80 per cent of the craftsman rate, plus petrol.'],
  ],
  `
answerable | Which year of his time is he in | overview / other-1 | Fourth
answerable | Reason he's looking for another employer | app overview / | 
answerable | when exactly does Hehir close | app | March
answerable | how many roofs has he cut | app | 14
answerable | doors hung - roughly? | app | 180
answerable | Is he let do estimating or buying of materials | app | price
answerable | agricultural background | farm | cows
answerable | Anything on staircases | stairs | five
answerable | has his own gear? | tools | Festool
answerable | Which block is left to do and when does it begin | other-1 | January
answerable | marks in college phases | other-1 | 84
answerable | leaving cert points | other-2 | 412
answerable | Site safety card in date? | other-3 | 2028
answerable | can he get himself to site | other-4 | van
answerable | works at height platforms licence | other-3 | MEWP
answerable | kids coaching & vetting | gaa | vetted
answerable | any medals for his trade | medal | silver
answerable | Would he stay here after he qualifies | a-abroad | New Zealand
answerable | weakest part of his work by own account | overview | second fix
answerable | pay at present | a-money | 80
story | a measuring error, what came of it | a-wrong |
story | is there a customer he went the extra mile for | a-pat |
near_miss | Fully qualified carpenter with trade cert
near_miss | CNC programming for joinery shops
near_miss | foreman over a crew?
near_miss | ran a dairy farm himself
near_miss | Artic or trailer licence BE
near_miss | has he worked in New Zealand, for which builder
missing | heritage sash window work
missing | level of French or Polish
missing | Any references he can give
false_premise | Why did he fail phase 4?
false_premise | what led him to leave college in Dublin
false_premise | how many hurleys did he export from his company
`,
)
