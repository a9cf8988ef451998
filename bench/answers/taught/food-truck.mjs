import { person } from '../own/person.mjs'

export const foodTruck = person(
  'Esteban',
  {
    overview:
      'Cook-owner of a taco trailer in Asheville until the flood took it in September 2024. Looking for steady work as kitchen manager or in catering. I feed about 160 people in a lunch and know everyone’s salsa.',
    leadership: ['Two regulars and a cousin; eight at festivals'],
    jobs: [
      [
        'truck',
        'Owner',
        'Tacos El Güero, Asheville, NC',
        '2017',
        '2024',
        '- Best day 412 tacos at a bluegrass festival\n- Food cost 29%\n- Brewery contract, three nights a week\n- Sales $310k in 2023; flood insurance did not cover trailers',
      ],
      [
        'prep',
        'Prep cook, then line',
        'Blue Ridge Smokehouse, Asheville',
        '2012',
        '2017',
        'Brisket, smoker from 3 am. Line station two.',
      ],
      [
        'temp',
        'Relief kitchen',
        'Open Ladle relief kitchen',
        'Oct 2024',
        'Jan 2025',
        'Cooked 900 meals a day after the storm.',
      ],
      [
        'now',
        'Sous chef (temporary)',
        'Biltmore Country Club banquet hall',
        '2025',
        'present',
        'Weddings to 250, buffet and plated. Contract ends 28 February.',
      ],
    ],
    skills: [
      ['mole', 'Mexican regional', 'Oaxacan moles, nixtamal by hand'],
      ['plan', 'Ordering and par', 'US Foods, local farms on Tuesdays'],
      ['gen', 'Repairs', 'Propane lines, generator, fryer thermostats'],
    ],
    technical: [
      ['sq', 'Square', 'Sales, menus', 'advanced'],
      ['qb', 'QuickBooks', 'Only the receipts; wife did the books', 'beginner'],
    ],
    roles: [
      ['coop', 'Chair, Asheville food truck association', 'Negotiated parking with the city, 31 trucks.', '2021'],
      ['soccer', 'Goalkeeper in Sunday league', '', '2015'],
    ],
    achievements: [['best', 'Best tacos, Mountain weekly readers', 'Three years in a row', '2021-23']],
    other: [
      'ServSafe Manager to May 2027',
      'Green card; Spanish, English, Zapotec from home',
      'High school in Oaxaca; welding class at AB Tech, one term',
      'Class C license with trailer experience, own pickup',
      'Buncombe County and 40 miles around',
    ],
  },
  [
    [
      'a-flood',
      'truck',
      'What did losing the truck teach you?',
      'I watched it go past the bridge on a phone. For a day I sat down. Then I saw that I had three freezers of meat in a neighbor’s barn, so I lit a fire and cooked everything for the shelter. That is how the relief kitchen found me.',
    ],
    [
      'a-line',
      'truck',
      'How do you deal with a long line?',
      'Someone walks the line with a pad and free chips and takes the order before the window. We cut it from 25 minutes to nine and no one left.',
    ],
    ['a-pay', 'now', 'Pay?', '28 an hour now. 62 a year with insurance and I sign.'],
  ],
  `
answerable | what became of his business | overview a-flood | 
answerable | food cost percent | truck | 29%
answerable | top sales in a year | truck | 310k
answerable | record number of tacos sold in a day | truck | 412
answerable | disaster cooking volume | temp | 900
answerable | end date of current job | now | 28 February
answerable | immigration status | other-2 | Green card
answerable | certificate for food protection expiry | other-1 | 2027
answerable | indigenous languages | other-2 | Zapotec
answerable | smoker / barbecue background | prep | Brisket
answerable | does he do accounts himself | qb | wife
answerable | what equipment can he fix | gen | generator
answerable | can he tow a trailer | other-4 | trailer
answerable | area he'd work | other-5 | Buncombe
answerable | association post - what did he obtain | coop | parking
answerable | readers' awards | best | Three
answerable | was the truck insured against water | truck | did not cover
answerable | target pay per annum | a-pay | 62
answerable | crew for festival days | leadership-1 | eight
answerable | biggest wedding catered | now | 250
story | bouncing back after losing everything | a-flood | 
story | cutting customer waiting time | a-line | 
near_miss | head chef of a hotel
near_miss | electrician for the truck
near_miss | culinary school degree
near_miss | fish & shellfish cook
near_miss | did he own several trucks
near_miss | certified welder
missing | TIPS alcohol server card
missing | will he work Sundays
missing | vegan menu creation
false_premise | how much did the flood insurance pay out
false_premise | why did the brewery terminate him for hygiene
false_premise | which restaurant in New York did he run
`,
)
