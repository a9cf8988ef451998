import { person } from '../own/person.mjs'

export const cncMachinist = person(
  'Dale',
  {
    overview:
      'CNC machinist, 5-axis and Swiss. 22 years making chips in West Michigan. Set up, program, run, measure, all of it.',
    jobs: [
      [
        'lead',
        'Second Shift Lead Machinist',
        'Grandvale Precision, Holland, MI',
        '03/2016',
        'Present',
        '* 7 machinists, 3:00 pm to 1:30 am, Mon-Thu\n* Hip stems and trauma plates, titanium and cobalt chrome\n* Tolerance down to +/- .0003"\n* Setup on Hermle C42 from 4 hrs to 95 min (quick-change pallets I built)\n* Scrap for the shift 1.1%',
      ],
      [
        'swiss',
        'Swiss Machinist',
        'Lakeshore Turned Parts, Muskegon, MI',
        '08/2009',
        '03/2016',
        '* Citizen L20 and Star SR-32, 6 machines at once\n* Fuel injector needles, 40,000 a week\n* Trained 5 new hires',
      ],
      [
        'laid',
        'Mill operator, laid off when plant shut',
        'Brenner Die Cast, Zeeland, MI',
        '2004',
        '01/2009',
        '* Haas VF-3, die inserts in H13\n* union steward for the last two years (UAW)',
      ],
    ],
    skills: [
      ['gdt', 'Blueprint reading', 'GD&T, old hand-drawn prints too'],
      [
        'metro',
        'Measuring',
        'CMM (runs programs, does not write them), bore gages, optical comparator, surface finish',
      ],
      ['fix', 'Fixture building', 'soft jaws, vacuum plates, pallets'],
    ],
    technical: [
      ['mcam', 'Mastercam', '3-axis and 5-axis paths', 'advanced'],
      ['fanuc', 'Fanuc G-code', 'edits at the control, macros', 'expert'],
      ['heid', 'Heidenhain TNC 640', 'Hermle', 'advanced'],
      ['sw', 'SolidWorks', 'for fixtures only', 'intermediate'],
    ],
    roles: [
      ['skills', 'SkillsUSA judge', 'CNC milling contest, state level, every April in Grand Rapids.', '2018'],
      ['fire', 'Volunteer firefighter', 'Olive Township; engine operator.', '2011 to 2020'],
    ],
    achievements: [['sugg', 'Suggestion of the year', 'Pallet system; company put the saving at $212,000.', '2019']],
    other: [
      'Journeyman card, machinist, US Department of Labor, 2008 (8,000 hours)',
      'GED 2002',
      'NIMS: CNC Turning, CNC Milling, Measurement',
      'Lifts 50 lb. No weekends November (deer season).',
      'First aid and CPR, renewed 2025',
    ],
  },
  [
    [
      'a-crash',
      'lead',
      'Ever crash a machine?',
      'Once bad. I had a wrong tool length in the Hermle at midnight, put a face mill into the table, $38,000 spindle. I wrote it up before anybody asked. Since then no one on my shift touches cycle start on a first piece without a second guy reading the offsets out loud.',
    ],
    [
      'a-kid',
      'lead',
      'Who are you proud of?',
      'Marisol. She came from packing, could not read a mic. I gave her a bucket of scrap parts and a print each night. Three years on she is programming, and better at it than me.',
    ],
    [
      'a-days',
      'lead',
      'Why make a change?',
      'I want days. My daughter is in high school and I have not seen a volleyball game yet.',
    ],
    [
      'a-wage',
      'lead',
      'What do you make?',
      '$36.40 an hour plus $2 shift premium. I would not come for less than $38 straight.',
    ],
    ['a-reloc', 'lead', 'Would you move?', 'No. 45 minutes drive each way is my limit.'],
  ],
  `
answerable | how long has he been machining | overview lead+swiss+laid | 22
answerable | what hours does he work right now | lead | 3:00 pm
answerable | Medical device parts? | lead | Hip stems
answerable | tightest tolerance held | lead | .0003
answerable | Exotic alloys | lead | titanium
answerable | setup time reduction - from what to what | lead | 4 hrs; 95 min
answerable | sliding headstock lathes, which makes | swiss | Citizen; Star
answerable | high volume automotive work? volumes? | swiss | 40,000
answerable | was he ever in a union role | laid | steward
answerable | why did he leave Brenner | laid | shut
answerable | Did he finish an apprenticeship / is he a journeyman | other-1 | Journeyman
answerable | does he write CMM programs | metro | does not write
answerable | CAM package & level | mcam | Mastercam; advanced
answerable | can he work at a Heidenhain control | heid | TNC 640
answerable | high school diploma or equivalent | other-2 | GED
answerable | industry certs | other-3 / other-1 other-5 | NIMS
answerable | dollars saved by his ideas | sugg | 212,000
answerable | bottom line on hourly rate | a-wage | 38
answerable | how far would he commute | a-reloc | 45
answerable | what's pushing him to leave Grandvale | a-days | days
story | worst mistake on the floor and what he changed after | a-crash |
story | example of bringing someone up from nothing | a-kid |
near_miss | Siemens NX CAM?
near_miss | Has he been a plant or production manager
near_miss | aerospace parts (AS9100)
near_miss | EDM / wire experience with die inserts
near_miss | designs products in SolidWorks?
near_miss | paid career firefighter certification?
missing | does he speak spanish
missing | ISO 13485 auditing?
missing | when could he start
false_premise | How did he like running first shift at Grandvale?
false_premise | what year did he get his engineering degree
false_premise | why did he get fired over the spindle
`,
)
