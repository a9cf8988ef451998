import { person } from '../own/person.mjs'

export const eventManager = person(
  'Thandeka',
  {
    overview:
      'Event manager in Cape Town: conferences mainly, one jazz festival, and a wedding when a cousin insists. 10 years. Calm with generators. Freelance since the agency closed in June 2025, would go back on a payroll for the right calendar.',
    leadership: ['Core crew of 5, up to 180 casuals on festival days', 'Chose and paid 60 suppliers last season'],
    jobs: [
      [
        'free',
        'Freelance Event Manager',
        'Cape Town',
        '07/2025',
        'Present',
        '- Mining conference, 2,400 delegates over three days\n- Two product launches for a wine estate in Franschhoek\n- Load-shedding plan for every event: two gensets, one spare',
      ],
      [
        'agency',
        'Senior Project Manager',
        'Kaleido Events, Cape Town',
        '2018',
        '2025',
        'Budgets R2m to R14m, average margin 21%. Festival site plan, safety file and police liaison (Safety at Sports and Recreational Events Act). Virtual editions in 2020 and 2021 on Hopin.',
      ],
      [
        'coord',
        'Event Coordinator',
        'Table Bay Convention Centre',
        '2015',
        '2018',
        'Client side of 90 bookings per year. Menus, floor plans, parking.',
      ],
    ],
    skills: [
      ['crisis', 'Contingency planning', 'Wind, power, taxi strikes, one president arriving early'],
      ['tech', 'AV', 'Reads a rider and a stage plot; does not mix sound'],
      ['sust', 'Waste', 'Festival at 71% diverted from landfill in 2024'],
    ],
    technical: [
      ['event', 'Eventbrite and Howler', 'Ticketing', 'advanced'],
      ['cvent', 'Cvent', 'Registration only, for the mining client', 'intermediate'],
      ['vw', 'Vectorworks', 'Site plans', 'intermediate'],
    ],
    roles: [['saaci', 'Committee, Western Cape branch of SAACI', 'Runs the student day.', '2023']],
    achievements: [
      ['loerie', 'Loerie craft certificate', 'For the opening of a museum wing, live category', '2022'],
      [
        'rec',
        'Re-signed the mining conference',
        'Client had gone out to tender with six agencies; I won it as one person',
        '2025',
      ],
    ],
    other: [
      'National Diploma in Event Management, Cape Peninsula University of Technology, 2014',
      'isiXhosa, English, Afrikaans; conversational Portuguese after Maputo',
      'Code 8 driver’s licence; level 3 first aid, expired in March',
      'Happy abroad up to a month, Namibia and Mozambique done; Schengen visa ran out',
    ],
  },
  [
    [
      'a-wind',
      'agency',
      'When did an event nearly fall apart?',
      'At the jazz festival in 2023 the south-easter went to 80 km an hour at four in the afternoon and the stage roof started to sing. I stopped the set, moved 6,000 people into the market hall in 25 minutes with volunteers and hand signs and we did the second half indoors, unplugged. It is the one people talk about.',
    ],
    [
      'a-client',
      'free',
      'How do you deal with a client who changes everything?',
      'The launch client wanted the tent clear at nine the night before. I charged her the real cost, in a list, in front of the manager and she kept half of it. Next time she called me in January instead of April.',
    ],
    [
      'a-rate',
      'free',
      'Rate or salary?',
      'R4,800 a day. On salary from R62,000 a month, with a proper holiday in December, no.',
    ],
    [
      'a-team',
      'agency',
      'What do you look for in a crew?',
      'Someone who looks at the sky and says nothing, and then comes back with straps.',
    ],
  ],
  `
answerable | how long in events | overview | 10
answerable | what's the reason she's freelancing | overview | closed
answerable | Largest number of attendees at a congress she ran | free | 2,400
answerable | budget range per project in rand | agency | 14m
answerable | profit margin on projects? | agency | 21%
answerable | temp staff she's coordinated at peak | leadership-1 | 180
answerable | power outage preparation | free crisis | 
answerable | has she handled virtual or hybrid, on which platform | agency | Hopin
answerable | venue side experience | coord | 90
answerable | liaison with the cops / safety paperwork | agency | 
answerable | Can she mix sound | tech | does not
answerable | green credentials of the festival, percent | sust | 71%
answerable | Registration software for conferences | cvent | Registration
answerable | first aider - in date? | other-3 | expired
answerable | Visa for europe? | other-4 | ran out
answerable | Tender won against others | rec | six
answerable | languages besides english | other-2 | isiXhosa
answerable | pay per day & per month | a-rate | 4,800; 62,000
answerable | does she do weddings | overview | wedding
answerable | drawing site layouts - program | vw | 
story | weather emergency on site, how did she react | a-wind | 
story | demanding customer who kept changing the brief | a-client | 
near_miss | lighting design, grandMA programming
near_miss | Has she organised football matches or stadium sport
near_miss | bachelor's degree honours
near_miss | Did she own an agency with employees
near_miss | Is she the chair of the industry association
near_miss | incentive travel programme sales
missing | PDP professional driving permit
missing | is she vetted for national key point venues
missing | Alcohol liquor licence holder for events
false_premise | why did she lose the mining client
false_premise | What injuries happened at the festival in 2023
false_premise | how long did she work in Lisbon
`,
)
