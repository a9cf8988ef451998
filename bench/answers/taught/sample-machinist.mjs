import { person } from '../own/person.mjs'

export const sampleMachinist = person(
  'Nasreen',
  {
    overview:
      'Sample machinist and first-line supervisor, Leicester clothing trade, 27 years. My mother taught me on a Singer treadle in Mirpur. Womenswear, jersey, and since Covid scrubs.',
    leadership: ['Supervises 22 on the sample and small-run floor', 'Four machinists trained as pattern cutters'],
    jobs: [
      [
        'sup',
        'Sample Room Supervisor',
        'Evington Lane Garments Ltd, Leicester',
        'Apr 2016',
        'Present',
        'First samples in 48 hours for three high street names. Fit meetings on Tuesdays in London. Cut fabric waste from 19% to 12% with the marker lady. NHS scrubs: 26,000 sets in ten weeks, 2020. Wages checked against the national minimum for each piece, auditors came four times, no finding.',
      ],
      [
        'mach',
        'Machinist, then sample machinist',
        'Belgrave Knitwear, Leicester',
        '2003',
        '2016',
        'Overlock, coverstitch, flat lock. 140 tops a day on bonus. Factory shut when the owner retired.',
      ],
      ['home', 'Homeworker', 'Various, Highfields', '1998', '2003', 'Piece work from kitchen, children small'],
    ],
    skills: [
      ['spec', 'Garment specs', 'writes method sheets, SMVs with a stopwatch'],
      ['fit', 'Fit and alteration', 'on stand and on live model'],
      ['bridal', 'Beading', 'by hand, for weddings in the family'],
    ],
    technical: [
      ['juki', 'Juki, Pegasus, Brother machines', 'timing, needles, small repairs; motor goes to mechanic', 'expert'],
      ['gerber', 'Gerber AccuMark', 'opens, prints; cannot grade', 'beginner'],
      ['excel', 'Excel', 'wages, style list', 'intermediate'],
    ],
    roles: [
      ['union', 'Community union', 'Shop rep; won holiday pay for 31 women.', '2018'],
      ['esol', 'English class helper, Highfields Centre', 'Speaks with beginners every Saturday.', '2012'],
      ['bik', 'Women’s walking group', 'Bradgate Park, first Sunday.', ''],
    ],
    achievements: [['mayor', 'Lord Mayor’s Covid hero list', 'With the whole floor.', '2021']],
    other: [
      'NVQ 2 Apparel Manufacturing, Leicester College, 2005; Level 3 Team Leading 2017',
      'Matric, Mirpur 1991; GCSE English C, evening, 2009',
      'Punjabi (Mirpuri), Urdu, English; Gujarati from the shop floor',
      'First aid at work, fire warden, till June 2027',
      'British citizen since 2004. No car, bus 22.',
    ],
  },
  [
    [
      'a-scrubs',
      'sup',
      'How did the scrubs come about?',
      'March 2020 all orders were cancelled, 60 women at home with no wage. I had a tunic of my niece, who is a nurse. I took it apart on the kitchen table and I made a pattern from newspaper. On Monday I put one on the boss’s desk. In two weeks we had the contract.',
    ],
    [
      'a-audit',
      'sup',
      'When did you stand up to your boss?',
      'He wanted me to change clock cards before an audit, ten years ago in another firm. I said I cannot write that, my name is under. I lost two days of work for it. After that he did not ask anybody.',
    ],
    [
      'a-sad',
      'sup',
      'What did you find hard in leading?',
      'My friend Shabnam was slow and her eyes bad. I let it go for a year because of friendship. The others carried her. I should have sent her to the optician sooner, it was only cataract.',
    ],
    [
      'a-want',
      'sup',
      'What do you want?',
      'Technical manager in a factory which makes ethical things, or teacher at college two days.',
    ],
    ['a-pay', 'sup', 'Wage?', 'Now 15 pound an hour. I would want 33 thousand a year.'],
  ],
  `
answerable | how quick can she turn a first sample | sup | 48
answerable | meets clients? where and what weekday | sup | London
answerable | cut waste - % | sup | 19
answerable | social audits on pay, any issues raised | sup | no finding
answerable | number of people under her supervision | leadership-1 | 22
answerable | PPE / healthcare garments | sup / a-scrubs overview | scrubs
answerable | daily piece rate output previously | mach | 140
answerable | What happened to Belgrave? | mach | retired
answerable | worked from home in her early career? | home | kitchen
answerable | time and motion, SMV knowledge | spec | stopwatch
answerable | mechanic skills on sewing machines | juki | small repairs
answerable | handcraft embroidery | bridal | Beading
answerable | can she do digital grading | gerber | cannot
answerable | union record - what did she achieve | union | holiday pay
answerable | South Asian languages | other-3 | Urdu
answerable | citizenship | other-5 | British
answerable | commute by car? | other-5 | bus
answerable | first aider until? | other-4 | 2027
answerable | level three course | other-1 | 2017
answerable | annual salary she is hoping for | a-pay | 33
story | started something new when work dried up | a-scrubs |
story | did she refuse to falsify | a-audit |
near_miss | Full pattern cutting qualification of her own
near_miss | buying or merchandising for a high street name
near_miss | factory manager with P&L
near_miss | 3D software CLO
near_miss | knitting machine programming
near_miss | Qualified ESOL teacher with certificate
missing | days of sickness last year
missing | when can she join us
missing | experience with leather
false_premise | Why did the auditors fail her floor?
false_premise | what degree did she do in Lahore
false_premise | how many children did she leave in Mirpur
`,
)
