import { person } from '../own/person.mjs'

export const office = person(
  'Denise',
  {
    overview:
      "Warm, organized and unflappable office manager with more than twelve years of experience keeping busy workplaces running, first at the front desk of a dental practice and now at an architecture firm in Columbus, Ohio. I am the person people come to when the printer dies, when a new colleague starts on Monday, or when the lease is up and forty-six people have to move. I take pride in treating the company's money as carefully as my own, and in building an office where people feel looked after.",
    jobs: [
      [
        'harlan',
        'Office Manager',
        'Harlan & Pike Architects, Columbus, OH',
        'April 2021',
        'Present',
        [
          '- Run the day-to-day operations of a two-floor office of 46 architects, designers and support staff, reporting directly to the managing partner.',
          '- Renegotiated the cleaning, copier and coffee contracts and brought yearly office spending down from $84,000 to $61,500 in my first eighteen months.',
          '- Planned and led the move to our new office in Grandview over one weekend in August 2023, without a single lost working day.',
          '- Supervise one receptionist and two administrative assistants, including their schedules, training and yearly reviews.',
          '- Rewrote the onboarding process for new hires, so that a desk, a laptop and all accounts are ready on day one instead of at the end of the first week.',
        ].join('\n'),
      ],
      [
        'coord',
        'Office Coordinator',
        'Riverside Dental Group, Columbus, OH',
        'January 2016',
        'May 2020',
        [
          '- Promoted from the front desk to coordinate the office of a practice with five dentists and three locations.',
          '- Processed biweekly payroll for 31 employees and handled accounts payable in QuickBooks.',
          '- Introduced text-message reminders, which lowered missed appointments from 14% to 8% within a year.',
          '- Trained nine front desk assistants.',
        ].join('\n'),
      ],
      [
        'front',
        'Front Desk Assistant',
        'Riverside Dental Group, Columbus, OH',
        'June 2013',
        'December 2015',
        [
          '- Greeted and checked in about 60 patients a day.',
          '- Answered a six-line phone, scheduled appointments and verified insurance.',
          '- Kept patient records in Dentrix, in line with HIPAA.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['vendor', 'Vendor negotiation', ''],
      ['budget', 'Budgeting and expense tracking', ''],
      ['events', 'Event planning', ''],
      ['onboard', 'Onboarding', ''],
      ['calendar', 'Calendar management', ''],
      ['people', 'Staff supervision', ''],
    ],
    technical: [
      ['qb', 'QuickBooks Online', ''],
      ['m365', 'Microsoft 365', ''],
      ['gusto', 'Gusto', ''],
      ['dentrix', 'Dentrix', ''],
    ],
    roles: [
      ['pta', 'Treasurer, Lincoln Elementary PTA', 'Look after a yearly budget of $18,000', '2022'],
      ['notary', 'Notary Public, State of Ohio', 'Notarize documents for clients and colleagues', '2021'],
    ],
    achievements: [
      [
        'cap',
        'Certified Administrative Professional (CAP)',
        'International Association of Administrative Professionals',
        '2022',
      ],
      ['award', 'Employee of the Year, Harlan & Pike Architects', 'Voted by colleagues after the office move', '2023'],
    ],
    other: [
      'Associate of Applied Science in Business Management, Columbus State Community College, 2011-2013',
      'Career break, June 2020 to March 2021: cared for my father while he recovered from a stroke',
      'English (native), Polish (conversational)',
      'Interests: quilting, church choir, Columbus Crew soccer',
    ],
  },
  [
    [
      'a-move',
      'harlan',
      'Tell us about a project you are proud of.',
      'The move in August 2023. We had sixteen weeks from signing the lease, and the partners did not want to close the office for even one day. I made a floor plan on the lunch room wall where everyone could put a sticker on their new desk, and I gave every crate a color for its zone. On the Saturday the freight elevator broke down, so I called the building owner at home and got the service elevator opened. On Monday at eight everyone could log in. The only thing we lost was one ficus.',
    ],
    [
      'a-conflict',
      'coord',
      'How do you handle conflict between coworkers?',
      'At Riverside I had two front desk assistants who would not speak to each other because of the holiday schedule. I sat down with each of them alone first, and then with both. It turned out that neither of them knew how the days were given out. I put up a shared calendar with a simple rotation, and that took care of most of it.',
    ],
  ],
  `
answerable | What does Denise do now? | harlan / overview | Office Manager
answerable | how big is the office she runs | harlan / overview | 46
answerable | Does she supervise anyone? | harlan / people coord | receptionist
answerable | How much did she save on office costs? | harlan / vendor budget | 
answerable | I see a gap in 2020, what happened there? | other-2 / coord harlan | father
answerable | any payroll experience?? | coord / gusto qb | 31
answerable | What certifications does she hold? | cap / notary | CAP
story | Can you give an example of when she dealt with a conflict at work? | a-conflict / coord |
near_miss | Does she have experience with SAP Concur for expenses? | / qb budget m365 gusto
missing | What are her salary expectations?
missing | Is she open to working hybrid
false_premise | Why did Harlan & Pike let her go in 2023? | / harlan award
`,
)
