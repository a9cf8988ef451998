import { person } from '../own/person.mjs'

export const soundEngineer = person(
  'DeShawn',
  {
    overview:
      'Front-of-house and monitor engineer out of Memphis. Church kid, started on a 16-channel Mackie at age 12. Around 1,400 shows mixed, 260 of them outside the United States.',
    leadership: ['Audio crew chief, 6 stagehands plus a system tech on the last two runs'],
    jobs: [
      [
        'tour',
        'FOH Engineer (contract)',
        'Bluff City Revival, soul/gospel 11-piece',
        '2021',
        'Present',
        '- 94 dates in 2024: theaters 1,200 to 4,500 seats\n- Advance every venue myself, input lists, power, load-in times\n- Keep it at 98 dBA, which the singer likes and the bass player does not',
      ],
      [
        'house',
        'House Audio Lead',
        'The Lantern Room, Memphis (650 cap)',
        '2015',
        '2021',
        '- Specced the new PA in 2018, $118,000, d&b\n- Four to five acts a week, all genres, mostly no soundcheck',
      ],
      [
        'mon',
        'Monitor Engineer',
        'Cumberland Queen riverboat shows',
        'summer 2014',
        'fall 2014',
        'In-ears for nine singers. Also pulled cable in the rain.',
      ],
      [
        'rad',
        'Board operator',
        'WKBX-FM, Jackson, TN',
        '2011',
        '2014',
        'Overnights. Ran the satellite feeds and the Sunday sermons.',
      ],
      ['gc', 'Guitar store, pro audio counter', 'Jackson, TN', '2009', '2011', 'Sold mics, fixed mics'],
    ],
    skills: [
      ['rf', 'RF coordination', 'Up to 48 channels of wireless, festival sites'],
      ['tune', 'System tuning', 'Smaart, delay towers'],
      ['rec', 'Multitrack recording', 'Captured and rough-mixed two live albums; I did not do the final mixes'],
    ],
    technical: [
      ['digico', 'DiGiCo SD10 / Quantum', 'Main desk', 'expert'],
      ['yam', 'Yamaha CL5, QL', '', 'advanced'],
      ['dante', 'Dante', 'Level 3 certified', 'advanced'],
      ['pt', 'Pro Tools', '', 'intermediate'],
    ],
    roles: [['camp', 'Girls Rock Memphis', 'Teach 10–16 year olds to wire a stage, one week each July.', '2017']],
    achievements: [
      [
        'best',
        'Best Sound in Town, Memphis Flyer readers poll, for The Lantern Room',
        'Three years running, 2017–2019',
        '2019',
      ],
    ],
    other: [
      'A.A.S. Audio Production, Southwest Tennessee Community College, 2011',
      'OSHA 10, aerial lift card',
      'Passport good to 2033, Global Entry',
      'Hearing protection always; audiogram every January',
      'Off the road December 15 – January 10, that is family time and not negotiable',
    ],
  },
  [
    [
      'a-blackout',
      'tour',
      'Tell us about a show that went wrong.',
      'Antwerp, 2023. Lost power to FOH in the second song. The monitors were still alive so I ran to the stage, got the band to turn the wedges around and they finished the tune acoustic with the crowd singing. Nine minutes. Turned out a caterer had unplugged a distro for a coffee machine. I now put tape and my face on every plug.',
    ],
    [
      'a-singer',
      'mon',
      'What about an artist who was never satisfied?',
      'One singer wanted "more me" every night until there was nothing left. I recorded her ears and we listened on the bus. She heard it herself and took two dB off.',
    ],
    ['a-rate', 'tour', 'Day rate?', '$550 on show days, $275 travel days, per diem on top.'],
    [
      'a-stay',
      'house',
      'Why look at a fixed position?',
      'My son starts high school. I want to be home four nights out of seven, so a theater or a performing arts center.',
    ],
  ],
  `
answerable | how old when he got started | overview | 12
answerable | number of gigs career total, how many international | overview | 1,400; 260
answerable | did he lead a crew on tour? | leadership-1 | 6
answerable | who is he out with currently | tour | Bluff City
answerable | largest rooms he has mixed | tour | 4,500
answerable | does he do his own advancing | tour | Advance
answerable | Loudness he typically runs | tour | 98
answerable | PA purchase he was responsible for, cost | house | 118,000
answerable | club experience and capacity | house | 650
answerable | IEM mixing - where | mon | riverboat
answerable | Has he got a broadcast background | rad | WKBX
answerable | worked retail? | gc | counter
answerable | wireless frequency management, how many channels | rf | 48
answerable | Did he mix the albums | rec | did not
answerable | Which console is his go-to | digico / yam | DiGiCo
answerable | networked audio certification | dante | Level 3
answerable | teaching kids? | camp | 10–16
answerable | Safety training cards | other-2 | OSHA
answerable | are there weeks in the year he won't work | other-5 | December 15
answerable | his daily fee incl. travel days | a-rate | 550; 275
story | worst technical failure at a live show | a-blackout
story | performer with impossible demands on the mix | a-singer
near_miss | Lighting console skills?
near_miss | bachelor's in music or engineering
near_miss | SSL or Avid S6L experience
near_miss | has he worked on Broadway or musicals
near_miss | Grammy nomination?
near_miss | Dante Level 4?
missing | stagehand union (IATSE) member
missing | would he drive a box truck
missing | does he have liability insurance of his own
false_premise | What brand did he replace the d&b system with after it failed
false_premise | why was he let go from the radio station
false_premise | How did he recover after the hearing loss in 2022
`,
)
