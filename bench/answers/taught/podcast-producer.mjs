import { person } from '../own/person.mjs'

export const podcastProducer = person(
  'Achieng',
  {
    overview:
      'Audio producer in Nairobi. Fiction, health dramas and one very long murder series. Engineer of telecoms by degree, never used it except for soldering.',
    leadership: ['Runs a production house with 6 permanent and a pool of 25 voice actors'],
    jobs: [
      [
        'own',
        'Founder and executive producer',
        'Matatu Audio, Nairobi',
        '2020',
        null,
        'Nine shows, 214 episodes. "Nyumba Namba Saba": 4.8 million downloads. Two thirds of revenue from NGOs, one third adverts. Paid every actor within 14 days, without exception.',
      ],
      [
        'drama',
        'Drama producer',
        'Health radio foundation, Kisumu and Kampala',
        '2015',
        '2020',
        '312 radio episodes in Dholuo and Swahili on malaria, HIV testing and land. Listener clubs in 90 villages. Baseline–endline survey: net use up 12 points.',
      ],
      [
        'bbc',
        'Studio manager (trainee)',
        'BBC bureau, Nairobi',
        '2013',
        '2015',
        'Live desk for Focus-type programmes, two-ways, tape',
      ],
      ['dj', 'Campus radio DJ', 'JKUAT', '2009', '2012', ''],
    ],
    skills: [
      ['script', 'Script editing', 'Table reads with strangers from the stage; I cut adjectives'],
      ['field', 'Field recording', 'Lake, hippos, a funeral of 3,000 people'],
      ['biz', 'Sales', 'Closed 31 sponsor deals; biggest Sh 6 million'],
      ['music', 'Music', 'Commissions it, composes none'],
    ],
    technical: [
      ['reaper', 'Reaper', 'Own templates', 'expert'],
      ['rx', 'iZotope RX', '', 'advanced'],
      ['mega', 'Megaphone', 'Dynamic ads', 'intermediate'],
      ['atmos', 'Dolby Atmos', 'One episode, with a consultant from Cape Town', 'beginner'],
    ],
    roles: [
      ['school', 'Mathare Sound School', 'Saturdays, 12 girls a term; three now earn from it.', '2021'],
      ['jury', 'Prix Europa-type guest juror, audio fiction', 'Berlin', '2023'],
    ],
    achievements: [
      ['sod', 'Africa Podfest, show of the year', 'Nyumba Namba Saba', '2022'],
      ['iwmf', 'Reporting grant USD 15,000', 'For the series on widows’ land', '2024'],
    ],
    other: [
      'BSc Telecommunication Engineering, JKUAT, 2012, second class upper',
      'Dholuo, Swahili, English, Luganda (Kampala years)',
      'Passport; UK visitor visa refused once in 2019, given 2023',
      'Home studio on solar, no outage since 2021',
      'Runs with the Karura group, 10K in 52 minutes',
    ],
  },
  [
    [
      'a-source',
      'own',
      'Was there an ethical dilemma?',
      'In the murder series a witness phoned two days before release and said her brother in law had found out. We had paid adverts. I pulled episode six, aired eleven minutes of the sound of rain with an explanation, and rewrote the season. The sponsor stayed; I had not expected this.',
    ],
    [
      'a-actor',
      'drama',
      'Tell us about a production problem solved.',
      'Our villain got typhoid with 20 episodes left. I had the character lose his voice in the story, whispered by a boy who did his talking. Listeners wrote more letters to the boy than to anyone.',
    ],
    [
      'a-join',
      'own',
      'Would you give up your company?',
      'I would hand it to Brenda, my line producer, and come as head of fiction. I am tired of chasing invoices, not of sound.',
    ],
  ],
  `
answerable | her degree vs what she does now | overview other-1 | engineer
answerable | Company headcount and freelancers | leadership-1 | 6; 25
answerable | most successful show, downloads | own / sod | 4.8 million
answerable | income mix | own | NGOs
answerable | how promptly are talents paid | own | 14 days
answerable | radio serials in local languages, how many episodes | drama | 312
answerable | Did her health programmes change behaviour - evidence | drama | 12 points
answerable | broadcaster training | bbc | BBC
answerable | student radio? | dj | Campus
answerable | editing other people's writing | script | Table reads
answerable | on-location sound | field | hippos
answerable | largest sponsorship she sold | biz | 6 million
answerable | does she write the music | music | composes none
answerable | DAW of choice | reaper | Reaper
answerable | noise clean-up tool | rx | RX
answerable | immersive audio - real experience or little? | atmos | One episode
answerable | teaching girls from poor areas | school | 12
answerable | Jury work in Europe | jury | Berlin
answerable | was a visa ever denied to her | other-3 | 2019
answerable | power cuts a problem for her at home? | other-4 | solar
story | safety of a source vs. deadline | a-source
story | lead actor dropping out mid-series | a-actor
near_miss | TV drama producing
near_miss | MA in journalism
near_miss | does she act or voice herself
near_miss | French for West African market
near_miss | Adobe Audition, Hindenburg
near_miss | Head of fiction at a broadcaster before?
missing | what pay would make her sell up
missing | union or guild membership
missing | driver's licence
false_premise | why did the sponsor walk away after episode six
false_premise | how did she like her years in London at the BBC
false_premise | What made Matatu Audio go bankrupt
`,
)
