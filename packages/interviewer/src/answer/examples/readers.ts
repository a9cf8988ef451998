import type { ResumeItem } from '../../interviewer.ts'
import { resume } from './example.ts'

/** A person whose resume is asked the everyday questions of an employer. */
export type Reader = { firstName: string; items: ResumeItem[] }

const tagged = (id: string, tag: ResumeItem['tag'] & string, text: string): ResumeItem => ({
  id,
  section: 'other',
  content: { text },
  tag,
})

/** The operations manager of the demo resume, as the parser reads it. */
export const operationsManager: Reader = {
  firstName: 'Mara',
  items: [
    ...resume({
      overview:
        'Operations manager with eleven years in regional food distribution. Builds routes, teams and cold chains that hold when the weather does not, and leaves behind instructions that other people can follow.',
      leadership: [
        'Chairs the safety committee at Havsgården Distribution since 2022; 600 days without a lost-time accident.',
        "Mentors two new supervisors a year through the city's returner programme.",
      ],
      jobs: [
        [
          'manager',
          'Operations Manager',
          'Havsgården Distribution, Gothenburg',
          'March 2021',
          null,
          'Run a warehouse of 46 people and a fleet of 23 refrigerated vans that serve 310 schools and care homes.\nCut spoiled deliveries from 4.1% to 1.3% in two years by measuring temperature at every handover.\nMoved route planning from paper to an in-house tool and saved 190 driving hours a month.',
        ],
        [
          'supervisor',
          'Shift Supervisor',
          'Nordkorn Foods, Borås',
          'August 2016',
          'February 2021',
          'Led a night shift of 14 pickers; reduced wrong picks by a third after redesigning the bin labels.\nTrained 30 seasonal workers each summer and wrote the handbook that is still used.',
        ],
        [
          'coordinator',
          'Logistics Coordinator',
          'Västmark Transport, Gothenburg',
          'June 2014',
          'July 2016',
          'Scheduled 60 deliveries a day across three terminals and answered for customs papers to Norway.',
        ],
      ],
      roles: [
        [
          'log',
          'Cold Chain Log',
          'Sensor and paper-free log for every handover of chilled goods, used by nine partner depots.',
          '2023',
        ],
      ],
      skills: [
        ['routes', 'Route planning', ''],
        ['budgeting', 'Budgeting', ''],
        ['scheduling', 'Staff scheduling', ''],
        ['negotiation', 'Negotiation with suppliers', ''],
        ['audits', 'Food safety audits', ''],
      ],
      technical: [
        ['excel', 'Excel', '', 'expert'],
        ['sap', 'SAP EWM', '', 'advanced'],
        ['sql', 'SQL', '', 'intermediate'],
        ['bi', 'Power BI', '', 'intermediate'],
        ['python', 'Python', '', 'beginner'],
      ],
      achievements: [
        ['supplier', 'Supplier of the Year, City of Gothenburg', '', 'November 2023'],
        ['prize', 'Västra Götaland Logistics Prize, runner-up', '', 'May 2019'],
      ],
    }),
    tagged('degree', 'education', 'BSc in Logistics, University of Gothenburg, 2011 – 2014'),
    tagged('languages', 'language', 'Swedish (native), English (fluent), Norwegian (good)'),
  ],
}

export const hygienist: Reader = {
  firstName: 'Ifeoma',
  items: [
    ...resume({
      overview: 'Dental hygienist who explains before she treats.',
      leadership: ['Supervises two trainee hygienists.'],
      jobs: [
        [
          'hygienist',
          'Dental Hygienist',
          'Brightwater Dental, Leeds',
          'September 2019',
          null,
          'Treat 11 patients a day and run the gum clinic on Thursdays.\nreduced missed appointments from 12% to 5% with text reminders.',
        ],
        [
          'nurse',
          'Dental Nurse',
          'Canal Street Surgery, Leeds',
          'May 2015',
          'August 2019',
          'Assisted at 30 implant operations a year; ordered stock for four chairs.',
        ],
      ],
      skills: [
        ['education', 'Patient education', 'Shows children how to brush with a giant tooth.'],
        ['hygiene', 'Infection control', ''],
      ],
      technical: [
        ['exact', 'SOE Exact', '', 'advanced'],
        ['radiography', 'Digital radiography', '', 'expert'],
        ['photoshop', 'Photoshop', '', 'beginner'],
      ],
      achievements: [['shortlist', 'Hygienist of the Year, Yorkshire, shortlisted', '', 'June 2022']],
    }),
    tagged('diploma', 'education', 'Diploma in Dental Hygiene, University of Leeds, 2017 – 2019'),
    tagged('languages', 'language', 'English (native), Igbo (fluent), French (basic)'),
    tagged('gdc', 'certificate', 'Registered with the General Dental Council since 2019'),
    tagged('interests', 'interest', 'Open-water swimming and pottery'),
  ],
}

export const backendDeveloper: Reader = {
  firstName: 'Tomasz',
  items: [
    ...resume({
      leadership: ['Leads the on-call rota of six engineers.'],
      jobs: [
        [
          'senior',
          'Senior Backend Developer',
          'Ferrybyte, Gdańsk',
          'January 2022',
          null,
          'Own the booking service that handles 2.4 million requests a day.\nCut the monthly cloud bill from $38,000 to $21,000 by resizing databases.',
        ],
        [
          'developer',
          'Backend Developer',
          'Pinequill, Warsaw',
          'October 2017',
          'December 2021',
          'Wrote the invoicing module in Java; moved 14 services to Kubernetes.',
        ],
      ],
      technical: [
        ['java', 'Java', '', 'expert'],
        ['kotlin', 'Kotlin', '', 'advanced'],
        ['kubernetes', 'Kubernetes', '', 'intermediate'],
        ['rust', 'Rust', '', 'beginner'],
      ],
      achievements: [['hackathon', 'Baltic Open Data Hackathon, first place', '', 'October 2020']],
    }),
    tagged('master', 'education', 'MSc in Computer Science, Gdańsk University of Technology, 2012 – 2017'),
    tagged('languages', 'language', 'Polish (native), English (fluent)'),
  ],
}

export const musicTeacher: Reader = {
  firstName: 'Clara',
  items: [
    ...resume({
      overview: 'Music teacher and choir leader.',
      jobs: [
        [
          'head',
          'Head of Music',
          'Elmford School, Bristol',
          'September 2018',
          null,
          'Lead a department of four teachers with a yearly budget of £18,000.\nDoubled the number of pupils who take GCSE music from 22 to 45.',
        ],
        [
          'teacher',
          'Music Teacher',
          "St Brannock's College, Exeter",
          'September 2012',
          'August 2018',
          'Taught 300 pupils a week and founded the jazz band.',
        ],
      ],
      skills: [
        ['arranging', 'Arranging', 'Writes parts for whoever turns up.'],
        ['conducting', 'Conducting', ''],
      ],
      technical: [['sibelius', 'Sibelius', '', 'advanced']],
      achievements: [['choir', 'National Choir Festival, gold medal', '', 'March 2024']],
    }),
    tagged('degree', 'education', 'BMus, Royal Northern College of Music, 2008 – 2011'),
    tagged('languages', 'language', 'English (native), German (good)'),
    tagged('interests', 'interest', 'Sings in a chamber choir; grows dahlias'),
  ],
}
