import { person } from '../own/person.mjs'

export const tourGuide = person(
  'Wilber',
  {
    overview:
      'Licensed guide in Cusco, mostly Inca Trail and Salkantay. I walk about 26 treks each year and carry oxygen for everyone. My English came from guests and my Quechua from my grandmother.',
    leadership: ['Lead guide to groups up to 16 with two assistants and 22 porters'],
    jobs: [
      [
        'lead',
        'Lead trekking guide',
        'Apu Wayra Expeditions, Cusco',
        '2019',
        'present',
        '- 4-day Inca Trail and 5-day Salkantay\n- Tips shared in front of the porters\n- Guest rating 4.9 of 5 from 1,140 reviews\n- In low season the guide training and the permits',
      ],
      [
        'city',
        'City and museum guide',
        'Municipality of Cusco',
        '2015',
        '2019',
        'Three walking tours each day for cruise and school groups. Qorikancha, San Blas, the market.',
      ],
      [
        'porter',
        'Porter, then cook’s helper',
        'Various agencies',
        '2010',
        '2014',
        'Up to 20 kg on the trail, from the age of 18. Kitchen tent on the fourth year.',
      ],
      [
        'pan',
        'Guide during the closure',
        'Video tours from home',
        '2020',
        '2021',
        '310 live tours on Zoom for schools in Ohio and Scotland. Paid by donation.',
      ],
    ],
    skills: [
      ['alt', 'Altitude sickness', 'Pulse oximeter morning and evening; four evacuations on horse, one by helicopter'],
      ['bird', 'Birds', 'Around 200 species by call'],
      ['story', 'Archaeology', 'Diploma course at the university museum'],
    ],
    technical: [
      ['bokun', 'Bókun', 'Bookings, seen from the guide’s app', 'beginner'],
      ['gps', 'Garmin inReach', 'Satellite messages', 'advanced'],
    ],
    roles: [['porters', 'Porters’ fund', 'Collects boots and pays schoolbooks for 33 children.', '2018']],
    achievements: [
      ['book', 'Wrote the trail chapter', 'In a German walking guide, second edition', '2022'],
      ['wander', 'Guide of the year, regional chamber of tourism', 'Runner-up', '2023'],
    ],
    other: [
      'Official tourism guide licence (DDC Cusco), technical institute Khipu, 3 years, 2015',
      'Wilderness First Responder, valid until August 2027',
      'Spanish, Quechua, English C1, German A2',
      'No driving licence. Passport with US visa to 2030.',
      'Free from 1 February, when the trail is closed for the month',
    ],
  },
  [
    [
      'a-sick',
      'lead',
      'A medical emergency on the trail?',
      'A lady of 61 from Utrecht was blue at Dead Woman’s Pass and said she was fine. I gave oxygen, two porters made a chair from poles, and we went down 900 metres in the dark singing. She sent boots to all of them.',
    ],
    [
      'a-guest',
      'city',
      'How do you deal with a guest who complains?',
      'A man said each stone is like the other stone. I asked what his work was, he was a mason. From then he explained the joints to the group and I carried his bag.',
    ],
    [
      'a-why',
      'lead',
      'Why do you look for something new?',
      'My knees ask for it. I would like to train guides and plan the routes, and go up only in the nice month.',
    ],
  ],
  `
answerable | annual number of treks | overview | 26
answerable | group size max, with how many porters | leadership-1 | 16; 22
answerable | Trips on which routes? | lead overview | Salkantay
answerable | average rating & number of reviews | lead | 4.9; 1,140
answerable | is he an officially certified guide | other-1 overview | 
answerable | how did he start in the tourism business | porter | Porter
answerable | Covid time - what did he do | pan | Zoom
answerable | how often had he to get someone evacuated | alt | four
answerable | first aid training and expiry | other-2 | 2027
answerable | german? | other-3 | A2
answerable | native american languages | other-3 overview | Quechua
answerable | Can he chauffeur guests by van | other-4 | No driving licence
answerable | does he watch birds | bird | 200
answerable | charity for porters' families | porters | 33
answerable | has he got something published | book | German
answerable | when is he free | other-5 | 1 February
answerable | any museum experience | city story | 
answerable | satellite comms device | gps | inReach
answerable | what does he hope to do in his next job | a-why | train guides
answerable | able to enter the USA | other-4 | 2030
story | Tell me how he rescued an ill hiker | a-sick | 
story | won over a bored or grumpy customer | a-guest | 
near_miss | does he sit on the board of the chamber of tourism
near_miss | professional archaeologist?
near_miss | certified mountaineering guide (UIAGM)
near_miss | did he own a travel agency
near_miss | Office reservations management with Bókun
near_miss | fluent enough in German to lead German groups
missing | salary in dollars
missing | vaccinations for jungle tours
missing | rafting
false_premise | when did he fall on the trail
false_premise | how many tourists died on his treks
false_premise | which hotel did he work for in Lima
`,
)
