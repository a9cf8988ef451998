import { person } from '../own/person.mjs'

export const bailiff = person(
  'Floor',
  {
    overview:
      'Candidate bailiff in Rotterdam, sworn in 2022, who would rather set up a payment plan than carry out a sofa. Before that I sang in a punk band and drove a mail van.',
    jobs: [
      [
        'bail',
        'Candidate Bailiff (toegevoegd)',
        'Maasboog Gerechtsdeurwaarders, Rotterdam',
        'May 2022',
        'present',
        '30 writs per day by e-bike. Evictions: 112 on the list, 71 called off on the doorstep or earlier. Creditors are two housing associations, a water company, a gym chain. Appears in the cantonal court on Wednesdays for undisputed claims.',
      ],
      [
        'assist',
        'Collections Assistant',
        'Maasboog Gerechtsdeurwaarders, Rotterdam',
        '2018',
        '2022',
        'Desk and phone; the office paid the study. Wrote the short letter that is now standard, response 11 to 19 percent.',
      ],
      ['mail', 'Mail van driver', 'PostNL, Schiedam', '2013', '2018', 'Depot at 5.30. Bitten once.'],
    ],
    skills: [
      ['door', 'Talking at the door', 'Step back one metre, name first, paper last'],
      ['attach', 'Attachments', 'Wages, bank, cars; ships only under guidance'],
      ['debt', 'Protected earnings calculation', 'About 400 a year, corrected by court twice'],
    ],
    technical: [
      ['credit', 'CreditNavigator', 'case system', 'advanced'],
      ['reg', 'Digital attachment register', '', 'advanced'],
    ],
    roles: [
      ['buddy', 'Debt buddy, Humanitas', 'One family at a time; never from our own files.', '2019'],
      ['band', 'Singer in “De Aanmaning”', 'Two EPs, split up in 2017.', '2011'],
    ],
    achievements: [
      ['thesis', 'Thesis award of the royal professional body', 'On children present at evictions, 8.5.', '2021'],
    ],
    other: [
      'HBO Rechten, bailiff track, Utrecht, 2018–2021',
      'Dutch, English, Papiamento from my mother, street Turkish',
      'Aggression training, every year, last in February',
      'Driving licence B; prefers the bike',
      'Wants to become appointed bailiff by royal decree, earliest 2027',
    ],
  },
  [
    [
      'a-evict',
      'bail',
      'Which eviction do you remember?',
      'A man with 19 aquariums. Nobody had planned for the fish. I stopped the movers, rang a pet shop in Schiedam, and the owner came with a tank trailer. The flat was empty at four and all but two fish lived.',
    ],
    [
      'a-anger',
      'door',
      'Were you attacked?',
      'A woman threw a pan of soup from the second floor. I waited around the corner for ten minutes, rang again and asked if there was any left. We made a plan for 35 euro a month in her kitchen.',
    ],
    [
      'a-doubt',
      'bail',
      'Do you doubt the work?',
      'On gym subscriptions, yes. I asked my office to drop that creditor, and the partners will vote on it in May.',
    ],
    ['a-pay', 'bail', 'What do you earn?', '3,480 gross for 36 hours.'],
  ],
  `
answerable | sworn in since | overview | 2022
answerable | writs served daily and by what vehicle | bail | 30; e-bike
answerable | Share of evictions prevented | bail | 112; 71
answerable | For whom does she collect? | bail | housing associations
answerable | court appearances - kind of cases, which weekday | bail | Wednesdays
answerable | letter rewriting effect | assist | 19
answerable | Who funded her law studies | assist | office
answerable | job she did before law | mail overview | PostNL or mail
answerable | animal incident on the round | mail | Bitten
answerable | how does she open a doorstep conversation | door | name first
answerable | can she seize vessels independently | attach | guidance
answerable | living-wage threshold calculations: volume & reversals | debt | 400; twice
answerable | system for managing files | credit | CreditNavigator
answerable | does she volunteer with indebted families | buddy | Humanitas
answerable | musical past - is the group still active | band | split up
answerable | what was her thesis about, mark | thesis | 8.5
answerable | Caribbean language? | other-2 | Papiamento
answerable | when was the last de-escalation course | other-3 | February
answerable | earliest appointment by the Crown | other-5 | 2027
answerable | hours and gross | a-pay | 3,480; 36
story | An eviction with something unforeseen | a-evict
story | getting from hostility to an agreement at the door | a-anger
near_miss | Is she a fully appointed bailiff with her own office
near_miss | attorney at law (advocaat)
near_miss | did the partners drop the gym creditor?
near_miss | contested civil trials pleaded by her
near_miss | insolvency trustee experience
near_miss | master of laws from Leiden
missing | how does she feel about night and weekend duty
missing | Would she work from our Groningen branch
missing | size of the office she belongs to
false_premise | Why did the court ban her from calculating earnings
false_premise | How long did she tour with the band in 2023
false_premise | what happened when PostNL sacked her over the bite
`,
)
