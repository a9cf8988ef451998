import { person } from '../own/person.mjs'

export const danceTeacher = person(
  'Milagros',
  {
    overview:
      'Dance teacher and choreographer, contemporary and tango. Danced in companies until 34, two knees and a lot of luck. I like classes where the accountant stands next to the ballerina.',
    jobs: [
      [
        'school',
        'Owner and teacher',
        'La Baldosa dance school, Bristol',
        '2018',
        null,
        'From 20 pupils to 310. Seven freelance teachers. Lost all in lockdown for nine weeks, then 44 classes on Zoom from the kitchen. Yearly show at the Tobacco Factory, sold out since 2022.',
      ],
      [
        'rambert',
        'Rehearsal director',
        'Compañía Sur/Norte, Madrid',
        '2014',
        '2018',
        'Kept 11 pieces alive while the choreographer was travelling. Visas and per diems as well.',
      ],
      [
        'dancer',
        'Dancer',
        'Ballet Contemporáneo del Teatro San Martín-type company, Buenos Aires',
        '2001',
        '2013',
        'Soloist since 2006. Toured 19 countries.',
      ],
      [
        'milonga',
        'Taxi dancer',
        'Buenos Aires milongas',
        '1999',
        '2001',
        'Yes, paid per hour, and it taught me all about leading',
      ],
    ],
    skills: [
      ['kids', 'Creative dance 4–7', 'With objects: chairs, umbrellas, one real canoe'],
      ['park', 'Dance for Parkinson’s', 'Trained with the Mark Morris programme; 26 people each Wednesday'],
      ['choreo', 'Choreography', '14 works, two for opera, one for a car advert'],
      ['notate', 'Notation', 'Reads Benesh slowly, writes none'],
    ],
    technical: [
      ['mindbody', 'Mindbody', 'Bookings and memberships', 'advanced'],
      ['qlab', 'QLab', 'Own shows', 'intermediate'],
      ['cap', 'CapCut', 'Reels', 'intermediate'],
    ],
    roles: [
      ['prison', 'HMP Eastwood Park', 'Tango with women, ten Mondays, no touching allowed so we used scarves.', '2023'],
      ['trustee', 'Trustee, Bristol Dance Network', '', '2021 – 2025'],
    ],
    achievements: [
      ['acegrant', 'Arts Council England project grant', '£29,400 for “Umbrella Street”', '2023'],
      ['tango', 'Semi-final, Mundial de Tango, stage category', 'With Ernesto Leiva', '2009'],
    ],
    other: [
      'Taller de Danza, Teatro San Martín, Buenos Aires, 1998–2000. PG Cert in Dance Teaching, Trinity Laban, 2019.',
      'Spanish, English, Italian passport and Italian to go with it',
      'Public liability £5m, DBS enhanced, safeguarding level 2',
      'Two stairs flights with a 15 kg sprung panel: still ok',
      'Has a whippet called Piazzolla',
    ],
  },
  [
    [
      'a-pupil',
      'school',
      'Tell us about a pupil with no confidence.',
      'A man of 58, bus driver, came because his wife had died and she had always wanted. He stood by the door for three weeks. I gave him the music to switch on. On week four he asked what happens if he steps on someone, and I put my foot under his and said: this. He performs every year now, in his uniform jacket.',
    ],
    [
      'a-conflict',
      'rambert',
      'A conflict in the company?',
      'Two soloists would not touch each other after a separation, and the duet was in Lyon in six days. I made them rehearse it back to back with a wall of chairs. The choreographer saw the chairs and kept them.',
    ],
    [
      'a-job',
      'school',
      'Why would you take a post and leave your school?',
      'The lease ends in August 2027 and doubles. I would like to lead the dance department of a conservatoire or a big community house, and to have sick pay.',
    ],
  ],
  `
answerable | until what age did she perform professionally | overview | 34
answerable | styles taught | overview | contemporary; tango
answerable | growth of her school in members | school | 20; 310
answerable | teachers who work for her | school | Seven
answerable | How did she survive the pandemic commercially | school | Zoom
answerable | annual performance venue | school | Tobacco Factory
answerable | repertoire she was in charge of in Madrid, how many works | rambert | 11
answerable | did she handle logistics for a company | rambert | Visas
answerable | solo dancer since? | dancer | 2006
answerable | social dance earnings in youth | milonga | Taxi
answerable | classes for very young ones | kids | 4–7
answerable | neurological conditions - does she teach such people | park | Parkinson
answerable | commissions for opera or commercials | choreo | two; car
answerable | can she write movement notation | notate | writes none
answerable | Booking system she uses | mindbody | Mindbody
answerable | dancing in jail, what about rules | prison | scarves
answerable | public funding received | acegrant | 29,400
answerable | teacher training certificate | other-1 | PG Cert
answerable | nationality document that lets her work in the EU? | other-2 | Italian
answerable | why does she consider leaving her own business | a-job | lease
story | somebody shy she brought to the stage | a-pupil
story | how did she solve a row between performers | a-conflict
near_miss | RAD or ISTD ballet teaching qualification
near_miss | world champion in tango?
near_miss | hip hop or street dance
near_miss | Head of department at a conservatoire before?
near_miss | Pilates instructor
near_miss | Portuguese or French spoken?
missing | her turnover and profit in 2024
missing | would she move to Scotland
missing | first aid training
false_premise | which injury at 29 ended her dancing
false_premise | how many pupils did she lose for good by closing for a year
false_premise | why did the prison throw her out for touching inmates
`,
)
