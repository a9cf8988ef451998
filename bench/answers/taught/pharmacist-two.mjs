import { person } from '../own/person.mjs'

export const pharmacist = person(
  'Thandiwe',
  {
    overview:
      'Registered pharmacist with seven years of post-community-service experience in retail and hospital pharmacy in KwaZulu-Natal and Gauteng. Strong focus on patient counselling, chronic medication and stock control. Known for calm service in busy dispensaries.',
    jobs: [
      [
        'umhlanga',
        'Responsible Pharmacist',
        'Sizanani Pharmacy, Umhlanga, South Africa',
        '2022-05',
        null,
        [
          'Manage a dispensary of two pharmacists and four pharmacist assistants.',
          'Dispense about 280 prescriptions a day and check the work of assistants.',
          'Oversee ordering and stock taking, and brought expired stock down by 35%.',
          'Started a weekly blood pressure and glucose screening clinic.',
          'Prepare the pharmacy for inspections by the Pharmacy Council, passed with grade A in 2024.',
        ].join('\n'),
      ],
      [
        'rietvlei',
        'Hospital Pharmacist',
        'Rietvlei Private Hospital, Johannesburg, South Africa',
        '2019-02',
        '2022-04',
        [
          'Reviewed medication charts in the ICU and two surgical wards.',
          'Took part in the antimicrobial stewardship rounds each Tuesday.',
          'Captured orders and stock movements in Unisolv.',
          'Prepared total parenteral nutrition and chemotherapy under aseptic conditions.',
        ].join('\n'),
      ],
      [
        'commserve',
        'Community Service Pharmacist',
        'Mosvold District Clinic, Ingwavuma, South Africa',
        '2018-01',
        '2018-12',
        [
          'Dispensed antiretroviral and TB treatment to rural patients.',
          'Visited six outlying clinics each month to check stock and storage.',
          'Trained nurses in the use of stock cards.',
        ].join('\n'),
      ],
      [
        'internship',
        'Pharmacist Intern',
        'Berea Community Pharmacy, Durban, South Africa',
        '2017-01',
        '2017-12',
        [
          'Compounded creams and mixtures under supervision.',
          'Counselled patients on inhaler technique and chronic medication.',
          'Completed the CPD entries and the pre-registration examination at the first attempt.',
        ].join('\n'),
      ],
    ],
    roles: [
      ['health', 'Volunteer pharmacist, KwaMashu Health Day', 'Screening and advice twice a year', '2023'],
      ['tutor', 'Tutor for pharmacist interns', 'Registered tutor for two interns', '2024'],
    ],
    skills: [
      ['dispensing', 'Dispensing', ''],
      ['counselling', 'Patient counselling', ''],
      ['stock', 'Stock control', ''],
      ['chronic', 'Chronic medication management', ''],
      ['stewardship', 'Antimicrobial stewardship', ''],
      ['aseptic', 'Aseptic preparation', ''],
      ['compounding', 'Compounding', ''],
    ],
    technical: [
      ['unisolv', 'Unisolv', ''],
      ['excel', 'Excel', ''],
      ['outlook', 'Outlook', ''],
    ],
    achievements: [
      ['sapc', 'Registered with the South African Pharmacy Council', '', '2018'],
      ['bls', 'Basic Life Support', '', '2024'],
      ['immunisation', 'Immunisation and Injection Technique Certificate', '', '2021'],
    ],
    other: [
      'Bachelor of Pharmacy, University of KwaZulu-Natal, 2016',
      'Languages: isiZulu, English, Afrikaans (basic)',
      'Interests: choir, running, gardening',
    ],
  },
  [],
  `
answerable | What is her current position? | umhlanga |
near_miss | how many years has she done compounding? | / compounding internship
answerable | Has she worked with Unisolv? | rietvlei unisolv |
answerable | Is she allowed to give vaccinations? | immunisation |
missing | Reason for leaving Rietvlei? | / rietvlei
near_miss | Does she have experience in a pharmaceutical manufacturing plant? | / aseptic compounding rietvlei internship
answerable | Where did she get her pharmacy degree? | other-1 |
answerable | Describe her hospital experience please | rietvlei / stewardship aseptic overview unisolv commserve
`,
)
