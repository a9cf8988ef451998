import { person } from '../own/person.mjs'

export const uxDesigner = person(
  'Mateus',
  {
    overview:
      'UX designer with seven years of experience in banking, education and e-commerce products. I combine user research with interaction design and enjoy working closely with developers. Originally from Recife, currently in São Paulo and open to remote work.',
    jobs: [
      [
        'banco',
        'UX Designer',
        'Banco Ipê Digital, São Paulo, Brazil',
        '2022-08',
        null,
        [
          'Design account opening and credit card flows for an app with 2.1 million customers.',
          'Plan and moderate usability tests with 8 to 10 participants each month.',
          'Maintain the component library in Figma together with three other designers.',
          'Simplified the identity check, which reduced abandonment from 41% to 27%.',
          'Review the accessibility of new screens against WCAG 2.1 AA.',
        ].join('\n'),
      ],
      [
        'escola',
        'Product Designer',
        'Escola Aberta Tecnologia, São Paulo, Brazil',
        '2020-03',
        '2022-07',
        [
          'Redesigned the student dashboard for a distance learning platform.',
          'Conducted 45 interviews with teachers and students in public schools.',
          'Delivered prototypes in Axure for a pilot in 12 schools.',
          'Defined icons and illustrations with an external studio.',
        ].join('\n'),
      ],
      [
        'agencia',
        'Junior UI Designer',
        'Agência Mangue, Recife, Brazil',
        '2019-01',
        '2020-02',
        [
          'Created landing pages and newsletters for 14 retail clients.',
          'Converted layouts to HTML and CSS for the developers.',
          'Presented design proposals to clients with the account manager.',
        ].join('\n'),
      ],
      [
        'estagio',
        'Graphic Design Intern',
        'Jornal do Capibaribe, Recife, Brazil',
        '2017-08',
        '2018-12',
        [
          'Produced infographics for the daily print edition.',
          'Retouched photographs and prepared files for printing.',
          'Laid out a weekly culture supplement of eight pages.',
        ].join('\n'),
      ],
    ],
    roles: [
      ['meetup', 'Co-organiser, UX Recife meetup', 'Organised nine evenings with 60 guests on average', '2019'],
      ['ngo', 'Pro bono website, Animal Shelter Patas', 'New adoption form and photo guide', '2021'],
    ],
    skills: [
      ['research', 'User research', ''],
      ['usability', 'Usability testing', ''],
      ['wireframes', 'Wireframing', ''],
      ['systems', 'Design systems', ''],
      ['access', 'Accessibility', ''],
      ['ia', 'Information architecture', ''],
    ],
    technical: [
      ['figma', 'Figma', ''],
      ['axure', 'Axure RP', ''],
      ['maze', 'Maze', ''],
      ['illustrator', 'Adobe Illustrator', ''],
      ['html', 'HTML & CSS', ''],
    ],
    achievements: [
      ['google', 'Google UX Design Certificate', '', '2021'],
      ['award', 'Shortlisted, Prêmio Brasil Design', 'Student dashboard, category digital', '2022'],
    ],
    other: [
      'Bachelor in Design, Federal University of Pernambuco, 2018',
      'Languages: Portuguese (native), English (advanced), Spanish (intermediate)',
      'Interests: frevo, cycling, board games',
    ],
  },
  [],
  `
answerable | Where does he work now and as what? | banco |
near_miss | How many years of experience with Maze? | / maze
answerable | what has he done with Axure | escola / axure
answerable | Does he speak English? | other-2 |
missing | Why did he leave Escola Aberta? | / escola
near_miss | Has he used Adobe XD? | / figma axure illustrator
answerable | What is his educational background? | other-1 google |
answerable | How experienced is he in user research? | banco escola / research usability maze overview
`,
)
