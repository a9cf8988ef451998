import { person } from '../own/person.mjs'

export const fireCaptain = person(
  'Marcus',
  {
    overview:
      'Fire captain in a mid-size career department in eastern Washington. 17 years on the line, the last five as company officer. Looking to move into industrial fire protection and get off the 24-hour shift.',
    leadership: [
      'Run a four-person engine company on B shift',
      'Acted as battalion chief 31 shifts in 2024, up to five stations',
    ],
    jobs: [
      [
        'capt',
        'Captain, Engine 6',
        'Yakama Valley Fire Dept, WA',
        '03/2020',
        'Present',
        '- 1,900 runs a year, about 70% medical\n- Pre-incident plans for 43 cold-storage buildings, most with ammonia refrigeration\n- Wrote the department’s lithium battery procedure',
      ],
      [
        'eng',
        'Driver/Engineer',
        'Yakama Valley Fire Dept, WA',
        '2014',
        '2020',
        'Pump operations, aerial 2. Trained 12 new drivers. One at-fault fender bender, 2016.',
      ],
      [
        'ff',
        'Firefighter/EMT',
        'Yakama Valley Fire Dept, WA',
        '2009',
        '2014',
        '- Hired off a list of 640\n- Probationary year at Station 2',
      ],
      [
        'wild',
        'Seasonal wildland firefighter',
        'US Forest Service, Naches Ranger District',
        '2006',
        '2008',
        'Three summers, hand crew. Saw and Pulaski.',
      ],
    ],
    skills: [
      ['haz', 'Hazmat', 'Technician level since 2012; on the regional team, nine callouts'],
      ['rope', 'Rope rescue', 'Operations level'],
      ['insp', 'Building inspections', 'Assembly and storage occupancies, about 60 a year alongside the fire marshal'],
    ],
    technical: [
      ['ero', 'ESO', 'Incident and patient reports', 'advanced'],
      ['cad', 'Tablet Command', 'Accountability on scene', 'intermediate'],
      ['xl', 'Excel', 'Hydrant test log', 'beginner'],
    ],
    roles: [
      ['union', 'Shop steward, IAFF local', 'Sat on the 2021 contract committee.', '2018'],
      ['peer', 'Peer support team', 'Trained listener for crews after bad calls.', '2022'],
    ],
    achievements: [['life', 'Life Safety Award', 'Pulled a man out of a grain bin in Toppenish.', '2019']],
    other: [
      'AAS Fire Science, Columbia Basin College 2011. Working on a bachelor’s, two courses left.',
      'Fire Officer II, Fire Instructor I, EMT (expires 2027)',
      'CDL class B, tanker endorsement',
      'Coaches girls’ wrestling at a middle school, winters',
    ],
  },
  [
    [
      'a-may',
      'capt',
      'Hardest decision on a fireground?',
      'Apple warehouse, 2023. I had two guys inside and the roof sound changed. I pulled them out before anyone told me to, and a deputy chief was not happy because we lost the building. The truss came down eleven minutes later.',
    ],
    [
      'a-conf',
      'eng',
      'A conflict in the station?',
      'Two of my crew stopped talking over a shift trade. You can not ride a truck like that. I made them cook dinner together for a week, and on day three they were arguing about chili instead.',
    ],
    [
      'a-why',
      'capt',
      'Why leave the fire service?',
      'My sleep is shot and my knees are fine, and I want to leave before it is the other way around. Prevention interests me more than it used to.',
    ],
    [
      'a-when',
      'capt',
      'How soon could you start?',
      'I vest at the end of March 2027. Any time after that with thirty days notice.',
    ],
  ],
  `
answerable | yrs of firefighting total | overview | 17
answerable | What rank is he at the moment | capt overview | Captain
answerable | crew size | leadership-1 | four
answerable | Has he filled in at chief level? how often | leadership-2 | 31
answerable | knows anything about ammonia systems | capt | 43
answerable | call volume of his engine | capt | 1,900
answerable | ever crashed a department rig? | eng | 2016
answerable | haz mat certs? what level | haz | Technician
answerable | does he do code inspections, roughly how many | insp | 60
answerable | Commercial license? | other-3 | class B
answerable | has he finished his four year degree | other-1 | two courses left
answerable | forest fire background | wild | Three summers
answerable | mental health / critical incident stress support, is he involved | peer | 
answerable | any policies he authored | capt | lithium
answerable | Was he honored for a rescue and what for | life | grain bin
answerable | labor relations exposure | union | steward
answerable | what does he want to do next | overview a-why | 
answerable | Earliest availability | a-when | March 2027
answerable | when does EMT run out | other-2 | 2027
answerable | hobbies or things outside work w/ kids | other-4 | wrestling
story | when has he gone against a superior's wishes for safety | a-may |
story | how does he sort out crew members who don't get along | a-conf |
near_miss | Is he a paramedic?
near_miss | technician-level rope rescue
near_miss | was he ever a full-time battalion chief
near_miss | Certified Fire Protection Specialist or licensed fire protection engineer?
near_miss | Fire marshal experience - has he held that post
near_miss | Advanced spreadsheets, pivot tables
missing | salary he wants
missing | military service?
missing | willing to relocate to Texas
false_premise | Why did he move between fire departments so often
false_premise | what did the EPA fine in 2022 against him concern
false_premise | how many civilians died in the apple warehouse fire
`,
)
