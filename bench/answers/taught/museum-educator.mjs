import { person } from '../own/person.mjs'

export const museumEducator = person(
  'Itzel',
  {
    overview:
      'Museum educator. Science centre first, anthropology now. From Oaxaca; studied physics for five semesters before noticing that I preferred the queue outside the planetarium to the equations.',
    leadership: ['Coordinates 16 guides (students) and 2 full-time educators'],
    jobs: [
      [
        'anth',
        'Head of Learning',
        'Museo de los Valles, Puebla',
        'June 2019',
        null,
        'School visitors per year: 31,000 to 52,000. Handling collection of 140 replicas made with a potter in Atzompa. Weekend workshop free for street vendors’ children. Touch tour for blind visitors, first Saturday of each month.',
      ],
      [
        'sci',
        'Planetarium presenter, later programme officer',
        'Domo Científico, Guadalajara',
        '2012',
        '2019',
        '2,100 live shows. Wrote five, one about maize that still runs. Tour with an inflatable dome in 38 mountain villages.',
      ],
      ['call', 'Call centre agent (English)', 'Guadalajara', '2010', '2012', 'American phone bills, night shift'],
    ],
    skills: [
      ['eval', 'Visitor evaluation', 'Exit interviews, heat maps by hand; 1,200 questionnaires in the last study'],
      ['label', 'Label writing', '60 words max, read aloud to a nine-year-old first'],
      ['access', 'Easy read', 'Two guides with a self-advocates group'],
      ['fund', 'Sponsors', 'Cement company pays the buses, 900,000 pesos per year'],
    ],
    technical: [
      ['twine', 'Twine', 'Branching stories for tablets', 'intermediate'],
      ['stell', 'Stellarium, Digistar 6', '', 'advanced'],
      ['canvas', 'InDesign', 'Worksheets', 'intermediate'],
    ],
    roles: [
      ['ceca', 'CECA-ICOM', 'Regional coordinator Latin America, elected.', '2023'],
      ['quake', 'After the 2017 earthquake', 'Games and stories in the shelters of Juchitán, 19 days.', 'Sept 2017'],
    ],
    achievements: [
      ['best', 'CECA Best Practice Award', 'For the touch tour', 'Prague 2022'],
      ['fellow', 'Smithsonian fellowship', 'Three months, Washington', '2024'],
    ],
    other: [
      'Lic. in Cultural Management, UDG (distance), 2016. Diploma in museum studies, ENCRyM, 2018.',
      'Spanish, English C1, Zapotec from my grandmother (understands more than speaks)',
      'US visa B1/B2 until 2034',
      'Salsa, telescopes, mezcal (in this order on weekdays)',
    ],
  },
  [
    [
      'a-vandal',
      'anth',
      'Tell us of a group that went out of hand.',
      'Sixty teenagers, bus four hours late, one put chewing gum on a stela replica. I stopped the tour, gave him gloves and asked him to be the restorer for all. He cleaned it for forty minutes and the others asked him questions. He is a guide with us now.',
    ],
    [
      'a-director',
      'sci',
      'A disagreement with management?',
      'They wanted pop music laser nights only. I asked for the worst hour, Tuesday four o’clock, for the maize show. In March it was full with grandmothers. It got the Saturday slot.',
    ],
    [
      'a-why',
      'anth',
      'Why abroad?',
      'I want two years in a big museum with an evaluation department. In Puebla I am the evaluation department.',
    ],
  ],
  `
answerable | her first field of study and why she quit it | overview | physics
answerable | guides under her coordination | leadership-1 | 16
answerable | pupils visiting annually, trend | anth | 31,000; 52,000
answerable | objects that visitors can handle | anth | 140
answerable | Accessibility offers for the visually impaired | anth best | Touch
answerable | dome show count | sci | 2,100
answerable | scripts of her own for the planetarium | sci / a-director | five
answerable | outreach to remote communities | sci | 38
answerable | customer service by phone, in what language | call | English
answerable | audience research: sample of latest study | eval | 1,200
answerable | how long are her wall texts | label | 60
answerable | plain language publications with disabled people | access | Two
answerable | corporate sponsor - what for and how much | fund | buses; 900,000
answerable | interactive story software | twine | Twine
answerable | projection system for full dome | stell | Digistar
answerable | international committee office | ceca | Latin America
answerable | disaster volunteering | quake | Juchit
answerable | residency in the States, length | fellow | Three months
answerable | indigenous language? how well | other-2 | Zapotec
answerable | Why would she want to leave Puebla? | a-why | evaluation
story | unruly school group, what did she do | a-vandal
story | stood up for a programme nobody believed in | a-director
near_miss | curator of archaeology
near_miss | physics degree
near_miss | Green card or US work permit
near_miss | Unity or app development
near_miss | French speaking
near_miss | museum director experience
missing | monthly pay in Puebla
missing | any kids who would move along
missing | driving the museum van
false_premise | why was the maize show taken off after one season
false_premise | how long did she study at the Smithsonian for her doctorate
false_premise | what punishment did the boy with the chewing gum get from the police
`,
)
