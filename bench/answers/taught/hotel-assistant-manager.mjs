import { person } from '../own/person.mjs'

export const hotel = person(
  'Wanjiru',
  {
    overview:
      'Hospitality professional from Kenya who began at the reception desk and is now assistant manager of a 120-room beach hotel in Mombasa. I know every post at the front of the house because I have stood in it. Calm with guests, fair with staff, careful with cash.',
    jobs: [
      [
        'manager',
        'Assistant Manager',
        'Baobab Court Beach Hotel, Mombasa',
        'March 2024',
        'Present',
        [
          '- Deputise for the general manager in a hotel of 120 rooms and 85 staff.',
          '- Raised the guest review score from 8.1 to 8.9 between 2024 and 2026.',
          '- Increased low-season occupancy from 48% to 57% with weekend packages for Nairobi families.',
          '- Prepare the weekly rota and the monthly revenue report for the owners.',
          '- Moved the hotel from paper registration to online check-in.',
        ].join('\n'),
      ],
      [
        'supervisor',
        'Front Office Supervisor',
        'Baobab Court Beach Hotel, Mombasa',
        'June 2022',
        'February 2024',
        [
          '- Led a team of seven receptionists and two night auditors.',
          '- Wrote a complaints procedure under which nine in ten complaints were settled on the same day.',
          '- Trained new staff on Opera PMS.',
        ].join('\n'),
      ],
      [
        'reception',
        'Receptionist',
        'Baobab Court Beach Hotel, Mombasa',
        'January 2019',
        'May 2022',
        [
          '- Checked guests in and out, up to 70 arrivals a day in high season.',
          '- Balanced the cash float every shift, with no shortage in three years.',
          '- Sold upgrades and excursions; top seller of the desk in 2021.',
          '- Was on unpaid leave from April to October 2020 while the hotel was closed.',
        ].join('\n'),
      ],
      [
        'guesthouse',
        'Receptionist and Reservations Clerk',
        'Menengai View Guest House, Nakuru',
        'February 2017',
        'December 2018',
        [
          '- Handled bookings by phone, email and Booking.com for 18 rooms.',
          '- Served breakfast when the kitchen was short of staff.',
          '- Kept the petty cash book.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['guest', 'Guest relations', ''],
      ['complaints', 'Complaint handling', ''],
      ['rota', 'Rota planning', ''],
      ['upsell', 'Upselling', ''],
      ['cash', 'Cash handling', ''],
      ['lead', 'Team leadership', ''],
    ],
    technical: [
      ['opera', 'Opera PMS', ''],
      ['channel', 'SiteMinder channel manager', ''],
      ['excel', 'Microsoft Excel', ''],
    ],
    roles: [
      ['mentor', 'Mentor, Coast Girls in Hospitality', 'Mentor three students each year', '2023'],
      ['choir', 'Alto, parish choir', '', '2020'],
    ],
    achievements: [
      ['star', 'Employee of the Year, Baobab Court', 'Chosen among 85 staff', '2021'],
      ['chs', 'Certified Hospitality Supervisor (CHS)', 'American Hotel & Lodging Educational Institute', '2023'],
      ['safety', 'Fire Marshal and First Aid certificate', '', '2024'],
    ],
    other: [
      'Diploma in Hotel Management, Kenya Utalii College, Nairobi, 2014-2016',
      'Kiswahili and Kikuyu (native), English (fluent), German (A2), basic Italian',
      'Currently studying part-time for a Bachelor in Hospitality Management, expected 2028',
      'Willing to relocate within East Africa or to the Gulf',
      'References on request',
    ],
  },
  [
    [
      'a-overbooked',
      'supervisor',
      'Tell us about a difficult situation with guests.',
      'In December 2023 the channel manager failed and we were overbooked by six rooms on the twenty-seventh. I called two hotels on our road before I told anyone, so that I had something to offer. Then I asked for volunteers instead of choosing the people who came last. I offered a room next door, dinner with us and free transfers. Five families said yes. For the sixth, a couple on honeymoon, the general manager gave up his own apartment. We did not get one bad review from it.',
    ],
    [
      'a-promoted',
      'manager',
      'What was it like to become the manager of your former colleagues?',
      'The first three months were lonely. Two receptionists were my friends and they expected the best shifts. I told them at lunch, not in the office, that I could not do it, and I put myself on the rota for Christmas Day. After that nobody asked. One of them is now the front office supervisor.',
    ],
  ],
  `
answerable | What is her current position and since when? | manager / overview | 2024
answerable | how did she progress at Baobab Court? | reception+supervisor+manager / overview star chs a-promoted | Receptionist
answerable | Which property management system does she know? | opera supervisor / channel | Opera
answerable | Is she willing to relocate to Dubai or Doha? | other-4 | Gulf
answerable | what languages does she speak | other-2 | German
answerable | Was she working during 2020? | reception / | October
answerable | What has she done for occupancy and reviews? | manager / | 57
story | Tell me about a time she dealt with an overbooking or unhappy guests | a-overbooked / supervisor complaints a-promoted |
near_miss | Has she already got a bachelor's degree? | / other-3 other-1
missing | What salary is she looking for?
out_of_scope | Can you recommend a good beach hotel in Mombasa for my holidays?
false_premise | How long was she general manager at Menengai View? | / guesthouse
`,
)
