import { person } from '../own/person.mjs'

export const cleaningSupervisor = person(
  'Fátima',
  {
    overview:
      'I clean since 2008, offices first and hospital now. From Braga, in Lausanne eleven years. Permit C. I am looking for day hours because my shift now is 21h to 5h.',
    leadership: ['Night team of 14, speaking seven languages', 'Make the rota and the holiday plan'],
    jobs: [
      [
        'hosp',
        'Supervisor, night cleaning',
        'Clinique du Bois-Mont, Lausanne (for Nettolux SA)',
        '2019',
        'today',
        '- Operating theatres: six, terminal clean each night\n- ATP swab results from 82% pass to 97%\n- Ordering of chemicals, CHF 4,500 a month',
      ],
      [
        'office',
        'Cleaner, then team leader',
        'Nettolux SA, bank offices in Lausanne',
        '2015',
        '2019',
        'Four floors, 3 persons. Key holder and alarm. Also moved furniture for the events.',
      ],
      [
        'braga',
        'Room attendant',
        'Hotel Senhora do Monte, Braga',
        '2008',
        '2014',
        '16 rooms the day. In summers I helped at breakfast.',
      ],
    ],
    skills: [
      ['dis', 'Disinfection', 'Isolation rooms, norovirus, C. diff; colour code of cloths'],
      ['floor', 'Floor care', 'Scrubber-dryer and polishing; I have watched a colleague crystallise marble'],
      ['train', 'Showing new people', 'Two weeks beside me, then a checklist with photos that I made'],
      ['win', 'Windows', 'Inside only. No work at height.'],
    ],
    technical: [
      ['planon', 'Planon app', 'Tickets and photos', 'intermediate'],
      ['excel', 'Excel', 'Rota', 'beginner'],
    ],
    roles: [
      [
        'works',
        'Staff delegate at Nettolux',
        'Two meetings per year with the direction. Got heated rest room.',
        '2022',
      ],
    ],
    achievements: [['zero', 'No accident in the team for 1,000 days', 'Counted till March 2025', '2025']],
    other: [
      'School until 9th class, Braga. Federal certificate AFP in building cleaning, passed 2021 while working',
      'Portuguese, French B2, Spanish. German no.',
      'Driving licence B, own small car',
      'Vaccinated hepatitis B, asked for by the clinic',
    ],
  },
  [
    [
      'a-needle',
      'hosp',
      'Tell me about a dangerous moment.',
      'A new colleague took a bag with a needle in it and it stuck her finger. I washed, I pressed, I called the duty doctor and I stayed till six in the morning with her. After that I asked and we received the gloves with protection, which before was too expensive.',
    ],
    [
      'a-steal',
      'office',
      'Was there a problem with trust?',
      'Someone said my team took a watch from a desk. I did not shout. I asked for the camera and we looked together with the client, and the watch was under the heater. The client brought chocolate.',
    ],
    ['a-sal', 'hosp', 'What do you earn?', '4,350 francs for 13 months. By day I accept the same.'],
    ['a-pct', 'hosp', 'What percentage do you want to work?', '80 to 100. Not Sundays, I sing in the mission choir.'],
  ],
  `
answerable | what time does she work now | overview | 21h
answerable | her residence status in Switzerland? | overview | Permit C
answerable | staff under her | leadership-1 | 14
answerable | Which employer runs the clinic contract | hosp | Nettolux
answerable | has she done OR cleaning | hosp | six
answerable | hygiene audit score, better or worse w/ her | hosp | 82; 97
answerable | formal qualification in cleaning? | other-1 | AFP
answerable | hospitality background | braga | Hotel
answerable | any German | other-2 | German no
answerable | how does she onboard new cleaners | train | Two weeks
answerable | infection control knowledge - outbreak bugs | dis | norovirus
answerable | can she use a ride-on/auto scrubber type machine | floor | Scrubber-dryer
answerable | exterior glass or ladders? | win | Inside only
answerable | purchasing, monthly spend | hosp | 4,500
answerable | has she got a car | other-3 | own small car
answerable | Part time possible? | a-pct | 80
answerable | which day won't she work and why | a-pct | Sundays
answerable | current wage | a-sal | 4,350
answerable | did she represent coworkers, result? | works | rest room
answerable | was she trusted with keys | office | Key holder
story | how did she handle a needle stick or work accident | a-needle |
story | accusation of theft by a customer | a-steal | 
near_miss | marble crystallisation experience
near_miss | SAP for ordering?
near_miss | EFZ / full three year apprenticeship as cleaner
near_miss | cleanroom (pharma) cleaning done?
near_miss | advanced Excel
near_miss | was she ever supervisor in the hotel in Braga
missing | notice period?
missing | does she know the TORK or Kärcher product range
missing | pest control
false_premise | Why did the clinic fire Nettolux
false_premise | when did she go back to Portugal
false_premise | how long was she the head of housekeeping
`,
)
