import { person } from '../own/person.mjs'

export const dentist = person(
  'Mahmoud',
  {
    overview:
      'General dental practitioner with interest in endodontics. Graduated in Alexandria in 2008, GDC registered 2016 after ORE. Mixed NHS and private list in Leicester, about 60/40.',
    leadership: [
      'Clinical lead of a six-surgery practice, 4 associates, 2 therapists',
      'Foundation trainer, third trainee at present',
    ],
    jobs: [
      [
        'leic',
        'Associate, then Clinical Lead',
        'Belgrave Road Dental, Leicester',
        '11/2017',
        null,
        '6,200 UDAs contracted, 98% delivered.\nUnder microscope: roughly 9 molar root canals a week, referrals from 14 practices.\nCQC visit of 2022 passed without actions.',
      ],
      [
        'nurse',
        'Dental nurse (while awaiting registration)',
        'Smile Yard, Birmingham',
        '2014',
        '2016',
        'Suction, stock and humility',
      ],
      [
        'army',
        'Dental officer, conscript',
        'Military hospital, Ismailia',
        '2009',
        '2010',
        '14 months; extractions 30 a day',
      ],
      [
        'alex',
        'Dentist',
        'Family clinic, Smouha, Alexandria',
        '2010',
        '2013',
        'Took over my uncle’s chair. Dentures, mainly.',
      ],
    ],
    skills: [
      ['endo', 'Endodontics', 'Retreatment, separated instruments, MTA apexification'],
      ['impl', 'Implants', 'Restores them; places none'],
      ['sed', 'Sedation', 'Inhalation yes, intravenous no'],
      ['kids', 'Children', 'Hall crowns, fluoride; refers anyone under four'],
    ],
    technical: [
      ['soe', 'Software of Excellence (Exact)', '', 'advanced'],
      ['trios', '3Shape Trios', 'Single crowns since 2021', 'advanced'],
      ['cbct', 'CBCT reporting', 'Level 2 certificate', 'intermediate'],
    ],
    roles: [
      ['ldc', 'Leicestershire LDC', 'Elected member.', '2021'],
      [
        'bridge',
        'Bridge2Aid-style camp, Mwanza, Tanzania',
        'Taught 12 clinical officers emergency extractions over two weeks.',
        'May 2023',
      ],
    ],
    achievements: [
      ['private', 'Private Dentistry Awards, Young Dentist Midlands', 'Highly commended', '2019'],
      ['case', 'Case report, British Dental Journal Open', 'Perforation repair, three-year follow-up', '2024'],
    ],
    other: [
      'BDS Alexandria 2008\nMSc Endodontology, University of Central Lancashire, 2021, distinction',
      'Arabic, English, Gujarati of the waiting room',
      'Indemnity with Dental Protection; hepatitis B immune',
      'Squash ladder, third',
    ],
  },
  [
    [
      'a-file',
      'leic',
      'Tell us about a complication.',
      'A file broke in the mesial canal of a solicitor. I showed her the x-ray on the big screen before she had to ask. I offered referral at my cost; she stayed, and I got round it with ultrasonics in 70 minutes. No complaint, and she sends her sons.',
    ],
    [
      'a-down',
      'nurse',
      'How was it to work below your qualification?',
      'For a week I was proud, then I saw what dentists leave on a tray. I still set my own tray down the way Karen showed me. It also taught me the words which patients use here.',
    ],
    [
      'a-leave',
      'leic',
      'Why a new place?',
      'The owner wishes to go fully private and I have patients who cannot. I look for a practice limited to root canals three days, the rest community dentistry.',
    ],
    ['a-split', 'leic', 'Your terms?', '50 percent private, £13.50 per UDA. Less would be a step back.'],
  ],
  `
answerable | When did he get on the UK register, by which route | overview | 2016; ORE
answerable | share of NHS work | overview | 60
answerable | people he oversees clinically | leadership-1 | 4; 2
answerable | VT/FD trainer? how many so far | leadership-2 | third
answerable | UDA target achieved? | leic | 98
answerable | root canals weekly & who sends them | leic | 9; 14
answerable | regulator inspection result | leic | without actions
answerable | did he work as assistant chairside before he could practise | nurse / a-down | Dental nurse
answerable | military service | army | 14 months
answerable | prosthetics experience | alex | Dentures
answerable | can he place implants | impl | places none
answerable | IV sedation? | sed | intravenous no
answerable | youngest patients he treats himself | kids | four
answerable | digital impressions with what | trios | Trios
answerable | 3D scan reporting qualification | cbct | Level 2
answerable | charity dentistry overseas | bridge | Tanzania
answerable | Postgrad degree, grade | other-1 | distinction
answerable | defence organisation | other-3 | Dental Protection
answerable | What kind of practice is he hoping for | a-leave | root canals
answerable | fee per unit he'd accept | a-split | 13.50
story | something went wrong mid-treatment, how honest was he | a-file
story | what he got out of being in a junior role | a-down
near_miss | Is he on the GDC specialist list
near_miss | Invisalign provider / ortho?
near_miss | practice owner or partner ever
near_miss | Dentally or R4 software
near_miss | lecturer at a dental school
near_miss | Does he speak Urdu or Punjabi
missing | days of the week he can offer
missing | oral surgery referrals under general anaesthetic in hospital
missing | how many hours CPD this cycle
false_premise | how much did the solicitor get after suing him
false_premise | why did the CQC put his practice in special measures
false_premise | What did he specialise in during his Cairo residency
`,
)
