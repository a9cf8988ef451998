import { person } from '../own/person.mjs'

// The other terse one.
export const electricalForeman = person(
  'Declan',
  {
    overview: 'Electrical foreman. Data centres, pharma, schools. 16 yrs since papers. Crews to 32.',
    jobs: [
      [
        'kestrel',
        'Electrical Foreman',
        'Kestrel Mechanical & Electrical, Cork',
        'Jan 2020',
        'Now',
        '- Data centre Cork, 2 halls, crew of 32\n- MV and LV, busbar, UPS\n- Programme, materials, RAMS, toolbox talks\n- Snags at handover 410 -> 95, hall 1 to hall 2\n- No lost time accident on my crew',
      ],
      [
        'ch',
        'Chargehand',
        'Kestrel Mechanical & Electrical, Cork',
        'Mar 2016',
        'Jan 2020',
        '- Pharma fit-out Ringaskiddy, crew of 8\n- Containment, hazardous area (ATEX) terminations\n- QA sheets, red-line drawings',
      ],
      [
        'aus',
        'Electrician',
        'Redgum Power, Perth, Australia',
        'Oct 2012',
        'Dec 2015',
        '- Schools + hospital maintenance\n- Fire alarm, emergency lighting\n- Visa ended, came home',
      ],
      [
        'app',
        'Apprentice, then electrician',
        'T. Geary Electrical, Mallow',
        '2006',
        '2012',
        '- House wiring, farms, milking parlours\n- Short weeks from 2010, no work by end',
      ],
    ],
    skills: [
      ['mv', 'MV switching', 'under permit, not authorised person'],
      ['test', 'Testing and commissioning', ''],
      ['draw', 'Reading drawings', ''],
      ['plan', 'Labour planning', ''],
      ['cont', 'Containment', ''],
      ['atex', 'ATEX', 'CompEx 01-04'],
    ],
    technical: [
      ['field', 'Fieldwire', ''],
      ['bim', 'Navisworks', 'view only'],
      ['megger', 'Megger testers', ''],
    ],
    roles: [['gaa', 'Selector, under-16 hurling', 'Mallow', '2021']],
    achievements: [
      ['safe', 'Safe Pass', 'to Feb 2028', '2024'],
      ['compex', 'CompEx Ex01-04', '', '2022'],
      ['mewp', 'MEWP (IPAF 3a, 3b)', '', '2023'],
      ['sssm', 'Site supervisor safety (SSSS)', '', '2020'],
    ],
    other: [
      'National Craft Certificate, Electrical, SOLAS (FAS), 2010',
      'Leaving Cert, Mallow, 2006',
      'Full B + BE licence, van',
      'Free from mid February, 4 weeks notice',
    ],
  },
  [
    [
      'a-crew',
      'kestrel',
      'Tell us about a problem in your crew.',
      'Two lads on hall 1 would not speak to each other over overtime. It held up the busbar by three days. I split them and put the overtime list on the wall every Friday, first come by name. There has been no row about it since. One of them is my chargehand now.',
    ],
  ],
  `
answerable | Biggest crew he has run? | kestrel overview / a-crew | 32
answerable | current employer + how long with them altogether | kestrel+ch / | 2016
answerable | Pharma experience? | ch / overview |
answerable | Is his safe pass in date | safe / | 2028
answerable | compex? | compex atex / |
answerable | Is he an authorised person for HV/MV switching | mv / kestrel | not
answerable | when can he start | other-4 | February
answerable | Why did he come back from Australia | aus / | Visa
answerable | did he bring snags down on the data centre? | kestrel / | 95
story | how does he handle fights on site | a-crew / |
false_premise | how did the fatal accident on his site happen? | / kestrel
missing | day rate?
`,
)
