import { person } from '../own/person.mjs'

export const schoolLeaver = person(
  'Cian',
  {
    overview:
      'Just finished the Leaving Cert in Tralee and looking for a start, ideally an apprenticeship with my hands. I worked weekends since I was fifteen. No car yet but the bus to Killarney passes the house.',
    jobs: [
      [
        'chip',
        'Counter and fryer',
        'Macari’s chipper, Tralee',
        'June 2024',
        'now',
        '- Friday and Saturday till 1 am\n- Cash up at close with the manager\n- Shown three new people the till',
      ],
      [
        'farm',
        'Summer help',
        'Uncle’s dairy farm, Castleisland',
        '2022',
        '2024',
        'Milking at 6, fencing, silage. Drove the quad and once the tractor in the yard.',
      ],
      [
        'te',
        'Transition Year work experience',
        'Brosnan Joinery, Tralee',
        'Feb 2025',
        'Feb 2025',
        'Two weeks. Sanded stair parts, measured up with the boss, swept a lot.',
      ],
    ],
    skills: [
      ['wood', 'Woodwork', 'Made an oak bench for the school hall, mortice and tenon'],
      ['cook', 'Customers', 'Grand with drunk ones'],
      ['math', 'Maths', 'Ordinary level, 72 percent; used to hate fractions, now cuts lists in my head'],
    ],
    technical: [
      ['sketch', 'SketchUp', 'For the bench and a hen house', 'beginner'],
      ['xls', 'Google Sheets', 'Team training hours', 'beginner'],
    ],
    roles: [
      ['gaa', 'Under-12 hurling coach', 'Helping two older lads, Tuesday evenings.', '2025'],
      ['stud', 'Student council, 5th and 6th year', 'Treasurer in sixth year. Got the water fountains.', '2024'],
    ],
    achievements: [
      [
        'young',
        'Young Scientist exhibition',
        'Project on slurry smell and vinegar. Got to Dublin, not placed.',
        '2024',
      ],
      ['county', 'Kerry minor panel', 'Sub for two matches, 2025', '2025'],
    ],
    other: [
      'Leaving Certificate 2026: Construction Studies H2, English H4, Irish H3, Maths O2, Business H5, Ag Science H4',
      'Safe Pass done in August, manual handling card',
      'Irish is good, from the Gaeltacht three summers. Bit of German.',
      'Provisional licence, test booked for February',
    ],
  },
  [
    [
      'a-fire',
      'chip',
      'Did anything ever go wrong at work?',
      'The oil caught once in the back fryer. I shut the gas, put the lid and the blanket on and got everyone out the front. The manager was in the bank. Nobody told me I did right until the fire brigade fella did.',
    ],
    [
      'a-team',
      'gaa',
      'A time you had to be patient?',
      'There is a small lad who would not hit the ball in front of the others. I stayed back ten minutes with him every week behind the dressing room. In May he scored with his left. I was nearly crying.',
    ],
    [
      'a-want',
      'te',
      'What kind of apprenticeship are you after?',
      'Carpentry first, then electrical. Not plumbing, I did a day of it.',
    ],
    ['a-when', 'chip', 'When could you start?', 'Any Monday. The chipper knows I am looking.'],
  ],
  `
answerable | What exam results did he get | other-1 | H2
answerable | is he finished with school | overview other-1 | 
answerable | has he a safe pass | other-2 | August
answerable | can he drive / own transport? | other-4 overview | Provisional or No car
answerable | what trade does he really want to learn | a-want | Carpentry
answerable | anything he's NOT interested in | a-want | plumbing
answerable | any experience with wood | te wood | 
answerable | how long was he at the joinery | te | Two weeks
answerable | did he handle money at the takeaway | chip | Cash up
answerable | late hours ok? | chip | 1 am
answerable | Has he done farm jobs | farm | Milking
answerable | gaeilge? | other-3 | Gaeltacht
answerable | Trained others ever | chip | three
answerable | did he represent other pupils in school | stud | Treasurer
answerable | Sport - how high has he played | county | Kerry
answerable | coaching kids which sport | gaa | hurling
answerable | science project topic | young | slurry
answerable | when is he available | a-when | Any Monday
answerable | which CAD type software has he touched | sketch | SketchUp
answerable | how good at maths is he | math other-1 | 72 or O2
story | did he ever deal with an emergency at work | a-fire | 
story | example of sticking with someone who found something hard | a-team | 
near_miss | Is he a qualified carpenter
near_miss | full driving licence category B
near_miss | tractor licence (W)
near_miss | was he the captain of the county minor team
near_miss | has he done a computing project or coding club
near_miss | AutoCAD or Revit?
missing | First aid certificate
missing | would he move to Cork for a placement
missing | points needed for college / CAO offers
false_premise | Why did he drop out in fifth year
false_premise | what grade did he fail in Irish
false_premise | why was he let go by Macari's
`,
)
