import { person } from '../own/person.mjs'

export const maintenanceTechnician = person(
  'Luis',
  {
    overview: 'Maintenance technician, mechanical. Presses, conveyors, pneumatics. 7 years in plants. All shifts OK.',
    jobs: [
      [
        'auto',
        'Mechanical Maintenance Technician',
        'Autopartes Bajío, Querétaro',
        '02/2021',
        'present',
        '- preventive + corrective, 14 hydraulic presses 100-800 t\n- downtime line 3: 6.5% -> 3.9% (2024)\n- spare parts store, min/max in SAP PM\n- lockout/tagout trainer, 45 people trained',
      ],
      [
        'pack',
        'Technician',
        'Empaques del Centro, Celaya',
        '03/2019',
        '01/2021',
        '- packaging lines: gearboxes, bearings, belts\n- welded guards and brackets (MIG)\n- plant closed',
      ],
      [
        'shop',
        'Apprentice machinist',
        'Taller Hernández, Querétaro',
        '2017',
        '2019',
        '- lathe, milling machine\n- engine rebuilds\n- deliveries with the pickup',
      ],
    ],
    skills: [
      ['hyd', 'Hydraulics', ''],
      ['pneu', 'Pneumatics', ''],
      ['bearing', 'Bearing replacement', ''],
      ['align', 'Shaft alignment', 'dial gauge; laser only with supplier'],
      ['mig', 'MIG welding', ''],
      ['draw', 'Reading drawings', ''],
      ['plc', 'PLC', 'read fault codes on Siemens, do not program'],
    ],
    technical: [
      ['sap', 'SAP PM', ''],
      ['cad', 'AutoCAD', '', 'beginner'],
    ],
    roles: [['brigade', 'Plant safety brigade', 'first responder, shift B', '2022']],
    achievements: [
      ['kaizen', 'Kaizen prize', 'quick-change guard, 2 h saved per week', '2023'],
      ['height', 'DC-3 work at height certificate', 'renewed', '2025'],
    ],
    other: [
      'TSU Industrial Maintenance, Universidad Tecnológica de Querétaro, 2019',
      'Spanish; English enough to read manuals',
      'Own tools, own car',
    ],
  },
  [
    [
      'a-press',
      'auto',
      'Tell us about a hard breakdown.',
      'Press 9, the 800 ton, stopped on a Friday night with an order for Monday. Everyone said it was the pump, but the pressure was fine before the valve block. I took out the block and found a piece of seal in the pilot valve. No spare in the store, so I cleaned it, cut a new seal and it ran at four in the morning. After that I put two valve kits in the minimum stock.',
    ],
    [
      'a-grow',
      null,
      'What do you want to learn?',
      'I want to learn PLC programming. I already paid for a course of 40 hours that begins in April. Later I would like to be maintenance planner. I like to work with my hands, but not until I am 60.',
    ],
  ],
  `
answerable | current job? | auto | Autopartes Bajío
answerable | how many years of plant maintenance | overview | 7
answerable | Can he program PLCs? | plc / a-grow | do not program
answerable | Does he have experience with hydraulics? | auto hyd / a-press |
answerable | why did he leave Empaques del Centro | pack | plant closed
answerable | has he used SAP | auto sap |
answerable | does he speak english | other-2 | manuals
answerable | Summarise his experience with presses | auto / overview a-press hyd
story | Tell me about a time he fixed a difficult breakdown | a-press |
near_miss | TIG welding? | / mig pack
missing | what is he earning now
false_premise | How many technicians report to him at Autopartes? | / auto
`,
)
