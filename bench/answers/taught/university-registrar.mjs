import { person } from '../own/person.mjs'

export const universityRegistrar = person(
  'Shaista',
  {
    overview:
      'Deputy registrar at a public university in Punjab with 21 years in examinations, admissions and convocations. My office has not postponed an examination since 2014, floods and sit-ins included.',
    leadership: [
      '63 staff in three branches, including dispatch riders',
      'First woman to hold the post of Controller of Examinations (additional charge) in the province, 2020-2021',
    ],
    jobs: [
      [
        'dep',
        'Deputy Registrar (Academics)',
        'University of the Five Rivers, Multan',
        'July 2016',
        'To date',
        '1. Secretary, Academic Council: 17 meetings conducted, 640 agenda items.\n2. Affiliation of 74 colleges, inspections by car, every one seen twice.\n3. Introduced semester system at affiliated colleges, 2022.\n4. Degree verification in 3 working days, earlier 5 weeks.\n5. Litigation desk: 118 writ petitions, 9 pending.',
      ],
      [
        'ar',
        'Assistant Registrar (Examinations)',
        'University of the Five Rivers, Multan',
        'March 2008',
        'June 2016',
        'Secrecy section. Roll number slips for 140,000 private candidates. Broke a paper-leak ring with the police in 2013.',
      ],
      [
        'adm',
        'Admin Officer',
        'Government Girls College, Khanewal',
        '2004',
        '2008',
        'Hostel of 220, transport, security after the 2007 blasts.',
      ],
    ],
    skills: [
      ['draft', 'Statutes and regulations', 'Drafts in English and Urdu; 26 approved by the Syndicate'],
      ['proto', 'Protocol', 'Convocations, Governor’s visits, 4,000 gowns'],
    ],
    technical: [
      ['cms', 'Campus management system', 'PeopleSoft-based, business owner for exam module', 'advanced'],
      ['office', 'MS Office, Urdu InPage', '', 'advanced'],
    ],
    roles: [
      ['hec', 'Member, national committee on plagiarism cases', 'Administrative member, 31 cases.', '2018-2021'],
      ['ngo', 'Girls’ bus fund', 'Founder; four buses from villages, 190 students daily.', '2019'],
    ],
    achievements: [['cs', 'Civil commendation by the Chancellor', '', '2021']],
    other: [
      'M.A. English Literature, Bahauddin Zakariya University, 2003, First Division, third position',
      'MBA (Executive), Virtual University, 2012',
      'Urdu, Saraiki, Punjabi, English; reads Persian poetry',
      'NIC, domicile Multan; willing to serve anywhere in Punjab, family accommodation required',
      'Ten months to go until eligible for Registrar (BPS-20)',
    ],
  },
  [
    [
      'a-leak',
      'ar',
      'How did you uncover the paper leak?',
      'The packet seals had two kinds of lac. I said nothing in the office and marked one set with a dot in the question number 4. Next day the dot was for sale in a photocopy shop in Vehari. I went with two lady constables.',
    ],
    [
      'a-minister',
      'dep',
      'Have you refused a powerful person?',
      'A minister’s nephew wanted admission after the merit list. I gave his uncle the list with marks on it, and a cup of tea. He rang the Vice-Chancellor, and the Vice-Chancellor read him the same list.',
    ],
    [
      'a-strike',
      'dep',
      'How did you hold exams in the 2022 floods?',
      'We moved 41 centres by boat and tractor. I slept in the Rajanpur rest house and counted answer books by lamp.',
    ],
    [
      'a-future',
      'leadership-2',
      'Why not wait for promotion?',
      'The post is political this year. I would rather build a new private university from the first file.',
    ],
  ],
  `
answerable | number of years in university administration | overview | 21
answerable | Strength of staff under her | leadership-1 | 63
answerable | Secretary of which statutory bodies | dep | Academic Council
answerable | how many affiliated institutions does she look after? visited? | dep | 74; twice
answerable | turnaround for degree attestations | dep | 3 working days
answerable | Court cases outstanding | dep | 9 pending
answerable | was semester system brought in by her? when | dep | 2022
answerable | scale of exam candidates in earlier post | ar | 140,000
answerable | confidential / secrecy work | ar | Secrecy
answerable | residential hall management | adm | Hostel
answerable | Firsts as a woman in her field | leadership-2 | First woman
answerable | Has she authored regulations, how many passed | draft | 26
answerable | Convocation and VIP events | proto | Convocations
answerable | student information system | cms | PeopleSoft
answerable | role on research misconduct cases | hec | 31
answerable | her social project for girls | ngo | buses
answerable | When and from where the executive MBA | other-2 | 2012
answerable | regional languages of south Punjab | other-3 | Saraiki
answerable | posting outside Multan - on what condition | other-4 | accommodation
answerable | why does she not wait for BPS-20 | a-future / other-5 | political
story | How was cheating ring found out | a-leak / ar
story | Handling influence from politicians on admission | a-minister
near_miss | PhD holder?
near_miss | has she been Vice-Chancellor or acting VC?
near_miss | Budget and treasurer's office charge
near_miss | Faculty member - did she teach literature at university level
near_miss | Moodle administration
near_miss | Regular Controller of Examinations appointment
missing | last drawn salary
missing | Date of availability on deputation
missing | Any foreign training or visits
false_premise | Why did she postpone the 2022 examinations
false_premise | What was the outcome of the inquiry against her in 2013
false_premise | Which private university did she found
`,
)
