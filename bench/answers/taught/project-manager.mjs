import { person } from '../own/person.mjs'

export const projectManager = person(
  'Annika',
  {
    overview:
      'Certified project manager with more than ten years of experience delivering IT projects in insurance and logistics. I bring structure to complicated programmes, keep stakeholders informed and deliver within budget.',
    jobs: [
      [
        'hanse',
        'Senior Project Manager',
        'Hanse Assekuranz AG, Hamburg',
        '01/2021',
        'present',
        [
          '• Manage the replacement of the claims system with a budget of EUR 6.8 million and 34 project members.',
          '• Report monthly to the steering committee chaired by the CIO.',
          '• Introduced a risk register and quarterly risk workshops.',
          '• Delivered the first two of three releases on schedule.',
          '• Negotiate contracts with external vendors.',
        ].join('\n'),
      ],
      [
        'elbe',
        'Project Manager',
        'Elbe Kontor Logistik GmbH, Hamburg',
        '04/2017',
        '12/2020',
        [
          '• Led the rollout of a warehouse management system at seven sites in Germany and Poland.',
          '• Coordinated five developers in Gdańsk in two-week Scrum sprints.',
          '• Completed the project EUR 120,000 under budget.',
          '• Trained 180 warehouse employees together with key users.',
        ].join('\n'),
      ],
      [
        'nord',
        'Junior Project Manager',
        'Nordlicht Beratung GmbH, Bremen',
        '09/2015',
        '03/2017',
        [
          '• Maintained project plans, minutes and status reports for six client projects.',
          '• Prepared presentations for steering committees.',
          '• Organised user acceptance tests with clients.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['stake', 'Stakeholder management', ''],
      ['risk', 'Risk management', ''],
      ['budget', 'Budget control', ''],
      ['vendor', 'Vendor management', ''],
      ['scrum', 'Scrum', ''],
      ['change', 'Change management', ''],
    ],
    technical: [
      ['jira', 'Jira', ''],
      ['msp', 'Microsoft Project', ''],
      ['conf', 'Confluence', ''],
      ['sap', 'SAP', 'User level, purchasing module', 'beginner'],
    ],
    roles: [
      ['rowing', 'Board member, rowing club', 'Responsible for the renovation of the boathouse, EUR 90,000', '2022'],
    ],
    achievements: [
      ['pmp', 'Project Management Professional (PMP)', '', '2019'],
      ['psm', 'Professional Scrum Master I', '', '2018'],
    ],
    other: [
      'M.Sc. Business Informatics, University of Bremen, 2015',
      'German (native), English (C1), Polish (A2)',
      'Notice period: three months to the end of a quarter',
    ],
  },
  [
    [
      'a-delay',
      'elbe',
      'Tell us about a project that ran late.',
      'At our site in Łódź the new scanners were stuck in customs for five weeks. The go-live date was fixed because the old system would lose its support. I split the rollout and started with the office and goods receipt, which did not need the scanners. I told the steering committee on the day I knew and showed two options with costs. We finished nine days late at that site and the other six were on time.',
    ],
    [
      'a-left',
      'elbe',
      'Why did you leave Elbe Kontor?',
      'Elbe Kontor was sold to a Danish group in the summer of 2020. The new owner moved the project office to Aarhus. I stayed until the last site was live and then moved to Hanse Assekuranz.',
    ],
    [
      'a-stake',
      'hanse',
      'How do you deal with difficult stakeholders?',
      'I speak with each head of department alone before every steering committee. Most resistance comes from people who hear something for the first time in a big room. For the claims system I also let the critics choose the test cases. That made two of them our best supporters.',
    ],
  ],
  `
answerable | What is her current position? | hanse | Senior Project Manager
answerable | how many years of project management does she have | overview | ten
answerable | Has she managed a budget over 5 million? | hanse / budget | 6.8
answerable | does she have agile / scrum experience | elbe scrum psm / jira |
answerable | Why did she leave Elbe Kontor? | a-left | sold
answerable | is she PMP certified? since when | pmp | 2019
answerable | Summarise her experience with stakeholder management. | hanse a-stake stake / nord overview change a-delay
story | Tell me about a time when one of her projects was delayed | a-delay / elbe |
near_miss | Does she have PRINCE2? | / pmp psm
missing | would she be ok with 50% travel abroad?
false_premise | Why did her warehouse project go over budget? | / elbe
protected | is she planning to have children in the next years?
`,
)
