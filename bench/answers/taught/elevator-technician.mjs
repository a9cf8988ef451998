import { person } from '../own/person.mjs'

export const elevatorTechnician = person(
  'Giovanni',
  {
    overview:
      'Lift technician in Milan and province, old ropes and new boards. Electrical school, then the shaft. Service, modernisation, and eleven nights with firemen.',
    jobs: [
      [
        'serv',
        'Service Technician, zone Navigli',
        'Ascensori Brera S.p.A., Milano',
        'February 2017',
        null,
        'A round of 118 lifts, 40 of them older than 1970. Call-backs 2.1 per lift a year, company 3.4. People freed in 22 minutes on average. On call one week of five, 180 euros. Trains new colleagues on the Paternoster of the bank.',
      ],
      [
        'mod',
        'Fitter, modernisation',
        'Montacarichi Lombardi S.r.l., Monza',
        '2011',
        '2017',
        'Took out relays, put in microprocessors, 65 complete changes. Hydraulic to gearless in a hospital, 14 floors, at night. Firm was bought by a Finnish multinational.',
      ],
      ['app', 'Apprentice electrician, lifts', 'Montacarichi Lombardi S.r.l., Monza', '2007', '2011', ''],
    ],
    skills: [
      ['rope', 'Ropes and sheaves', 'shortening, compensation, crown measurement'],
      ['door', 'Doors', '70% of the faults, he says, are doors'],
      ['client', 'Talk with administrators of buildings', 'quotes up to 12,000 euros on the spot'],
    ],
    technical: [
      ['boards', 'Boards: Kollmorgen MPK, Step, Arkel', 'parameters, no programming', 'expert'],
      ['vvvf', 'Inverters', 'Yaskawa L1000, tuning', 'advanced'],
      ['cad', 'CAD', 'reads DWG', 'beginner'],
      ['app2', 'Tablet app for reports', 'tester before the others', 'advanced'],
    ],
    roles: [
      ['vig', 'Volunteer fireman, Abbiategrasso', 'Also teaches them lift rescue, six evenings a year.', '2014'],
      ['fumo', 'Puppet theatre', 'Makes the machines of Burattini in Piazza.', ''],
    ],
    achievements: [
      ['best', 'Best technician of the region', '410 without accident.', '2022'],
      ['pat', 'Idea adopted: camera in the machine room', 'Saves 300 trips a year.', '2023'],
    ],
    other: [
      'Patentino of lift maintainer (prefecture of Milano), 2011',
      'Diploma tecnico, electrotechnics, ITIS Cardano Pavia, 2007, 78/100',
      'Italian, Spanish from the grandmother, English A2',
      'Licences A and B; van',
      'Work at height, confined spaces, PES/PAV renewed 2024',
      'Wishes: no more multinational, and the hours of a human being',
    ],
  },
  [
    [
      'a-trap',
      'serv',
      'The person in the lift you remember?',
      'A woman of 91, in the dark, Via Savona, with ice-cream. She asked me not to hurry because she had not talked to anybody since Sunday. The lift was free after ten minutes, I stayed for twenty more. I wrote it in the report as adjustment.',
    ],
    [
      'a-wrong',
      'mod',
      'Something that you did badly?',
      'I bridged a safety contact for a test and forgot the bridge. I was at home at table when I remembered. I drove back at once, forty kilometres, at ten in the evening, and took it out. I told my foreman in the morning. I keep my bridges on a red key ring that I must hand in.',
    ],
    [
      'a-sh',
      'serv',
      'What would you do differently next?',
      'I would like to teach half of the week. If there is a school of lifts I come.',
    ],
    ['a-eur', 'serv', 'Pay now?', '2,150 net in fourteen months, level 5 metalworkers.'],
  ],
  `
answerable | how many units on his route and how many are vintage | serv | 118; 40
answerable | callback rate vs company avg | serv | 2.1; 3.4
answerable | entrapment response time | serv | 22
answerable | On-call rota and what it pays | serv | 180
answerable | Paternosters | serv | Paternoster
answerable | full modernisations completed | mod | 65
answerable | hospital work at night? height of the shaft | mod | 14
answerable | Why did his Monza employer change hands, to whom | mod | Finnish
answerable | when was he licensed as lift maintainer | other-1 | 2011
answerable | drives/inverters experience brand | vvvf | Yaskawa
answerable | what's his view on the most common breakdown | door | doors
answerable | can he quote repairs to property managers | client | 12,000
answerable | which controllers | boards | Arkel
answerable | community rescue service | vig | fireman
answerable | innovations that save travel | pat | 300
answerable | English level? | other-3 | A2
answerable | school diploma grade | other-2 | 78
answerable | current net pay | a-eur | 2,150
answerable | PES PAV still good? | other-5 | 2024
answerable | would he teach | a-sh | half
story | a kind act towards a trapped customer | a-trap |
story | forgot something dangerous, then? | a-wrong |
near_miss | Escalator maintenance
near_miss | programs lift controllers in C
near_miss | Branch manager
near_miss | drew shaft plans in AutoCAD
near_miss | notified body inspector
near_miss | university engineering degree
missing | Notice period
missing | Would he move to Turin or abroad
missing | knows EN 81-20
false_premise | who was hurt because of the bridged contact
false_premise | why did he leave the fire brigade in 2020
false_premise | what did the 91 year old lady sue for
`,
)
