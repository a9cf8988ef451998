import { person } from '../own/person.mjs'

export const spaTherapist = person(
  'Catriona',
  {
    overview:
      'Beauty and spa therapist, eleven years, the last three running a five-room hotel spa in Perthshire. Level 4 laser and still do brows. Allergic to lilies, which matters more than you would think.',
    leadership: ['Seven therapists, four of them part time', 'Rota and commission run every fortnight'],
    jobs: [
      [
        'spa',
        'Spa Supervisor',
        'Glen Orrin House Hotel, Perthshire',
        'Mar 2023',
        'Present',
        '- Retail 9% of takings to 23%\n- Room utilisation 58 to 74%\n- Introduced a cancer-touch protocol, trained by an outside nurse\n- Hiring and probation reviews',
      ],
      [
        'clin',
        'Laser and skin therapist',
        'Skinwell Clinic, Edinburgh',
        '2019',
        '2023',
        'Hair removal with Soprano, IPL, peels up to 30%. About 900 laser sessions. Complication log kept.',
      ],
      [
        'salon',
        'Beauty therapist',
        'Lorna’s, Dundee',
        '2015',
        '2019',
        'Waxing, nails, tinting, bridal make-up every Saturday in summer.',
      ],
      [
        'cruise',
        'Therapist at sea',
        'Ocean Ivy',
        '2018',
        '2019',
        'One eight-month contract within that time, on unpaid leave from Dundee. Mediterranean.',
      ],
    ],
    skills: [
      ['mass', 'Massage', 'Swedish, deep tissue, hot stone, pregnancy'],
      ['lash', 'Lashes', 'Lift and tint, classic extensions'],
      ['up', 'Retail selling', 'One product, one reason; no pushing'],
    ],
    technical: [
      ['book4', 'Book4Time', 'Diary, gift cards, stock', 'advanced'],
      ['phorest', 'Phorest', 'From the salon', 'intermediate'],
    ],
    roles: [
      [
        'assess',
        'Assessor in training',
        'Level 3 assessor award at Perth College, two candidates signed off so far.',
        '2026',
      ],
      ['women', 'Free facials at a women’s refuge', 'One Monday in the month.', '2021'],
    ],
    achievements: [
      ['spaaward', 'Best hotel spa, regional shortlist', 'Down to three', '2025'],
      ['comp', 'Nail art competition', 'Second in Scotland as a student', '2014'],
    ],
    other: [
      'HNC Beauty Therapy, Dundee and Angus College 2015; SVQ level 4 in laser and light, 2019',
      'BABTAC member, insured £6m',
      'PVG scheme membership, Scotland',
      'Elemis and Espa trained, 2023 and 2024',
      'Drives, but will not do Mondays: son’s swimming',
    ],
  },
  [
    [
      'a-burn',
      'clin',
      'A treatment that went wrong?',
      'I had a client with fake tan she did not mention and a patch on her shin went red after the laser. I stopped, cooled it for twenty minutes, photographed it, called the doctor and refunded before she asked. It cleared in ten days and now I wipe every leg with a white tissue first.',
    ],
    [
      'a-quit',
      'spa',
      'How do you handle staff leaving?',
      'Three resigned in the same month because of the weekend rate. I went to the general manager with the lost income per empty room, printed. She raised it by two pounds and two of them came back.',
    ],
    ['a-sal', 'spa', 'What would you want to earn?', '£34,000 with commission, or 32 and the Sunday off.'],
  ],
  `
answerable | number of treatment rooms she's in charge of | overview | five
answerable | team strength in spa | leadership-1 | Seven
answerable | retail sales growth | spa | 23%
answerable | Occupancy of rooms before and after | spa | 58; 74
answerable | laser qualified? to what level | overview other-1 | Level 4 or level 4
answerable | Approx how many laser treatments has she done | clin | 900
answerable | has she worked at sea | cruise | Mediterranean
answerable | Product houses she's trained with | other-4 | Elemis
answerable | does she do massages on expectant mums | mass | pregnancy
answerable | wedding make up done? | salon | bridal
answerable | what's her liability cover | other-2 | 6m
answerable | PVG / disclosure | other-3 | PVG
answerable | Any day she can't work & why | other-5 | Mondays
answerable | Allergies at work | overview | lilies
answerable | experience with oncology clients | spa | cancer-touch
answerable | has she hired people | spa | Hiring
answerable | spa booking software | book4 | Book4Time
answerable | charity treatments | women | refuge
answerable | salary | a-sal | 34,000
answerable | is she teaching/assessing students | assess | two
story | burn or adverse reaction - what did she do | a-burn | 
story | persuading the boss to pay more so people stayed | a-quit | 
near_miss | Thai massage therapist
near_miss | Botox or fillers?
near_miss | degree in business
near_miss | Has she managed a chain of spas
near_miss | qualified nurse prescriber
near_miss | has she judged beauty competitions
missing | acupuncture
missing | reasons for leaving Edinburgh
missing | is there a notice clause
false_premise | which lawsuit resulted from the burned client
false_premise | when did she open her own salon in Dundee
false_premise | How was her second cruise contract in Asia
`,
)
