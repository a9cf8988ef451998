import { person } from '../own/person.mjs'

export const electorateAgent = person(
  'Tamsyn',
  {
    overview:
      'Electorate agent for a list MP in Invercargill, before that a campaign organiser and a shearing-gang cook. I sort out housing, visas and roads. About 1,100 constituents helped since I started counting.',
    jobs: [
      [
        'agent',
        'Electorate Agent',
        'Parliamentary Service, Invercargill office',
        'Mar 2021',
        'present',
        'two of us and the MP on Fridays. ~30 walk-ins a week. immigration cases = a third. ministerial letters, drafted by me, signed by him. diary for the south. set up mobile clinics in Gore, Bluff and Te Anau, once a month each.',
      ],
      [
        'campaign',
        'Campaign Organiser, Southland',
        'Labour, general election',
        'Feb 2020',
        'Oct 2020',
        'fixed term. 212 volunteers, 14,000 doors, budget $38k and came in $900 under. lost the seat by 3.1 points but the party vote went up.',
      ],
      [
        'council',
        'Youth Councillor',
        'Invercargill City Council',
        '2014',
        '2016',
        'elected at 17; got the late bus on Fridays',
      ],
      ['cook', 'Gang cook', 'Mataura Shearing', '2017', '2019', 'smoko and dinner for 26, seven stands, up at 3.40'],
    ],
    skills: [
      ['letters', 'Plain letters', 'one side of paper, what we ask for is in line two'],
      ['media', 'Local media', 'writes the MP’s column in the Southland Times, monthly; does not go on radio herself'],
    ],
    technical: [
      ['nation', 'NationBuilder', 'lists, walk sheets, events', 'advanced'],
      ['canva', 'Canva', 'flyers', 'intermediate'],
      ['excel', 'Google Sheets', 'case tracker with reminders', 'advanced'],
    ],
    roles: [
      ['foodbank', 'Salvation Army food bank', 'Packs on Mondays.', '2019'],
      [
        'union',
        'PSA delegate',
        'For 41 electorate staff across the South Island; in bargaining for the 2024 agreement.',
        '2023',
      ],
    ],
    achievements: [
      [
        'petition',
        'Petition to keep the maternity unit in Lumsden',
        '4,960 signatures, presented to the select committee. Unit partly kept.',
        '2022',
      ],
    ],
    other: [
      'BA Politics, University of Otago, 2014-2017, no honours year',
      'Te reo Māori level 4 certificate, Southern Institute of Technology, 2023',
      'Full driver licence and a ute',
      'Signs as Justice of the Peace since 2024',
      'Plays lock for Woodlands women',
    ],
  },
  [
    [
      'a-case',
      'agent',
      'Which case will you not forget?',
      'A nurse from Kerala whose visa ran out on Christmas Eve because of one wrong box. I rang the ministry every hour and on the fifth call I got a man who was also stuck at work. He fixed it at 4 pm and she did her night shift.',
    ],
    [
      'a-hostile',
      'agent',
      'How do you deal with aggression?',
      'A man put his fist through the brochure stand over a fishing rule. I kept the desk between us, asked my colleague to put the kettle on, which is our code, and let him finish. The police came, he apologised a week later with blue cod.',
    ],
    [
      'a-end',
      'agent',
      'Why are you looking?',
      'My contract ends when the MP does, and he is not standing again in November.',
    ],
    [
      'a-views',
      'campaign',
      'Could you work for another party?',
      'Not for a party. For a council or an agency, gladly, I can leave the badge at home.',
    ],
  ],
  `
answerable | what town is she based in and whom does she work for | agent overview | Invercargill
answerable | how many ppl come thru the door weekly | agent | 30
answerable | share of immigration matters | agent | third
answerable | Outreach to rural towns? which | agent | Gore
answerable | Correspondence with ministers - who writes it | agent / letters | drafted by me
answerable | Total cases dealt with so far roughly | overview | 1,100
answerable | Volunteer mobilisation numbers | campaign | 212
answerable | did she keep the campaign within budget | campaign | 900
answerable | Did her candidate get elected in 2020? | campaign | lost
answerable | has she ever held elected office herself | council | Youth
answerable | catering / hospitality jobs | cook overview | cook
answerable | is she used to early starts | cook | 3.40
answerable | journalism or column writing | media | column
answerable | Would she do broadcast interviews? | media | radio
answerable | CRM for campaigning | nation | NationBuilder
answerable | Union involvement, negotiated anything? | union | bargaining
answerable | Can she witness documents / take declarations | other-4 | Justice
answerable | knowledge of Maori language | other-2 | level 4
answerable | Why is her current job ending | a-end | not standing
answerable | could she be politically neutral in our agency? | a-views | badge
story | Tell us a case where persistence paid off | a-case
story | an aggressive member of the public | a-hostile
near_miss | Has she worked in Wellington at Parliament itself?
near_miss | press secretary experience
near_miss | Is she a licensed immigration adviser?
near_miss | law degree from Otago?
near_miss | Did she manage the MP's office budget
near_miss | city councillor (adult) - how many terms
missing | pay band / expected pay
missing | Would she shift to Christchurch
missing | shorthand or minute taking
false_premise | How did she react when the Lumsden unit was closed completely?
false_premise | Why did the campaign overspend
false_premise | what did she do as adviser to the Prime Minister
`,
)
