import { person } from '../own/person.mjs'

export const patentTranslator = person(
  'Agnieszka',
  {
    overview:
      'Translator for patents and technical texts, German and English into Polish, and German into English since 2018. Chemist by first degree, which is why the pharma files land on my desk. About 650,000 words in a normal year.',
    jobs: [
      [
        'free',
        'Freelance translator',
        'Own practice, Munich',
        '2015',
        'today',
        'Fourteen regular clients, nine of them law firms. Validation translations for the Polish Patent Office: 410 filed, two returned for formal reasons. Rates from 0.14 euro per word.',
      ],
      [
        'inhouse',
        'In-house translator',
        'Kanzlei Brandl & Voss, Munich',
        '03/2010',
        '12/2014',
        'Office actions and claims for mechanical and chemical cases; built the term base of 9,200 entries which they still use.',
      ],
      [
        'lab',
        'Laboratory assistant',
        'Synthos Oświęcim',
        '2006',
        '2007',
        'Rubber testing, shift work. One winter was enough.',
      ],
      ['sub', 'Subtitler (part-time)', 'Studio Kropka, Kraków', '2008', '2010', '37 documentary films, mostly nature'],
    ],
    skills: [
      ['claims', 'Claim language', 'Antecedent basis, Swiss-type claims, Markush structures'],
      ['mtpe', 'Post-editing', 'Only for descriptions, never for claims; I refuse it for claims in writing'],
      ['court', 'Sworn translator', 'Appointed by Landgericht München I for Polish, 2016'],
      ['interp', 'Interpreting', 'Notary appointments, consecutive. No booth work.'],
    ],
    technical: [
      ['trados', 'Trados Studio 2024', '', 'expert'],
      ['memoq', 'memoQ', 'When the client insists', 'intermediate'],
      ['regex', 'Regular expressions', 'Own QA checks for reference numerals', 'advanced'],
      ['python', 'Python', 'Small scripts to align old patents; 31 of them', 'beginner'],
    ],
    roles: [
      ['bdue', 'BDÜ Bayern', 'Organises the yearly seminar on patents, around 60 participants.', '2019'],
      [
        'refugees',
        'Translating for Ukrainian families at the Hauptbahnhof',
        'Polish and Russian, nights, six weeks.',
        '2022',
      ],
    ],
    achievements: [
      [
        'book',
        'Polish edition of “Das Salz der Alpen”',
        'My only literary translation, 312 pages, Wydawnictwo Czarne Szkło',
        '2021',
      ],
    ],
    other: [
      'MA Translation Studies, Jagiellonian University Kraków, 2009; dissertation on false friends in polymer chemistry',
      'BSc Chemistry, AGH Kraków, 2006',
      'Polish native, German C2, English C2, Russian B2',
      'Professional liability insurance 500,000 euro',
      'Mountain hut keeper one week every September, no internet then',
    ],
  },
  [
    [
      'a-error',
      'free',
      'Have you ever made a costly mistake?',
      'I once wrote "at least 5" where the claim said "at most 5". The revisor did not see it, I saw it in bed at two in the morning. I phoned the attorney at seven, it was still inside the correction period and cost a fee of 90 euro, which I paid.',
    ],
    [
      'a-machine',
      'mtpe',
      'How do you see machine translation?',
      'It is quick and it lies fluently. I use it for the long background part, and I charge by hour then.',
    ],
    [
      'a-deadline',
      'inhouse',
      'Describe a very tight deadline.',
      'A 90-page file came on 22 December for the 31st. I asked the attorney which 30 pages could be contested and did these first myself, then split the rest with a colleague in Gdańsk, with the term base in the middle. Filed on the 30th at noon.',
    ],
    [
      'a-perm',
      'free',
      'Would you go back to employment?',
      'Yes, for three or four days a week, from home mostly. I miss having colleagues to quarrel about commas with.',
    ],
  ],
  `
answerable | which directions does she translate | overview | into Polish; into English
answerable | Yearly output in words? | overview | 650,000
answerable | science background | other-2 overview lab | Chem
answerable | per word price | free | 0.14
answerable | Client base: how many and what type | free | Fourteen; law firms
answerable | rejection rate at the Polish PTO | free | 410; two
answerable | Has she been employed at an IP law firm, how long | inhouse | 2010
answerable | terminology management - scale | inhouse / a-deadline | 9,200
answerable | AV translation / films | sub | 37
answerable | is she certified for courts, since which year | court | 2016
answerable | can she work simultaneous in a cabin | interp | No booth
answerable | What does she refuse to post-edit? | mtpe | claims
answerable | CAT tools and how good | trados memoq trados+memoq | Trados or memoQ
answerable | any coding | python regex | Python or Regular expressions
answerable | events she puts on for a professional association | bdue | 60
answerable | Literary work, which publisher | book | Czarne
answerable | subject of her master thesis | other-1 | false friends
answerable | is she insured against errors, up to which sum | other-4 | 500,000
answerable | When is she unreachable in the year | other-5 | September
answerable | interested in a permanent part-time position? | a-perm | three or four days
story | a translation error of hers with consequences | a-error
story | how does she manage when there is far too little time | a-deadline
near_miss | Is she a qualified patent attorney?
near_miss | French into Polish possible?
near_miss | literary translations from English, titles
near_miss | PhD in chemistry
near_miss | Across or Wordfast experience
near_miss | how many words does she do per day
missing | which trade fairs has she visited for acquisition
missing | willing to commute to an office in Frankfurt
missing | does she have a German passport
false_premise | Why did she lose her sworn status
false_premise | How did her insurance settle the 90 euro claim
false_premise | which sales targets did she have at Brandl & Voss
`,
)
