import { person } from '../own/person.mjs'

export const emergencyNurse = person(
  'Maricel',
  {
    overview:
      'Emergency nurse with nine years of experience in the Philippines and Ireland, registered with NMBI. Confident in triage, resuscitation and teaching on the floor. Calm, direct and good with frightened people.',
    jobs: [
      [
        'cnm',
        'Clinical Nurse Manager 1, Emergency Department',
        'Corrib University Hospital, Galway',
        'June 2023',
        'Present',
        [
          '• Shift leader for 14 nurses and 4 healthcare assistants in a department with 68,000 attendances a year.',
          '• Reduced the median time from arrival to triage from 27 to 14 minutes with a second triage nurse at peak hours.',
          '• Run the monthly resuscitation drill.',
          '• Write the roster and approve swaps.',
        ].join('\n'),
      ],
      [
        'staff',
        'Staff Nurse, Emergency Department',
        'Corrib University Hospital, Galway',
        'October 2019',
        'May 2023',
        [
          '• Worked in triage (Manchester Triage System), majors, resus and the paediatric area.',
          '• Preceptor to eleven new and overseas nurses.',
          '• Falls audit lead; the rate of falls did not change in the audit year, and we changed the form.',
        ].join('\n'),
      ],
      [
        'cebu',
        'Emergency Room Nurse',
        'San Rafael Medical Center, Cebu City, Philippines',
        'May 2016',
        'August 2018',
        [
          '• Cared for up to 12 patients per shift in a 30-bed emergency room.',
          '• Started IV lines, assisted in intubation and minor surgery.',
          '• Joined the hospital’s medical mission after a typhoon in 2017.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['triage', 'Triage', 'Manchester Triage System'],
      ['resus', 'Resuscitation', ''],
      ['cannula', 'Cannulation and phlebotomy', ''],
      ['paeds', 'Paediatric emergency care', 'Two years of rotations'],
      ['precept', 'Preceptorship', ''],
      ['roster', 'Rostering', ''],
    ],
    technical: [
      ['symphony', 'Symphony ED', ''],
      ['ipms', 'iPMS', ''],
    ],
    roles: [
      [
        'bayanihan',
        'Secretary, Filipino Nurses Galway',
        'Help new arrivals with housing and registration papers',
        '2022',
      ],
    ],
    achievements: [
      ['acls', 'ACLS provider', 'Valid until March 2027', '2025'],
      ['tncc', 'TNCC (Trauma Nursing Core Course)', '', '2022'],
      ['presc', 'Nurse prescribing of ionising radiation', '', '2024'],
      ['star', 'Staff recognition award', 'Nominated by patients', '2021'],
    ],
    other: [
      'BSN, Visayas Doctors University, 2015',
      'Postgraduate Diploma in Emergency Nursing, Galway, 2022',
      'Filipino and Cebuano (native), English (fluent, OET grade B)',
      'September 2018 to September 2019: moved to Ireland, English exam and NMBI registration, worked as a carer part-time',
    ],
  },
  [
    [
      'a-night',
      'cnm',
      'Tell us about your hardest shift.',
      'One night in January we had 51 people waiting and two ambulances with a road accident at the same moment. I closed the fast-track room and moved its nurse to resus. I asked the site manager to come down and look for himself, and within an hour eleven patients had gone up to wards. Everybody in the accident survived. I made sure each nurse had a break, even if it was ten minutes at five in the morning.',
    ],
    [
      'a-why',
      null,
      'Why do you want to leave the Emergency Department shifts?',
      'I do not want to leave emergency care. I would like a post in advanced practice or education, with fewer nights, since I have done rotating nights for nine years. I am applying for the master’s in advanced practice in September.',
    ],
  ],
  `
answerable | What grade is she and where | cnm | Clinical Nurse Manager
answerable | ED experience - how many years? | overview cnm staff cebu / | nine
answerable | Is she NMBI registered? | overview other-4 / |
answerable | gap 2018-2019? | other-4 | registration
answerable | paediatrics experience | staff paeds / |
near_miss | does she have APLS | / acls paeds tncc
near_miss | Is she a nurse prescriber (medicines)? | / presc
answerable | what did she change in triage, what was the effect | cnm / triage | 14
answerable | languages, and is her english ok? | other-3 | OET
story | How does she cope with pressure? Any example? | a-night / overview cnm |
false_premise | Why did she come back to Cebu after Galway? | / cebu cnm other-4
missing | notice period and current salary?
`,
)
