import { person } from '../own/person.mjs'

export const nurseryManager = person(
  'Gemma',
  {
    overview:
      'I manage a 74-place day nursery in Stockport and I am in the rooms every day, not the office. Qualified since 2006. Two Ofsted inspections as manager: Good in 2018, Outstanding in 2023.',
    leadership: ['19 staff, of whom five are apprentices', 'Deputy and third-in-charge both trained up from Level 2'],
    jobs: [
      [
        'mgr',
        'Nursery Manager',
        'Little Acorns (Heaton Moor) Ltd, Stockport',
        'Jan 2017',
        'Present',
        'Occupancy from 61% to 93% in three years.\nFees, funding claims, payroll checks.\nAgency spend last year: nil.\nPut in a forest school area on the old car park.',
      ],
      [
        'dep',
        'Deputy Manager and SENCO',
        'Bramble House Nursery, Cheadle',
        '2012',
        '2016',
        'EHCP applications for eleven children, nine granted. Toddler room before that.',
      ],
      [
        'nn',
        'Nursery Nurse',
        'Kids Unlimited, Manchester Airport',
        '2006',
        '2012',
        'Baby room; shift from 5.30 am for the airline crews',
      ],
      ['nanny', 'Live-in nanny', 'Private family, Annecy', '2005', '2006', 'Twins of eighteen months'],
    ],
    skills: [
      ['safeg', 'Safeguarding', 'Designated lead since 2014; Level 3 refreshed every two years, last in May 2025'],
      ['fund', 'Funded hours', 'Explained the 30 hours to some 200 families so far'],
      ['menu', 'Menus', 'Weaning and allergy plans with our cook'],
    ],
    technical: [
      ['famly', 'Famly', 'Billing, registers and parent messages', 'advanced'],
      ['tapestry', 'Tapestry', 'Learning journals; we dropped it in 2022', 'intermediate'],
    ],
    roles: [['gov', 'Parent governor', 'St Winifred’s RC Primary, Stockport', '2019 – 2023']],
    achievements: [['nmt', 'Finalist, NMT Nursery Manager of the Year (North West)', 'Beaten by a friend', '2024']],
    other: [
      'NNEB Diploma, Stockport College, 2005\nFoundation Degree in Early Years, MMU, 2015, evenings',
      'Paediatric first aid, 12 hours, valid until 11/2027. Food hygiene Level 2.',
      'Enhanced DBS on the update service',
      'French: rusty, was decent after Annecy',
      'I run with Stockport Harriers and did the Manchester Marathon in 4:12',
    ],
  },
  [
    [
      'a-disclosure',
      'mgr',
      'Give an example of acting on a safeguarding concern.',
      'A three-year-old drew something and told her key person a sentence that stopped us both. I wrote it word for word, rang the front door team at 10.40 and did not ring the family. Social care came by two. I kept the key person on full pay the next day at home, because nobody thinks of her.',
    ],
    [
      'a-staff',
      'mgr',
      'How did you get rid of agency cover?',
      'I asked people why they rang in sick on Fridays. It was the late shift. We swapped to four longer days, and Friday sickness all but vanished.',
    ],
    [
      'a-go',
      'mgr',
      'Why are you leaving?',
      'The owners have sold to a chain and I have met the chain. I would like to work for someone who knows the children by name.',
    ],
    ['a-not', 'mgr', 'Notice?', 'Three months on paper, they would let me go in two.'],
  ],
  `
answerable | how many children is the setting registered for | overview | 74
answerable | inspection grades under her | overview | Good; Outstanding
answerable | Number of staff and apprentices | leadership-1 | 19; five
answerable | does she grow her own people | leadership-2 | Level 2
answerable | occupancy figures before/after | mgr | 61; 93
answerable | How much does she spend on temps | mgr | nil
answerable | outdoor learning, has she set anything up | mgr | forest school
answerable | Special needs coordinator experience? | dep | SENCO
answerable | how many care plans did she get approved | dep | nine
answerable | under-ones experience | nn | Baby
answerable | would she know early starts, what time | nn | 5.30
answerable | ever worked abroad with kids | nanny | Annecy
answerable | DSL - since when and last training date | safeg | 2014; May 2025
answerable | nursery management software | famly / tapestry | Famly
answerable | allergies and food | menu / other-2 | allergy
answerable | School governance? | gov | governor
answerable | has she a degree level early years qual | other-1 | Foundation
answerable | first aid ticket runs out when | other-2 | 2027
answerable | police check | other-3 | DBS
answerable | Is she sporty at all? | other-5 | Marathon
story | a time she had to report a worry about a child | a-disclosure
story | what did she do about sickness absence | a-staff / mgr
near_miss | QTS or EYTS held?
near_miss | multi-site or area manager experience?
near_miss | Montessori training
near_miss | fluent French?
near_miss | did she chair the governors
near_miss | can she use Blossom or eyLog
missing | salary she wants
missing | does she drive
missing | her own kids' nursery discount - would she need a place with us
false_premise | What did Ofsted require her to improve in 2023
false_premise | Why was she demoted to deputy at Bramble House
false_premise | which chain does she want to join after selling her own nursery
`,
)
