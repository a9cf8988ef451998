import { person } from '../own/person.mjs'

export const dataProtectionOfficer = person(
  'Réka',
  {
    overview:
      'Data protection officer for hospitals and a blood bank, Budapest. Previously a nurse for six years on nights, so no one tells me that a chart must stand open. Law by evening.',
    jobs: [
      [
        'dpo',
        'Data Protection Officer (external mandate)',
        'Patria Med Hospital Group, Budapest',
        'Feb 2019',
        'present',
        'Four hospitals, 5,200 staff. Breach reports 31, all within 72 hours, one fine of HUF 2 million (fax in the wrong clinic) reduced to a warning on appeal. Records of processing: 214. DPIA for the new laboratory robot. Training in the canteen at shift change.',
      ],
      [
        'blood',
        'Data Protection Coordinator',
        'National Donor Service, Budapest',
        '2016',
        '2019',
        'GDPR project: 26 months, 17 contracts with processors, paper donor cards of 1968–1999 destroyed after archive release.',
      ],
      [
        'nurse',
        'Ward Nurse, Internal Medicine',
        'St. Imre Hospital, Budapest',
        '2008',
        '2014',
        'Night shift, 34 beds, two nurses.',
      ],
    ],
    skills: [
      ['dsar', 'Requests of data subjects', '420 a year, median 11 days'],
      ['transfer', 'Transfers to third countries', 'SCCs and TIAs; BCRs only read'],
      ['persuade', 'Persuading doctors', 'With their own data breach'],
    ],
    technical: [
      ['ot', 'OneTrust', 'modules RoPA and incident', 'advanced'],
      ['visio', 'Visio', 'data flows', 'advanced'],
      ['medsol', 'MedSolution', 'hospital system, audit log queries', 'intermediate'],
    ],
    roles: [
      ['edpb', 'Support pool of experts, European Data Protection Board', 'Two opinions on health apps.', '2023'],
      ['teach', 'Guest lecturer Semmelweis University', 'Nursing informatics, 6 hours a semester.', '2021'],
    ],
    achievements: [
      ['cipp', 'CIPP/E', '', '2018'],
      ['cipm', 'CIPM', 'retake after 8 points short', '2020'],
    ],
    other: [
      'JD, Pázmány Péter Catholic University, evening, 2010–2015',
      'BSc Nursing, 2008',
      'Hungarian, English C1, German B1, some Romanian from childhood in Cluj',
      'Bar exam: written part done, oral part not planned',
      'Choir, kayak, three cats',
    ],
  },
  [
    [
      'a-breach',
      'dpo',
      'Walk us through a breach.',
      'A USB stick with 3,200 X-rays lay in the number 7 tram. I heard at 6.15, the driver had it in his lunch bag. I had the log by eight, the authority form by noon, and a letter to patients the same evening, though the stick was encrypted. My boss wanted to wait, I did not.',
    ],
    [
      'a-no',
      'persuade',
      'Have you stopped a project?',
      'A start-up wanted all ward conversations recorded. I made a role play: I was the patient with cancer. After four minutes the CEO of the hospital closed the laptop himself.',
    ],
    ['a-why', 'dpo', 'Why a change?', 'The mandate is put to tender in June and the cheapest will win.'],
    ['a-fee', 'dpo', 'Fee?', 'HUF 1.9 million a month gross as employee.'],
  ],
  `
answerable | Scope: number of sites and employees covered | dpo | Four; 5,200
answerable | incident notifications - punctual? | dpo | 72 hours
answerable | Has any authority fined her client? result after appeal | dpo | warning
answerable | Article 30 register size | dpo | 214
answerable | impact assessment on lab automation | dpo | DPIA
answerable | GDPR implementation project duration | blood | 26 months
answerable | what happened to old paper records | blood | destroyed
answerable | clinical background, ward size | nurse overview | 34
answerable | how long on average to answer access requests | dsar | 11 days
answerable | cross border data transfer mechanisms used | transfer | SCC
answerable | privacy management platform | ot | OneTrust
answerable | querying hospital access logs | medsol | MedSolution
answerable | EDPB work? | edpb | two or Two
answerable | lecturing hours | teach | 6
answerable | IAPP certificates - how many, one at second try? | cipp+cipm cipm / cipp | retake
answerable | when did she study law, in which form | other-1 | evening
answerable | is she a qualified attorney | other-4 | Bar exam
answerable | Which language from her childhood | other-3 | Romanian
answerable | why is she open to offers | a-why | tender
answerable | her price per month | a-fee | 1.9 million
story | What did you do about lost patient data? | a-breach
story | Standing in the way of a project on privacy grounds | a-no
near_miss | information security officer ISO 27001 lead auditor
near_miss | cookie banner or ad-tech audits
near_miss | insurance company DPO role?
near_miss | Registered doctor?
near_miss | TrustArc software
near_miss | Employed by the supervisory authority
missing | professional liability cover, how high
missing | remote or onsite preference
missing | would she move to Vienna
false_premise | Why was she herself fined by the authority
false_premise | What led to the rejection of her nursing licence
false_premise | How many data protection officers does she lead in Prague
`,
)
