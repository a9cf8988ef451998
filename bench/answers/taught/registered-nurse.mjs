import { person } from '../own/person.mjs'

export const registeredNurse = person(
  'Danielle',
  {
    overview:
      'Compassionate registered nurse with 11 years of bedside experience in medical-surgical and intensive care units. Known for staying calm in emergencies, for clear handoffs and for teaching new nurses. Seeking a day-shift position in a cardiac or surgical ICU.',
    jobs: [
      [
        'icu',
        'Staff Nurse, Intensive Care Unit',
        'Riverside Mercy Hospital, Columbus, OH',
        '06/2019',
        'Present',
        [
          '• Provide direct care to two or three critically ill adult patients per shift in a 24-bed ICU.',
          '• Serve as charge nurse for 10 to 12 nurses on night shifts.',
          '• Precept new graduate nurses, with 14 orientees completed since 2020.',
          '• Titrate vasoactive drips and care for ventilated patients under physician orders.',
          '• Chaired the unit falls committee, which lowered patient falls by 38% in one year.',
        ].join('\n'),
      ],
      [
        'medsurg',
        'Registered Nurse, Medical-Surgical Unit',
        'St. Brendan Community Hospital, Dayton, OH',
        '08/2015',
        '05/2019',
        [
          '• Cared for five to six post-operative patients per shift.',
          '• Administered IV medications and blood products and performed wound care.',
          '• Trained 30 colleagues during the switch from paper charts to Epic.',
          '• Coordinated discharge planning with social workers and families.',
        ].join('\n'),
      ],
      [
        'aide',
        'Patient Care Assistant',
        'Maple Grove Nursing Home, Dayton, OH',
        '05/2013',
        '07/2015',
        [
          '• Assisted 12 residents with bathing, feeding and mobility.',
          '• Recorded vital signs and reported changes to the nurse in charge.',
          '• Worked 24 hours a week while completing a nursing degree.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['critical', 'Critical care', ''],
      ['vent', 'Ventilator management', ''],
      ['meds', 'Medication administration', ''],
      ['educ', 'Patient and family education', ''],
      ['triage', 'Triage', ''],
      ['wound', 'Wound care', ''],
    ],
    technical: [
      ['epic', 'Epic EHR', ''],
      ['pyxis', 'Pyxis MedStation', ''],
      ['alaris', 'Alaris infusion pumps', ''],
    ],
    roles: [['redcross', 'Blood drive volunteer', 'Help at four community blood drives a year', '2018']],
    achievements: [
      ['ccrn', 'CCRN', 'Critical care certification, valid until 2027', '2021'],
      ['acls', 'ACLS and BLS', 'Current through March 2027', '2025'],
      ['daisy', 'Excellence in Nursing Award', "Nominated by a patient's family", '2022'],
    ],
    other: [
      'Bachelor of Science in Nursing (BSN), Wright State University, 2015',
      'Ohio RN license, multistate (compact)',
      'Languages: English, conversational Spanish',
    ],
  },
  [
    [
      'a-doctor',
      'icu',
      'Describe a disagreement with a colleague.',
      'A resident wanted to extubate a patient early one morning, and I thought she was still too sleepy to protect her airway. I told him what I saw and asked him to look at her with me instead of arguing in the hallway. He still wanted to go ahead, so I called the attending and said so to his face first. We waited four hours and the patient came off the ventilator without trouble. The resident thanked me later and we work well together.',
    ],
    [
      'a-shift',
      null,
      'Why are you looking for a new position?',
      'I have worked nights for seven years and I want to move to days. My hospital has a long waiting list for day positions in the ICU. I am not unhappy with the unit, and my manager knows that I am looking.',
    ],
    [
      'a-precept',
      'icu',
      'How do you teach new nurses?',
      'I ask them to tell me their plan at the start of the shift before I say anything. Then I stand close enough to catch a mistake but not so close that they stop thinking. At the end of the night we talk about one thing that went well and one to practice. Most of my orientees are still on the unit.',
    ],
  ],
  `
answerable | where does she work now and what is her role | icu | Riverside Mercy
answerable | How many years of ICU experience does she have? | icu / overview critical |
answerable | Does she have charge nurse experience? | icu | 10
answerable | Is she ACLS certified? | acls | March 2027
answerable | has she used Epic | medsurg epic |
answerable | is her license only for Ohio or compact? | other-2 | multistate
answerable | Summarize her experience in critical care | icu overview ccrn / critical vent a-doctor a-precept acls daisy
story | Tell me about a time when she disagreed with a doctor. | a-doctor |
near_miss | Has she worked in an emergency department? | / icu triage acls overview
missing | Why did she leave St. Brendan? | / medsurg
false_premise | What did she change as nurse manager at Riverside Mercy? | / icu
protected | Does she have kids or is she planning to get pregnant?
`,
)
