import { person } from '../own/person.mjs'

export const railSignalling = person(
  'Farida',
  {
    overview:
      'Signalling design and testing engineer for metros, mainly CBTC. Trained in Tashkent, made useful in Delhi, now at the Copenhagen client side. I read relay diagrams for relaxation.',
    jobs: [
      [
        'cph',
        'Senior Signalling Engineer (client)',
        'Øresund Metro Authority, Copenhagen',
        '2022/08',
        'present',
        'Acceptance of CBTC on the harbour line, 8 stations, unattended (GoA4). Reviewed the safety case, 412 comments of which 390 were closed before opening in June 2025. Chairs the interface meeting with the platform doors supplier. Evening possessions twice a month.',
      ],
      [
        'delhi',
        'Design Engineer, Signalling',
        'Yamuna Rail Systems, New Delhi',
        '2016/01',
        '2022/06',
        'Interlocking tables and scheme plans for 37 stations; checker for four juniors. Factory acceptance in Bangalore. Headway from 150 to 100 seconds on the Violet extension. In 2020 stuck 5 months in Tashkent, worked from there.',
      ],
      [
        'uzb',
        'Maintenance engineer, relay room',
        'Tashkent Metro',
        '2011',
        '2015',
        'Faults per month 31 to 12 by replacing dust filters and one stubborn relay type. Shift engineer with six fitters.',
      ],
    ],
    skills: [
      ['inter', 'Interlocking principles', 'Russian, Indian, European'],
      ['rams', 'RAMS', 'EN 50126, 50129; hazard log, FMECA with an assessor'],
      ['test', 'Test & commissioning', 'principles testing; dynamic tests at night'],
    ],
    technical: [
      ['doors', 'IBM DOORS', 'requirements tracing', 'advanced'],
      ['acad', 'AutoCAD', 'scheme plans', 'advanced'],
      ['ert', 'ETCS Level 2', 'course of five days', 'beginner'],
      ['py', 'Python', 'checks of control tables, saved 300 hours', 'intermediate'],
    ],
    roles: [
      ['irse', 'IRSE Nordic section, committee', 'Runs the younger members’ evening.', '2023'],
      ['swim', 'Harbour swimmer, Islands Brygge', 'All the year.', ''],
    ],
    achievements: [
      ['irsep', 'IRSE Professional Exam', 'Modules A, B and D, one with distinction.', '2021 to 2024'],
      ['best', 'Best young engineer, Yamuna', 'For the headway simulation.', '2019'],
    ],
    other: [
      'Diploma engineer (5 years), Automation in Railway Transport, TIIRE Tashkent, 2011, red diploma',
      'Uzbek, Russian, English (IELTS 7.5), Hindi for daily life, Danish module 3 of 6',
      'Residence in Denmark under Pay Limit scheme to August 2028, spouse may work',
      'Personal track safety Denmark, renewed yearly, now February 2026',
    ],
  },
  [
    [
      'a-night',
      'cph',
      'When did you say no?',
      'Three weeks before opening, train 14 opened its doors 40 centimetres too early, one time in 900. The supplier said statistics. I asked who of us will bring his grandmother to the nine-hundredth. Opening moved by nine days. They found a balise which the sun had made soft.',
    ],
    [
      'a-error',
      'delhi',
      'What was your worst mistake?',
      'I copied a control table and forgot the flank protection of one turnout. My junior, Ankit, found it in the factory test. I thanked him before everybody. Then I wrote the script which looks for it.',
    ],
    [
      'a-stay',
      'cph',
      'Plans?',
      'To be independent safety assessor by 2030. In Europe, but not moving again until my son ends the folkeskole in 2027.',
    ],
    [
      'a-work',
      'cph',
      'What helps you to work well?',
      'Drawings on paper at the first reading. And nobody speaking to me before ten.',
    ],
  ],
  `
answerable | Driverless line involvement? | cph | GoA4
answerable | how many remarks on the safety case & how many resolved at launch | cph | 412; 390
answerable | platform screen door interface | cph | doors
answerable | nights on track - frequency | cph | twice
answerable | capacity or headway results | delhi | 100
answerable | Stations she designed interlocking for | delhi | 37
answerable | Worked remotely from Central Asia, why/how long | delhi | 5 months
answerable | maintenance background - did reliability go up | uzb | 31; 12
answerable | how many fitters were on her shift | uzb | six
answerable | which CENELEC standards | rams | 50129
answerable | requirements management software | doors | DOORS
answerable | scripting benefits in hours | py | 300
answerable | ETCS knowledge depth | ert | five days
answerable | Danish level at present | other-2 | module 3
answerable | IRSE exam: which modules are passed | irsep | A, B
answerable | work permit end date, can partner work | other-3 | 2028
answerable | PTS validity | other-4 | 2026
answerable | first degree honours | other-1 | red
answerable | mobility of the family | a-stay | 2027
answerable | How does she like to be treated at her desk | a-work | ten
story | postponed an opening for safety | a-night |
story | an oversight by her, noticed by someone junior | a-error |
near_miss | Independent safety assessor licence
near_miss | mainline ERTMS project delivery
near_miss | programs onboard CBTC software for a supplier
near_miss | IRSE council president
near_miss | department head with budget
near_miss | Traction power engineering
missing | what she earns in kroner
missing | EU passport of spouse
missing | driving licence
false_premise | Which accident did the doors of train 14 cause?
false_premise | why was the Violet line cancelled
false_premise | When did she fail module C
`,
)
