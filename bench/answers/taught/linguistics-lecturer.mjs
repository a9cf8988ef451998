import { person } from '../own/person.mjs'

export const linguisticsLecturer = person(
  'Iñaki',
  {
    overview:
      'Linguist, Basque and Romance syntax, with a weakness for dictionaries. Twelve years of lecturing. I left twice for industry and twice I came back, the second time with better code.',
    leadership: ['Degree coordinator of Basque Philology, 190 students', 'Principal investigator of a team of 7'],
    jobs: [
      [
        'ehu',
        'Associate Professor (profesor agregado)',
        'University of Bilbao-Leioa',
        '2018',
        null,
        '240 contact hours a year. Project DIALSYN, 96,000 euros from the ministry, 61 villages recorded. Evaluation by students 4.6 of 5. Five doctoral theses directed, four defended.',
      ],
      [
        'alexa',
        'Computational linguist',
        'Voice assistant team, Gdańsk (contract)',
        '2016',
        '2018',
        'Grammar for Spanish from Spain; led annotation of 120,000 utterances. Remote after first year.',
      ],
      [
        'essex',
        'Lecturer',
        'University in Colchester, UK',
        '2012',
        '2016',
        'Syntax I and II, field methods. Convenor of exchange programme with Chile.',
      ],
      ['lexi', 'Lexicographer', 'Elhuyar-like foundation, Usurbil', '2008', '2009', '3,400 entries, letter H entirely'],
    ],
    skills: [
      ['field', 'Fieldwork', 'Elicitation in Basque villages; six weeks of Mapudungun in Temuco'],
      ['edit', 'Editing', 'Associate editor of a diamond open-access journal, 40 papers per year'],
      ['exper', 'Experimental', 'Acceptability judgements with PCIbex; eye tracker only as a guest'],
    ],
    technical: [
      ['praat', 'Praat, ELAN', '', 'advanced'],
      ['r', 'R', 'lme4', 'advanced'],
      ['py', 'Python', 'spaCy, corpora', 'intermediate'],
      ['xsl', 'XSLT', 'For the dictionaries', 'expert'],
    ],
    roles: [
      ['radio', 'Weekly column on words, Radio Bizkaia', '210 so far, five minutes.', '2019'],
      ['olymp', 'Linguistics olympiad, Basque Country', 'Founder, 800 pupils in 2025.', '2017'],
    ],
    achievements: [
      ['book', 'Monograph “Ergative on the Move”', 'Cambridge-style press, 288 pages', '2020'],
      ['teach', 'Teaching innovation prize', 'For field school in a cheese dairy', '2022'],
    ],
    other: [
      'PhD, UPV/EHU and MIT visiting year, 2012. Licenciatura 2007.',
      'Basque, Spanish, English, French; reads Latin, Polish to order soup',
      'ANECA accreditation to full professor: applied, pending',
      'Two sexenios of research recognised',
      'Mountain races, finished Zegama in 6:40',
    ],
  },
  [
    [
      'a-plag',
      'ehu',
      'How did you deal with cheating?',
      'Eleven essays had the same invented reference. I did not accuse, I asked each one to bring me the book on Monday. Nine confessed by Sunday. We wrote the essay again in class, by hand, and those nine were the best discussion I have had.',
    ],
    [
      'a-industry',
      'alexa',
      'What was difficult in a company?',
      'I wanted 100 percent and they wanted Thursday. My manager showed me the log of what people really ask: weather and timers. I cut 60 rules, the error fell, and I was offended for a weekend.',
    ],
    [
      'a-go',
      'ehu',
      'Under what conditions would you leave?',
      'A lab with language technology for small languages, and a permanent contract from day one.',
    ],
  ],
  `
answerable | lecturing years | overview | Twelve
answerable | degree programme he runs, size | leadership-1 | 190
answerable | research group size | leadership-2 | 7
answerable | competitive funding as PI | ehu | 96,000
answerable | PhD supervision, how many completed | ehu | Five; four
answerable | how do his students rate him | ehu | 4.6
answerable | industry NLP work, data volume | alexa | 120,000
answerable | has he worked from home for a company | alexa | Remote
answerable | overseas teaching post | essex | UK
answerable | dictionary making | lexi / xsl | 3,400
answerable | indigenous languages of the Americas | field | Mapudungun
answerable | journal editorship | edit | 40
answerable | eye tracking: own experiments? | exper | guest
answerable | phonetics / annotation software | praat | Praat
answerable | mixed effects models in which program | r | lme4
answerable | broadcast for a general audience | radio | 210
answerable | school competition he began | olymp | 800
answerable | book-length publication | book | 288
answerable | accredited as catedrático yet | other-3 | pending
answerable | What would make him leave the university? | a-go | permanent
story | cheating students, how handled | a-plag
story | clash between academic and business thinking | a-industry
near_miss | German reading or speaking
near_miss | doctorate from MIT
near_miss | LLM fine-tuning, PyTorch
near_miss | Has he been dean or vice-rector
near_miss | sign language linguistics
near_miss | ERC grant holder
missing | gross salary now
missing | which month could he begin
missing | patents
false_premise | why did Amazon dismiss him
false_premise | which of the eleven students were expelled
false_premise | how did he finish last at Zegama
`,
)
