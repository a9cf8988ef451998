import { person } from '../own/person.mjs'

export const transportEconomist = person(
  'Matías',
  {
    overview:
      'Transport economist, buses and cycleways, Santiago and later Wellington. I put a value on minutes, and then argue about whose minutes. Consultant first, ministry second.',
    jobs: [
      [
        'nz',
        'Principal Adviser, Economics',
        'Ministry for Roads and Transit, Wellington',
        'Feb 2022',
        'Present',
        '- Revised the national value of time (stated choice survey, n = 6,400)\n- Peer review of 23 business cases, four sent back\n- Cost-benefit ratio of a NZ$1.2b tunnel from 1.4 to 0.8 after induced demand; the tunnel is now a bus lane\n- Briefings in two pages',
      ],
      [
        'cons',
        'Consultant, then Associate',
        'Cordillera Movilidad, Santiago',
        'Mar 2013',
        'Dec 2021',
        '- Fare elasticity after the October 2019 protests, in five weeks\n- Tender design for 1,300 electric buses: kilometres paid, not seats\n- Proyectos in Lima, Quito and Bogotá; about 70 flights a year until 2018',
      ],
      [
        'gov',
        'Thesis student',
        'Metro de Santiago',
        '2012',
        '2012',
        'Crowding penalty on Line 1, counted by hand at 7.30 for eleven weeks.',
      ],
    ],
    skills: [
      ['cba', 'Cost-benefit analysis', 'Distributional weights too'],
      ['choice', 'Discrete choice models', 'Mixed logit, latent class'],
      ['write', 'Writing for non-economists', 'A column in La Tercera until 2021, 40 pieces'],
    ],
    technical: [
      ['biogeme', 'Biogeme', '', 'expert'],
      ['stata', 'Stata', 'panel data', 'advanced'],
      ['emme', 'EMME', 'reads results, a colleague runs it', 'beginner'],
      ['py', 'Python', 'pandas, GTFS feeds of 16 cities', 'advanced'],
    ],
    roles: [
      ['cycle', 'Cycle Wellington, treasurer', '', '2023'],
      ['men', 'Mentor, Latin American women in transport', 'Three mentees, one now at the World Bank.', '2021'],
    ],
    achievements: [
      ['paper', 'Transportation Research Part A', '“Minutes of the poor”, 2020, cited 120 times, sole author.', '2020'],
      ['best', 'Best young paper, Thredbo conference, Singapore', '', '2019'],
    ],
    other: [
      'MSc Transport Economics, Leeds (Chevening scholar), 2014-2015, distinction',
      'Ingeniería Civil Industrial, Pontificia Universidad Católica de Chile, 2007-2013',
      'Spanish, English, Portuguese reading, te reo beginners’ night class',
      'Resident visa New Zealand since 2024',
      'Football left back, over-35s; sourdough',
    ],
  },
  [
    [
      'a-tunnel',
      'nz',
      'How did you tell a minister his tunnel does not pay?',
      'I brought two jugs of water and one funnel. I poured and it overflowed and I poured faster and it overflowed. He laughed, the chief of staff did not. Then I showed the ratio, and the option that cost a tenth.',
    ],
    [
      'a-error',
      'cons',
      'An analysis that was wrong?',
      'In Quito I used 2010 wages. The operator’s man noticed in the room, before 30 persons. I said that he was right, asked for forty minutes, and presented again at the end of the afternoon with the corrected table.',
    ],
    [
      'a-move',
      'nz',
      'Why look outside the ministry?',
      'There is a hiring freeze and my team went from eight to three.',
    ],
    ['a-where', 'nz', 'Where would you work?', 'Anywhere with a train. Preferably Melbourne or Copenhagen.'],
  ],
  `
answerable | Current ministry role & since when | nz | 2022
answerable | size of the stated preference survey | nz | 6,400
answerable | Did his work change a big infrastructure decision? | nz / a-tunnel | tunnel
answerable | Third-party appraisal of business cases - count | nz | 23
answerable | electric fleet procurement design | cons | 1,300
answerable | how quickly did he deliver the post-protest study | cons | five weeks
answerable | Andean cities he has advised | cons | Lima; Bogot
answerable | heavy flying in the past? | cons | 70
answerable | topic he investigated in his degree thesis at the metro | gov | Crowding
answerable | behavioural models in choice analysis | choice | logit
answerable | newspaper writing? | write | La Tercera
answerable | does he run the network assignment model himself | emme | colleague
answerable | software for estimating logit models | biogeme | Biogeme
answerable | handles transit open feeds, from how many cities | py | 16
answerable | citations of his best known paper | paper | 120
answerable | scholarship for his UK degree | other-1 | Chevening
answerable | immigration status in NZ | other-4 | Resident
answerable | conference award | best | Thredbo
answerable | mentoring outside the job | men | Three
answerable | preferred cities to live in next | a-where | Copenhagen
story | how do you break bad numbers to a politician | a-tunnel
story | being caught with outdated data in front of an audience | a-error
near_miss | rail freight pricing?
near_miss | PhD in economics
near_miss | Does he speak Māori at conversational level
near_miss | Worked for the World Bank himself?
near_miss | aviation economics
near_miss | Air quality modelling
missing | salary he wants
missing | would he accept a fixed-term contract
missing | line management headcount now
false_premise | Why did the ministry dismiss him in 2024?
false_premise | how did the tunnel perform after opening
false_premise | What was his time at Uber like
`,
)
