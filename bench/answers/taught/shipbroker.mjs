import { person } from '../own/person.mjs'

export const shipbroker = person(
  'Stavros',
  {
    overview:
      'Dry cargo shipbroker, Piraeus, supramax and ultramax. 16 years on the telephone. Two recessions survived, one ship never paid for.',
    leadership: ['Desk of five; I fix, they fix, we share by points'],
    jobs: [
      [
        'desk',
        'Desk Manager, Dry Cargo',
        'Kalypso Chartering, Piraeus',
        'January 2019',
        'Present',
        'Desk commission 3.8m dollars in 2025, 1.6m in 2019. 212 fixtures last year, a third for period. Grain out of Constanța, fertilizer to East Africa. Opened desk in Dubai by lending one man for a year.',
      ],
      [
        'brok',
        'Broker',
        'Lazarou & Partners, London',
        '2012',
        '2018',
        'Coal into Turkey, cement, steels. First period charter at 25. Left when the firm merged and the Greek floor was closed.',
      ],
      [
        'ops',
        'Operations assistant',
        'Theotokis Maritime, Piraeus',
        'June 2009',
        'December 2011',
        'Laytime calculations, 900 or so. Bunkers at Gibraltar. Night phone.',
      ],
    ],
    skills: [
      ['lay', 'Laytime and demurrage', 'still checks each statement above 100,000 dollars'],
      ['cp', 'Charterparties', 'NYPE 46 and 2015, GENCON; rider clauses'],
      ['rel', 'Owners', 'forty families, I know the mothers’ name days'],
    ],
    technical: [
      ['axs', 'AXSMarine and Signal', '', 'advanced'],
      ['ffa', 'FFA screen', 'follows, not trading', 'intermediate'],
      ['xl', 'Excel voyage estimates', 'own template used by the firm', 'expert'],
    ],
    roles: [
      ['ics', 'Institute of Chartered Shipbrokers, Greek branch', 'Tutor for dry cargo, 18 students.', '2020'],
      ['boat', 'Caique “Evgenia”, 9 metres', 'Sardines, Sunday.', ''],
      ['food', 'Church kitchen, Nikaia', 'Each second Thursday, 160 portions.', '2015'],
    ],
    achievements: [['best', 'Broker of the year, Baltic dry panel reporter group', 'Shortlist of three.', '2023']],
    other: [
      'BSc Maritime Studies, University of Piraeus, 2009; MSc Shipping, Trade and Finance, Cass London, 2012, merit',
      'FICS since 2017',
      'Greek, English, Turkish (market), French (school)',
      'National service, Navy, 9 months, 2008',
      'UK settled status kept until 2024, then let go',
    ],
  },
  [
    [
      'a-fraud',
      'desk',
      'The ship that was never paid for?',
      'A charterer from a nice office in Geneva, three voyages paid, the fourth not. 640,000 dollars. I had checked the office and not the bank. I went with the owner to the arbitration, and I gave up my commission on two other ships for him. He calls me first now, each Monday.',
    ],
    [
      'a-war',
      'desk',
      'The hardest week of your life in the market?',
      'February 2022. Nine ships in the Black Sea, six of my owners not sleeping. I did not fix for six days. I had a list with crew’s names, and we got the last one out of Odesa on the seventh of August, by the corridor. I was in the office at two in the night with a cold moussaka.',
    ],
    [
      'a-jun',
      'desk',
      'How do you teach juniors?',
      'For one month they only listen in. In the second they write the recap before I do, and we compare.',
    ],
    [
      'a-next',
      'desk',
      'Your wish?',
      'An owner’s side, chartering manager with ships of our own. Athens. No more points.',
    ],
    [
      'a-pay',
      'desk',
      'Pay?',
      'With bonus 240,000 in 2025. I would take less, 150,000 fixed, for the side of the owner.',
    ],
  ],
  `
answerable | deals concluded last year; share of time charter | desk | 212; third
answerable | commission growth of the desk | desk | 3.8m; 1.6m
answerable | routes and cargoes he knows | desk brok / | grain or coal
answerable | ship sizes he brokers | overview | supramax
answerable | the reason his London employer was left | brok | merged
answerable | has he worked in ops before broking | ops | Laytime
answerable | number of laytime statements in his junior years | ops | 900
answerable | charter party forms | cp | NYPE
answerable | FFAs - trader? | ffa | not trading
answerable | fellowship in a professional institute | other-2 / ics | FICS
answerable | master's, class and school | other-1 | merit
answerable | military service done? | other-4 | Navy
answerable | Is he allowed to work in the UK now | other-5 | let go
answerable | Turkish? | other-3 | Turkish
answerable | teaches students - how many | ics | 18
answerable | charity | food | 160
answerable | award - won or just listed | best | three
answerable | total comp 2025 | a-pay | 240,000
answerable | what type of employer does he want | a-next | owner
answerable | new people's training on his desk | a-jun | recap
story | lost money to a bad counterparty | a-fraud |
story | a crisis in wartime and what he did | a-war |
near_miss | tanker chartering
near_miss | manager of the Dubai office
near_miss | has owned a cargo vessel
near_miss | Lawyer, arbitrator in London
near_miss | sea service as deck officer
near_miss | FFA broker licence
missing | Notice and non-compete
missing | Would he move to Singapore
missing | Russian or Chinese
false_premise | How many crew died in Odesa?
false_premise | What made Kalypso bankrupt in 2022
false_premise | which jail term did the Geneva charterer give him
`,
)
