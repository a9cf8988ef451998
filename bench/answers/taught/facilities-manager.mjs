import { person } from '../own/person.mjs'

export const facilitiesManager = person(
  'Raghavendra',
  {
    overview:
      'Facilities professional handling corporate campuses in Pune and Hyderabad, total experience 14+ years. Electrical diploma holder who has come up from the DG room. Presently serving notice, last working day 15 December 2026.',
    leadership: [
      'Vendor manpower of 210 across housekeeping, security, pantry and MEP',
      'Five direct reports (two AFMs, three shift engineers)',
    ],
    jobs: [
      [
        'fm',
        'Facilities Manager',
        'Corvelle Services India, client site: a US bank, Kharadi, Pune',
        'Jun 2021',
        'Till date',
        '- 6.8 lakh sq ft, 5,200 seats\n- Opex budget Rs 31 crore, closed FY25 at 4% under\n- Diesel down 22% after the second feeder was commissioned\n- IGBC Gold recertification obtained 2024',
      ],
      [
        'afm',
        'Assistant Facilities Manager',
        'Corvelle Services India, Gachibowli, Hyderabad',
        '2017',
        '2021',
        'Stacking plans and seat moves, around 300 per month. Covid reoccupancy. Cafeteria contracts for 3 caterers.',
      ],
      [
        'shift',
        'Shift Engineer',
        'Saptagiri Tech Park, Hyderabad',
        '2014',
        '2017',
        '33 kV substation, 4 x 1,500 kVA DG sets, chillers of 600 TR. Rotational shifts.',
      ],
      [
        'tech',
        'Electrical Technician',
        'Saptagiri Tech Park, Hyderabad',
        '2012',
        '2014',
        'Breakdown calls and PPM of panels.',
      ],
    ],
    skills: [
      ['sla', 'SLA and penalty management', 'Recovered Rs 41 lakh from vendors in two years'],
      ['ehs', 'EHS', 'Mock drills each quarter; permit to work'],
      ['space', 'Space planning', 'Moves and restacks together with the client’s architect'],
    ],
    technical: [
      ['bms', 'BMS', 'Honeywell EBI, monitoring and trend logs', 'advanced'],
      ['sn', 'ServiceNow', 'Facility tickets', 'intermediate'],
      ['acad', 'AutoCAD', 'Viewing and mark-up', 'beginner'],
    ],
    roles: [['ifma', 'Pune chapter of IFMA', 'Member; organised one site visit.', '2023']],
    achievements: [['blood', 'Client appreciation award', 'Zero downtime during the cyclone week', 'Aug 2023']],
    other: [
      'Diploma in Electrical Engineering, Government Polytechnic Warangal, 2012, 71%',
      'Wireman licence and HT supervisor competency (Telangana); NEBOSH IGC 2019',
      'Telugu, Hindi, English; Marathi understandable',
      'Passport valid 2031. Gulf posting acceptable.',
    ],
  },
  [
    [
      'a-flood',
      'fm',
      'Describe an emergency.',
      'In July 2024 the basement pump tripped at 2 in the night and water was 40 cm from the transformer room. I came by two-wheeler, took the society’s fire tender people for help and shut one feeder in a planned manner. Bank trading floor did not lose one minute.',
    ],
    [
      'a-vendor',
      'afm',
      'How did you deal with a poor vendor?',
      'The pantry vendor was short of eleven people every Monday. I stopped the shouting calls and put the attendance on a screen in the lobby of admin block. Within six weeks Mondays were full, and after that I gave him the next site also.',
    ],
    ['a-ctc', 'fm', 'What is your CTC?', 'Current is 19.4 lakhs fixed. Expectation is 25, negotiable for Gulf.'],
    [
      'a-resign',
      'fm',
      'Why did you resign?',
      'The account is going to another FM company at rebid and I did not want to be part of a transition for the third time.',
    ],
  ],
  `
answerable | Total exp in yrs | overview | 14
answerable | LWD? | overview | 15 December 2026
answerable | area managed in sqft and no. of seats | fm | 6.8 lakh
answerable | budget size & variance | fm | 31 crore; 4%
answerable | Contract staff strength he oversees | leadership-1 | 210
answerable | who reports to him directly | leadership-2 | Five
answerable | green building rating handled? | fm | IGBC
answerable | energy or fuel savings figure | fm | 22%
answerable | HVAC capacity he has operated | shift | 600 TR
answerable | high tension exposure | shift other-2 | 
answerable | Has he penalised vendors for service failures, amount | sla | 41 lakh
answerable | safety qualification (international) | other-2 | NEBOSH
answerable | which building automation make | bms | Honeywell
answerable | is he ok to go to Dubai / Doha | other-4 | Gulf
answerable | expected ctc | a-ctc | 25
answerable | reason for leaving the current assignment | a-resign | rebid
answerable | canteen / food vendor experience | afm a-vendor | caterers
answerable | academic percentage | other-1 | 71%
answerable | fire evacuation drills how frequently | ehs | quarter
answerable | regional languages known | other-3 | Telugu
story | night time crisis he sorted out on site | a-flood | 
story | turning around a non performing supplier | a-vendor | 
near_miss | B.E. / B.Tech in electrical?
near_miss | can he make floor layouts in autocad himself
near_miss | CFM credential from IFMA
near_miss | Has he worked with Siemens Desigo or Schneider BMS
near_miss | LEED certification projects
near_miss | data centre facility operations (tier III)
missing | willing to do night shifts now
missing | any lease negotiation / transaction management
missing | references from the bank client
false_premise | why was there a power outage in the cyclone week
false_premise | How long was his stint in Qatar
false_premise | why did the IGBC rating get downgraded to silver
`,
)
