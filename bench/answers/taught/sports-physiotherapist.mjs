import { person } from '../own/person.mjs'

export const physio = person(
  'Cian',
  {
    overview:
      'Irish-trained physiotherapist with nearly seven years of experience across public hospitals in Cork and private practice in Perth. Special interest in knee rehabilitation and running injuries. AHPRA registered. I like to explain things with a drawing on the back of the exercise sheet.',
    jobs: [
      [
        'swan',
        'Senior Physiotherapist',
        'Swanview Sports & Spinal, Perth, WA',
        'February 2024',
        'Present',
        [
          '- Joined as a physiotherapist and was promoted to senior in July 2025.',
          '- Treat about 55 clients a week, mostly sports and workplace injuries.',
          '- Set up an ACL rehabilitation program; 42 clients have gone through it, and 36 of them returned to their sport within twelve months.',
          '- Supervise two new graduates and run the fortnightly in-service training.',
          '- Physio for a local football club on match days.',
        ].join('\n'),
      ],
      [
        'lee',
        'Physiotherapist, Staff Grade',
        'Lee Valley University Hospital, Cork, Ireland',
        'September 2019',
        'August 2023',
        [
          '- Rotated through orthopaedics, respiratory, stroke rehabilitation and outpatients.',
          '- Redeployed to the respiratory ward and intensive care in 2020 and 2021.',
          '- Started a knee replacement class which shortened the average stay from 5.1 to 3.8 days.',
          '- Helped to bring the outpatient waiting list down from 19 to 11 weeks.',
        ].join('\n'),
      ],
      [
        'assist',
        'Physiotherapy Assistant (summers)',
        "St Brogan's Nursing Home, Mallow, Ireland",
        'June 2017',
        'August 2018',
        [
          '- Assisted residents with walking and transfers.',
          '- Led chair exercise groups of ten.',
          '- Kept equipment and records in order.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['msk', 'Musculoskeletal assessment', ''],
      ['rehab', 'Exercise prescription', ''],
      ['manual', 'Manual therapy', ''],
      ['needle', 'Dry needling', ''],
      ['educate', 'Patient education', ''],
    ],
    technical: [
      ['cliniko', 'Cliniko', ''],
      ['physitrack', 'Physitrack', ''],
      ['dyn', 'Handheld dynamometry', ''],
    ],
    roles: [
      ['club', 'Match-day physio, Bassendean Rovers', 'Home games from April to September', '2024'],
      ['park', 'Run director, parkrun', 'About once a month', '2025'],
    ],
    achievements: [
      ['dn', 'Dry Needling Certificate, Level 2', '', '2024'],
      ['aprize', 'Quality Improvement Award, Lee Valley University Hospital', 'For the knee replacement class', '2022'],
      ['marathon', 'Cork City Marathon', '3 hours 12 minutes', '2023'],
    ],
    other: [
      'BSc Physiotherapy, University College Dublin, 2015-2019, second class honours, grade one',
      'AHPRA general registration (Australia) since January 2024; CORU registered (Ireland) 2019-2024',
      'September 2023 to January 2024: travelled in Vietnam and New Zealand while my Australian registration was being processed',
      'English (native), Irish (fluent)',
      'Working with Children Check (WA) and first aid, both current',
    ],
  },
  [
    [
      'a-patient',
      'lee',
      'Tell us about a patient you remember.',
      'A retired bus driver on the stroke ward who refused every session. He was polite but he would not get up. I found out that he had driven the number 8 for thirty years, so I asked him to show me the route, and we walked the corridor as if it was Patrick Street, stopping at every stop. He did four stops on the first day. When he went home he could do the whole route with a stick.',
    ],
    [
      'a-gp',
      'swan',
      'How do you deal with a client who is not getting better?',
      'I go back to the start and assess again as if I had never met them. Last year a runner with calf pain made no progress in five weeks. I told her honestly that I was not sure, and I wrote to her GP and asked for a scan. It was a stress fracture of the tibia. She was glad that I had not just gone on with the same exercises.',
    ],
  ],
  `
answerable | Is he registered with AHPRA? | other-2 overview / | AHPRA
answerable | how many patients does he see per week? | swan | 55
answerable | Does he have hospital experience? | lee overview / assist a-patient | 
answerable | What was he doing from sept 2023 to jan 2024? | other-3 / lee swan other-2 | 
answerable | Has he been promoted? | swan / | 2025
answerable | results of his ACL program? | swan / rehab | 36
answerable | Is he certified in dry needling | dn needle / | 
story | How does he handle it when a client isn't improving? | a-gp / swan |
near_miss | Does he have any paediatric physio experience? | / other-5 lee swan overview
missing | Does he need visa sponsorship?
missing | when could he start
false_premise | What made him close his own clinic in Cork? | / lee
`,
)
