import { person } from '../own/person.mjs'

export const armyLogistics = person(
  'Gareth',
  {
    overview:
      'Staff Sergeant, Royal Logistic Corps, leaving after a full 22 years in January. I move things: ammunition, rations, vehicles, people. Based at Abingdon, settling back in Swansea. Security cleared to SC until 2029.',
    leadership: ['Troop of 34 soldiers and 22 vehicles', 'Reporting officer for nine corporals each year'],
    jobs: [
      [
        'ssgt',
        'Troop Staff Sergeant',
        '3 Regiment RLC, Abingdon',
        'Aug 2020',
        'Present',
        '- Fleet availability lifted from 68 to 91 per cent\n- Ran the road move of 140 vehicles to Estonia by ferry and rail, 2023\n- Accounts worth £6.2m, no loss at three inspections',
      ],
      [
        'sgt',
        'Sergeant, Ammunition Section',
        'Kineton depot, Warwickshire',
        '2015',
        '2020',
        'Storehouse inspections and disposals paperwork. Worked beside the technicians on the storage and movement side.',
      ],
      [
        'helm',
        'Corporal, Combat Logistic Patrols',
        'Helmand, two tours',
        '2009',
        '2012',
        'Convoys of up to 80 vehicles. Second in command of a patrol on the second tour.',
      ],
      [
        'driver',
        'Private, then Lance Corporal, driver',
        'Colchester and Gütersloh',
        '2005',
        '2009',
        'DROPS lorry and tank transporter co-driver.',
      ],
    ],
    skills: [
      ['plan', 'Movement planning', 'Road, rail and sea; route clearance with three foreign police forces'],
      ['instr', 'Instructing', 'Eighteen months as recruit instructor at Pirbright, inside the Kineton posting'],
    ],
    technical: [
      ['jampes', 'JAMES', 'Army fleet management', 'expert'],
      ['mjdi', 'MJDI', 'Stores accounting', 'advanced'],
      ['ppt', 'PowerPoint', 'Orders and briefings', 'intermediate'],
    ],
    roles: [['mess', 'Mess treasurer', 'Sergeants’ mess, turnover about £90k.', '2021']],
    achievements: [['comm', 'Commander’s commendation', 'For the flood relief effort in Cumbria', '2016']],
    other: [
      'Level 5 diploma in leadership, CMI; CILT level 3 in logistics, level 5 booked for February',
      'Licences B, C, C+E, D1. ADR all classes except 7. Driver CPC valid to 2028.',
      'Welsh at home, German from four years there, rusty',
      'Plays cornet in a brass band',
    ],
  },
  [
    [
      'a-lost',
      'ssgt',
      'A mistake you own?',
      'On the Estonia move I trusted a bridge height from a five-year-old survey. We had a low loader stuck outside Kiel for six hours. I rang the colonel myself before anyone else could and from then on somebody drove every route in a car first.',
    ],
    [
      'a-young',
      'helm',
      'Leading under pressure?',
      'Our lead vehicle was hit and the lad next to me froze on the radio. I gave him one job, to read me the grid out loud, nothing else. He did and the rest came back to him. Everybody came home from that one.',
    ],
    [
      'a-civ',
      'ssgt',
      'What worries you about civilian work?',
      'That people will expect me to shout. I have not shouted since about 2014.',
    ],
    ['a-pay', 'ssgt', 'What salary are you after?', 'Low forties. There is a pension coming so I am not greedy.'],
  ],
  `
answerable | When exactly is he out of the forces | overview | January
answerable | is he vetted | overview | SC
answerable | headcount + vehicles in his unit | leadership-1 | 34; 22
answerable | Did he improve uptime of the trucks | ssgt | 91
answerable | value of kit he signs for | ssgt | 6.2m
answerable | HGV? artic? | other-2 | C+E
answerable | dangerous goods - which classes is he not covered for | other-2 | 7
answerable | has he been in combat zones, how many tours | helm | two tours
answerable | international transport experience | ssgt plan helm | 
answerable | any training delivery | instr | Pirbright
answerable | what chartered institute quals has he got & whats still to come | other-1 | level 3; level 5
answerable | does he speak german | other-3 | rusty
answerable | where will he live | overview | Swansea
answerable | did he handle cash or budgets for a club | mess | 90k
answerable | Appraisals? how many did he write | leadership-2 | nine
answerable | money expectations | a-pay | Low forties
answerable | stock software used in the army | mjdi / jampes | MJDI
answerable | disaster relief work in the UK | comm | Cumbria
answerable | is he musical or anything | other-4 | cornet
answerable | first job he had in uniform | driver | Private
story | a cock-up and what he changed after it | a-lost |
story | staying calm when someone in the team panicked | a-young |
near_miss | Qualified ammunition technician / bomb disposal?
near_miss | DV clearance
near_miss | was he commissioned as an officer
near_miss | SAP EWM or any commercial WMS
near_miss | has he got a bus licence (full D)
near_miss | CILT level 5 completed?
missing | disciplinary record
missing | lean six sigma
missing | project management, PRINCE2 or APM
false_premise | why did he leave the army early
false_premise | how many soldiers did he lose in the convoy attack
false_premise | What was his job at Amazon between postings
`,
)
