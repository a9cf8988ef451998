import { person } from '../own/person.mjs'

export const chiefOfStaff = person(
  'Yousef',
  {
    overview:
      'Chief of staff to the founder of a Dubai logistics group, seven years; formerly an infantry officer in Jordan. My boss decides quickly, I make sure that it is the same decision on Thursday. Amman-born, Abu Dhabi-raised.',
    leadership: ['Office of six: strategy, comms, two analysts, protocol, a driver with 22 years'],
    jobs: [
      [
        'cos',
        'Chief of Staff',
        'Al Rimal Logistics Group, Dubai',
        'February 2019',
        'Present',
        '- Runs the executive committee of nine; actions closed on time 44% → 86%\n- Integration of two acquisitions, Muscat and Jeddah, 1,400 employees\n- AED 90m cost programme, 34 measures, 29 delivered\n- Wrote every letter to the board for five years\n- 2024: set up the family office with the founder’s daughter',
      ],
      [
        'army',
        'Company Commander, Captain',
        'Jordanian Armed Forces',
        '2006',
        '2015',
        '- 118 soldiers; UN mission in Côte d’Ivoire 2012, ten months\n- Adjutant to the brigade commander in 2014',
      ],
      ['cons', 'Associate', 'Weybridge Advisory, Dubai', '2016', '2019', '- Public sector and ports; nine projects'],
    ],
    skills: [
      ['agenda', 'Agendas and minutes', 'Six items, no more; pre-read of two pages'],
      ['crisis', 'Crisis staff', 'Port fire 2021, drone over Jeddah 2022'],
      ['neg', 'Quiet diplomacy', 'Between a father and three heirs'],
    ],
    technical: [
      ['notion', 'Notion', 'the office runs on it', 'advanced'],
      ['bi', 'Power BI', 'reads, sometimes builds', 'intermediate'],
    ],
    roles: [
      ['alum', 'Sandhurst alumni, UAE chapter', 'Secretary of 70 members.', '2020'],
      ['ment', 'Refugee scholarships, Zaatari', 'Interviewer; 26 students chosen so far.', '2021'],
    ],
    achievements: [['order', 'Order of Military Merit, third class', '', '2013']],
    other: [
      'Royal Military Academy Sandhurst, commissioning course, 2006',
      'BA Political Science, University of Jordan, 2005; Executive MBA, London Business School (Dubai), 2018',
      'Arabic, English, French from West Africa',
      'Jordanian and, since 2022, UAE golden visa',
      'Marathon 3:11; collects fountain pens',
    ],
  },
  [
    [
      'a-diff',
      'cos',
      'How do you tell your boss he is wrong?',
      'In the car, never in the room. In 2020 he wished to buy ships. I asked him for ten minutes between the airport and the office and read out three letters he had himself written against ships in 2011. He slept over it and did not buy.',
    ],
    [
      'a-fire',
      'crisis',
      'What did you do in the port fire?',
      'I split the room: one table for facts, one for families, one for press. I did not let the founder speak before table two was finished. By 4 a.m. we had reached 61 of 61.',
    ],
    ['a-why', 'cos', 'Why change?', 'The daughter should pick her own chief of staff.'],
    ['a-pay', 'cos', 'Package?', 'AED 62,000 a month all in, plus schooling for two.'],
  ],
  `
answerable | years with his current principal | overview cos | seven
answerable | who does he lead directly, number | leadership-1 | six
answerable | did ExCo follow-through improve | cos | 86%
answerable | post-merger work: cities, headcount | cos | Muscat; 1,400
answerable | savings programme: how many initiatives landed | cos | 29
answerable | Involved in creating a family office? | cos | 2024
answerable | military rank and troop size | army | Captain; 118
answerable | UN peacekeeping - which country and how long | army | Ivoire; ten months
answerable | aide to a senior officer | army | Adjutant
answerable | consulting background? projects number | cons | nine
answerable | rules for a good meeting | agenda | Six
answerable | incidents managed in a crisis role | crisis | fire
answerable | mediation among heirs | neg | heirs
answerable | collaboration software the office uses | notion | Notion
answerable | Can he make dashboards | bi | sometimes
answerable | officer training abroad | other-1 | Sandhurst
answerable | EMBA from which school, year | other-2 | 2018
answerable | residence rights in the UAE | other-4 | golden
answerable | selecting refugees for scholarships | ment | 26
answerable | monthly package incl. schooling | a-pay | 62,000
story | Contradicting the boss - example | a-diff
story | first hours of an emergency | a-fire
near_miss | CEO or general manager of a business unit?
near_miss | investor relations for a listed company
near_miss | Did he serve in Yemen
near_miss | Full colonel?
near_miss | UAE citizenship
near_miss | Certified mediator
missing | how does he want to work: from home or in the office
missing | would he live in Riyadh
missing | size of the budget of his own office
false_premise | Why did the founder's sons dismiss him in 2021
false_premise | How many ships did the group buy on his advice
false_premise | For what was he court-martialled
`,
)
