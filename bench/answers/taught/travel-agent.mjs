import { person } from '../own/person.mjs'

export const travelAgent = person(
  'Sapna',
  {
    overview:
      'Corporate travel consultant turned visa specialist, Leicester. Fourteen years, seven of them in the same chair. People say I am the reason their honeymoon happened.',
    leadership: ['Duty lead for the emergency line, one week in five'],
    jobs: [
      [
        'corp',
        'Senior Travel Consultant',
        'Meridian Business Travel, Leicester',
        '2017',
        '2024',
        '- Accounts: two universities and a shoe brand, £4.8m ticket spend\n- 98.6% bookings ticketed same day\n- Ash, snow, strikes: rebooked 700 people in a weekend in 2022\n- Redundant at merger',
      ],
      [
        'visa',
        'Visa Consultant',
        'PassagePoint Visas, Leicester',
        '2024',
        'Present',
        'India, China, Schengen, Russia until suspended. 60 applications a week; refusals under 2%.',
      ],
      [
        'leis',
        'Travel Adviser',
        'High street agency, Loughborough',
        '2012',
        '2017',
        'Package holidays, cruises, foreign exchange till. Won a trip to Kerala for sales.',
      ],
      ['air', 'Ground hostess', 'Birmingham Airport', '2010', '2012', 'Check-in, boarding, delays.'],
    ],
    skills: [
      ['fare', 'Fares and ticketing', 'Split tickets, re-issues, group blocks to 120'],
      ['risk', 'Duty of care', 'Tracking travellers in four crises; register kept by me'],
      ['rail', 'Rail', 'UK and Eurostar'],
    ],
    technical: [
      ['ama', 'Amadeus', 'Cryptic', 'expert'],
      ['gal', 'Galileo', 'Until 2017', 'intermediate'],
      ['conc', 'Concur', 'Traveller view, no set-up', 'beginner'],
    ],
    roles: [
      ['gov', 'School governor, Belgrave', 'Finance committee, budget £2.9m.', '2020'],
      ['dance', 'Garba teacher', '40 girls, autumn.', '2009'],
    ],
    achievements: [['gold', 'Consultant of the year, Meridian', 'Out of 58', '2021']],
    other: [
      'IATA Foundation 2011; BTEC level 3 in Travel and Tourism, Loughborough College 2010',
      'Gujarati, Hindi, English; Spanish for menus',
      'Home working three days; no Saturdays',
      'Full UK licence and a small automatic; can park in Leicester, not in London',
      'Notice: eight weeks',
    ],
  },
  [
    [
      'a-ash',
      'corp',
      'A crisis you handled?',
      'The snow weekend, 2022. Airlines put us on hold for three hours so I had six colleagues each hold one line and swap by colour cards. Everybody but four got home and those four had a hotel in Reykjavik with a pool.',
    ],
    [
      'a-error',
      'visa',
      'Your own mistake?',
      'I gave a photo of the wrong size for a groom, his visa came two days late. I flew him by way of Doha at our cost and I now measure each picture with a plastic card.',
    ],
    ['a-pay', 'visa', 'Pay?', '£31,500 at the moment. 36 for team leader.'],
    ['a-why', 'visa', 'Why leave?', 'I miss the flights. Visas are the queue before the holiday.'],
  ],
  `
answerable | ticket spend of her accounts | corp | 4.8m
answerable | who were her corporate clients | corp | universities
answerable | how did her corporate job end | corp | Redundant
answerable | visa apps weekly & refusal rate | visa | 60; 2%
answerable | Airport ground handling | air | Check-in
answerable | which GDS at expert level | ama | Amadeus
answerable | galileo - recent? | gal | 2017
answerable | group sizes | fare | 120
answerable | out of hours duty frequency | leadership-1 | one week in five
answerable | traveller tracking | risk | four
answerable | Governor: where, what committee | gov | Belgrave
answerable | award at work, field of how many | gold | 58
answerable | languages for Indian clients | other-2 | Gujarati
answerable | remote days + Saturday availability | other-3 | no Saturdays
answerable | notice | other-5 | eight weeks
answerable | why is she unhappy in her present role | a-why | flights
answerable | own car? | other-4 | automatic
answerable | sold cruises before? | leis | cruises
answerable | prize trip | leis | Kerala
answerable | does she teach dancing | dance | Garba
story | mass rebooking crisis | a-ash | 
story | own visa mistake, how she fixed it | a-error | 
near_miss | Concur administrator
near_miss | Sabre
near_miss | immigration adviser (OISC/IAA regulated)
near_miss | team manager title
near_miss | IATA diploma consultant
near_miss | fluent Spanish
missing | salary sacrifice pension
missing | ever sold luxury safari
missing | any ABTA complaint handling
false_premise | why was her visa firm closed by the Home Office
false_premise | when did she live in Doha
false_premise | how long did she fly as stewardess
`,
)
