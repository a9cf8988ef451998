import { person } from '../own/person.mjs'

export const medicalTechnologist = person(
  'Jhoanna',
  {
    overview:
      'Medical Technologist with 12 years of hospital laboratory experience in the Philippines and Qatar. Strongest in blood bank; can also cover hematology and coagulation on night duty. Single-handed nights since 2017.',
    leadership: ['Shift in-charge, 5 technologists and 2 phlebotomists', 'Trained 26 interns in Iloilo'],
    jobs: [
      [
        'doha',
        'Senior Medical Technologist, Transfusion',
        'Al Corniche Hospital, Doha',
        'Nov 2017',
        'Present',
        '• Crossmatching about 45 units daily\n• Massive transfusion protocol: activated 30+ times\n• Expired platelets lowered from 9% to 3.5%\n• CAP inspection 2023, zero deficiency in my section',
      ],
      [
        'iloilo',
        'Medical Technologist II',
        'Western Visayas General Hospital, Iloilo City',
        'June 2013',
        'Oct 2017',
        '• 24/7 rotating duty, 600-bed government hospital\n• Dengue season: up to 380 CBC per shift\n• Drug testing analyst for the walk-in clinic',
      ],
      [
        'clinic',
        'Laboratory Aide',
        'Molo Diagnostic Clinic, Iloilo City',
        '2012',
        '2013',
        'Encoding, receiving, washing glasswares while reviewing for the board exam',
      ],
    ],
    skills: [
      ['ab', 'Antibody identification', 'Panels, elution, adsorption'],
      ['phleb', 'Venipuncture', 'Including pediatric and difficult veins'],
      ['micro', 'Microbiology', 'Basic culture reading only, 3 months rotation in 2014'],
    ],
    technical: [
      ['ortho', 'Ortho Vision', 'Daily use, key operator', 'expert'],
      ['sysmex', 'Sysmex XN-3000', 'QC and maintenance', 'advanced'],
      ['cerner', 'Cerner Millennium', 'PathNet', 'intermediate'],
    ],
    roles: [
      [
        'drive',
        'Blood donation drives, Filipino community in Doha',
        'Four per year at the embassy grounds; last one 212 donors.',
        '2019',
      ],
      ['qc', 'Quality committee', 'Wrote 14 SOPs, auditor for the point-of-care glucometers.', '2021'],
    ],
    achievements: [
      ['board', 'Board exam', 'Rating 86.4%, passed on first take', 'March 2013'],
      ['emp', 'Employee of the Quarter', 'Al Corniche, Q2', '2022'],
    ],
    other: [
      'BS Medical Technology, Central Philippine University, 2012',
      'ASCPi MLS, valid to 31 August 2027. QCHP license active. PRC license renewed 2025.',
      'IELTS Academic overall 7.0 (writing 6.5), taken January 2026',
      'English, Filipino, Hiligaynon, everyday Arabic',
      'Zumba instructor on Fridays',
    ],
  },
  [
    [
      'a-mismatch',
      'doha',
      'Tell us of a time you stopped an error.',
      'The sample said O positive and the history said A. The ward was pushing because the patient was bleeding in theatre. I released O negative and did not release the crossmatched units, I went down myself and drew again. The tube was from the next bed.',
    ],
    [
      'a-conflict',
      'iloilo',
      'How did you handle a conflict with a doctor?',
      'A resident shouted at me for a hemolyzed potassium. I invited him to see the tube. After that he asked how to draw it and we made a one-page guide for the interns.',
    ],
    [
      'a-why-uk',
      'doha',
      'Why do you want to leave Qatar?',
      'My contract allows no family status. I have a daughter of six with my mother in Iloilo and I want to live with her, so Ireland, UK or New Zealand.',
    ],
    ['a-join', 'doha', 'How soon can you join?', 'Sixty days notice plus exit clearance, so around three months.'],
  ],
  `
answerable | total yrs as med tech and in which countries | overview | 12; Qatar
answerable | which bench is she best at | overview | blood bank
answerable | Can she be alone on nights | overview | nights
answerable | supervisory exp pls, how many under her | leadership-1 | 5; 2
answerable | Teaching of students, number | leadership-2 | 26
answerable | platelet wastage | doha | 9%; 3.5%
answerable | accreditation inspection outcome | doha | zero
answerable | hospital size in the Philippines | iloilo | 600
answerable | peak workload blood counts | iloilo | 380
answerable | Toxicology / drugs of abuse screening done? | iloilo | Drug testing
answerable | first job in a lab and tasks there | clinic | Aide
answerable | Does she do blood drawing on kids? | phleb | pediatric
answerable | bacteriology experience - how deep | micro | Basic
answerable | analyzer for grouping, key user? | ortho | key operator
answerable | LIS used | cerner | Cerner
answerable | written procedures authored | qc | 14
answerable | licensure exam mark, how many attempts | board | 86.4; first
answerable | English test result and date | other-3 | 7.0; January 2026
answerable | ASCP expiry | other-2 | 2027
answerable | reason for going out of the Gulf | a-why-uk | daughter
story | near miss or wrong blood in tube event she caught | a-mismatch
story | disagreement with physician | a-conflict
near_miss | histopathology or cytology skills?
near_miss | HCPC registered as biomedical scientist
near_miss | master's degree?
near_miss | Has she been laboratory manager
near_miss | Roche cobas or Abbott Alinity
near_miss | What was her IELTS speaking score
missing | expected monthly salary tax free
missing | does she have driving licence
missing | vaccination records like hep B
false_premise | what deficiencies did CAP find in her section
false_premise | why did she need a second take of the board exam
false_premise | How long did she work in Saudi
`,
)
