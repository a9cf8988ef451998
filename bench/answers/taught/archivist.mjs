import { person } from '../own/person.mjs'

export const archivist = person(
  'Desmond',
  {
    overview:
      'Archivist in Newfoundland and Labrador: fishing company ledgers, resettlement photographs, wet basements. Since 2018 half my time is files that were never on paper.',
    leadership: ['Two archivists and a summer crew of four students'],
    jobs: [
      [
        'memorial',
        'Senior Archivist, Special Collections',
        'Signal Bay University Library, St. John’s',
        '2018',
        null,
        '1.9 km of records. Backlog of 640 unprocessed boxes down to 90. Took in 7.2 TB from a defunct cable TV station. Reading room reopened four evenings.',
      ],
      [
        'corner',
        'Archivist',
        'Corner Brook Museum and Archives',
        '2011',
        '2018',
        'Lone arranger. Paper mill union records, 300 boxes from a union hall basement that flooded three days after we took them out. Taught school groups to read a ship’s log.',
      ],
      [
        'lac',
        'Archival assistant (term)',
        'Library and Archives Canada, Gatineau',
        '2009',
        '2011',
        'Reference desk, First World War personnel files',
      ],
      ['crab', 'Crab plant, seasonal', 'Bay de Verde', '2003', '2007', 'Night shift, put me through school'],
    ],
    skills: [
      ['rad', 'Description', 'RAD; 210 finding aids with my initials'],
      ['oral', 'Oral history', '85 interviews with fishery people about the moratorium, all transcribed'],
      ['donor', 'Donor relations', 'Tax appraisals up to $400,000 sent to the review board'],
      ['copy', 'Copyright', 'Answers the question ten times per week, is not a lawyer'],
      ['conserve', 'Preservation', 'Rehousing and freezing after a flood; treatment goes to Ottawa'],
    ],
    technical: [
      ['atom', 'AtoM', 'Moved 31,000 descriptions from an Access database', 'expert'],
      ['archi', 'Archivematica', 'Ingest pipeline', 'advanced'],
      ['bash', 'Bash, a bit of SQL', '', 'intermediate'],
      ['film', 'Digitisation of U-matic', 'One deck, three spare heads', 'advanced'],
    ],
    roles: [
      [
        'anla',
        'Association of Newfoundland and Labrador Archives',
        'President for one term; disaster kit in 22 community archives.',
        '2019 – 2021',
      ],
      [
        'innu',
        'Sheshatshiu photo return',
        'Printed and brought back 1,340 photographs to Innu families; 900 people named.',
        '2022',
      ],
    ],
    achievements: [
      ['emerging', 'ACA Member Recognition Award', '', '2021'],
      ['article', 'Archivaria, article on returning photographs', 'With Mary Ann Penashue-type co-author', '2024'],
    ],
    other: [
      'MAS, University of British Columbia, 2009. BA History and Folklore, Memorial, 2007.',
      'English; French level B in the federal test (expired 2016)',
      'Security clearance: reliability, lapsed',
      'Lifts 20 kg, climbs ladders, would rather not go on the roof again',
      'Button accordion at the Ship on Wednesdays',
    ],
  },
  [
    [
      'a-flood',
      'corner',
      'Tell us of a time you acted on instinct.',
      'The man at the union hall said I could come in the spring. I looked at the sump pump and rented a truck the same Thursday with my own credit card. On Sunday there were four feet of water. The museum paid me back, after the chair asked me why I had not filled in the form.',
    ],
    [
      'a-say',
      'innu',
      'When did you have to change your mind?',
      'I had planned to put all of the pictures online. An elder asked me who I had asked. Nobody. So we went with an album to each house, 60 pictures were taken out of sight for good, and that is the best finding aid I have done.',
    ],
    [
      'a-want',
      'memorial',
      'What are you looking for?',
      'A provincial archivist or head of archives job in Atlantic Canada. Not Toronto, thanks.',
    ],
  ],
  `
answerable | what sort of collections does he know | overview corner / lac | ledgers or union
answerable | share of digital material in his work | overview | half
answerable | supervision: how many staff/students | leadership-1 | Two; four
answerable | shelf length of the holdings | memorial | 1.9
answerable | backlog reduction? | memorial | 640; 90
answerable | largest digital accession & origin | memorial | 7.2; cable
answerable | has he ever run an archive all by himself | corner | Lone
answerable | worked for the national archives, what did he do there | lac | Reference
answerable | how did he finance his studies | crab | Crab
answerable | No. of finding aids | rad | 210
answerable | recorded interviews - topic | oral | 85; moratorium
answerable | monetary appraisal for gifts | donor | 400,000
answerable | does he repair documents himself | conserve | Ottawa
answerable | Migration project between description systems | atom | 31,000
answerable | obsolete video formats | film | U-matic
answerable | digital preservation software | archi | Archivematica
answerable | professional association presidency | anla | President
answerable | repatriation to Indigenous communities | innu / a-say article | 1,340
answerable | bilingual for federal jobs? | other-2 | expired
answerable | where in Canada would he not want to work | a-want | Toronto
story | moved fast without permission - what came of it | a-flood
story | a community member made him rethink a project | a-say
near_miss | law degree, copyright lawyer
near_miss | secret level clearance valid?
near_miss | ArchivesSpace
near_miss | Does he speak Innu-aimun
near_miss | corporate records management / retention schedules
near_miss | PhD
missing | driver's license for site visits
missing | union position or pay grade at the university
missing | how many weeks notice
false_premise | how many boxes of the union records were ruined
false_premise | Why did he fail as provincial archivist
false_premise | What made the families send the photographs back to him
`,
)
