import { person } from '../own/person.mjs'

export const navyTechnician = person(
  'Harpreet',
  {
    overview:
      'Chief Petty Officer (Marine Engineering), Indian Navy, retiring on completion of 20 years engagement. Steam, diesel and gas turbine, in that order of love. Seeking shore job in Kochi, Visakhapatnam or Vadodara.',
    leadership: [
      'Charge of 28 sailors in engine room watch',
      'Officiated as Engineering Officer’s assistant for 5 months',
    ],
    jobs: [
      [
        'frig',
        'Senior Engine Room Artificer',
        'INS Tarini class frigate, Eastern Fleet',
        '2021',
        'Sept 2026',
        '- Two diesel alternators overhauled at sea\n- Fuel saving 6% on transit to Seychelles\n- Zero fire in machinery spaces\n- Refit of 4 months, 212 defects closed',
      ],
      [
        'yard',
        'Diesel workshop in-charge',
        'Naval Dockyard, Visakhapatnam',
        '2016',
        '2021',
        'MTU and Cummins, 40 engines per year. Spares indenting through SAP-like naval portal.',
      ],
      ['train', 'Instructor', 'INS Shivaji, Lonavala', '2012', '2016', 'Nine batches of 60. Damage control simulator.'],
      ['ship', 'Stoker to Leading ME', 'Coastal patrol vessel, Goa', '2006', '2012', 'Boilers, bilges, lookouts.'],
    ],
    skills: [
      ['vib', 'Vibration analysis', 'Hand-held SKF, trend on paper'],
      ['hyd', 'Hydraulics', 'Steering gear and stabiliser fins'],
      ['ret', 'Retrofitting', 'Assisted OEM team on gas turbine'],
    ],
    technical: [
      ['ac', 'AutoCAD', 'Pipe routing sketches', 'intermediate'],
      ['office', 'Office package', 'Reports', 'intermediate'],
    ],
    roles: [
      ['gurd', 'Langar volunteer', 'Sundays at the gurdwara, 600 meals.', '2018'],
      ['moun', 'Naval mountaineering expedition', 'Stok Kangri, base manager.', '2015'],
    ],
    achievements: [['nau', 'Nao Sena commendation', 'For putting out a fuel leak off Aden in 2022', '2023']],
    other: [
      'Diploma in Mechanical Engineering (recognised by AICTE for ex-servicemen), 2012; B.Tech by evening, last semester',
      'Boiler operation engineer, first class, Andhra Pradesh',
      'Hindi, Punjabi, English, working Telugu',
      'LMV and HMV licence; passport valid',
    ],
  },
  [
    [
      'a-leak',
      'frig',
      'A moment of real danger?',
      'There was a spray of fuel on a hot manifold off Aden. I closed the remote valve, sent all out but one and we laid foam through the hatch. The officer wanted to open to see. I said sir, five minutes. It was four.',
    ],
    [
      'a-stud',
      'train',
      'A trainee who was going to fail?',
      'He could not read the English manual. I put him with the tape recorder and he spoke the procedure in Malayalam, then we put it in English together. He topped the next exam.',
    ],
    ['a-pay', 'frig', 'Expected salary?', 'Pension is there. 9 to 10 lakh per annum I expect.'],
    ['a-join', 'frig', 'Joining?', 'Immediately, I am released on 30 September.'],
  ],
  `
answerable | rank on discharge and total service | overview | Chief Petty Officer
answerable | locations he'll accept | overview | Kochi
answerable | men under charge | leadership-1 | 28
answerable | makes of diesel engine serviced | yard | MTU
answerable | engines per annum | yard | 40
answerable | instructor post - how many intakes | train | Nine
answerable | refit involvement | frig | 212
answerable | condition monitoring equipment | vib | SKF
answerable | boiler certificate class | other-2 | first class
answerable | what is his bravery citation for | nau | fuel leak
answerable | has he finished BTech | other-1 | last semester
answerable | Telugu | other-3 | working
answerable | heavy vehicle driving | other-4 | HMV
answerable | expected package | a-pay | 9
answerable | date of release | a-join / frig | 30 September
answerable | hydraulic systems worked on | hyd | Steering
answerable | social service | gurd | 600
answerable | adventure / mountaineering role | moun | base manager
answerable | fuel economy achievement | frig | 6%
answerable | CAD | ac | Pipe
story | fire or leak emergency, his decision | a-leak | 
story | helped a weak student pass | a-stud | 
near_miss | merchant navy COC
near_miss | commissioned officer rank
near_miss | gas turbine blade overhaul
near_miss | SAP PM
near_miss | nuclear submarine service
near_miss | BOE for Gujarat state
missing | does he know Bengali or Gujarati
missing | NEBOSH or IOSH
missing | police clearance certificate
false_premise | why was he court-martialled in 2019
false_premise | which merchant vessel did he sink with
false_premise | how many years did he serve in the Army
`,
)
