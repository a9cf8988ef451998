import { person } from '../own/person.mjs'

export const teacher = person(
  'Javier',
  {
    overview:
      'Newly qualified primary school teacher specialised in English, graduated in 2026. I have completed two teaching placements and two summers as a camp monitor, and I give private English lessons. I am looking for my first full-time post in a primary school.',
    jobs: [
      [
        'rosa',
        'Student Teacher (final placement)',
        'CEIP Rosa dels Vents, Valencia',
        'February 2026',
        'May 2026',
        [
          '- Taught English and science in English to two groups of 24 pupils aged 9 to 10.',
          '- Planned a six-week unit on ecosystems which ended in an exhibition for families.',
          '- Assessed pupils with rubrics and took part in two evaluation meetings.',
          '- Adapted materials for three pupils with dyslexia.',
        ].join('\n'),
      ],
      [
        'mare',
        'Student Teacher (first placement)',
        'CEIP Mare Nostrum, Alboraia',
        'October 2024',
        'January 2025',
        [
          '- Assisted the tutor of a class of 22 pupils aged 7 to 8.',
          '- Led the daily reading circle.',
          '- Supervised the playground and the dining room.',
        ].join('\n'),
      ],
      [
        'tutor',
        'Private English Tutor',
        'Self-employed, Valencia',
        'September 2022',
        'Present',
        [
          '- Teach seven pupils aged 9 to 15 in their homes.',
          '- Prepared four pupils for the Cambridge B1 Preliminary exam; all of them passed.',
          '- Report to the parents every month.',
        ].join('\n'),
      ],
      [
        'camp',
        'Summer Camp Monitor',
        'Serra Calderona Camp, Nàquera',
        'July 2023',
        'August 2024',
        [
          '- Looked after groups of 15 children aged 8 to 12 in two summers.',
          '- Organised hikes, workshops and games in English.',
          '- Kept in touch with the families by phone.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['class', 'Classroom management', ''],
      ['plan', 'Lesson planning', ''],
      ['clil', 'CLIL', ''],
      ['sen', 'Special educational needs', ''],
      ['story', 'Storytelling', ''],
      ['teamwork', 'Teamwork', ''],
    ],
    technical: [
      ['gc', 'Google Classroom', ''],
      ['canva', 'Canva', ''],
      ['kahoot', 'Kahoot', ''],
    ],
    roles: [
      ['library', 'Volunteer reading partner, public library', 'Read with children on Wednesday afternoons', '2025'],
      ['basket', 'Basketball coach, under-10', 'Two training sessions a week', '2022'],
    ],
    achievements: [
      ['c1', 'Cambridge C1 Advanced', 'Grade B', '2023'],
      ['tfg', 'Best final-degree project', 'On graphic novels in the reading class, mark 9.6 out of 10', '2026'],
    ],
    other: [
      'Degree in Primary Education, University of Valencia, 2022-2026',
      'Erasmus semester at the University of Limerick, Ireland, February to June 2025',
      'Spanish and Valencian (native), English (C1), French (A2)',
      'Driving licence B',
    ],
  },
  [
    [
      'a-class',
      'rosa',
      'Tell us about a difficult class.',
      'My second group at Rosa dels Vents came to me after lunch and nobody listened in the first week. I shouted once and it did not help. Then I began each lesson with four minutes of a story that stopped at the best moment, and I only went on if we finished the work. After two weeks they were reminding each other to be quiet. My mentor asked me to show the idea at the staff meeting.',
    ],
    [
      'a-why',
      null,
      'Why did you become a teacher?',
      'I coached a basketball team of eight-year-olds when I was 18. I noticed that I liked explaining the game more than winning it. My own English teacher in sixth grade also made a big difference to me. I would like to be that person for somebody else.',
    ],
  ],
  `
answerable | What is he doing currently? | tutor / overview | Tutor
answerable | how many years has he been tutoring | tutor / overview | 2022
answerable | Does he have experience with special needs children? | rosa sen | 
answerable | Whats his level of English? | c1 other-3 / other-2 | C1
answerable | Has he lived abroad? | other-2 | Limerick
answerable | What did he study and when did he graduate? | other-1 / overview tfg | 2026
answerable | what are his main strengths as a teacher | overview rosa a-class tfg / class plan clil sen story tutor teamwork a-why
story | Tell me about a time he had a difficult class. | a-class / rosa |
near_miss | Has he taught in a secondary school? | / tutor rosa
missing | would he move to Madrid?
missing | has he passed the oposiciones
false_premise | Why did he leave his permanent job at Rosa dels Vents? | / rosa
`,
)
