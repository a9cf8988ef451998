import { person } from '../own/person.mjs'

export const benefitsCaseworker = person(
  'Eetu',
  {
    overview:
      'Benefit specialist at the social insurance institution in Oulu, housing allowance and basic social assistance. I decide, I phone, I write it so that it can be understood. Northern, calm, punctual.',
    jobs: [
      [
        'kela',
        'Benefit Specialist',
        'Social insurance institution, Oulu centre',
        '8/2019',
        'ongoing',
        'Around 22 decisions per day. Appeals upheld against me 3.1 % (unit 5.4 %). Trained colleagues for the 2024 change of law, five webinars of 90 persons. Every second Tuesday service by video for Utsjoki and Inari.',
      ],
      [
        'city',
        'Debt and Budget Counsellor',
        'City of Kemi',
        '2015',
        '2019',
        '240 households; court debt arrangements prepared, legal decisions by the lawyer. Group for gamblers on Wednesdays.',
      ],
      [
        'mill',
        'Machine operator',
        'Paper mill Veitsiluoto, Kemi',
        '2004',
        '2012',
        'Winder 2, three shifts. Redundant in the closing of PM 1 and went to school as a man of 31.',
      ],
    ],
    skills: [
      ['plain', 'Plain language', 'Rewrote 34 letter templates; calls about "what does this mean" fell by a fifth'],
      ['motiv', 'Motivational interviewing', 'Course of 5 days, 2017'],
      ['fraud', 'Recovery and suspected abuse', 'Hearing letters; police reports are made by another unit'],
    ],
    technical: [
      ['oiwa', 'Oiwa case system', 'test user', 'advanced'],
      ['sms', 'Income register', '', 'advanced'],
      ['teams', 'Teams, video remote service', '', 'intermediate'],
    ],
    roles: [
      ['shop', 'Chief shop steward deputy', '180 members.', '2022'],
      ['ref', 'Ice hockey referee, juniors', '60 games per winter.', '2006'],
    ],
    achievements: [
      ['clear', 'Clear Letter of the Year', 'From the Institute for the Languages of Finland, our unit.', '2023'],
    ],
    other: [
      'Bachelor of Social Services, Lapland University of Applied Sciences, 2012–2015',
      'Vocational qualification, paper industry, 2004',
      'Finnish, Swedish (official exam, satisfactory), English, Northern Sami first course',
      'Remote up to 80 %, from Haukipudas',
      'Trial: four-day week until May, then we evaluate',
    ],
  },
  [
    [
      'a-threat',
      'kela',
      'What was your hardest call?',
      'A man said that he sits on the bridge with the letter. I did not talk about the benefit. I asked which bridge and what he sees, my colleague rang 112 on the other phone, and after 26 minutes I heard the siren in my headset.',
    ],
    [
      'a-change',
      'mill',
      'How was the change from mill to school?',
      'First day the others were 20 and I had the lunch box. I learned to write with the same method as the winder: check, start slow, stop before it breaks.',
    ],
    [
      'a-wrong',
      'kela',
      'A decision you regret?',
      'I refused rent for a student because a paper was missing, and the paper was in another tray. I corrected it myself the next week, called her and said sorry. Now I look three places before I refuse.',
    ],
    ['a-next', 'kela', 'What next?', 'Service design, I would like to make forms from the other side of the table.'],
  ],
  `
answerable | Which benefits does he handle | overview | housing
answerable | decisions per day | kela | 22
answerable | how often do appeal bodies overturn him compared with the unit | kela | 3.1; 5.4
answerable | service to remote Lapland municipalities | kela | Utsjoki
answerable | Has he trained colleagues on legal reforms? | kela | five webinars
answerable | debt advice background & number of families | city | 240
answerable | experience w/ gambling problems | city | gamblers
answerable | Why did his factory career end | mill | Redundant
answerable | industrial shift work: from - to | mill | 2004; 2012
answerable | measurable effect of his letter rewriting | plain | fifth
answerable | does he report fraud to the police personally | fraud | another unit
answerable | MI training length | motiv | 5 days
answerable | case management software, was he tester | oiwa | test user
answerable | trade union duty - size of membership | shop | 180
answerable | sports officiating | ref | hockey
answerable | prize for language clarity, given by whom | clear | Institute
answerable | Swedish as the law demands? | other-3 | Swedish
answerable | Sámi languages, how far | other-3 | Sami
answerable | How much can he work from home | other-4 | 80
answerable | career switch, what would he like to do next | a-next | Service design
story | Dealing with a suicidal caller | a-threat
story | Own wrong refusal and putting it right | a-wrong
near_miss | Has he been team manager at the institution?
near_miss | licensed social worker (master level)
near_miss | Was he legal counsel in court
near_miss | disability pension decisions
near_miss | speaks Russian for clients
near_miss | played hockey professionally
missing | monthly pay
missing | driving licence and own car
missing | Excel or statistics skills
false_premise | Why was PM 1's closing his decision
false_premise | When did he stop working for the Helsinki office
false_premise | which appeal court removed him from his post
`,
)
