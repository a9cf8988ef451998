import { person } from '../own/person.mjs'

export const bookseller = person(
  'Imogen',
  {
    overview:
      'Part-time bookseller in Hobart and full-time reader. I was a bush pilot’s daughter, which is how I got through Patrick White twice. Twenty-two hours a week now, would like thirty.',
    jobs: [
      [
        'fuller',
        'Bookseller, children’s floor',
        'Salamanca Pages, Hobart',
        'May 2021',
        'Present',
        '- Order for ages 0 to 12, budget $140k a year\n- Saturday story time, 30 to 45 children\n- School book fairs, 14 schools\n- Returns from 19% to 11%',
      ],
      [
        'lib',
        'Casual library officer',
        'Kingborough library',
        '2018',
        '2021',
        'Holds, shelving, Rhyme Time relief. Digitised the local newspaper, 1932 to 1950.',
      ],
      ['cafe', 'Barista', 'Moonah', '2016', '2018', 'Weekends during study.'],
      ['gap', 'Travel and au pair', 'Bergen, Norway', '2015', '2016', 'Twins aged four. Skied badly.'],
    ],
    skills: [
      ['rec', 'Hand-selling', 'Shelf talkers; the one for a Finnish picture book sold 212'],
      ['event', 'Author events', 'Booked nine last year, one with a wombat'],
      ['kids', 'Reluctant readers', 'Works with a speech pathologist on dyslexia-friendly stock'],
    ],
    technical: [
      ['circle', 'Circle', 'Stock and special orders', 'advanced'],
      ['mail', 'Mailchimp', 'Monthly letter to 3,300', 'intermediate'],
      ['canva', 'Canva', 'Posters', 'beginner'],
    ],
    roles: [
      ['aba', 'Judge, children’s category of an Australian booksellers’ award', '62 titles in six weeks.', '2024'],
      ['choir', 'Alto, Festival choir', 'Since school.', '2009'],
    ],
    achievements: [['young', 'Shortlisted, young bookseller of the year', 'Four finalists', '2023']],
    other: [
      'BA (Hons) English, University of Tasmania, 2018, first class; thesis on Antarctic picture books',
      'Working with vulnerable people card, to November 2028',
      'Norwegian, spoken; enough French for labels',
      'P plates until July, drives a ute borrowed from her mother',
    ],
  },
  [
    [
      'a-ban',
      'fuller',
      'A difficult customer?',
      'A grandfather wanted a book taken out of the window. I asked him to read it in the armchair and brought tea. He read all of it and said the ending was soft, but he bought another by the same author. It stayed in the window.',
    ],
    [
      'a-flop',
      'fuller',
      'An event that nobody came to?',
      'Three people, for a poet, in hail. I moved us to the counter and we read aloud from whatever each one picked. She has come back twice, and now sends her friends.',
    ],
    [
      'a-want',
      'fuller',
      'What would you like next?',
      'More buying and less counter; one day I would like to run the children’s list of a small publisher.',
    ],
    ['a-pay', 'fuller', 'Pay?', '$29.40 an hour plus weekend rates.'],
  ],
  `
answerable | hours per week currently and ideal | overview | Twenty-two; thirty
answerable | buying budget | fuller | 140k
answerable | how many kids come to her reading sessions | fuller | 45
answerable | school contacts count | fuller | 14
answerable | did she cut unsold returns | fuller | 11%
answerable | library experience and what special project | lib | newspaper
answerable | authors she's hosted in a year | event | nine
answerable | child safety clearance | other-2 | 2028
answerable | what did she write for honours | other-1 | Antarctic
answerable | scandinavian language? | other-3 | Norwegian
answerable | dyslexia knowledge | kids | speech pathologist
answerable | newsletter audience | mail | 3,300
answerable | recommendation card success | rec | 212
answerable | has she been a prize judge | aba | 62
answerable | recognition in the trade for herself | young | Four
answerable | drives? which stage of licence | other-4 | P plates
answerable | abroad as a nanny | gap | Bergen
answerable | hourly rate | a-pay | 29.40
answerable | long run dream | a-want | publisher
answerable | stock system used | circle | Circle
story | objection to a book on display | a-ban | 
story | poorly attended evening saved | a-flop | 
near_miss | store manager or assistant manager
near_miss | did she author a book
near_miss | publishing house editor
near_miss | qualified librarian / teacher
near_miss | InDesign
near_miss | adult fiction ordering
missing | forklift or lifting capability
missing | availability on Sundays
missing | reference from the library
false_premise | why did her own bookshop fail
false_premise | when did she win young bookseller of the year
false_premise | how was her internship at Penguin in Sydney
`,
)
