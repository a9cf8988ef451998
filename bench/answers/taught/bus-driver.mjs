import { person } from '../own/person.mjs'

export const busDriver = person(
  'Maureen',
  {
    overview:
      'Bus driver, Sheffield born. 15 years on the buses and not one at-fault collision since 2013. Before that school dinners, which is harder.',
    jobs: [
      [
        'drive',
        'Bus Driver and Mentor Driver',
        'Don Valley Buses, Ecclesfield depot',
        'Nov 2011',
        'now',
        'Routes 7, 83, 88 and the night 52. Single and double deck, 19 electric ones since 2024. Earlies start 4.20, lates finish 00.50. Ridden along with 46 new starters. Fuel/energy league: top ten of 310 drivers most months.',
      ],
      [
        'control',
        'Relief controller (secondment, 7 months)',
        'Don Valley Buses',
        'Sept 2022',
        'Mar 2023',
        'Covered the radio desk. Diversions for the half marathon and two burst mains. Went back to driving by choice.',
      ],
      [
        'dinner',
        'School kitchen assistant',
        'Hucklow Primary, Sheffield',
        '2003',
        '2011',
        '220 dinners a day, till, allergies list',
      ],
    ],
    skills: [
      ['cust', 'Dealing with people', 'Drunks, prams, wheelchairs, Year 9s'],
      ['defect', 'Walkround checks and defect cards', 'Found a loose wheel nut twice'],
    ],
    technical: [
      ['ticket', 'Ticketer machines', 'set up for new starters', 'advanced'],
      ['ev', 'Electric buses', 'BYD/Alexander Dennis: charging, regen driving', 'intermediate'],
      ['pc', 'Computers', 'e-mail and the rota app', 'beginner'],
    ],
    roles: [
      [
        'union',
        'Unite workplace rep',
        'Represented members at 30 or so hearings; agreed the new toilet breaks.',
        '2017 to 2022',
      ],
      ['dem', 'Dementia Friends champion', 'Runs the two hour session at the depot.', '2019'],
      ['bells', 'Bell ringer, St Mary’s Ecclesfield', 'Practice on Tuesday nights.', ''],
    ],
    achievements: [
      ['uk', 'UK Bus Driver of the Year, national final', 'Finished 21st of 98 in Blackpool.', '2022'],
      ['cpr', 'Chief Constable’s commendation', 'CPR on a passenger at Hillsborough Corner, he lived.', '2018'],
    ],
    other: [
      'PCV licence category D since 2011, Driver CPC card to September 2029',
      'NVQ Level 2 Road Passenger Vehicle Driving, 2012',
      'GCSEs at evening class: English (C), Maths (D)',
      'British Sign Language Level 1',
      '3 points for speeding in own car, 2021, now expired',
      'Enhanced DBS, January 2026',
    ],
  },
  [
    [
      'a-lad',
      'drive',
      'A difficult passenger?',
      'A lad with a knife down his sock on the night 52. I did not go near it. I asked if he was hungry, and he was, and I gave him my sandwich and pressed the silent button. Police got on at Northern General. He said ta for the sandwich.',
    ],
    [
      'a-bump',
      'drive',
      'Tell us about your collision in 2013.',
      'I clipped a parked van on Barnsley Road in sleet. My fault, mirror and a panel. I asked for a day with the instructor rather than wait to be sent. I have left more room ever since, and been two minutes late for it.',
    ],
    [
      'a-train',
      'drive',
      'What are you after next?',
      'Driver trainer, full time. I want the instructor ticket, nobody at my place is paying for it.',
    ],
    [
      'a-hours',
      'drive',
      'Which shifts suit?',
      'Anything but split shifts. Sundays only after one, because of the bells.',
    ],
  ],
  `
answerable | Accident record? | overview / a-bump | 2013
answerable | how long driving buses | overview drive other-1 | 
answerable | has she driven EVs, which make | ev drive / | 
answerable | What time are her earliest starts | drive | 4.20
answerable | new drivers she has buddied, number | drive | 46
answerable | Any time in the control room? for how long | control | 7 months
answerable | why didn't she stay on the desk | control | by choice
answerable | Job before the buses | dinner overview / | 
answerable | when does the CPC need renewing | other-1 | 2029
answerable | any penalty points | other-5 | expired
answerable | Trade union activities | union | Unite
answerable | First aid used in real life? | cpr | CPR
answerable | competitions - how did she do | uk | 21st
answerable | signing for deaf passengers | other-4 | Level 1
answerable | background check date | other-6 | 2026
answerable | maths qualification & grade | other-3 | D
answerable | hobbies outside of work | bells | Bell
answerable | Would Maureen do splits? | a-hours | Anything but
answerable | what role does she really want | a-train | trainer
answerable | experience of vulnerable or confused passengers, teaching others about it | dem / cust | Dementia
story | Example of de-escalating danger on board | a-lad |
story | What did she do after she hit something | a-bump |
near_miss | Approved driving instructor already?
near_miss | coach tours to the continent?
near_miss | named employee of the year at her company?
near_miss | paid full-time union officer at regional level?
near_miss | BSL interpreter?
near_miss | has she managed a depot
missing | hourly pay she expects
missing | does she hold a tram driver competence
missing | Notice
false_premise | how long was her driving ban in 2021
false_premise | What injuries were there in the Barnsley Road crash?
false_premise | Why was Maureen removed from the controller job
`,
)
