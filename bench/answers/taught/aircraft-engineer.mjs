import { person } from '../own/person.mjs'

export const aircraftEngineer = person(
  'Nuno',
  {
    overview:
      'Licensed aircraft maintenance engineer, line and base. I have certified A320 family since 2014 and E190 since 2018. Calm on the ramp, also at four in the morning with snow.',
    leadership: ['Shift of 9 in the hangar: 3 certifying, 5 mechanics, 1 apprentice'],
    jobs: [
      [
        'hangar',
        'Shift Supervisor, Base Maintenance',
        'Tejo Aerotécnica, Lisbon',
        '2021-03',
        null,
        '- C-checks of A320neo, eleven to thirteen days each\n- 27 heavy checks closed, 22 of them on the planned day\n- Pattern: four days, four nights, four off\n- Internal investigator for maintenance errors (MEDA), 14 cases',
      ],
      [
        'line',
        'B1 Line Engineer',
        'NordRamp Services, Oslo Gardermoen',
        '2016-05',
        '2021-02',
        '- Turnarounds for six airlines\n- AOG trips to Tromsø, Bergen and once Longyearbyen\n- Cold soak problems, hydraulic leaks, de-icing damage',
      ],
      [
        'mech',
        'Mechanic',
        'Força Aérea Portuguesa, Montijo',
        '2007',
        '2016-04',
        '- C-130H, propellers and landing gear\n- Detachment to Djibouti in 2011, four months\n- Left as Primeiro-Sargento',
      ],
    ],
    skills: [
      ['boro', 'Borescope inspection', 'CFM56 and LEAP-1A, signs the report'],
      ['comp', 'Composite repair', 'assists, no approval of his own'],
      ['plan', 'Check planning', 'critical path on a whiteboard, then in AMOS'],
    ],
    technical: [
      ['amos', 'AMOS', 'work packages, material requests', 'advanced'],
      ['airn', 'AirN@v and AirnavX', '', 'expert'],
      ['xls', 'Excel', 'man-hour tracking', 'intermediate'],
    ],
    roles: [
      ['tutor', 'Tutor for apprentices', 'Eight have passed the modules with him, none failed twice.', '2022 onwards'],
    ],
    achievements: [
      ['save', 'Safety commendation', 'Found a cracked pylon bolt that was on no task card.', '2023'],
      ['mag', 'Column in “Pista” magazine', 'Four short texts about night shifts.', '2024'],
    ],
    other: [
      'EASA Part-66 B1.1, issued by ANAC Portugal, ratings A318/319/320/321 (CFM56, V2500, LEAP-1A) and ERJ-190',
      'B2 modules: 3 of 5 left to pass',
      'Portuguese, English (ICAO-style level 5), Norwegian A2',
      'Human factors, EWIS and fuel tank safety valid until May 2027',
      'Driving licence B; airside permit Lisbon',
    ],
  },
  [
    [
      'a-refuse',
      'hangar',
      'Have you refused to sign?',
      'Yes, a spoiler actuator, two hours before departure, full aircraft. The manager showed me the figures of the delay. I showed him the play with my finger. They swapped the aeroplane, and on the bench the bearing came out in pieces.',
    ],
    [
      'a-err',
      'line',
      'An error of your own?',
      'I left a torch in a wheel well in Bergen. I counted my tools at home, on the kitchen table, which is too late. I rang, the flight waited nine minutes. Since then shadow foam in my box, and I count loud.',
    ],
    ['a-move', 'line', 'Why did you go back to Portugal?', 'My father got ill, and my wife had enough of November.'],
    [
      'a-contract',
      'hangar',
      'Do you take contract work?',
      'No, only permanent. I did two weeks as contractor and I did not know the name of anybody.',
    ],
  ],
  `
answerable | Which type ratings are on his licence? | other-1 / overview | ERJ-190
answerable | who issued his Part 66 | other-1 | ANAC
answerable | heavy checks delivered on time, what ratio | hangar | 22; 27
answerable | typical length of a C check under him | hangar | eleven
answerable | rota he is used to | hangar | four nights
answerable | experience of recovering grounded aircraft away from base? | line | Tromsø
answerable | Military background, rank on leaving | mech | Primeiro-Sargento
answerable | did he deploy abroad with the air force | mech | Djibouti
answerable | turboprops? | mech | C-130H
answerable | can he sign off engine internal inspections | boro | signs
answerable | MRO software | amos / plan airn | AMOS
answerable | How many apprentices got through their exams with his help? | tutor | Eight
answerable | when does his HF training lapse | other-4 | 2027
answerable | Scandinavian language skills | other-3 | Norwegian
answerable | has he ever written for the press | mag | Pista
answerable | recognition for spotting a defect | save | pylon
answerable | supervises how many certifying staff | leadership-1 | 3
answerable | root cause investigations done - number | hangar | 14
answerable | Reason for leaving Norway | a-move | father
answerable | open to a 6 month freelance contract? | a-contract | only permanent
story | Situation where commercial pressure clashed with airworthiness | a-refuse |
story | Tell us about own mistake | a-err |
near_miss | B2 avionics licence holder?
near_miss | Boeing 737 rated
near_miss | bonded structures course certificate?
near_miss | Has Nuno been a maintenance control / Part-145 accountable manager?
near_miss | lived in Tromsø - for how long
near_miss | Category C licence (base release)?
missing | expected salary
missing | any UK CAA licence
missing | how soon could he come
false_premise | why did the apprentices under him fail repeatedly
false_premise | What injury resulted from the torch in the wheel well?
false_premise | how many A350 checks did he close at Tejo
`,
)
