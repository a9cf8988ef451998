import { person } from '../own/person.mjs'

export const paralegal = person(
  'Odette',
  {
    overview:
      'Litigation law clerk in Ottawa, francophone, eleven years in two firms. Personal injury on the plaintiff side since 2019; medical malpractice is what I do best.',
    jobs: [
      [
        'gauthier',
        'Senior Law Clerk, Personal Injury',
        'Gauthier Sinha LLP, Ottawa, ON',
        'March 2019',
        'Present',
        '* carries 55 open files for two partners\n* drafts affidavits of documents, damages briefs, mediation memoranda\n* medical records: 400 to 9,000 pages per file, chronologies with page references\n* three jury trials as second chair for exhibits, the longest 23 days\n* helped settle a birth injury file at $7.8M in 2023',
      ],
      [
        'booth',
        'Law Clerk',
        'Booth Laframboise, Gatineau, QC',
        'June 2014',
        'February 2019',
        'Insurance defence, slip and falls mostly. Billed 1,350 hours a year. Moved the office from paper to PCLaw and trained the six secretaries on it.',
      ],
      [
        'registry',
        'Counter Clerk (contract)',
        'Superior Court of Justice, Ottawa',
        'Sept 2013',
        'May 2014',
        'Civil intake. Knows why a filing gets refused.',
      ],
    ],
    skills: [
      [
        'chron',
        'Medical chronologies',
        'Can read most doctors’ handwriting; keeps an abbreviations list of 600 entries',
      ],
      ['interview', 'First interviews', 'In hospital, at home, once in a detention centre'],
      ['translate', 'Translation of pleadings', 'French to English only, not sworn'],
    ],
    technical: [
      ['clio', 'Clio Manage', 'firm administrator', 'advanced'],
      ['relativity', 'Relativity', 'two productions, 40,000 documents the larger', 'intermediate'],
      ['word', 'Word', 'styles, tables of authorities, macros', 'expert'],
    ],
    roles: [
      [
        'legalclinic',
        'Volunteer, Vanier legal clinic',
        'Landlord and tenant forms, every second Wednesday evening.',
        '2016',
      ],
    ],
    achievements: [['ilco', 'ILCO Associate, highest mark in the litigation exam', '', '2017']],
    other: [
      'Diploma, Law Clerk program, Algonquin College, 2013',
      'Commissioner for taking oaths, Ontario',
      'French mother tongue, English fluent, ASL beginner course in 2022',
      'Works four days a week since 2021, Fridays off',
      'Curling, skip of the Wednesday ladies',
    ],
  },
  [
    [
      'a-deadline',
      'gauthier',
      'Have you ever come close to missing a limitation date?',
      'A client found us on the last afternoon of the two years. I drafted the claim in the taxi to the courthouse, and the e-filing portal was down. I paid the paper fee from my own purse at 4:52 and got it back in petty cash.',
    ],
    [
      'a-upset',
      'interview',
      'How do you deal with clients in distress?',
      'I do not hand over tissues right away. One mother could not say the date of the birth, so I asked her about the nursery colours first and we reached the date an hour later.',
    ],
    [
      'a-future',
      'gauthier',
      'Will you become a lawyer?',
      'No. I looked at law school twice. I like building the file and I do not want to argue it.',
    ],
    [
      'a-leave',
      'gauthier',
      'Why are you looking around?',
      'Mr. Gauthier retires in June and the malpractice files go with him to mediation work.',
    ],
  ],
  `
answerable | which side has she acted for, plaintiff or defence? | overview+booth / gauthier | plaintiff; defence
answerable | Size of her caseload now | gauthier | 55
answerable | Has Odette been to trial | gauthier | jury
answerable | biggest settlement she worked on, what was it about | gauthier | 7.8M; birth
answerable | How thick are the medical briefs she goes through? | gauthier / chron | 9,000
answerable | annual billable hours | booth | 1,350
answerable | practised anything in Quebec? | booth | Gatineau
answerable | court-side experience (working for the court itself) | registry | Superior Court
answerable | software rollout or training of staff, ever | booth | PCLaw
answerable | Are her translations certified? | translate | not sworn
answerable | meets injured people face to face?? | interview / a-upset | hospital
answerable | e-discovery platform and how large were the productions | relativity | Relativity; 40,000
answerable | Who administers the practice management system at her firm - does she | clio | administrator
answerable | pro bono or volunteer law | legalclinic | clinic
answerable | Can she swear affidavits | other-2 | oaths
answerable | where did she study and when did she graduate | other-1 | Algonquin; 2013
answerable | Is she full time | other-4 | four days
answerable | sign language? | other-3 | ASL
answerable | what's prompting the move | a-leave | retires
answerable | does she intend to go to law school later on | a-future | No
story | describe a close call with a deadline | a-deadline
story | Example of handling an emotional client? | a-upset
near_miss | Is she a licensed paralegal with the Law Society?
near_miss | corporate minute books?
near_miss | Has she argued motions herself?
near_miss | has she interpreted live in court
near_miss | family law files e.g. custody
near_miss | Supervises other clerks?
missing | Desired salary range
missing | how many words a minute does she type
missing | valid driver's licence and car for client visits
false_premise | Why did she lose the 23 day trial
false_premise | What did she find difficult at the Crown attorney's office?
false_premise | When did she get called to the bar in Quebec
`,
)
