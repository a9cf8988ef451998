import { person } from '../own/person.mjs'

export const filmEditor = person(
  'Mikkel',
  {
    overview:
      'Editor, mainly documentary, feature length. 23 films, of which six premiered at festivals with an A. I am slow in the first month and fast in the last.',
    jobs: [
      [
        'free',
        'Freelance editor',
        'Copenhagen, sometimes Berlin',
        '2013',
        'present',
        '"The Salt Men" (2021, 88 min): 410 hours of material, 34 weeks.\n"Nurses of Vejle" (2019, series 4 x 40 min, DR).\n"Mother Tongue Radio" (2024), co-edit with Ilse Brandt.\nCommercials when rent is due, three or four in a year.',
      ],
      [
        'asst',
        'Assistant editor',
        'Zentropa-like house, Hvidovre (Filmbyen)',
        '2009',
        '2013',
        'Sync, log, transcode and coffee. Two feature fictions, one with a director who cut by himself at night.',
      ],
      [
        'tv',
        'News cutter',
        'TV 2 Fyn, Odense',
        '2006',
        '2008',
        'Four items per shift, on air at 19.30. My record is 11 minutes from tape to air.',
      ],
    ],
    skills: [
      ['arch', 'Archive work', 'Rights clearing together with the producer; Danish, German and Soviet footage'],
      ['trail', 'Trailers', '15 made, two of them refused by the distributor'],
      ['sound', 'Temp sound design', 'Enough for a screening; the real mix is for others'],
      ['teach', 'Teaching', 'Guest lecturer at the film school, editing class, two weeks every autumn'],
    ],
    technical: [
      ['avid', 'Avid Media Composer', '', 'expert'],
      ['resolve', 'DaVinci Resolve', 'Editing, only simple grading', 'advanced'],
      ['premiere', 'Premiere Pro', 'For commercials', 'intermediate'],
      ['script', 'ScriptSync, Trint', 'Transcripts in six languages', 'advanced'],
    ],
    roles: [
      [
        'guild',
        'Danish Film Editors, board',
        'Negotiated the minimum weekly fee with the producers in 2022.',
        '2020 – 2024',
      ],
    ],
    achievements: [
      ['robert', 'Robert Award, best editing of a documentary', 'For The Salt Men', '2022'],
      ['cph', 'CPH:DOX, special mention', 'Mother Tongue Radio', '2024'],
    ],
    other: [
      'National Film School of Denmark was a no, two times. Then European Film College, Ebeltoft, 2005.',
      'Danish, English, German; I edit in Arabic and Georgian with a translator beside me',
      'Own suite in Nordvest: two Avid seats, calibrated monitor, sofa',
      'One child every second week, so those weeks I stop at 16.00',
      'Bass in a very loud band',
    ],
  },
  [
    [
      'a-director',
      'free',
      'How do you disagree with a director?',
      'She wanted her father in the opening and he killed the film. I did not argue. I made both versions, invited four people who did not know us, and left the room with her while they watched. After, she asked me to take him out, and put him in the end where he is the best scene.',
    ],
    [
      'a-crash',
      'free',
      'A disaster?',
      'The backup of week nine was a backup of week three. I lost 41 sequences in Berlin. I rebuilt it from printed paper edits on the wall in twelve days and it became better, but I would not recommend. I now restore one random file each Friday.',
    ],
    ['a-fee', 'free', 'Fee?', '18,500 kroner a week for documentary, more for advertising.'],
    [
      'a-want',
      'free',
      'What film would you wish to cut?',
      'A fiction for children. Nobody asks me because I have only sad films.',
    ],
  ],
  `
answerable | how many films altogether and how many at A festivals | overview | 23; six
answerable | shooting ratio/footage on The Salt Men | free | 410
answerable | editing time needed for a feature | free | 34
answerable | Has he cut TV series, for whom | free | DR
answerable | does he do ads as well | free premiere / a-fee | Commercials
answerable | who did he share an edit with | free | Ilse
answerable | his beginnings in the cutting room before 2013 | asst tv asst+tv | Assistant or News
answerable | live news speed - fastest turnaround | tv | 11 minutes
answerable | historical material and licences | arch | Soviet
answerable | promos he made | trail | 15
answerable | Would he do final sound? | sound | others
answerable | does he lecture anywhere | teach | film school
answerable | system of choice | avid | Avid
answerable | colour grading ability? | resolve | simple
answerable | transcription tools | script | Trint
answerable | role in wage negotiations | guild | minimum weekly fee
answerable | major national award - for which title | robert | Salt Men
answerable | Did he go to the national film school | other-1 | no
answerable | own editing room, equipment | other-3 | Nordvest
answerable | Limits on his working hours | other-4 | 16.00
story | creative quarrel with the director and how it ended | a-director
story | loss of data, what then | a-crash
near_miss | Has he directed a film himself
near_miss | feature fiction as lead editor?
near_miss | Oscar or Emmy
near_miss | After Effects, motion graphics
near_miss | does he speak Arabic
near_miss | chairman of the editors' guild?
missing | ready to work in the US, visa
missing | agent representing him
missing | pension and holiday pay arrangements
false_premise | Why was The Salt Men never shown
false_premise | what did he learn in his four years at the National Film School
false_premise | which children's film did he win the Robert for
`,
)
