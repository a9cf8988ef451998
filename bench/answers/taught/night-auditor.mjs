import { person } from '../own/person.mjs'

export const nightAuditor = person(
  'Tomasz',
  {
    overview:
      'Night auditor in a 142-room hotel at Edinburgh airport. Came from Gdańsk in 2014 for a summer of dishes. I am looking for a front office supervisor post with mornings.',
    jobs: [
      [
        'night',
        'Night Auditor',
        'Cairn Airport Hotel, Edinburgh',
        'April 2019',
        'Present',
        '- Close of day, 11 pm to 7 am, five nights\n- Disrupted flights: 186 people checked in one night in December 2023\n- Cash variance £0 in 14 of last 15 months\n- Alone with one security person',
      ],
      [
        'rec',
        'Receptionist',
        'Old Tollbooth Apartments, Edinburgh',
        '2016',
        '2019',
        '38 flats. Linen count, key boxes, complaints by email.',
      ],
      [
        'kp',
        'Kitchen porter',
        'Various, Edinburgh',
        '2014',
        '2016',
        'Pots; one summer at the festival with 300 covers.',
      ],
      ['tax', 'Tax office clerk', 'Urząd Skarbowy, Gdańsk', '2011', '2014', 'VAT files, counter twice a week.'],
    ],
    skills: [
      ['recs', 'Reconciliation', 'Card batches, OTA virtual cards, petty cash'],
      ['up', 'Upselling', 'Early breakfast box £6, sells to one in four crew bookings'],
      ['drunk', 'Night guests', 'Stag parties, fire panel resets, lost passports'],
    ],
    technical: [
      ['opera', 'Opera Cloud', 'Night audit, routing, no-show posting', 'expert'],
      ['ids', 'Protel', 'From the flats', 'intermediate'],
      ['duetto', 'Duetto', 'Reads the screen', 'beginner'],
    ],
    roles: [
      ['union', 'Health and safety rep', 'Got panic buttons for nights.', '2022'],
      ['chess', 'Chess club secretary, Leith', '23 members, one grandmaster, not me.', '2018'],
    ],
    achievements: [
      ['save', 'Found a £7,400 double charge', 'Four months of commission to a booking site', '2021'],
      ['mys', 'Mystery guest 97%', 'At 3.20 am', '2024'],
    ],
    other: [
      'BSc Accounting, University of Gdańsk, 2011; two ACCA papers, stopped 2017',
      'Polish, English, Russian, some Norwegian from a cruise season friend',
      'Settled status; personal licence holder Scotland',
      'First aid at work until October 2026, renewal booked',
      'Cycles; no car',
    ],
  },
  [
    [
      'a-fire',
      'night',
      'An alarm at night?',
      'The alarm rang at 4:10 with a full house of football boys. I had the roll printed because I print it every hour. Six were not there, I knew they were in the bar room of 112 because of the noise before. It was toast.',
    ],
    [
      'a-guest',
      'night',
      'A kind thing you did for a guest?',
      'A mother with twins missed the connection to Bergen. I made porridge from my own box, moved the cots from the store myself and phoned the airline from the back office until someone picked up. She writes each Christmas.',
    ],
    ['a-sal', 'night', 'Salary?', 'I have £27,800 with night premium. Supervisor days from 29.'],
    ['a-notice', 'night', 'Start?', 'Four weeks, and I am on leave 3 to 17 January.'],
  ],
  `
answerable | hotel size | overview | 142
answerable | shift hours | night | 11 pm
answerable | largest mass check in he dealt with | night | 186
answerable | cash differences record | night | 14 of last 15
answerable | PMS at expert level | opera | Opera
answerable | has he got an accounting qualification | other-1 | ACCA
answerable | when did he arrive in Scotland, why | overview | 2014
answerable | did he save money for the hotel, amount | save | 7,400
answerable | lang besides english and polish | other-2 | Russian
answerable | residence permission | other-3 | Settled
answerable | holiday already planned | a-notice | January
answerable | any safety rep role | union | panic
answerable | job before hospitality | tax | VAT
answerable | does he sell extras | up | 6
answerable | is he alone at night | night | security
answerable | Apartments experience | rec | 38
answerable | mystery shopper score | mys | 97
answerable | First aid certificate runs out? | other-4 | October 2026
answerable | does he play a game | chess | Chess
answerable | money in days role | a-sal | 29
story | fire alarm, night, what he did | a-fire | 
story | went the extra mile for traveller | a-guest | 
near_miss | revenue manager, sets prices in Duetto
near_miss | payroll processing for staff
near_miss | hotel front office manager
near_miss | fluent Norwegian
near_miss | has he worked in a ski resort hotel
near_miss | Mews PMS
missing | reference from his hotel's boss
missing | bar staff holiday cover
missing | does he mind the uniform
false_premise | why was he arrested at the airport
false_premise | when did he manage the Gdańsk hotel
false_premise | how much did he embezzle in 2021
`,
)
