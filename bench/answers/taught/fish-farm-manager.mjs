import { person } from '../own/person.mjs'

export const fishFarmManager = person(
  'Håkon',
  {
    overview:
      'Site manager in salmon farming on the Helgeland coast. I have been on the cages since I was seventeen. Today half my job is spreadsheets and lice counts, the other half is weather.',
    jobs: [
      [
        'site',
        'Site Manager (driftsleder)',
        'Lurøy Havbruk AS, Lovund',
        'August 2018',
        'present',
        'Eight cages, 1.2 million fish, harvest of 5,900 tonnes in the last generation. Mortality 17.8% in 2019, 8.9% in 2024. Six employees and a feed barge for 600 tonnes. Feed factor 1.14. Budget NOK 210 million, of which feed is 60 per cent.',
      ],
      [
        'asst',
        'Assistant site manager',
        'Lurøy Havbruk AS, Lovund',
        '2014',
        'July 2018',
        'Introduced lumpfish as cleaner fish, with poor result, and then laser against lice, with a better one. Trained all summer temps.',
      ],
      [
        'hand',
        'Fish farm worker',
        'Brødrene Solbakk, Træna',
        '2007',
        '2014',
        'Net washing, well boat calls, nights in storms. Apprenticeship from 2007 to 2009.',
      ],
      [
        'chile',
        'Exchange of three months',
        'Salmones Chiloé, Quellón',
        'October 2012',
        'December 2012',
        'Followed the smolt transport. Learned what SRS does to a cage.',
      ],
    ],
    skills: [
      ['lice', 'Sea lice strategy', 'counts, skirts, laser, freshwater; thermal only in need'],
      ['weld', 'Fish welfare scoring', 'gills, fins, wounds, twenty fish a week'],
      ['crew', 'Small crews', 'rota, conflict, birthdays'],
    ],
    technical: [
      ['fish', 'Fishtalk', 'biomass and feeding plan', 'advanced'],
      ['rov', 'ROV', 'net inspection, repairs of thrusters', 'advanced'],
      ['excel', 'Excel', 'forecast model of growth, mine', 'expert'],
    ],
    roles: [
      ['sea', 'Coast rescue (Redningsselskapet), volunteer', 'Helmsman, call-outs from Lovund, 23 in 2024.', '2016'],
      ['council', 'Municipal council, Lurøy', 'Deputy member; not standing again.', '2019 to 2023'],
    ],
    achievements: [
      ['esc', 'Ten years without an escape', 'On my sites, authority’s register.', '2024'],
      ['asc', 'ASC certificate', 'First site in the company; two minor remarks.', '2020'],
    ],
    other: [
      'Fagbrev in aquaculture, 2009, Meløy upper secondary school',
      'Fish welfare course renewed March 2025; crane G8, D5L deck officer certificate',
      'Norwegian; English good; Spanish for the pub',
      'Lives on the island with wife and two dogs, housing not needed',
      'Bachelor’s modules in aquaculture management, Nord University, 60 credits of 180',
    ],
  },
  [
    [
      'a-storm',
      'site',
      'A night you remember?',
      'Storm Ingunn, January 2024. Mooring line on cage four went. Everybody wanted to go out. I held the crew in the barge for five hours and watched it on the camera, and when the wind went under 20 we put a new line in forty minutes. The cage held by two lines. No fish, no people lost.',
    ],
    [
      'a-lump',
      'asst',
      'What have you regretted?',
      'The lumpfish. I pushed for 90,000 of them, and most died in the first winter. I had read the brochures of the seller and not asked the veterinarian. Now the veterinarian sees each plan before the director does.',
    ],
    [
      'a-move',
      'site',
      'Why a new post?',
      'A generation takes two years and I have done three and a half. I want to try closed cages or land-based before I am fifty.',
    ],
    ['a-when', 'site', 'From when?', 'After harvest, so from the middle of May. Three months’ notice fits in that.'],
  ],
  `
answerable | biomass harvested last cycle | site | 5,900
answerable | Mortality improvement, years? | site | 17.8; 8.9
answerable | size of the budget under his control | site | 210
answerable | FCR | site | 1.14
answerable | headcount at the location | site | Six
answerable | worked in South America? for how many months | chile | three
answerable | Parasite control methods he prefers | lice / asst | laser
answerable | underwater vehicles | rov | ROV
answerable | production planning software | fish / excel | Fishtalk
answerable | Any fish escapes on record? | esc | without an escape
answerable | Eco label audits and findings | asc | two minor
answerable | vocational certificate - year | other-1 | 2009
answerable | is he allowed to skipper / maritime papers | other-2 | D5L
answerable | political offices | council | Deputy
answerable | how many rescues did he go out on | sea | 23
answerable | Do we need to offer accommodation? | other-4 | not needed
answerable | age he started in the industry | overview | seventeen
answerable | what sort of technology does he want to move to | a-move | closed cages
answerable | availability | a-when | May
answerable | how far is he with university | other-5 | 60
story | keeping cool in an emergency at sea | a-storm |
story | bad decision he admits | a-lump / asst |
near_miss | RAS / land based operation experience
near_miss | regional production director?
near_miss | Completed bachelor in aquaculture
near_miss | well boat captain
near_miss | trout or cod farming
near_miss | authorised fish health biologist?
missing | pay demanded
missing | HSE certificate courses, e.g. 40 hours
missing | Any publications
false_premise | How many salmon were lost in storm Ingunn?
false_premise | what happened in his year in Scotland
false_premise | Why did Solbakk dismiss him
`,
)
