import { person } from '../own/person.mjs'

export const funeralDirector = person(
  'Dermot',
  {
    overview:
      'Local-radio journalist for fifteen years, now in my second year of training as a funeral arranger in Sheffield. I changed because the best interviews I did were all with the bereaved. Still present on air on the first Sunday of the month.',
    leadership: ['Newsroom of four until 2024'],
    jobs: [
      [
        'fun',
        'Trainee Funeral Arranger',
        'H. Crookes & Daughters, Sheffield',
        'Oct 2024',
        'Present',
        '- 130 first meetings with families so far, 80 alone\n- Drive the second limousine\n- Keep the memorial pages, write the notices\n- On call one week in four',
      ],
      [
        'radio',
        'News Editor',
        'Radio Hallam Vale, Sheffield',
        '2015',
        '2024',
        'Bulletins hourly from 6 to noon. Covered two general elections and the floods of 2019. Redundant when the station was networked from Leeds.',
      ],
      ['rep', 'Reporter', 'Radio Hallam Vale and freelance', '2009', '2015', 'Courts, councils and snooker.'],
      [
        'care',
        'Night carer in a residential home',
        'Broomhill',
        '2008',
        '2009',
        'Twelve months before the first radio shift.',
      ],
    ],
    skills: [
      ['list', 'Listening interviews', 'Taught it to hospice volunteers in half-day sessions'],
      ['euc', 'Writing eulogies', '24 for families who asked'],
      ['embalm', 'Care of the deceased', 'Washing, dressing, coffining; I am present at embalming'],
      ['reg', 'Paperwork', 'Green form, cremation forms 1 and 4, coroner’s forms'],
    ],
    technical: [
      ['oasis', 'Oasis funeral software', 'Arrangements and invoices', 'intermediate'],
      ['audit', 'Adobe Audition', 'Editing', 'expert'],
    ],
    roles: [['comm', 'Trustee, South Yorkshire bereavement charity', 'Chairs the helpline group.', '2022']],
    achievements: [
      ['sony', 'Silver at the regional radio awards', 'For the flood series “Wet Street”, six parts', '2020'],
    ],
    other: [
      'MA Broadcast Journalism, Sheffield, 2009; BA Theology, Durham 2007',
      'NAFD Foundation certificate in 2025; the Diploma is scheduled for autumn 2027',
      'Full licence, clean, class D1 as well',
      'Welsh-born, no Welsh. Speaks some Polish from a choir exchange.',
    ],
  },
  [
    [
      'a-child',
      'fun',
      'The hardest funeral you arranged?',
      'A little lad of four who loved diggers. The father could not choose a coffin and I said nobody had to today. I rang a plant-hire man, and he brought a yellow digger to stand at the church gate, engine off. I do not think I would have dared on my first ten.',
    ],
    [
      'a-bad',
      'radio',
      'A story you got wrong?',
      'I named the wrong brother in a court report. I rang the family before the correction went out and went round. He hit the table and then made tea. I still check spelling with a ruler.',
    ],
    [
      'a-why',
      'fun',
      'Why did you change careers?',
      'The station was closing newsrooms, and I was asked twice in a week to say goodbye to a listener on air. It felt like the same job with more truth in it.',
    ],
    [
      'a-goal',
      'fun',
      'Where do you want to be?',
      'A branch of my own with two arrangers, by forty-five. I would move for that within Yorkshire.',
    ],
  ],
  `
answerable | what did he do before the funeral trade | overview radio rep | 
answerable | why swap media for this | overview a-why | 
answerable | how many families has he met on his own | fun | 80
answerable | on call rota? | fun | one week in four
answerable | chauffeur duties | fun | limousine
answerable | what happened to the radio post | radio | Redundant
answerable | industry certificate held + what's still ahead | other-2 | Foundation; 2027
answerable | Did he have line management | leadership-1 | four
answerable | Handles registration & cremation documents? | reg | Green form
answerable | does he prepare bodies himself | embalm | dressing
answerable | speech writing for mourners, count | euc | 24
answerable | care sector background | care | residential
answerable | has he won something on air | sony | Silver
answerable | charity board | comm | bereavement
answerable | does he still broadcast | overview | first Sunday
answerable | Degrees, where | other-1 | Durham
answerable | Driving minibus type vehicles allowed? | other-3 | D1
answerable | relocation radius and target | a-goal | Yorkshire
answerable | teaching others to listen | list | hospice
answerable | software for arrangements | oasis | Oasis
story | most difficult family he arranged for | a-child | 
story | an error in print / on air, apology | a-bad | 
near_miss | qualified embalmer
near_miss | PGCE or other teaching qualification
near_miss | Has he managed a funeral branch
near_miss | TV news presenting
near_miss | ordained or a celebrant accredited by Humanists UK
near_miss | Fluent Polish
missing | pre-paid plan sales targets
missing | notice he would have to give
missing | hearse driver insurance limit / age requirement
false_premise | why did he leave the BBC
false_premise | how long has he owned the funeral home
false_premise | what went wrong in his embalming exam
`,
)
