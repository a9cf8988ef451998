import { person } from '../own/person.mjs'

export const chiefEngineer = person(
  'Rodel',
  {
    overview:
      'Chief Engineer, chemical and product tankers. 24 years at sea, 9 of them as chief. From Iloilo, a jeepney mechanic’s son. Four contracts without one port state detention.',
    jobs: [
      [
        'chief',
        'Chief Engineer',
        'Halvorsen Tankers (through Visayan Crew Mgt.), MT Nordic Heron & MT Nordic Egret',
        '2017',
        'Present',
        '> 49,900 dwt IMO II, MAN B&W 6S50ME\n> Engine crew of 8, four nationalities\n> Lube oil consumption down 18% after liner change and feed rate test\n> Dry dock Singapore 2022: 19 days, USD 1.4M scope, attended all\n> Contracts 4 months on, 3 off',
      ],
      [
        'second',
        'Second Engineer',
        'Halvorsen Tankers',
        '2011',
        '2017',
        '> Purifiers, main engine overhaul, scavenge inspections\n> LSFO change-over procedures written before 2015 ECA\n> Hong Kong, Houston, Rotterdam, Ulsan mostly',
      ],
      [
        'third',
        'Fourth and Third Engineer',
        'Pacific Orient Bulk',
        '2004',
        '2011',
        '> Boilers, sewage, cranes, then generators\n> Somali coast transit 9 times, citadel drills',
      ],
      ['cadet', 'Engine Cadet and Wiper', 'Pacific Orient Bulk', '2002', '2004', ''],
    ],
    skills: [
      ['me', 'Electronic main engines', 'ME-C and RT-flex, one year training in Manila simulator as assessor too'],
      ['bw', 'Ballast water treatment', 'Alfa Laval PureBallast, commissioning of two'],
      ['vet', 'Vetting', 'SIRE inspections, average 2.1 observations'],
    ],
    technical: [
      ['amos', 'AMOS and ShipManager', 'PMS and spares', 'advanced'],
      ['elec', 'Electrical fault finding', 'up to 440 V', 'advanced'],
      ['weld', 'Welding', 'own repairs, no class certificate', 'intermediate'],
      ['cad', 'AutoCAD', 'pipe sketches only', 'beginner'],
    ],
    roles: [
      [
        'school',
        'Scholarship fund, Dumangas',
        'Pays for three cadets from our barangay; treasurer is my wife.',
        '2018',
      ],
      ['bball', 'Basketball commissioner', 'Municipal league, when on vacation.', ''],
    ],
    achievements: [
      ['fleet', 'Fleet energy prize', 'Best of 14 vessels on fuel per tonne-mile.', '2023'],
      ['near', 'Near-miss report of the year', 'Hot-work permit with wrong gas reading.', '2020'],
    ],
    other: [
      'COC Chief Engineer III/2 unlimited, MARINA, valid until 09 February 2029; Norwegian endorsement',
      'Tanker advanced: oil and chemical. No gas carrier certificate yet, IGF basic 2025',
      'BS Marine Engineering, John B. Lacson Foundation Maritime University, Iloilo, 2002',
      'Hiligaynon, Tagalog, English (Marlins 94%)',
      'US C1/D visa to 2030, Australian MCV to 2027, yellow fever shot',
    ],
  },
  [
    [
      'a-black',
      'chief',
      'Tell about a blackout.',
      'Dover Strait, five in the morning, one generator tripped on low lube pressure and the second did not take the load. Master counted the ferries. I sent the third to start the emergency by hand and I cleaned the pressure switch with my shirt. Six minutes. I told the company it was my fault, since I had allowed the standby to be off for cleaning.',
    ],
    [
      'a-crew',
      'chief',
      'Conflict in the engine room?',
      'A Ukrainian second and an Indian third would not eat at the same table in 2022. I changed the watches so that they both must repair the incinerator. It is a bad machine, everybody hates it. After two weeks they hated it together.',
    ],
    [
      'a-shore',
      'chief',
      'What next?',
      'Superintendent, Singapore or Manila. My youngest is nine and I have been at home for three of her birthdays.',
    ],
    ['a-pay', 'chief', 'Monthly pay?', 'USD 11,800 all in on board. Ashore I know that it is about half.'],
    ['a-join', 'chief', 'Readiness to join?', 'I sign off on 20 March, then I take one month only.'],
  ],
  `
answerable | How long has he been chief & overall sea service | overview | 9; 24
answerable | tonnage of his vessels? | chief | 49,900
answerable | engine makers he is competent with | chief me / | 
answerable | lube oil savings | chief | 18
answerable | dry docking experience (yard city, days, value) | chief | 19; 1.4M
answerable | COC validity | other-1 | 2029
answerable | Which flag endorsement | other-1 | Norwegian
answerable | piracy area experience | third | Somali
answerable | ships detained under him? | overview | without
answerable | Vetting performance | vet | 2.1
answerable | BWTS knowledge | bw | PureBallast
answerable | planned maintenance system | amos | ShipManager
answerable | can he fix wiring problems, to what voltage | elec | 440
answerable | valid American visa | other-5 | 2030
answerable | English test score | other-4 | 94
answerable | charity back home | school | Scholarship
answerable | is he ready for an office job, where | a-shore | Superintendent
answerable | present wages | a-pay | 11,800
answerable | Off hire date / next availability | a-join | 20 March
answerable | father's job? | overview | jeepney
story | loss of power at sea - what happened | a-black |
story | friction between crew of various nations | a-crew |
near_miss | LNG carrier experience
near_miss | class approved welder certificate
near_miss | Technical superintendent experience in years
near_miss | MSc naval architecture
near_miss | Steam turbine plant in main propulsion
near_miss | Can he produce CAD drawings for a class submission
missing | next of kin
missing | does he smoke
missing | SEEMP / CII reporting
false_premise | When was the Nordic Heron detained in Houston?
false_premise | how did he get captured by pirates
false_premise | Why did the dry dock in Dubai take so long
`,
)
