import { person } from '../own/person.mjs'

export const detective = person(
  'Hana',
  {
    overview:
      'Detective Sergeant, fraud and online harm, Hamilton, New Zealand. Sixteen years in the police, of which nine in CIB. Considering the banks: same thieves, warmer office.',
    leadership: ['Four detectives and an analyst', 'Chaired weekly triage of about 90 reports'],
    jobs: [
      [
        'ds',
        'Detective Sergeant, Financial Crime',
        'Waikato district, NZ Police',
        '2021',
        'present',
        '- Romance scam operation with NZ$3.7m traced, 1.2m restrained under the proceeds legislation\n- Search warrants and production orders, 61 drafted\n- Lead witness in two trials by jury, both guilty',
      ],
      [
        'det',
        'Detective Constable',
        'Waikato CIB',
        '2016',
        '2021',
        'Burglary, serious assault, then fraud. Child witness interviewer from 2018.',
      ],
      [
        'const',
        'Constable',
        'Rotorua and Tokoroa',
        '2010',
        '2016',
        'Frontline, family harm cars. Rural sole-charge relief for ten weeks.',
      ],
      ['bank', 'Teller', 'Kauri Building Society, Tauranga', '2006', '2009', 'Counter and ATM balancing.'],
    ],
    skills: [
      ['int', 'Investigative interviewing', 'Level 3, suspects and vulnerable witnesses'],
      ['foren', 'Digital evidence', 'Reads Cellebrite reports, extraction done by the lab'],
      ['money', 'Money tracing', 'Crypto exchanges, mules, three banks’ formats'],
    ],
    technical: [
      ['i2', 'i2 Analyst’s Notebook', 'Charts for juries', 'intermediate'],
      ['chain', 'Chainalysis Reactor', 'Vendor course, 24 hours', 'beginner'],
      ['excel', 'Excel', 'Transaction timelines', 'advanced'],
    ],
    roles: [
      ['hui', 'Iwi liaison for the unit', 'Scam evenings at five marae.', '2023'],
      ['surf', 'Surf lifesaving patrol captain', 'Raglan, alternate Sundays.', '2014'],
    ],
    achievements: [
      ['comm', 'District Commander’s commendation', 'Return of life savings to eleven pensioners', '2024'],
    ],
    other: [
      'Royal New Zealand Police College, wing 264, 2010; Graduate Certificate in Forensic Accounting, Massey, 2023',
      'Full licence, gold class pursuit driver, now lapsed',
      'Te reo Māori conversational, English, some Japanese from a school year in Sapporo',
      'Prefers Hamilton; Auckland two days a week',
    ],
  },
  [
    [
      'a-victim',
      'ds',
      'A case you still think of?',
      'A retired shearer gave his house to a woman who did not exist. He would not talk to us because he was ashamed. I fixed his gate with him on my day off and the third time he gave me his phone. We got back about a third.',
    ],
    [
      'a-mistake',
      'det',
      'A mistake in an investigation?',
      'I put the wrong date on a warrant, and defence found it in the foyer. I told the Crown before the judge sat and we resubmitted the interview. I type all dates in words since then.',
    ],
    [
      'a-leave',
      'ds',
      'Why leave the police?',
      'The next step is inspector and a desk in Wellington. I would rather stop a payment before it goes than write about it two years later.',
    ],
    ['a-notice', 'ds', 'Notice period?', 'Four weeks plus whatever trial I am called for, the next one is in May.'],
  ],
  `
answerable | rank and specialism | overview ds | Detective Sergeant
answerable | years of service in total vs as detective | overview | Sixteen; nine
answerable | how much did she freeze in the romance scam job | ds | 1.2m
answerable | team she leads | leadership-1 | Four
answerable | has she given evidence in court and did they win | ds | guilty
answerable | Interviewing qualification level | int | Level 3
answerable | banking exposure before the force | bank | Teller
answerable | crypto investigations? | chain money | 
answerable | Postgrad study in finance crime | other-1 | Massey
answerable | driving: pursuit rated still | other-2 | lapsed
answerable | Maori | other-3 | conversational
answerable | could she commute to auckland | other-4 | two days
answerable | community education on scams, where | hui | marae
answerable | why is she quitting | a-leave | 
answerable | how soon available, any trial dates that block | a-notice | May
answerable | experience with child victims | det / int | Child
answerable | warrant drafting count | ds | 61
answerable | remote one-officer station? | const | ten weeks
answerable | commendation received for what | comm | pensioners
answerable | volunteer rescue work | surf | Raglan
story | building trust w/ a reluctant victim | a-victim | 
story | procedural error and how she handled disclosure | a-mistake | 
near_miss | Cellebrite certified examiner
near_miss | has she been an inspector
near_miss | Chartered accountant?
near_miss | Fluent Japanese
near_miss | AML/sanctions compliance role in a bank
near_miss | armed offenders squad member? dog handler?
missing | Salary
missing | security clearance from intelligence agency
missing | private investigator licence
false_premise | what made her fail the jury trial
false_premise | when was she an undercover agent in Sydney
false_premise | why did she get demoted from inspector
`,
)
