import { person } from '../own/person.mjs'

export const socialWorker = person(
  'Danielle',
  {
    overview:
      'Registered social worker with ten years of experience in child welfare, hospital discharge and newcomer settlement in Manitoba. Committed to trauma-informed and culturally safe practice, with a particular interest in supporting families to stay together.',
    jobs: [
      [
        'stboniface',
        'Hospital Social Worker',
        'Rivière-Rouge General Hospital, Winnipeg, Canada',
        '2021-11',
        null,
        [
          'Assess psychosocial needs of patients on two medical units with 56 beds.',
          'Coordinate discharge plans with home care, families and personal care homes.',
          'Document assessments and contacts in Epic.',
          'Facilitate family meetings in English and French.',
          'Supervise one practicum student each year.',
        ].join('\n'),
      ],
      [
        'cfs',
        'Child Protection Worker',
        'Prairie North Child and Family Services, Thompson, Canada',
        '2017-06',
        '2021-10',
        [
          'Carried a caseload of 24 families, including on-call duty one week in five.',
          'Investigated reports of neglect and abuse together with the RCMP.',
          'Prepared court documents and testified in 15 hearings.',
          'Reunified 19 children with their parents after safety planning.',
          'Worked with Elders and band representatives on customary care agreements.',
        ].join('\n'),
      ],
      [
        'settlement',
        'Settlement Worker',
        'Welcome Place Brandon, Brandon, Canada',
        '2015-05',
        '2017-05',
        [
          'Helped refugee families find housing, schools and family doctors.',
          'Led a weekly orientation group for 12 to 18 newcomers.',
          'Completed applications for health cards and child benefits.',
          'Recruited and matched 30 volunteer hosts.',
        ].join('\n'),
      ],
    ],
    roles: [
      ['crisis', 'Volunteer, Northern Crisis Line', 'Four-hour evening shift each week', '2018'],
      ['camp', 'Camp counsellor, Camp Whiteshell', 'Summer camp for children in care', '2014'],
    ],
    skills: [
      ['assessment', 'Psychosocial assessment', ''],
      ['case', 'Case management', ''],
      ['crisisint', 'Crisis intervention', ''],
      ['discharge', 'Discharge planning', ''],
      ['mi', 'Motivational interviewing', ''],
      ['trauma', 'Trauma-informed practice', ''],
      ['groups', 'Group facilitation', ''],
    ],
    technical: [
      ['epic', 'Epic', ''],
      ['cfsis', 'CFSIS', ''],
      ['office', 'Microsoft Office', ''],
    ],
    achievements: [
      ['rsw', 'Registered Social Worker, Manitoba College of Social Workers', '', '2015'],
      ['asist', 'ASIST Suicide Intervention Training', '', '2022'],
      ['cpi', 'Nonviolent Crisis Intervention (CPI)', '', '2023'],
    ],
    other: [
      'Bachelor of Social Work, University of Manitoba, 2015',
      'Languages: English, French (fluent), some Cree',
      'Interests: cross-country skiing, beading, community gardens',
      "Class 5 driver's licence, own vehicle",
    ],
  },
  [],
  `
answerable | What's her present role? | stboniface |
near_miss | How many years has she used motivational interviewing? | / mi
answerable | Does she have Epic charting experience? | stboniface epic |
answerable | Has she testified in court? | cfs |
missing | Why did she leave child protection? | / cfs
near_miss | Does she have a master's degree in social work? | / other-1 rsw
answerable | Where did she do her BSW and when | other-1 | 2015
answerable | Tell me about her experience working with families. | cfs stboniface settlement / overview case camp
`,
)
