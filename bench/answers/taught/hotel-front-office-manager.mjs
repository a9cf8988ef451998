import { person } from '../own/person.mjs'

export const hotelFrontOfficeManager = person(
  'Wei Ling',
  {
    overview:
      'Front office manager with 13 years in four and five star hotels in Kuala Lumpur, Penang and Singapore. Passionate about guest service and about developing young staff. Experienced in pre-opening, group arrivals and upselling programmes.',
    jobs: [
      [
        'merdeka',
        'Front Office Manager',
        'The Merdeka Grand, Kuala Lumpur, Malaysia',
        '2021-07',
        null,
        [
          'Lead a team of 34 in reception, concierge, bell desk and guest relations at a hotel with 412 rooms.',
          'Raised the guest satisfaction score from 82 to 91 in three years.',
          'Run an upselling programme that brought in RM 680,000 in 2024.',
          'Prepare rosters, the department budget and monthly reports for the general manager.',
          'Moved the front desk from Fidelio to Opera Cloud without closing check-in.',
          'Handle complaints that are escalated by duty managers.',
        ].join('\n'),
      ],
      [
        'straits',
        'Assistant Front Office Manager',
        'Straits Quay Hotel, George Town, Penang, Malaysia',
        '2017-03',
        '2021-06',
        [
          'Hired and trained 18 front desk staff before the opening of the hotel.',
          'Coordinated arrivals of tour groups and conferences with up to 200 guests.',
          'Organised the use of the hotel for quarantine guests in 2020 and 2021.',
          'Audited cash floats and guest ledgers every week.',
        ].join('\n'),
      ],
      [
        'orchid',
        'Duty Manager',
        'Orchid Bay Hotel, Singapore',
        '2014-10',
        '2017-02',
        [
          'Supervised night and evening shifts with six staff.',
          'Responded to emergencies and wrote incident reports.',
          'Assigned rooms to VIP and long-stay guests.',
          'Balanced the night audit in Opera.',
        ].join('\n'),
      ],
      [
        'receptionist',
        'Guest Service Agent',
        'Hotel Bukit Indah, Kuala Lumpur, Malaysia',
        '2012-05',
        '2014-09',
        [
          'Checked guests in and out and exchanged foreign currency.',
          'Answered telephone reservations and e-mails.',
          'Won the monthly upselling contest four times.',
        ].join('\n'),
      ],
    ],
    roles: [
      [
        'speaker',
        'Guest lecturer, Klang Valley Hospitality College',
        'Two sessions a year on front desk operations',
        '2022',
      ],
      ['kitchen', 'Volunteer, Pasar Seni Soup Kitchen', 'Serving meals on the first Sunday of each month', '2023'],
    ],
    skills: [
      ['guest', 'Guest relations', ''],
      ['upsell', 'Upselling', ''],
      ['complaints', 'Complaint handling', ''],
      ['rosters', 'Rostering', ''],
      ['audit', 'Night audit', ''],
      ['revenue', 'Revenue management', ''],
      ['preopening', 'Hotel pre-opening', ''],
    ],
    technical: [
      ['opera', 'Opera Cloud', ''],
      ['fidelio', 'Fidelio', ''],
      ['excel', 'MS Excel', ''],
    ],
    achievements: [
      ['manager', 'Manager of the Year, The Merdeka Grand', '', '2023'],
      ['fire', 'Fire Safety Warden Certificate', '', '2022'],
      ['chs', 'Certified Hospitality Supervisor (CHS)', '', '2016'],
    ],
    other: [
      'Diploma in Hotel Management, Taman Sari College, Kuala Lumpur, 2012',
      'Languages: Mandarin, English, Malay, Cantonese, basic Japanese',
      'Interests: hiking, Chinese calligraphy, cooking Nyonya dishes',
    ],
  },
  [],
  `
answerable | What is her current job title? | merdeka |
near_miss | How many years of revenue management does she have? | / revenue
answerable | Is she familiar with Opera? | merdeka opera orchid |
answerable | Does she speak Japanese? | other-2 |
missing | Why did she leave the hotel in Penang? | / straits
near_miss | Has she been a hotel general manager? | / merdeka overview straits orchid
answerable | What is her education | other-1 / chs
answerable | Could you describe her experience leading teams? | merdeka straits orchid / overview rosters manager speaker
`,
)
