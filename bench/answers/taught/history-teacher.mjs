import { person } from '../own/person.mjs'

// A wordy one.
export const historyTeacher = person(
  'Marcus',
  {
    overview:
      'Dedicated high school social studies teacher with twelve years in the classroom, all of them in public schools in Georgia. I believe that students learn history best when they argue about it, and so my classroom is full of primary sources, structured debates and, on good days, healthy disagreement. In addition to teaching I have served as department chair, mentored new teachers and built a debate program from four students to a team which travels to state every year. I am now looking for a position in which I can combine teaching with curriculum leadership.',
    leadership: [
      'Chair of the social studies department since 2022: nine teachers, the common assessments and the course schedule',
      'Mentor to five first-year teachers, four of whom are still teaching at our school',
    ],
    jobs: [
      [
        'oak',
        'Social Studies Teacher and Department Chair',
        'Oakmere High School, Decatur, Georgia',
        'August 2018',
        'Present',
        [
          '– Teach AP United States History, World History and an elective on the history of the civil rights movement in Atlanta, which I designed together with two colleagues and the county archive.',
          '– The share of my AP students who score a 3 or higher rose from 52% in 2019 to 71% in 2025, while enrollment in the course grew from 41 to 96 students.',
          '– Lead a department of nine teachers, run the weekly planning meeting and introduced common unit assessments in all ninth and tenth grade courses.',
          '– Attendance at my parent evenings has remained low, at about one family in three, and I am still looking for a better format.',
          '– Sponsor of the debate team and of the annual trip to Washington, D.C.',
        ].join('\n'),
      ],
      [
        'pine',
        'Social Studies Teacher',
        'Pine Hollow High School, Macon, Georgia',
        'August 2014',
        'May 2018',
        [
          '– Taught U.S. History and Government to classes of up to 34 students, many of them in co-taught sections with a special education teacher.',
          '– Wrote a ninth-grade geography unit based on students’ own family migration stories, which the district later shared with all its high schools.',
          '– Coached junior varsity track for three seasons.',
        ].join('\n'),
      ],
      [
        'student',
        'Student Teacher',
        'Clarke Ridge High School, Athens, Georgia',
        'January 2014',
        'May 2014',
        [
          '– Took over three sections of World History under the guidance of a mentor with thirty years of experience.',
          '– Planned a four-week unit on the First World War which ended in a mock peace conference.',
          '– Kept a reflective teaching journal that became part of my certification portfolio.',
        ].join('\n'),
      ],
      [
        'museum',
        'Education Intern',
        'Chattahoochee Valley Museum, Columbus, Georgia',
        'Summer 2013',
        'Summer 2013',
        [
          '– Gave guided tours for school groups and summer camps, often three in a day.',
          '– Built a hands-on box about textile mills that is still lent out to elementary schools.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['curr', 'Curriculum design', 'Backward design and common assessments'],
      ['diff', 'Differentiated instruction', 'Co-taught sections, English learners'],
      ['class', 'Classroom management', ''],
      ['debate', 'Debate coaching', 'Policy and Lincoln-Douglas'],
      ['mentor', 'Mentoring', ''],
    ],
    technical: [
      ['canvas', 'Canvas LMS', ''],
      ['google', 'Google Workspace', ''],
      ['desmos', 'Pear Deck', ''],
    ],
    roles: [
      ['reader', 'AP Reader', 'Score the long essay question for a week each June', '2023'],
      ['library', 'Trustee, Friends of the DeKalb Library', 'Organize the spring used book sale', '2021'],
    ],
    achievements: [
      ['toty', 'Teacher of the Year, Oakmere High School', 'Elected by the faculty', '2023'],
      ['grant', 'Georgia Humanities classroom grant', '$4,500 for the civil rights oral history project', '2020'],
    ],
    other: [
      'M.Ed. in Curriculum and Instruction, Valdosta State University, 2021',
      'B.A. in History, University of Georgia, 2014, cum laude',
      'Georgia teaching certificate, history and political science, grades 6-12, valid until June 2028',
      'Intermediate Spanish: I can hold a parent conference with some preparation',
    ],
  },
  [
    [
      'a-parent',
      'oak',
      'Tell us about a conflict with a parent.',
      'A father wrote to the principal because he thought that my unit on Reconstruction was political. I invited him to come and read the sources with me after school, and we spent an hour and a half with letters and voting records. He did not agree with everything in the end, but he saw that students had to argue both sides with evidence. He withdrew the complaint, and in the following year he chaperoned our trip to Washington. I learned to send the reading list home before the unit starts.',
    ],
    [
      'a-macon',
      'pine',
      'Why did you leave Pine Hollow?',
      'My wife was accepted for her residency at a hospital in Atlanta, and the drive from Macon would have been an hour and a half each way. I told my principal in February so that she had time to hire. I still miss the track team.',
    ],
    [
      'a-chair',
      null,
      'How do you lead a department?',
      'I try to protect the time of my colleagues. We meet once a week for forty minutes and we always look at student work, never at announcements, because those fit in an email. When two teachers disagree about an assessment, we grade five papers together and usually the disagreement disappears. I also teach the ninth-grade section that nobody wants.',
    ],
  ],
  `
answerable | What is his current position | oak | Department Chair
answerable | How many years has he taught? | overview / oak pine | twelve
answerable | AP results? | oak / reader | 71
near_miss | Does he have experience teaching at middle school level? | / other-3 oak pine
answerable | What is his experience in leading other teachers? | oak leadership-1 leadership-2 a-chair / mentor toty overview
answerable | why did he leave Macon | a-macon / pine | residency
answerable | is his teaching certificate valid in Georgia, until when? | other-3 | 2028
answerable | masters degree? in what | other-1 | Curriculum
story | tell me about a time he dealt with an upset parent | a-parent / |
answerable | Did parent evening attendance improve under him? | oak / | low
false_premise | What made him stop coaching track at Oakmere? | / pine
protected | what church does he go to
`,
)
