import { person } from '../own/person.mjs'

export const roofer = person(
  'Jesús',
  {
    overview:
      'Roofing superintendent in Houston, TX. Commercial flat roofs, hail and hurricane work. Came up as laborer from Jalisco, 17 yrs roofing, foreman since 2015.',
    leadership: ['4 crews, 31 guys, 2 of the foremen I trained'],
    jobs: [
      [
        'sup',
        'Superintendent',
        'Gulf Shield Roofing LLC, Houston',
        '01/2020',
        'Present',
        '- TPO, mod-bit, standing seam; biggest job 410,000 sq ft warehouse, 11 weeks, no leaks at flood test\n- Callbacks 5.2% to 1.8%\n- Hurricane Beryl: 63 dry-ins in 12 days\n- zero OSHA recordables 2022, 2023',
      ],
      [
        'fore',
        'Foreman',
        'Gulf Shield Roofing LLC',
        '03/2015',
        '12/2019',
        '- Schools, 9 of them during summer breaks\n- Kettle man on hot asphalt, last one in the company',
      ],
      [
        'lab',
        'Roofer / laborer',
        'Tejas Hail Pros, San Antonio',
        '2009',
        '2015',
        'Shingles. 38 squares a day in the good years. Fell off a ladder 2011, broke wrist, back in 8 weeks.',
      ],
      ['mx', 'Albañil (mason helper)', 'Tepatitlán, Jalisco', '2005', '2009', 'With my uncle. School until noon.'],
    ],
    skills: [
      ['est', 'Estimating', 'takeoffs in EagleView; price is set by office'],
      ['safe', 'Fall protection', 'competent person, writes JHA in two languages'],
      ['metal', 'Sheet metal', 'coping, brakes 10 ft; no copper'],
    ],
    technical: [
      ['ev', 'EagleView and CompanyCam', '', 'advanced'],
      ['drone', 'Drone', 'FAA Part 107, roof surveys and thermal', 'advanced'],
      ['proc', 'Procore', 'daily logs', 'intermediate'],
    ],
    roles: [
      ['hab', 'Habitat for Humanity', '6 roofs, Saturdays, brings own crew.', '2018'],
      ['soc', 'Coach, Pasadena Chivas U-10', 'Two titles.', '2017'],
      ['val', 'Voted crew champion for heat safety', 'Shade tents, water wagon.', '2023'],
    ],
    achievements: [
      ['manu', 'Carlisle Perfection Award', 'No defect at inspection, three years in a row (2021 to 2023).', '2023'],
    ],
    other: [
      'OSHA 30 (2019), first aid, forklift and boom lift through 2028',
      'GED in Spanish 2012; RCAT journeyman exam passed 2017',
      'Spanish first, English good, reads plans',
      'US permanent resident, citizenship interview in April',
      'Texas Class C license, F-250 with hitch',
    ],
  },
  [
    [
      'a-heat',
      'sup',
      'Something that went wrong on your watch?',
      'Chuy went gray on a white roof in July, 104 degrees. I had not watched him; I was on the phone with the owner. We got him in the truck and he was ok. I told the company to let me start at 4 and end at noon in July. They said neighbors. I went to the neighbors with tamales.',
    ],
    [
      'a-owner',
      'sup',
      'A fight with a customer?',
      'A mall manager wanted us to torch next to a gas line as the inspection was Friday. I sat down on the torch case. He called my boss. My boss came, looked at the pipe, and sat down next to me.',
    ],
    [
      'a-want',
      'sup',
      'What would you like to do?',
      'Project manager with a desk two days a week and my knees in the bed of the truck the other three.',
    ],
    ['a-money', 'sup', 'Pay?', '$78,000 and truck. I look for $90,000.'],
    ['a-loc', 'sup', 'Would you move?', 'Dallas or Corpus, yes. Out of Texas, no, my mother.'],
  ],
  `
answerable | how large was the biggest roof and how long did it take | sup | 410,000; 11
answerable | membrane systems | sup | TPO
answerable | warranty callbacks rate | sup | 1.8
answerable | storm response capacity | sup | 63
answerable | recordable injuries? | sup | zero
answerable | crews & men he supervises | leadership-1 | 31
answerable | hot tar? | fore | asphalt
answerable | School reroofs | fore | 9
answerable | shingle productivity | lab | 38
answerable | has he been injured on the job | lab | wrist
answerable | Where'd he work before the States | mx | Jalisco
answerable | does he set bid prices | est | office
answerable | commercial drone certificate | drone | 107
answerable | Is he bilingual for safety paperwork | safe / other-3 | two languages
answerable | journeyman exam body and year | other-2 | RCAT; 2017
answerable | immigration status | other-4 | permanent resident
answerable | volunteer building | hab | 6
answerable | manufacturer quality award years | manu | 2021
answerable | will he relocate | a-loc | Dallas
answerable | what's he making, what would he take | a-money | 78,000; 90,000
story | a worker collapsed or got ill - lesson | a-heat |
story | refused the client's dangerous demand | a-owner |
near_miss | copper roofs and domes
near_miss | certified project manager with PMP
near_miss | slate or clay tile
near_miss | solar installs on flat roofs
near_miss | owned his own roofing business
near_miss | union apprenticeship (Roofers Local)
missing | Any MVR violations
missing | does he have a bonus plan
missing | OK with drug test
false_premise | who died in the July heat
false_premise | how long was he out with back surgery
false_premise | what made him leave Gulf Shield in 2019
`,
)
