import { person } from '../own/person.mjs'

export const childrensLibrarian = person(
  'Marisol',
  {
    overview:
      "Youth services librarian. Eleven years in public libraries, eight of them on the desk in the kids' room. Puppets, picture books, and a surprising amount of grant paperwork.",
    leadership: ['Supervise 2 librarians, 3 part-time pages and a rotating cast of about 30 teen volunteers'],
    jobs: [
      [
        'head',
        'Head of Youth Services',
        'Alder Creek Public Library, Yakima, WA',
        'Oct 2020',
        'Present',
        '- Summer reading sign-ups: 740 in 2021, 1,915 in 2024\n- Materials budget $88,000\n- Answered 4 formal book challenges; all four titles stayed on the shelf\n- Bilingual storytime every Tuesday and Saturday',
      ],
      [
        'lib',
        "Children's Librarian",
        'Spokane County Library District, Cheney branch',
        '2016',
        '2020',
        'Five storytimes weekly. Weeded 6,000 juvenile nonfiction titles that still had the Soviet Union in them. Class visits from 9 schools.',
      ],
      [
        'mobile',
        'Bookmobile Assistant',
        'Spokane County Library District',
        '2014',
        '2016',
        'Drove a 28-foot van on the Palouse route; 17 stops, some of them grain elevators.',
      ],
      [
        'bn',
        'Bookseller, kids section',
        'Barnes & Noble, Spokane',
        '2012',
        '2014',
        'Seasonal, then part time while in school',
      ],
    ],
    skills: [
      [
        'grants',
        'Grant writing',
        'Seven funded out of ten, $163K in all; biggest from the state library for early literacy kits',
      ],
      ['story', 'Storytime', 'Babies through second grade, with ukulele'],
      ['rec', "Reader's advisory", 'Graphic novels and reluctant readers in particular'],
    ],
    technical: [
      ['sierra', 'Sierra ILS', 'Circulation, create lists', 'advanced'],
      ['canva', 'Canva', 'Flyers and shelf talkers', 'intermediate'],
      ['beanstack', 'Beanstack', 'Set it up for the county', 'expert'],
    ],
    roles: [
      ['pura', 'Pura Belpré Award committee', 'Member for one term; read 170 books in a year.', '2022'],
      [
        'jail',
        'Yakima County jail',
        'Record incarcerated parents reading a bedtime book and mail the recording home. Monthly.',
        '2021',
      ],
    ],
    achievements: [['mover', 'Washington Library Association Early Learning Award', '', '2023']],
    other: [
      'MLIS, University of Washington iSchool (online), 2016',
      'BA English, Gonzaga, 2011',
      'Spanish - grew up with it; translate our flyers',
      'Commercial driver license not needed for that van, regular license only',
      'Works one Saturday in three and two evenings a week now',
    ],
  },
  [
    [
      'a-challenge',
      'head',
      'How did you handle a book challenge?',
      'A dad came in with a list of eleven titles printed off the internet. I asked which one he had read. He had read one, so we talked about that one for an hour, and he filed the form for four. I wrote the reviews for the board with quotes in context, and he shook my hand after the vote though he lost.',
    ],
    [
      'a-flop',
      'head',
      'What program did not work?',
      'Teen coding night. I bought 15 robots with grant money and three kids came. I should have asked the teens first. We loan the robots to classrooms now and they are always out.',
    ],
    [
      'a-leave',
      'head',
      'Why would you move?',
      "My wife matched for residency in Portland, so we're going to Oregon next July either way.",
    ],
    ['a-pay', 'head', 'Salary range?', "I'm at 71,400 and I'd need at least 78 in Portland."],
  ],
  `
answerable | how long in public libraries | overview | Eleven
answerable | Who reports to her? include volunteers | leadership-1 | 30
answerable | growth in the summer program numbers | head | 740; 1,915
answerable | collection budget size | head | 88,000
answerable | how many censorship complaints has she dealt with | head / a-challenge | 4
answerable | Did any book get pulled | head / a-challenge | stayed
answerable | deselection / weeding project? | lib | 6,000
answerable | school partnerships - # of schools | lib | 9
answerable | outreach vehicle experience | mobile | van
answerable | retail background? | bn | Bookseller
answerable | success rate on grants & total raised | grants | Seven; 163
answerable | plays an instrument in storytime? | story | ukulele
answerable | which ILS does she know | sierra | Sierra
answerable | summer reading tracking app she implemented | beanstack | Beanstack
answerable | has she sat on a national book award jury | pura | Belpr
answerable | ALA accredited masters? where | other-1 | University of Washington
answerable | could she run programs in Spanish | other-3 head | Spanish or Bilingual
answerable | does she have a CDL | other-4 | regular license
answerable | weekends and nights, whats she doing currently | other-5 | Saturday
answerable | reason for moving to Oregon | a-leave | residency
story | tell me about her dealing w/ a patron who wanted books removed | a-challenge / head
story | a program that bombed | a-flop
near_miss | Has she been a library director
near_miss | teaching certificate / school library endorsement?
near_miss | Polaris or Koha?
near_miss | how much was the teen coding grant
near_miss | has she won the Newbery
near_miss | Adobe InDesign skills for flyers
missing | cataloging experience, MARC records?
missing | unionized workplace?
missing | would she be OK passing a background check
false_premise | why did the board remove the four challenged titles
false_premise | what was it like getting her MLIS on campus in Seattle after leaving Yakima
false_premise | How did she cope with the cut to her materials budget in 2023
`,
)
