import { person } from '../own/person.mjs'

export const controlRoom = person(
  'Onyango',
  {
    overview:
      'CCTV and control room operator, Dubai, since 2018. From Kisumu. SIRA licensed. I write a clear report and I do not use the phone on duty.',
    leadership: ['Shift in-charge for 9 guards and 2 operators on nights'],
    jobs: [
      [
        'mall',
        'Control Room Operator / Shift In-charge',
        'Falcon Guarding LLC at Marina Gate Mall, Dubai',
        '2021',
        'Present',
        '- 640 cameras, 14 screens\n- 12-hour shift, six days\n- Lost children reunited in average of 7 minutes\n- Evidence export for Dubai Police, 88 cases in 2025',
      ],
      [
        'tower',
        'Security Guard',
        'Falcon Guarding LLC, residential tower JLT',
        '2018',
        '2021',
        'Reception, visitors, parcel room, patrol with wand every two hours. Covid gate checks.',
      ],
      [
        'askari',
        'Guard, cash-in-transit escort',
        'Lakeside Security, Kisumu',
        '2014',
        '2018',
        'Bank branches and M-Pesa agents. Unarmed; the police officers carried the rifles.',
      ],
      ['nys', 'National Youth Service', 'Gilgil, Kenya', '2012', '2013', 'Paramilitary training, road works.'],
    ],
    skills: [
      ['rep', 'Report writing', 'English reports, times to the minute'],
      ['alarm', 'Fire alarm panel', 'First response, silence after order from the fire marshal; Notifier'],
      ['crowd', 'Crowd', 'New year fireworks, 40,000 visitors, barrier line C'],
    ],
    technical: [
      ['mile', 'Milestone XProtect', 'Live, playback, export', 'advanced'],
      ['gen', 'Genetec', 'Two week relief in another mall', 'beginner'],
      ['word', 'MS Word', '', 'intermediate'],
    ],
    roles: [['run', 'Kenyan runners Dubai', 'Organises Friday runs, ten to twenty people.', '2022']],
    achievements: [
      [
        'emp',
        'Employee of the month, twice',
        'Second time for a theft ring of four people, noticed by their shoes',
        '2023, 2025',
      ],
    ],
    other: [
      'KCSE, C plus, Kisumu 2011',
      'SIRA CCTV operator card, valid to 06/2027; basic life support 2025',
      'English, Swahili, Dholuo; Arabic for greetings and directions',
      'Visa by employer, two years, ends October 2027',
      'Marathon 2:51',
    ],
  },
  [
    [
      'a-knife',
      'tower',
      'A threat you faced?',
      'A man came to the reception at 3 am with a knife in the sleeve asking for flat 1904. I kept the desk between us and talked about football, he was Manchester. My colleague pressed the button. After nine minutes the police came and he gave the knife to me handle first.',
    ],
    [
      'a-report',
      'mall',
      'Did a supervisor ask you for something wrong?',
      'A tenant wanted me to delete the footage where his staff hit a cleaner. My supervisor said help him. I wrote in the log that I was asked, exported the clip and gave it to the client manager. I lost one month of bonus and the cleaner got his money.',
    ],
    [
      'a-wish',
      'mall',
      'What would you like to do?',
      'Day work in a hospital or an airport, and learn access control programming.',
    ],
    ['a-pay', 'mall', 'What salary?', 'I have 3,100 dirhams with room. I ask 4,500 or 3,800 with room.'],
  ],
  `
answerable | how many cameras does he watch | mall | 640
answerable | Regulatory card + expiry | other-2 | 06/2027
answerable | hours per shift presently | mall | 12-hour
answerable | Guards under him | leadership-1 | 9
answerable | works with the police on evidence, number of cases | mall | 88
answerable | which VMS is he good at | mile | Milestone
answerable | cash transport background | askari | M-Pesa
answerable | was he armed there | askari | Unarmed
answerable | has he handled large crowds | crowd | 40,000
answerable | front desk or concierge type duties ever? | tower | Reception
answerable | Arabic level | other-3 | greetings
answerable | when does visa run out | other-4 | October 2027
answerable | spotted thieves? | emp | shoes
answerable | what has he done before security | nys | Gilgil
answerable | fire panel make | alarm | Notifier
answerable | CPR / first aid | other-2 | life support
answerable | where in the world does he come from | overview | Kisumu
answerable | missing kids - avg time to find | mall | 7 minutes
answerable | expected pay if no accommodation | a-pay | 4,500
answerable | what does he do for fun / fitness | other-5 run | 
story | incident with an armed intruder | a-knife | 
story | pressured to hide evidence, what did he do | a-report | 
near_miss | has he a firearms licence
near_miss | security manager or site supervisor post for a whole company
near_miss | access control system programming experience
near_miss | Genetec certified operator
near_miss | Military veteran
near_miss | airport security (AVSEC)
missing | UAE driving licence
missing | dog handling
missing | degree in criminology
false_premise | Why was he dismissed from the residential tower
false_premise | How many times has he been convicted of assault
false_premise | what did he do in his time in Qatar's World Cup stadium
`,
)
