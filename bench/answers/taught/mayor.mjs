import { person } from '../own/person.mjs'

export const villageMayor = person(
  'Bérengère',
  {
    overview:
      'Mayor of a small town of 3,950 in the Ardèche until the vote of March 2026, two mandates. Not a party woman. Before and during: agricultural engineer, chestnuts.',
    leadership: [
      '46 municipal agents, of which 4 heads of service',
      'President of the school transport syndicate of 17 communes',
    ],
    jobs: [
      [
        'mayor',
        'Mayor',
        'Commune of Saint-Aubrac-sur-Eyrieux',
        'April 2014',
        'March 2026',
        'Budget €6.8 million, debt per inhabitant from €1,140 to €690. Reopened the cinema (112 seats) as a cooperative. Health house with five doctors since 2019, after eighteen letters and three years of nothing. Flood of October 2021: 43 houses evacuated in the night. Two refusals by the prefect, both before the administrative tribunal, one won.',
      ],
      [
        'adv',
        'Adviser, Chestnut and Walnut',
        'Chamber of Agriculture, Privas',
        '2003',
        '2014',
        '200 growers. Wrote the file for the protected designation, obtained 2006. Half time from 2008 because I was deputy mayor.',
      ],
      [
        'export',
        'Export assistant',
        'Clément & Fils, marrons glacés, Aubenas',
        '2000',
        '2003',
        'Japan, Italy. Fairs, labels, customs documents.',
      ],
    ],
    skills: [
      ['neg', 'Negotiation with State services', 'Prefecture, rural fund DETR, health agency'],
      ['meet', 'Public meetings', 'Forty-one in twelve years; chairs in a circle, no stage'],
      ['deal', 'Public procurement as buyer', 'Signs; the file is done by the secretary general'],
    ],
    technical: [
      ['gis', 'QGIS', 'reads and prints, layers of the land-use plan', 'beginner'],
      ['office', 'LibreOffice', 'all the town hall went to it in 2018', 'advanced'],
    ],
    roles: [
      [
        'film',
        'Documentary “Madame le Maire”',
        'Followed by a camera for a year; broadcast on France 3, 52 minutes.',
        '2020',
      ],
      ['firefighter', 'Volunteer firefighter, corporal', 'Stopped after the back.', '2005–2013'],
    ],
    achievements: [
      ['maire', 'Mariannes d’Or', 'For the cooperative cinema.', '2019'],
      ['leg', 'Knight, National Order of Merit', '', '2023'],
    ],
    other: [
      'Agricultural engineer, ENSA Montpellier, 1999',
      'University diploma in local public law, Grenoble, 2016 (weekends)',
      'French, Italian, English of the fairs, Occitan to insult goats',
      'Mobile in the Rhône valley; train at Valence',
      'Bread baker for the village oven, first Sunday',
    ],
  },
  [
    [
      'a-flood',
      'mayor',
      'What did you do on the night of the flood?',
      'The siren was without current. I sent the four firemen to four streets with names, I took the river street with a saucepan and a spoon. At three we had 97 people in the gymnasium and the baker lit his oven. We found the last one, Monsieur Vey, on his roof with a transistor.',
    ],
    [
      'a-lose',
      'mayor',
      'Why did you lose the vote?',
      'By 61 voices. I closed the paddling pool because of the drought and I explained it badly. I think that I would close it again, but I would first walk to the families.',
    ],
    [
      'a-next',
      'mayor',
      'What now?',
      'I look for a post as director of a federation or a programme for rural towns. Not a ministry.',
    ],
    ['a-pay', 'mayor', 'Which pay?', 'As mayor €2,050 indemnity. I hope for 3,900 gross.'],
  ],
  `
answerable | How long was she head of the municipality | mayor overview | 2014; 2026
answerable | inhabitants of her town | overview | 3,950
answerable | which party is she member of | overview | Not a party
answerable | did the debt go down? | mayor | 690
answerable | municipal employees she was responsible for | leadership-1 | 46
answerable | access to health care - what did she obtain | mayor | five doctors
answerable | cultural project of hers / prize received | mayor+maire maire / mayor | cinema
answerable | court cases against State decisions: number, result | mayor | one won
answerable | intermunicipal mandates | leadership-2 | 17
answerable | Agriculture sector advisor - which crops | adv | Chestnut
answerable | role in getting a protected origin label & the year | adv | 2006
answerable | half-time work in which years, reason | adv | 2008
answerable | Private sector / export background | export | Clément
answerable | citizen meetings - how many and what set-up | meet | Forty-one; circle
answerable | Does she do tender files herself | deal | secretary general
answerable | switch to open-source software in her administration | office | 2018
answerable | TV exposure | film | France 3
answerable | rescue service past, until when and why ended | firefighter | back
answerable | decorations of the State | leg | Order of Merit
answerable | salary hope | a-pay | 3,900
story | Handling a natural disaster at night | a-flood / mayor
story | Lost election: her own analysis | a-lose
near_miss | Member of the National Assembly?
near_miss | regional or departmental councillor
near_miss | Draws up GIS maps?
near_miss | Did she direct the documentary
near_miss | degree from Sciences Po or ENA
near_miss | director general of services
missing | Driving licence and own vehicle
missing | Home working?
missing | accounting software she has used
false_premise | Why did she resign in her second year as mayor
false_premise | What was her platform as a Socialist candidate for the Senate?
false_premise | Who bought the cinema from her
`,
)
