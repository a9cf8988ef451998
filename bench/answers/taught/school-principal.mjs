import { person } from '../own/person.mjs'

export const schoolPrincipal = person(
  'Winsome',
  {
    overview:
      'Secondary school principal, Jamaica. Chemistry is my subject and order is my weakness. Took a non-traditional high school from 22% to 61% of students leaving with five CSEC subjects.',
    leadership: [
      '1,340 students, 78 teachers, 31 ancillary staff, on a shift system until 2021',
      'Answers to a board of 18 and to the Ministry, Region 4',
    ],
    jobs: [
      [
        'prin',
        'Principal',
        'Cedar Gap High School, St. James',
        'September 2016',
        null,
        'Suspensions from 210 to 64 a year. Ended the double shift after nine new classrooms, J$148 million, finished under budget. Breakfast for 400 daily through the Canteen and a rum company. Robotics team went to Geneva 2022.',
      ],
      ['vp', 'Vice Principal', 'Cedar Gap High School', '2011', '2016', 'Discipline, timetable, examinations'],
      [
        'hod',
        'Head of Science',
        'St. Ursula’s College, Kingston',
        '2003',
        '2011',
        'Two labs, nine teachers; CAPE Chemistry 100% passes five years out of eight',
      ],
      [
        'peace',
        'Exchange teacher',
        'Public high school, Prince George’s County, Maryland',
        '2006',
        '2007',
        'One year on the J-1, came home with a coat',
      ],
    ],
    skills: [
      ['mediate', 'Mediation', 'Dispute Resolution Foundation certified, gang truces at the gate'],
      ['fundr', 'Alumni fundraising', 'Toronto and New York chapters, US$86,000'],
      ['insp', 'Inspection', 'NEI rating moved from unsatisfactory to good'],
    ],
    technical: [
      ['rm', 'RenWeb-type SMS', 'Attendance texts to parents', 'intermediate'],
      ['office', 'Microsoft 365', '', 'advanced'],
    ],
    roles: [
      ['jta', 'Jamaica Teachers’ Association', 'Parish president.', '2019 – 2020'],
      ['church', 'Lay preacher, Anglican, Montego Bay', ''],
    ],
    achievements: [
      ['od', 'Order of Distinction (Officer class)', 'For education', 'October 2023'],
      ['lasco', 'LASCO Principal of the Year', 'Runner-up', '2018'],
    ],
    other: [
      'Ed.D. coursework at UWI complete, thesis outstanding; M.Ed. Mount Saint Vincent (Halifax programme in Jamaica) 2010; B.Sc. Chemistry UWI Mona 2001',
      'National College for Educational Leadership, Aspiring Principals, 2012',
      'Licensed driver; will not drive in snow again',
      'Due pre-retirement leave: 70 days in 2027',
      'Dominoes, champion of the staff room',
    ],
  },
  [
    [
      'a-knife',
      'prin',
      'Tell us of a violent incident.',
      'Two boys from rival lanes, one ratchet knife, under the ackee tree. I walked between them and asked who had eaten. Neither. We ate bun and cheese in my office, the knife on the table. The police came later since I called them myself, and both sat their exams.',
    ],
    [
      'a-teachers',
      'prin',
      'How did staff react to your changes?',
      'They voted no confidence in my second year, 41 to 29, because I put their lateness on the board next to the students’. I took it down and put up mine. We agreed on a clock for all, me first.',
    ],
    [
      'a-go',
      'prin',
      'Why the Cayman Islands?',
      'My daughter teaches there and I have done what I can with the Gap. Three to five years more, then rest.',
    ],
  ],
  `
answerable | her own teaching subject | overview / hod | Chemistry
answerable | exam outcomes since she took over | overview | 22; 61
answerable | enrolment and teaching complement | leadership-1 | 1,340; 78
answerable | who supervises her | leadership-2 | board
answerable | exclusions per year, change | prin | 210; 64
answerable | capital works managed - within cost? | prin | under budget
answerable | feeding programme numbers & partner | prin | 400; rum
answerable | students competing overseas | prin | Geneva
answerable | Did she rise internally to the top job? | vp+prin vp | Cedar Gap
answerable | advanced level pass rates | hod | 100%
answerable | US teaching experience? how long | peace | One year
answerable | conflict resolution credentials | mediate | Dispute Resolution
answerable | diaspora donations | fundr | 86,000
answerable | how was the school judged by inspectors before & after | insp | unsatisfactory; good
answerable | teachers' union office | jta | Parish president
answerable | state honour | od | Order of Distinction
answerable | Principal of the Year: did she get it? | lasco | Runner-up
answerable | doctorate finished? | other-1 | outstanding
answerable | leave owed to her | other-4 | 70
answerable | how long would she stay with us in Cayman | a-go | Three to five
story | weapon on campus | a-knife
story | staff rebelled against her, how did she get past it | a-teachers
near_miss | primary school headship
near_miss | IB or Cambridge curriculum?
near_miss | Green card or US teaching licence now
near_miss | ordained priest?
near_miss | national president of the JTA
near_miss | PowerSchool
missing | present salary in JMD
missing | police record / clearance
missing | knows anyone on our board
false_premise | which of the two boys died from the knife
false_premise | why did the Ministry dismiss her after the no confidence vote
false_premise | how did she come to overspend on the classrooms
`,
)
