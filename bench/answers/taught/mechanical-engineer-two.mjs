import { person } from '../own/person.mjs'

export const mechanicalEngineer = person(
  'Arjun',
  {
    overview:
      'Recent mechanical engineering graduate from Pune with internship experience in automotive component design and production quality. Comfortable with 3D CAD, tolerance analysis and basic FEA. Seeking a first position as design engineer or graduate engineer trainee.',
    jobs: [
      [
        'suryodaya',
        'Design Engineering Intern',
        'Suryodaya Auto Components Pvt. Ltd., Chakan, Pune, India',
        '2025-01',
        '2025-06',
        [
          'Modelled brackets and pedal assemblies in SolidWorks and released 26 drawings under supervision.',
          'Ran static stress analysis in ANSYS on a clutch pedal arm and proposed a rib layout that saved 11% of the weight.',
          'Prepared tolerance stack-ups for two assemblies and presented them to the design head.',
          'Visited the tool room weekly to check first samples against the drawings.',
        ].join('\n'),
      ],
      [
        'forge',
        'Quality Trainee (Summer)',
        'Deccan Precision Forge, Satara, India',
        '2024-05',
        '2024-07',
        [
          'Inspected forged connecting rods with vernier calipers, height gauges and a CMM.',
          'Recorded rejections for six weeks and drew Pareto charts for the daily quality meeting.',
          'Assisted in a 5S audit of the finishing line.',
        ].join('\n'),
      ],
      [
        'tutor',
        'Part-time Mathematics Tutor',
        'Vidyarthi Coaching Classes, Pune, India',
        '2022-08',
        '2024-04',
        [
          'Taught mathematics to batches of 15 students in grades 9 and 10.',
          'Prepared weekly tests and discussed the results with parents.',
          'Helped four weak students pass the board examination.',
        ].join('\n'),
      ],
    ],
    roles: [
      [
        'baja',
        'Suspension lead, college BAJA team',
        'Designed the front double wishbone and led a group of five; the car finished the endurance race',
        '2024',
      ],
      [
        'dryer',
        'Final year project: solar dryer for turmeric',
        'Built a prototype with a capacity of 20 kg for a farmer group in Sangli',
        '2025',
      ],
    ],
    skills: [
      ['gdt', 'GD&T', ''],
      ['fea', 'Finite element analysis', ''],
      ['stack', 'Tolerance stack-up', ''],
      ['thermo', 'Thermodynamics', ''],
      ['sheet', 'Sheet metal design', ''],
      ['fives', '5S', ''],
    ],
    technical: [
      ['solidworks', 'SolidWorks', ''],
      ['ansys', 'ANSYS Workbench', ''],
      ['autocad', 'AutoCAD', ''],
      ['matlab', 'MATLAB', ''],
      ['msexcel', 'MS Excel', ''],
    ],
    achievements: [
      ['cswa', 'Certified SolidWorks Associate (CSWA)', '', '2024'],
      [
        'merit',
        'Merit scholarship, second and third year',
        'Awarded to the top five students of the department',
        '2023',
      ],
    ],
    other: [
      'B.E. Mechanical Engineering, Sahyadri College of Engineering, Pune, 2025, CGPA 8.4',
      'Languages: Marathi, Hindi, English',
      'Interests: cricket, motorcycle repair, trekking in the Sahyadris',
    ],
  },
  [],
  `
answerable | What was his most recent position? | suryodaya |
near_miss | How many years of MATLAB does he have? | / matlab
answerable | Has he used ANSYS on real parts? | suryodaya / ansys fea
answerable | Is he SolidWorks certified? | cswa / solidworks
missing | Why did he not stay on after the internship at Suryodaya? | / suryodaya
near_miss | any experience in CATIA V5? | / solidworks autocad cswa suryodaya
answerable | which degree and what grades | other-1 / merit
answerable | Tell me about his hands-on engineering experience | suryodaya forge baja dryer / overview
`,
)
