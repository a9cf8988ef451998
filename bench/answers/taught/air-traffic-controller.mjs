import { person } from '../own/person.mjs'

export const airTrafficController = person(
  'Gareth',
  {
    overview:
      'Approach radar and tower controller. Cardiff, then Sharjah, then Cardiff again. Roughly 19,000 hours on position. Also an examiner, and the one who draws the roster.',
    leadership: ['Watch manager for 11 controllers and 4 assistants'],
    jobs: [
      [
        'watch',
        'Watch Manager & Approach Controller',
        'Severn Air Navigation, Cardiff',
        '02.2017',
        'ongoing',
        'Valid on tower, approach procedural and approach radar. Cut average arrival delay in summer by 2.4 min through new RNAV transitions. Wrote unit training plan. Loss of separation events on my watch: none since 2019.',
      ],
      [
        'uae',
        'Senior ATCO',
        'Sharjah International',
        '07.2010',
        '12.2016',
        'Approach radar; up to 38 movements per hour with Dubai next door. Night duties, Ramadan rosters. Coached 16 trainees, 13 validated.',
      ],
      [
        'young',
        'ATCO, tower',
        'Cardiff Airport',
        '2004',
        '2010',
        'VFR mix: flying school, helicopters, one lost balloon.',
      ],
      [
        'raf',
        'Assistant, then Controller',
        'Royal Air Force, St Athan and Valley',
        '1998',
        '2003',
        'Left as Sergeant. Hawk circuit.',
      ],
    ],
    skills: [
      ['fat', 'Fatigue rostering', 'Rosters checked against SRATCOH, no breach in three audits'],
      ['inv', 'Investigation', 'Listens to tapes with the person, not about the person'],
    ],
    technical: [
      ['radar', 'Indra and Thales radar displays', '', 'expert'],
      ['strip', 'Electronic strips', 'project tester, Frequentis smartSTRIPS', 'advanced'],
      ['r', 'R', 'traffic counts, hobby', 'beginner'],
    ],
    roles: [
      [
        'cism',
        'Critical incident peer',
        'Trained listener for colleagues after incidents, about ten calls a year.',
        '2018',
      ],
      ['choir', 'Second tenor, Pendyrus Male Choir', 'Toured Canada in 2023.', ''],
      ['glide', 'Gliding instructor, Usk', 'Silver C, 410 hours.', '2006'],
    ],
    achievements: [
      [
        'rnav',
        'Airspace change ACP',
        'Team lead on controllers’ side; approved by the CAA at the second attempt.',
        '2021',
      ],
    ],
    other: [
      'UK CAA air traffic controller licence: ADI, APP, APS; OJTI and assessor endorsements',
      'Class 3 medical, valid to 30 April 2027',
      'Welsh (first language), English level 6, Arabic courtesy phrases',
      'HND Electronics, Coleg Morgannwg, 1998',
      'Diploma, Human Factors in Aviation, Cranfield (part-time), 2015',
    ],
  },
  [
    [
      'a-bird',
      'uae',
      'A shift that went badly wrong?',
      'A cargo 747 with two engines surging after birds, at 02:10, and Dubai full. I gave him the whole sky and one frequency and moved the others to my colleague with my left hand. Nobody rang for advice. He was on the ground in eleven minutes. I shook when I was in the car, not before.',
    ],
    [
      'a-fail',
      'watch',
      'Have you failed a trainee?',
      'A good lad, 400 hours, lovely voice. He froze at the sixth aircraft, each time. I could have given him another 50 hours. I took him to the canteen and told him the truth, and helped him into airport operations. He sends a card at Christmas.',
    ],
    ['a-leave', 'uae', 'Why did you leave the Gulf?', 'My girls ought to have Welsh, and a bus stop.'],
    ['a-tools', 'watch', 'Where do you want to be?', 'Off nights by 50. Training school or safety, UK or Maastricht.'],
  ],
  `
answerable | Which endorsements are on the licence | other-1 / watch | OJTI
answerable | medical expiry? | other-2 | 2027
answerable | peak traffic he's handled per hr | uae | 38
answerable | pass rate of trainees at his previous unit | uae | 16; 13
answerable | any separation losses recently | watch | none
answerable | total controlling hours | overview | 19,000
answerable | Service career: which bases, which rank did he leave with? | raf | Sergeant
answerable | how many does he supervise | leadership-1 | 11
answerable | Airspace redesign - role, regulator's verdict | rnav / watch | second attempt
answerable | working time rule compliance | fat | no breach
answerable | peer support after incidents | cism | ten
answerable | private pilot activities? | glide | 410
answerable | Celtic languages | other-3 | Welsh
answerable | post-school quals in HF | other-5 | Cranfield
answerable | What reduced delays & by how much | watch | 2.4; RNAV
answerable | electronic flight strips | strip | Frequentis
answerable | why come home from the Emirates | a-leave | girls
answerable | does he want to go on doing nights for ever | a-tools | 50
answerable | sings? | choir | tenor
answerable | years spent in Sharjah | uae | 2010; 2016
story | a genuine emergency on frequency | a-bird |
story | ending someone's training | a-fail |
near_miss | Area (ACS) radar rating
near_miss | general manager of an air navigation unit?
near_miss | commercial pilot licence
near_miss | Speaks Arabic to business level
near_miss | university bachelor in aviation
near_miss | Dubai approach validation
missing | pension and salary level he is on
missing | does he hold an EASA licence conversion
missing | Can he begin before summer?
false_premise | How many people died on the 747?
false_premise | what was the balloon pilot convicted of
false_premise | which breach led to the suspension of his licence
`,
)
