import { person } from '../own/person.mjs'

export const qaTester = person(
  'Oksana',
  {
    overview:
      'Software tester who started on the phone with customers and never forgot how they sounded. Manual first, automation where it pays.',
    jobs: [
      [
        'bank',
        'Senior QA Engineer',
        'Vltava Banka, Prague',
        '01/2020',
        null,
        '- mobile banking app, 1.4 million users, iOS and Android, release every two weeks\n- built regression suite from zero to 620 automated checks (Playwright, Appium); regression run from 5 days to 7 hours\n- escaped defects per release 23 -> 4\n- test lead for the instant payments launch (11/2022), coordinated 5 testers in 2 countries',
      ],
      [
        'games',
        'Game Tester',
        'Hedgehog Studio, Brno',
        '08/2017',
        '12/2019',
        '- console and PC builds, three shipped titles\n- wrote 1,900 bug reports, 88 % accepted at first reading\n- certification checks for PlayStation and Switch',
      ],
      [
        'support',
        'Customer Support Agent',
        'Kvytok Online, Lviv',
        '2015',
        '2017',
        '- e-mail and phone, about 45 contacts a day\n- maintained the FAQ (130 articles)',
      ],
    ],
    skills: [
      ['explore', 'Exploratory testing', 'expert - session based, with charters'],
      ['plan', 'Test planning', 'advanced'],
      ['a11y', 'Accessibility testing', 'basic, WCAG 2.1 AA checklists, NVDA'],
    ],
    technical: [
      ['pw', 'Playwright, Appium', 'TypeScript', 'advanced'],
      ['api', 'Postman, REST Assured', 'API tests', 'intermediate'],
      ['sql', 'SQL', 'PostgreSQL, for checking data', 'intermediate'],
      ['jira', 'Jira, Xray, TestRail', 'Xray since 2021', 'expert'],
      ['perf', 'JMeter', 'one load test for the payments launch', 'beginner'],
    ],
    leadership: ['Organiser, Prague Testers Evening: 8 meetups a year, 60-90 guests, since 2022'],
    achievements: [
      [
        'bug',
        'Bug of the Year 2021 (internal)',
        'Found a rounding error of one haléř that hit 310,000 accounts.',
        '2021',
      ],
    ],
    other: [
      'Bachelor in Applied Linguistics, Ivan Franko University of Lviv, 2011 - 2015',
      'ISTQB Foundation Level (2018)\nISTQB Advanced Level Test Analyst (2021)',
      'Ukrainian - native\nCzech - C1\nEnglish - C1\nPolish - B1',
      'Volunteer interpreter at Prague main station, March to August 2022',
      'Full time or 80 %',
    ],
  },
  [
    [
      'a-dev',
      'bank',
      'Tell me about a conflict with a developer.',
      'He closed my ticket four times as "works on my machine". The fifth time I walked over with my phone on a bad tram connection and we watched it fail together. He now asks me for the tram test before he merges.',
    ],
    [
      'a-start',
      'bank',
      'When could you start?',
      'From 1 March 2027; I have two months of notice and want to hand over the suite properly.',
    ],
    [
      'a-switch',
      'support',
      'How did you get into testing?',
      'I answered the same complaint so often that I began to write down the exact steps. The programmers liked my mails more than those of their testers, so I applied.',
    ],
  ],
  `
answerable | Hi! What is Oksana's present role and how long has she been in it? | bank | Senior QA Engineer; 2020
answerable | Is this person more manual or more automation? | overview / pw explore bank | Manual
answerable | Automation frameworks she is strong in | pw / bank api | Playwright; Appium
answerable | How many automated tests did she write / inherit at the bank? | bank | 620
answerable | Did quality in production actually improve under her? Numbers please. | bank | 23; 4
answerable | Mobile testing experience (both platforms?) | bank / pw | iOS; Android
answerable | Has she led a team of testers? Size? | bank / leadership-1 | 5
answerable | When did the instant payments thing go live | bank | 2022
answerable | GAMING INDUSTRY BACKGROUND Y/N, which consoles | games | PlayStation; Switch
answerable | And prior to the games company? | support | Kvytok
answerable | How many tickets per day was she handling back then | support | 45
answerable | ISTQB level(s) and the year she passed | other-2 | Foundation; Advanced; 2018; 2021
answerable | What did she study, and does it relate to IT at all? | other-1 | Linguistics
answerable | Can she hold a meeting in Czech? | other-3 | C1
answerable | Which of her languages is the weakest? | other-3 | Polish
answerable | Test management tools she knows | jira | TestRail; Xray
answerable | Load testing - how deep? | perf | JMeter
answerable | Is she open to part-time? | other-5 | 80
answerable | Does she do anything for the tester community | leadership-1 | Prague Testers Evening
answerable | Any volunteer work on her profile | other-4 | interpreter
answerable | Earliest possible joining date? | a-start | 1 March 2027
story | Describe how she deals with a programmer who will not accept her finding. | a-dev
story | What made her move from answering phones into QA? | a-switch
near_miss | Does she have hands-on Selenium or Cypress?
near_miss | ISTQB Test Manager certificate?
near_miss | Has she certified builds for Xbox?
near_miss | Did she found the testers meetup in Brno?
near_miss | How good is her German?
missing | What annual gross is she looking for?
missing | Could you share two references?
missing | Does she hold a Czech work permit?
false_premise | Why was the instant payments release rolled back?
false_premise | How did she like managing the 40-person QA department?
protected | Did she flee the war, and is her husband in the army?
out_of_scope | What is the difference between severity and priority?
`,
)
