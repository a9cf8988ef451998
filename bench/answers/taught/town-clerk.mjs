import { person } from '../own/person.mjs'

export const townClerk = person(
  'Philippa',
  {
    overview:
      'Clerk and Responsible Financial Officer to a parish of 6,100 souls in Shropshire. Came to local government late, at the allotment gate, so to speak. Ran a pub for twelve years before that with my brother.',
    jobs: [
      [
        'clerk',
        'Parish Clerk and RFO',
        'Wenlow Magna Parish Council',
        'April 2016',
        'Present',
        'Precept £284,000. Eleven councillors, four committees, 38 meetings a year, minutes out within five working days. Staff of three: two groundsmen and a part-time bookings assistant. Took over the recreation ground from the district on a 99-year lease in 2021. Clean internal audit seven years running; the eighth had one point about the petty cash tin.',
      ],
      [
        'deputy',
        'Assistant Clerk (16 hours)',
        'Wenlow Magna Parish Council',
        'Sept 2013',
        'March 2016',
        'Burials register, allotments (94 plots, waiting list of 60), website.',
      ],
      [
        'pub',
        'Joint Licensee',
        'The Drovers, Clun',
        '2001',
        '2013',
        'Wet-led, five letting rooms. Turnover £310,000 at the end. Did the books, he did the beer.',
      ],
    ],
    skills: [
      [
        'law',
        'Local government law',
        'Powers, standing orders, Freedom of Information: 22 requests last year, one went to the Commissioner and was upheld in our favour',
      ],
      ['chair', 'Keeping a chairman out of trouble', ''],
      ['grants', 'Grant bids', '£412,000 won since 2017, five out of eight'],
    ],
    technical: [
      ['scribe', 'Scribe accounts', 'since 2019, Excel before', 'advanced'],
      ['mapping', 'Parish Online mapping', 'drains, benches, trees', 'intermediate'],
    ],
    roles: [
      ['plan', 'Neighbourhood Plan', 'Secretary of the steering group; passed referendum with 83% in favour.', '2019'],
      ['flood', 'Flood warden', 'On the rota for the Onny, out at night four times.', '2020'],
    ],
    achievements: [['cilca', 'CiLCA', 'Certificate in Local Council Administration, at the first go.', '2015']],
    other: [
      'HND Hotel and Catering Management, Birmingham, 1999',
      'Personal licence holder (alcohol), still valid',
      'Clean driving licence, own car',
      'Evening meetings are not a hardship; Sunday is for bell ringing',
      'Reads Welsh road signs, nothing more',
    ],
  },
  [
    [
      'a-row',
      'clerk',
      'What was the worst meeting you have had?',
      'The skate park. A hundred and forty people in a room for eighty. I moved us to the church mid-sentence, put a clock on the lectern, three minutes each, and we voted at ten past eleven. It was built the year after and I have skinned my knee on it.',
    ],
    [
      'a-councillor',
      'law',
      'Have you told a councillor no?',
      'One wished to vote on his own field. I took him aside in the car park beforehand, with the code of conduct open at the page. He left the room when the item came up and has not spoken of it since.',
    ],
    [
      'a-why',
      'clerk',
      'Why do you want this post?',
      'I should like a town with its own planning committee and a market, before I am sixty.',
    ],
    [
      'a-notice',
      'clerk',
      'How soon could you join us?',
      'Three months, and I would want to see the audit through, so not before July.',
    ],
  ],
  `
answerable | population of the parish she serves | overview | 6,100
answerable | what size budget does she look after? | clerk | 284,000
answerable | How many members sit on her council | clerk | Eleven
answerable | Line management - who reports to her | clerk | groundsmen
answerable | Asset transfers from district or county? | clerk | lease
answerable | Any issues raised at audit? | clerk | petty cash
answerable | how quickly are draft minutes circulated | clerk | five working days
answerable | cemetery or burial experience | deputy | Burials
answerable | when did she step up from assistant to clerk? | clerk deputy | 2016
answerable | What did Philippa do before the public sector | pub overview | The Drovers or pub
answerable | commercial turnover she has been responsible for in hospitality | pub | 310,000
answerable | FOI requests: how many, any complaints to the ICO | law | 22; Commissioner
answerable | success rate with external funding | grants | five out of eight
answerable | which finance package | scribe | Scribe
answerable | has she been through a neighbourhood plan referendum, what was the result | plan | 83%
answerable | emergency planning / resilience work | flood | Flood
answerable | CiLCA qualified? | cilca | CiLCA
answerable | could she hold the licence for our town hall bar | other-2 | licence
answerable | Free to attend meetings after 7pm? | other-4 | Evening
answerable | why is she applying | a-why | planning
story | a heated public meeting and how you kept control | a-row
story | challenging an elected member over an interest | a-councillor
near_miss | Was she ever a councillor herself
near_miss | markets - has she run one?
near_miss | Has she chaired the Neighbourhood Plan group
near_miss | Rialtas Omega user?
near_miss | Paid flood defence engineer or environment agency job?
near_miss | Did she design the skate park
missing | current salary point / SCP
missing | first aid at work?
missing | Would she do two days a week from home
false_premise | Why did the internal audit fail in her first year?
false_premise | How did the pub come to go bankrupt
false_premise | Why was the neighbourhood plan rejected by voters?
`,
)
