import { person } from '../own/person.mjs'

export const learningSpecialist = person(
  'Akira',
  {
    overview:
      'Learning and development person in a Yokohama lift maker, engineer turned trainer. My trainees ride the lift shaft before they ride the slides. English I learned from elevator manuals, please excuse.',
    jobs: [
      [
        'ld',
        'Assistant Manager, Technical Training',
        'Hoshino Elevator Co., Yokohama',
        'April 2018',
        'Present',
        '-Curriculum for 1,150 service technicians in 9 countries\n-Blended course: classroom 10 days to 4 days\n-First-time fix rate 71 to 83 percent, one year after\n-Supervise five instructors and one video editor\n-Academy in Hanoi opened 2023, building by local partner',
      ],
      [
        'field',
        'Service Engineer, later Shift Leader',
        'Hoshino Elevator Co., Saitama branch',
        'April 2007',
        'March 2018',
        '-Emergency calls, 3,000 lifts, 2011 earthquake: 61 people freed in two days\n-Lost part of left ring finger 2013; wrote the lock-out procedure after that',
      ],
    ],
    skills: [
      ['design', 'Instructional design', 'ADDIE, and for video "one thing, ninety seconds"'],
      ['vr', 'VR modules', 'Six built with an Osaka studio, used by 400'],
      ['eval', 'Evaluation', 'Kirkpatrick up to level 3; level 4 with control group only once'],
    ],
    technical: [
      ['lms', 'Cornerstone', 'tenant admin', 'advanced'],
      ['art', 'Articulate Storyline', '', 'advanced'],
      ['prem', 'Premiere', 'cuts himself for short things', 'beginner'],
    ],
    roles: [
      ['inter', 'Judge, WorldSkills Kazan, elevator demo', 'One of seven judges.', '2019'],
      ['hira', 'Neighbourhood disaster drill', 'Captain, 84 households, twice per year.', '2014'],
    ],
    achievements: [['pres', 'President’s Award for Safety', 'For lock-out procedure.', '2015']],
    other: [
      'Technical high school, electrical course, Kawagoe, 2007; no university',
      'Qualified elevator inspector (昇降機等検査員), 2012',
      'TOEIC 785; Vietnamese greetings; Japanese',
      'Can go to sites outside Japan eight weeks a year; passport valid to 2031',
      'Restores mechanical clocks; judo 2 dan',
    ],
  },
  [
    [
      'a-fail',
      'ld',
      'Tell us about a training that failed.',
      'The first e-learning. Technicians opened it at night on the phone and slept. Completion 22 percent. I went with four of them in their vans for two weeks and saw that they have nine minutes at noodle lunch. So I made nine-minute units. After that 91.',
    ],
    [
      'a-old',
      'ld',
      'How do you teach people older than you?',
      'I ask Mr. Tanaka, 59, to be my assistant on day one. I make an error on purpose and wait. When he corrects me the room is his, and then it is ours.',
    ],
    ['a-why', 'ld', 'Why leave Hoshino?', 'They will merge training with sales from April.'],
    ['a-want', 'ld', 'Wish?', 'Yearly 8.5 million yen or near, and two people to begin with.'],
  ],
  `
answerable | audience size and countries of his programs | ld | 1,150; 9
answerable | cut in classroom time | ld | 4 days
answerable | business effect of training measured | ld | 83
answerable | how many people in his unit | ld | five
answerable | Overseas academy - where and in what year | ld | Hanoi; 2023
answerable | did he work in the field prior to training | field overview | Service Engineer
answerable | natural disaster response, people rescued | field | 61
answerable | work accident he suffered, consequence | field | finger
answerable | Which instructional model does he follow | design | ADDIE
answerable | immersive tech learning modules, users | vr | 400
answerable | how far does he evaluate training | eval | level 3
answerable | LMS administration | lms | Cornerstone
answerable | authoring software | art | Storyline
answerable | international competitions judging | inter | WorldSkills
answerable | community preparedness activity | hira | 84
answerable | Has he a university diploma | other-1 | no university
answerable | inspector licence | other-2 | 2012
answerable | English score | other-3 | 785
answerable | travel allowance per year abroad | other-4 | eight weeks
answerable | yen expectation | a-want | 8.5 million
story | a course that didn't work and the fix | a-fail
story | Teaching experienced seniors | a-old
near_miss | HR generalist duties e.g. hiring?
near_miss | PMP or coaching certification ICF
near_miss | SAP SuccessFactors Learning
near_miss | speaks Vietnamese fluently
near_miss | leadership development for executives
near_miss | Did he work for Mitsubishi or Otis
missing | training budget he controls, in yen
missing | relocation with family to Singapore
missing | remote work days now
false_premise | What did he study at Tokyo University?
false_premise | Why did WorldSkills dismiss him as judge
false_premise | Which of his trainees died in the shaft
`,
)
