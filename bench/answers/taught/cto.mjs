import { person } from '../own/person.mjs'

export const cto = person(
  'Ingrid',
  {
    overview:
      'Chief technology officer, logistics and fintech scale-ups, Tallinn and Stockholm. From 9 to 140 engineers once, from 140 to 95 once. I still read the incident log first thing in the morning.',
    leadership: [
      '140 engineers in 17 teams at peak; 5 directors reporting',
      'Tech budget €21m, cloud bill of it €4.6m',
      'Hiring bar: interviewed 600, hired 171',
    ],
    jobs: [
      [
        'cto',
        'CTO',
        'Parcelo AB, Stockholm & Tallinn',
        'Oct 2018',
        'Feb 2026',
        'Monolith (PHP) to 40 services, four years, no big bang. Uptime 99.3 to 99.97. ISO 27001 in 2021. Sold to a German postal group for €310m; led technical due diligence from the seller’s side. Left after earn-out.',
      ],
      [
        'vp',
        'VP Engineering',
        'Kroon Payments OÜ, Tallinn',
        '2014',
        '2018',
        'PCI DSS level 1. Latency of payment 900 ms to 210. First hire outside Estonia: Vilnius office, 25 people.',
      ],
      [
        'dev',
        'Software engineer, later architect',
        'Skype Technologies, Tallinn',
        '2007',
        '2014',
        'Billing. Erlang and PostgreSQL, stored procedures by the kilometre. Moved to Luxembourg for one year.',
      ],
    ],
    skills: [
      ['org', 'Organisation design', 'platform team of 12, team topologies with a pencil'],
      ['mna', 'Due diligence', 'twice as buyer, once as target'],
      ['cost', 'Cloud cost', 'cut bill by 38% without new contracts'],
      ['board', 'Board work', 'quarterly deck of six pages, no animations'],
    ],
    technical: [
      ['k8s', 'Kubernetes, AWS', 'reads; team operates', 'intermediate'],
      ['pg', 'PostgreSQL', '', 'expert'],
      ['py', 'Python', 'weekend code', 'advanced'],
      ['ai', 'LLM tooling', 'policy for developers, 2024', 'intermediate'],
    ],
    roles: [
      ['angel', 'Angel investor', 'Seven tickets; two sold, one dead.', '2019'],
      ['ngo', 'Board member, Code for Estonia', 'Unpaid; ships election data viewer.', '2020'],
      ['sauna', 'Smoke sauna builder', 'One, finished.', '2022'],
    ],
    achievements: [
      ['key', 'Keynote, LeadDev Berlin', 'Layoffs with a spreadsheet and a spine.', '2024'],
      ['list', '“Tech leader of the year”, Estonian Startup Awards', 'Runner-up', '2022'],
    ],
    other: [
      'MSc Computer Science, University of Tartu, 2007, cum laude; thesis on query planners',
      'Estonian, Swedish C1, English C2, Russian B2',
      'Non-compete with the postal group until 31 August 2026 (parcels only)',
      'Advisory contract, two days a month, with a hospital software firm',
    ],
  },
  [
    [
      'a-layoff',
      'cto',
      'How did you let 45 people go?',
      'In 2023. I wrote the list with two others in a room without windows. I spoke to each one of the 45 myself, twelve minutes each, three days. I had asked for six weeks more of salary and got four. I was short with Rasmus, who had a newborn, and I rang him again a week later.',
    ],
    [
      'a-outage',
      'cto',
      'Your worst outage?',
      'Black Friday 2019, eleven hours, the database filled up from a log I had asked for. I sat in the support chat with the merchants. My name was on the post-mortem. It is still the best-read document of the company.',
    ],
    [
      'a-left',
      'cto',
      'Why did you leave?',
      'The earn-out was over, and the group needs a caretaker. I am a builder, sixty to two hundred people.',
    ],
    [
      'a-terms',
      'cto',
      'What terms do you expect?',
      'Base 190,000 to 220,000 euros, equity from 0.8 per cent at series B, Tallinn or Helsinki with two weeks a month on site.',
    ],
  ],
  `
answerable | largest org she headed, number of teams | leadership-1 | 140; 17
answerable | Technology spend under control? | leadership-2 | 21
answerable | how many people did she recruit | leadership-3 | 171
answerable | Exit experience: price and acquirer | cto | 310
answerable | legacy modernisation approach | cto | PHP
answerable | reliability before/after | cto | 99.97
answerable | info security certification achieved under her | cto | 27001
answerable | payment card compliance | vp | PCI
answerable | set up a foreign site? how large | vp | Vilnius; 25
answerable | speed gains in transactions | vp | 210
answerable | early coding years, which stack | dev | Erlang
answerable | reduced cloud spending by how much | cost | 38
answerable | M&A checks, how many times on either side | mna | twice
answerable | is she bound by a restraint clause | other-3 | 2026
answerable | other engagements at present | other-4 / ngo | hospital
answerable | private investments and their fate | angel | two
answerable | Swedish level | other-2 | C1
answerable | thesis topic | other-1 | query planners
answerable | does she operate Kubernetes herself | k8s | reads
answerable | What equity and base does she ask for | a-terms | 190,000; 0.8
story | layoffs handled personally | a-layoff |
story | an outage for which she took the blame | a-outage |
near_miss | CEO experience
near_miss | Forbes or other international list
near_miss | PhD in databases
near_miss | Hospital software - has she been product head there
near_miss | GDPR data protection officer
near_miss | hands-on training of ML models
missing | what did her direct reports write in 360 feedback
missing | IPO readiness SOX
missing | is she a morning meeting person
false_premise | why was Parcelo insolvent
false_premise | how long was she suspended after Black Friday
false_premise | Which Russian company was her first employer?
`,
)
