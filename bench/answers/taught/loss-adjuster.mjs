import { person } from '../own/person.mjs'

export const lossAdjuster = person(
  'Declan',
  {
    overview:
      'Loss adjuster, property, out of Townsville. Ex-builder with a dodgy knee. Roofs, floods, fires, and the odd croc in a pool.',
    jobs: [
      [
        'adj',
        'Senior Loss Adjuster',
        'Coral Coast Adjusting, Townsville QLD',
        'Nov 2016',
        'Present',
        '- Losses to $4m on own report, above that with a partner\n- 190 to 230 files a year, more after a cyclone\n- Cat team leader after TC Jasper: 17 adjusters, 2,100 claims, Cairns motel for eleven weeks\n- Strata, farms, two sugar mills, one fire at a tinny shed in Bowen that was arson',
      ],
      [
        'assess',
        'Building Assessor',
        'Reefline Insurance, Brisbane',
        '2012',
        '2016',
        '- Scopes of work, panel builders, call-backs\n- Cut scope disputes from one in six to one in fifteen',
      ],
      [
        'build',
        'Carpenter, later builder (own business)',
        'D. Roache Building, Mackay',
        '1999',
        '2011',
        'Up to 6 on the tools. Shut it after the knee op, no debts left.',
      ],
    ],
    skills: [
      ['cause', 'Cause and origin', 'Burn patterns, storm or wear, rising damp or flood'],
      ['bi', 'Business interruption', 'under $500k; forensic accountant over that'],
      ['talk', 'Talking to people who lost everything', 'Sit down first, tablet second'],
    ],
    technical: [
      ['xact', 'Xactimate', '', 'advanced'],
      ['matter', 'Matterport', '3D scans of 300+ homes', 'advanced'],
      ['drone', 'DJI drone', 'sub 2 kg, roof photos', 'intermediate'],
    ],
    roles: [['ses', 'SES volunteer', 'Flood boat crew, deputy controller of the unit.', '2017']],
    achievements: [['aicla', 'AICLA Adjuster of the Year, Qld finalist', '', '2024']],
    other: [
      'Dip. Loss Adjusting (ANZIIF), 2018; Chartered Loss Adjuster since 2022',
      'Cert III Carpentry, Mackay TAFE; builder’s licence lapsed 2013',
      'Working at heights, asbestos awareness, white card',
      'Away from home 120 nights last year, would like fewer',
      'Fixes outboard motors for fun',
    ],
  },
  [
    [
      'a-arson',
      'cause',
      'How did you work out that the Bowen fire was lit?',
      'The dog bowl was out the front with fresh water in it. Nobody saves a dog from a fire he does not know about. I called in the forensic chemist before I talked to the owner, and she found turps in two spots.',
    ],
    [
      'a-anger',
      'talk',
      'Have you been wrong on a claim?',
      'I knocked back a ceiling in Ingham as old wear. The lady sent me a photo with a date on it. I drove up, said sorry on her verandah, and it was paid within the week. Now I ask for photos before I ask for anything else.',
    ],
    [
      'a-why',
      'adj',
      'Why move?',
      'My youngest starts school and I am gone every wet season. I want large loss work with an office.',
    ],
    ['a-pay', 'adj', 'What money are you on?', '$138k plus ute and super. I would go sideways for the right roster.'],
  ],
  `
answerable | authority limit on losses he signs alone | adj | $4m
answerable | How many claims p.a. | adj | 190
answerable | catastrophe deployment, his role in it and number of adjusters under him | adj | 17
answerable | trade background? | build overview / other-2 | Carpenter or builder
answerable | did his own company go under? why close it | build | knee
answerable | agri / industrial property claims | adj | sugar mills
answerable | insurer side experience | assess | Reefline
answerable | Results on scope disputes | assess | fifteen
answerable | BI claims up to what size? | bi | 500k
answerable | 3D capture of damaged houses | matter | Matterport
answerable | does he fly drones himself | drone | roof
answerable | estimating software | xact | Xactimate
answerable | Emergency services volunteering | ses | SES
answerable | professional status with the institute and since | other-1 | Chartered; 2022
answerable | is the builders licence current | other-2 | lapsed
answerable | asbestos ticket | other-3 | asbestos
answerable | nights on the road last year | other-4 | 120
answerable | why's he after a change | a-why | school
answerable | current $ incl car | a-pay | 138k
answerable | finalist for anything in the profession | aicla | finalist
story | Suspicious fire - what gave it away | a-arson / adj
story | admitted a mistake to a claimant? | a-anger
near_miss | motor vehicle assessing
near_miss | Is he a forensic accountant
near_miss | has he been a partner in the firm
near_miss | Marine cargo or hull surveys
near_miss | Works with Guidewire?
near_miss | Did he skipper charter boats
missing | what notice must Declan give
missing | police check / blue card
missing | would he move down to Sydney
false_premise | Why did Reefline sack him
false_premise | How many of his builders were owed money when he went bankrupt
false_premise | Which law degree does he have
`,
)
