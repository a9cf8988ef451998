import { person } from '../own/person.mjs'

export const landValuer = person(
  'Okello',
  {
    overview:
      'Registered valuer in Gulu, Uganda: compensation for roads and power lines, mortgage values, crops and graves. I count mango trees with the owner beside me. Second-generation surveyor.',
    jobs: [
      [
        'val',
        'Principal Valuer',
        'Northlands Valuers & Surveyors, Gulu',
        'Jan 2017',
        'Present',
        'Resettlement for 132 km of transmission line: 2,870 affected persons, 26 complaints upheld. Bank panel of five lenders, 240 mortgage reports a year. Four graduates in my office, one driver. Professional indemnity never called.',
      ],
      [
        'gov',
        'Government Valuer (district)',
        'Ministry of Lands, Lira',
        '2010',
        '2016',
        'Stamp duty assessment and district compensation rates, reviewed yearly by the board. Land fund farms. Expert witness, High Court, seven times.',
      ],
      [
        'msc',
        'Field Assistant',
        'Makerere research team, Amuru',
        '2009',
        '2009',
        'Boundary trees interviews, 300 households, six months.',
      ],
    ],
    skills: [
      ['comp', 'Compensation', 'Crops, structures, graves, disturbance allowance; World Bank and IFC standards'],
      ['neg', 'Community talks', 'Under the tree, clan elders and women separately'],
      ['mass', 'Mass appraisal', 'One pilot in Lira town, 3,000 plots, not adopted'],
    ],
    technical: [
      ['gps', 'GPS, Trimble', 'centimetre work left to surveyors', 'intermediate'],
      ['argus', 'ArcGIS', 'maps for reports', 'advanced'],
      ['excel', 'Excel', 'crop rate sheets', 'advanced'],
    ],
    roles: [
      ['isu', 'Institution of Surveyors, Northern chapter', 'Chairman; 46 members.', '2022'],
      ['court', 'Land mediation, volunteer', 'Settled 61 boundary quarrels before they reached court.', '2015'],
    ],
    achievements: [
      [
        'book',
        'Handbook “What is a mango tree worth?”',
        '48 pages in Acholi and English, printed by a donor, 5,000 copies.',
        '2021',
      ],
    ],
    other: [
      'BSc Land Economics, Makerere, 2009, Upper Second',
      'MRICS since 2019; registered valuer no. 300-and-something, practising certificate renewed January',
      'Acholi, Lango, English, Kiswahili of the border',
      'Motorcycle and class B, 4x4 in the wet season',
      'Breeds Ankole cattle, plays omweso',
    ],
  },
  [
    [
      'a-threat',
      'val',
      'When did a community refuse you?',
      'They took our tapes in Apaa. I left the vehicle and came back next day on foot with only a notebook, and sat from eight till four. An elder asked what his mother’s grave costs. I said I did not know and he should tell me. On Friday we measured.',
    ],
    [
      'a-bribe',
      'gov',
      'Someone tried to buy a value?',
      'A trader brought an envelope for double figures on a swamp. I gave it back in front of the secretary and let her write it in the visitors’ book, with the amount.',
    ],
    [
      'a-why',
      'val',
      'Why look?',
      'The line is finished, the next one goes south, and I would rather be the client’s man with a monthly salary.',
    ],
    ['a-pay', 'val', 'Salary?', 'USD 3,500 net in Kampala, 4,200 in hardship places.'],
  ],
  `
answerable | infrastructure project compensation experience: length of line, persons | val | 132; 2,870
answerable | grievances that were confirmed | val | 26
answerable | reports for banks per year, number of banks | val | 240; five
answerable | did clients ever claim on his PI cover | val | never
answerable | staff he leads | val | Four
answerable | public sector appointment - which district | gov | Lira
answerable | Has he given evidence as an expert | gov | seven
answerable | international lender standards | comp | IFC
answerable | valuing graves - does he do that | comp overview | graves
answerable | approach with women in communities | neg | separately
answerable | was his mass valuation pilot taken into use? | mass | not adopted
answerable | GIS skill | argus | ArcGIS
answerable | survey-grade positioning done by him | gps | surveyors
answerable | professional body leadership, how many members | isu | 46
answerable | disputes settled out of court as a volunteer | court | 61
answerable | author of any guide? print run | book | 5,000
answerable | RICS member, since | other-2 | 2019
answerable | tongues of the north | other-3 | Acholi
answerable | can he ride motorbike to sites | other-4 | Motorcycle
answerable | expected net in Kampala vs upcountry | a-pay | 3,500; 4,200
story | access denied by residents - what next | a-threat
story | attempted corruption in the field | a-bribe
near_miss | Property management of city malls?
near_miss | cadastral surveyor licence
near_miss | Chief Government Valuer post
near_miss | mining royalties valuation
near_miss | PhD or master's
near_miss | Argus Enterprise cash flow modelling
missing | when could he start
missing | family status posting, would he bring dependants
missing | medical fitness for remote camps
false_premise | Why did the board remove him in Lira
false_premise | How was his work in Rwanda
false_premise | On what grounds did insurers pay out for his error
`,
)
