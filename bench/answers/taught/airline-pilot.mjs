import { person } from '../own/person.mjs'

export const airlinePilot = person(
  'Bianca',
  {
    overview:
      'Airline captain, turboprop to narrowbody. 8,240 hours. Amazon strips first: short, wet, and with a horse on them. Now Belo Horizonte.',
    jobs: [
      [
        'cap',
        'Captain, Embraer E195-E2',
        'Azulejo Linhas Aéreas, Confins',
        'May 2021',
        'Present',
        'Since 2023 line check airman, 41 checks given. Fuel saving group: 1.8% across the fleet by single engine taxi. 640 hours a year. Diverted 6 times, never with fuel below minimum.',
      ],
      [
        'fo',
        'First Officer, then Captain, ATR 72-600',
        'Azulejo Linhas Aéreas',
        'Aug 2014',
        'April 2021',
        'Upgrade in November 2018. Based in Manaus 26 months. Rejected take-off at Porto Velho, 2019, no injuries.',
      ],
      [
        'bush',
        'Pilot, Cessna Caravan',
        'Rio Negro Táxi Aéreo, Santarém',
        '2009',
        '2014',
        'Medevac 312 patients, mail, vaccines in coolers. Strips of 480 metres. Alone, no autopilot.',
      ],
    ],
    skills: [
      ['crm', 'CRM facilitator', 'course of 2 days, for cabin and cockpit together'],
      ['wx', 'Convective weather', 'radar tilt, and leaving early'],
      ['mount', 'Special airports', 'Santos Dumont, Congonhas'],
    ],
    technical: [
      ['efb', 'Jeppesen and LIDO EFB', '', 'advanced'],
      ['fmc', 'Honeywell Primus Epic 2', '', 'advanced'],
      ['xl', 'Google Sheets', 'fuel graphs', 'intermediate'],
    ],
    roles: [
      ['sna', 'Union SNA, fatigue committee', 'Sleep diary of 230 pilots, report used by ANAC.', '2022'],
      ['meninas', 'Meninas no Ar', 'Scholarships; 12 girls flew solo.', '2018'],
      ['samba', 'Tamborim, Galoucura school', 'Parade once.', '2016'],
    ],
    achievements: [
      ['awd', 'Aviation Merit medal, Brazilian Air Force', 'For medical flights in the drought of 2010.', '2011'],
      ['safe', 'FOQA best quartile', 'Stabilised approaches 99.4%.', '2024'],
    ],
    other: [
      'ATP ANAC, ICAO English 5 (2028), type ratings ATR 42/72, ERJ-190/195; FAA conversion written test done, checkride pending',
      'First class medical until October 2026',
      'Bacharelado Ciências Aeronáuticas, PUC Goiás, 2008',
      'Portuguese, English, Spanish; Nheengatu, twenty words',
      'Passport Italian by grandfather, right to work in EU',
    ],
  },
  [
    [
      'a-div',
      'cap',
      'A hard decision in flight?',
      'Over Vitória with 118 people, storm on the airport, and a boy with a seizure. The doctor on board said twenty minutes. Vitória was eighteen and under hail, Ilhéus twenty-three and dry. I chose Ilhéus. The boy was drinking juice when they carried him. The company asked about the hotel bill first.',
    ],
    [
      'a-fly',
      'bush',
      'What did you do wrong in the bush?',
      'I took off from Maués with one seat more than the paper allowed, as the mother would not leave her baby. It was me alone who decided, and it was wrong: I had 30 metres left. I reported it to the chief pilot in the evening. He moved me to cargo for a month.',
    ],
    [
      'a-fo',
      'cap',
      'How are you with first officers?',
      'I ask them first. If I say my idea first, I only hear my idea.',
    ],
    [
      'a-why',
      'cap',
      'Why leave Brazil?',
      'My wife has a place at a hospital in Lisbon, and my captain’s pay is in reais.',
    ],
    ['a-when', 'cap', 'Notice?', '30 days by law, but I would like to finish the check cycle: end of August.'],
  ],
  `
answerable | total flight time | overview | 8,240
answerable | Which jet is she captain of | cap | E195
answerable | examiner duties - how many checks | cap | 41
answerable | Fuel efficiency results | cap | 1.8
answerable | diversions in her career as jet captain | cap | 6
answerable | promoted to the left seat in what month | fo | November 2018
answerable | lived in Manaus how long | fo | 26
answerable | High speed abort - injuries? | fo | no injuries
answerable | single pilot bush work | bush | Alone
answerable | air ambulance, patients count | bush | 312
answerable | shortest runway? | bush | 480
answerable | CRM teaching | crm | cabin
answerable | ICAO level in English and validity | other-1 | 5; 2028
answerable | medical until | other-2 | 2026
answerable | EU work rights | other-5 | Italian
answerable | Did she join any union work on fatigue | sna | 230
answerable | scholarships given to girls - result | meninas | 12
answerable | official decorations | awd | Merit
answerable | why Europe | a-why | Lisbon
answerable | date she'd prefer to leave on | a-when | August
story | Medical emergency and the airport she picked | a-div |
story | Any violation she admitted to | a-fly |
near_miss | EASA ATPL already issued
near_miss | B737 or A320 rating
near_miss | FAA ATP certificate
near_miss | long haul / widebody crossing
near_miss | chief pilot or fleet manager
near_miss | glider, helicopter or aerobatics licence
missing | Salary she accepts in euro
missing | any points on criminal record
missing | tattoos or uniform policy
false_premise | what caused her crash at Porto Velho
false_premise | how many passengers died in Ilhéus
false_premise | when was her licence suspended by ANAC
`,
)
