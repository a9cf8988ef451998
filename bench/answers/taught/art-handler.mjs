import { person } from '../own/person.mjs'

export const artHandler = person(
  'Fergus',
  {
    overview:
      'Art technician and installer. Fifteen years of hanging, crating and swearing quietly. Big things a speciality: the heaviest so far was a 4.2 tonne basalt head, through a Georgian window.',
    leadership: ['Crew of 3 permanent and up to 12 casuals on changeovers'],
    jobs: [
      [
        'chief',
        'Chief Technician',
        'Leith Harbour Gallery, Edinburgh',
        '2019',
        null,
        'Nine exhibition changeovers a year, eleven days each. Wrote the gallery’s method statements and risk assessments. No reportable accident in six years. Timber spend cut by about £14k after we began reusing plinths and walls.',
      ],
      [
        'momart',
        'Art Handler / Driver',
        'Constant Art Logistics, London',
        '2014',
        '2019',
        'Courier trips to Basel, Venice, Doha (22 abroad altogether). Two-man pickups from private houses, some with dogs.',
      ],
      [
        'gsa',
        'Workshop assistant',
        'Sculpture department, art school in Glasgow',
        '2011',
        '2014',
        'Showed students how not to lose fingers. Bandsaw, MIG, plaster.',
      ],
      [
        'joiner',
        'Apprentice joiner',
        'McKellar & Son, Paisley',
        '2006',
        '2010',
        'Time served. Sash windows, stairs, two church pews.',
      ],
    ],
    skills: [
      ['crate', 'Crate building', 'To ISPM 15, climate lined; 70 or so a year'],
      ['rig', 'Lifting and rigging', 'Gantries, chain hoists, A-frames; appointed person for lifts'],
      ['light', 'Lighting', 'Focus and lux levels to lender conditions; not the electrics'],
      ['av', 'Projector and media player setup', 'BrightSign mostly'],
    ],
    technical: [
      ['sketchup', 'SketchUp', 'Hang plans and plinth drawings', 'advanced'],
      ['tms', 'TMS', 'Location updates, nothing more', 'beginner'],
    ],
    roles: [
      [
        'boat',
        'Restoring a 1938 fishing boat with a trust in Anstruther',
        'Planking. We hope to launch next summer.',
        '2020',
      ],
      ['union', 'Prospect union rep', 'Got technicians paid for night installs, time and a half.', '2022'],
    ],
    achievements: [['biennale', 'Scottish pavilion in Venice', 'Head installer, opened four hours early', '2022']],
    other: [
      'HND in Fine Art, Glasgow Clyde College, part-time, 2014',
      'IPAF 3a and 3b, PASMA, counterbalance forklift (refresher due March 2027)',
      'C1 driving entitlement, digital tacho card',
      'First aid at work',
      'Italian: enough to argue with a vaporetto crew',
    ],
  },
  [
    [
      'a-drop',
      'momart',
      'Have you ever damaged a work?',
      'A ceramic foot, in Basel, 2016, my strap. I told the lender before I told my boss, because she was standing next to me. The report took the whole night, it was repaired, and I now tape every ratchet handle.',
    ],
    [
      'a-artist',
      'chief',
      'How do you deal with demanding artists?',
      'One wanted her nine-metre curtain moved two centimetres, then back, at 11 at night. I moved it. Then I marked both positions on the floor with names, and she chose the first by breakfast.',
    ],
    [
      'a-money',
      'chief',
      'What would make you move?',
      'A pension that adds up and a workshop with a window. I am on 36,800.',
    ],
  ],
  `
answerable | heaviest object he ever installed | overview | 4.2 tonne
answerable | how large a team during changeovers | leadership-1 | 12
answerable | How often do the shows rotate? | chief | Nine
answerable | H&S record | chief | No reportable
answerable | RAMS writing | chief | risk assessments
answerable | has he saved money or materials anywhere | chief | 14k
answerable | couriering overseas - number of trips & where | momart | 22; Venice
answerable | art school teaching support? | gsa | students
answerable | is he a tradesman by background | joiner | joiner
answerable | packing cases, how many per yr, export compliant? | crate | 70; ISPM
answerable | who signs off lifts | rig | appointed person
answerable | Can he rewire the gallery lights | light | not the electrics
answerable | video installs | av | BrightSign
answerable | 3D drawing software | sketchup | SketchUp
answerable | collections database knowledge | tms | Location
answerable | trade union involvement and what came of it | union | time and a half
answerable | Venice - what was his part | biennale / momart | Head installer
answerable | cherry picker ticket? | other-2 | IPAF
answerable | may he drive a 7.5 tonner | other-3 | C1
answerable | what does he earn at the moment | a-money | 36,800
story | breakage or damage incident | a-drop
story | handling of a fussy artist | a-artist
near_miss | conservation qualification?
near_miss | HGV class 1 licence
near_miss | curated any shows?
near_miss | does he have a skipper ticket for boats
near_miss | does he hold an electrician's card
near_miss | registrar experience, loans and insurance paperwork
missing | notice period
missing | references from Leith Harbour
missing | would he do weekends regularly
false_premise | How many of the accidents at Leith Harbour were reported to HSE
false_premise | why did he abandon his apprenticeship
false_premise | what exhibition did he have of his own sculpture in Venice
`,
)
