import { person } from '../own/person.mjs'

export const youthCareWorker = person(
  'Nomvula',
  {
    overview:
      'Child and youth care worker, twelve years, mostly with teenage girls who have been moved five times before they reach me. I work the life space: dishes, homework, the taxi rank. Auxiliary first, then qualified in 2018.',
    leadership: ['Team leader of Cottage 3, five CYCWs on a three-shift roster'],
    jobs: [
      [
        'tl',
        'Team Leader, Residential',
        'Umlazi Haven Child and Youth Care Centre, Durban',
        'Feb 2020',
        null,
        'Cottage of 14 girls aged 12–17. Absconding dropped from 27 incidents in a year to 6. Individual development plans reviewed each quarter with the social worker. Petty cash R9 000 a month.',
      ],
      [
        'isibindi',
        'Community CYCW (Isibindi project)',
        'NACCW partner NGO, Bergville',
        '2015',
        '2020',
        'Child-headed households, 19 of them. Walked or hitched. Helped 43 children get birth certificates so that grants could be paid.',
      ],
      [
        'aux',
        'Auxiliary, night duty',
        'Place of safety, Pietermaritzburg',
        '2013',
        '2015',
        'Boys 7–12. Seven nights on, seven off.',
      ],
      ['till', 'Cashier', 'Shoprite, Ladysmith', '2011', '2013', 'Paid for my matric rewrite with it'],
    ],
    skills: [
      ['deesc', 'De-escalation', 'No restraint used on my shifts since 2021'],
      ['circle', 'Circle of Courage', 'Trained colleagues of four centres'],
      ['court', 'Court', 'Accompanied 11 girls to testify, Intermediary room at Durban Magistrates'],
      ['garden', 'Vegetable garden', 'Spinach sold at the gate, money for sanitary towels'],
    ],
    technical: [
      ['word', 'Word', 'Daily logs, incident reports', 'intermediate'],
      ['excel', 'Excel', '', 'beginner'],
    ],
    roles: [
      ['netball', 'Netball coach', 'Cottage girls against three schools; won nothing yet.', '2021'],
      ['naccw', 'NACCW KwaZulu-Natal, regional committee', '', '2023'],
    ],
    achievements: [['award', 'CYCW of the year, KwaZulu-Natal', 'National Association of Child Care Workers', '2022']],
    other: [
      'Bachelor of Child and Youth Care, Durban University of Technology, 2018 (part-time, four years)',
      'Registered with SACSSP; Form 30 clearance (child protection register) of 2025',
      'isiZulu, English, some Sesotho, learning South African Sign Language with a deaf resident',
      'Code 10 licence with PDP, drive the Quantum',
      'First aid level 1 lapsed last year, booked for level 2 in May',
    ],
  },
  [
    [
      'a-runaway',
      'tl',
      'Tell us about a child who kept running away.',
      'Thandi ran every Friday. I stopped locking and asked where she goes. It was to check that her small brother had eaten at the uncle’s. We arranged a Friday visit with a food parcel and she never ran again; it was three months of fighting with the department for the taxi fare.',
    ],
    [
      'a-own',
      'aux',
      'When did you handle something badly?',
      'I promised a boy that his mother would come for Christmas since she had told me. She did not come. I sat outside his door the whole night. I do not make promises on behalf of adults now, I say what I myself will do.',
    ],
    [
      'a-study',
      'tl',
      'Do you plan to study further?',
      'I have applied for the honours degree for next year, at DUT, evenings. If I get in I need Thursdays free after five.',
    ],
    [
      'a-abroad',
      'tl',
      'Why do you apply overseas?',
      'A friend is in Galway in a home for four youngsters with three staff. I want to see what one can do with such numbers, for two years, and bring it home.',
    ],
  ],
  `
answerable | main client group over her career | overview / tl | teenage girls
answerable | when did she become fully qualified | overview other-1 | 2018
answerable | number of colleagues in her shift team | leadership-1 | five
answerable | how many residents in the unit | tl | 14
answerable | Kids going missing from the home - did that change | tl / a-runaway | 27; 6
answerable | money she is accountable for | tl | R9 000
answerable | orphans running their own homes - has she worked with these | isibindi | 19
answerable | success with getting documents for children | isibindi | 43
answerable | night work done? what pattern | aux | Seven nights
answerable | boys also? | aux / a-own | Boys
answerable | when did she last need physical holding | deesc | 2021
answerable | trained other staff in which approach | circle | Circle of Courage
answerable | supported witnesses in court | court | 11
answerable | Is she any good at spreadsheets | excel | beginner
answerable | Income generating or life-skills projects with the girls | garden | Spinach
answerable | sports with the young people | netball | Netball
answerable | Has the national association recognised her | award | 2022
answerable | Is she cleared to work with minors | other-2 | Form 30
answerable | can she drive a minibus | other-4 | Quantum
answerable | first aid valid? | other-5 | lapsed
story | how she got to the bottom of a pattern of absconding | a-runaway / tl
story | when she let a child down | a-own
near_miss | qualified social worker?
near_miss | Has she managed a whole centre
near_miss | sign language interpreter level?
near_miss | honours degree
near_miss | fostering experience
near_miss | netball umpire badge
missing | Salary she gets now
missing | Date available
missing | passport or visa status for Ireland
false_premise | what happened when she was suspended for restraining a girl
false_premise | Why did she not enjoy her years in Galway
false_premise | how did she lose her council registration
`,
)
