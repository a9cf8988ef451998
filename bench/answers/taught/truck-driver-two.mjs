import { person } from '../own/person.mjs'

export const truckDriver = person(
  'Darren',
  {
    overview:
      'MC driver, 16 years. Road trains, reefers, livestock before that. Clean record. Home every second weekend is fine.',
    jobs: [
      [
        'cold',
        'Interstate driver',
        'Warrego Cold Freight, Toowoomba QLD',
        '2018',
        'present',
        '- B-double and road train, Brisbane - Adelaide - Darwin\n- chilled and frozen, temp log every load\n- approx 210,000 km a year, no at-fault accidents\n- buddy trainer for new drivers, 11 so far',
      ],
      [
        'cattle',
        'Livestock driver',
        'Hannaford Rural Haulage, Roma QLD',
        '2013',
        '2018',
        '- six deck cattle, stations to saleyards\n- own minor repairs: tyres, brakes, airbags\n- left when the drought cut the work',
      ],
      [
        'timber',
        'Local delivery driver',
        'Darling Downs Timber, Dalby QLD',
        '2010',
        '2013',
        '- HR rigid, 12 drops a day\n- truck-mounted forklift\n- cash on delivery and paperwork',
      ],
    ],
    skills: [
      ['load', 'Load restraint', ''],
      ['fatigue', 'Fatigue management', 'BFM accredited'],
      ['reverse', 'Reversing B-doubles', ''],
      ['repair', 'Basic mechanical repair', ''],
      ['route', 'Route planning', ''],
    ],
    technical: [
      ['ewd', 'Electronic work diary', ''],
      ['reefer', 'Reefer units', 'Thermo King and Carrier'],
    ],
    roles: [['fire', 'Rural fire brigade', 'volunteer, drive the water tanker', '2015']],
    achievements: [
      ['million', '1 million km safe driving', 'Warrego award', '2023'],
      ['fork', 'Forklift licence (LF)', '', '2010'],
    ],
    other: [
      'MC licence since 2012, HR since 2009',
      'Certificate III in Driving Operations, 2016',
      'Year 10, Dalby State High School',
      'No dangerous goods licence yet, happy to do it',
    ],
  },
  [
    [
      'a-breakdown',
      'cold',
      'Ever broken down a long way from help?',
      'Summer 2021, north of Tennant Creek, the fridge motor died at 41 degrees with 22 pallets of ice cream. I rang dispatch and then rang a bloke I knew with a workshop two hours up the road. I drove at night with the doors shut and put dry ice in from a roadhouse. He had a fan belt that fitted. We lost one pallet out of 22.',
    ],
    [
      'a-home',
      null,
      'Why are you looking around?',
      'The boss is good and the truck is good. I just want more nights at home than I get now. I would take less money for a regular run. Twelve nights a month at home would do me.',
    ],
  ],
  `
answerable | what licence class does he hold | other-1 overview / fork | MC
answerable | how many years driving | overview | 16
answerable | current role? | cold | Interstate driver
answerable | Does he have refrigerated freight experience? | cold reefer / a-breakdown overview |
answerable | why did he leave Hannaford | cattle | drought
answerable | Is he dangerous goods licensed? | other-4 | dangerous goods
answerable | any accidents? | cold overview / million |
answerable | what are his strong points | overview cold million fatigue / reefer load reverse repair route a-breakdown cattle
story | Tell me about a time he broke down on the road | a-breakdown |
near_miss | Has he driven fuel tankers? | / fire other-4 cold
missing | when can he start
false_premise | why did he loose his licence in 2019? | / other-1 cold overview
`,
)
