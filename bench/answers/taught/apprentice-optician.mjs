import { person } from '../own/person.mjs'

export const apprenticeOptician = person(
  'Jonas',
  {
    overview:
      'Third-year apprentice optician in Kassel, final exam in June. Grinding by hand is my favourite although nobody pays for it any more.',
    jobs: [
      [
        'appr',
        'Apprentice optician',
        'Optik Wehrheim, Kassel',
        'August 2023',
        'June 2026',
        'Family shop, six people. Fitted 180 pairs last year on my own, about 40 of them progressive. Run the workshop alone on Thursday afternoons. Remake rate 3 percent.',
      ],
      [
        'intern',
        'School internship',
        'Hörstudio Lang, Baunatal',
        'March 2021',
        null,
        'Two weeks, ear moulds and sweeping',
      ],
      [
        'kiosk',
        'Saturday job',
        'Kiosk am Königsplatz',
        '2020',
        '2023',
        'Alone at the till, counted 2,000 € in the evenings',
      ],
    ],
    skills: [
      ['refr', 'Subjective refraction', 'Under supervision of the master, 25 customers until now'],
      ['contact', 'Contact lenses', 'Insertion training with customers; fitting not yet'],
      ['repair', 'Repairs', 'Soldering titanium frames, taught by the old Mr. Wehrheim (81)'],
    ],
    technical: [
      ['edger', 'Nidek lens edger', '', 'advanced'],
      ['ipro', 'IPRO', 'Orders, insurance bills, recall letters', 'intermediate'],
      ['cad', 'Fusion 360', 'Designed a frame of my own, printed at the Makerspace', 'beginner'],
    ],
    roles: [
      [
        'jav',
        'Youth representative of the guild school class',
        'Got the second workshop opened at lunch break.',
        '2024',
      ],
      [
        'vision',
        'Glasses for Georgia',
        'Sorted and measured 1,100 donated spectacles; travelled to Kutaisi for eight days in the autumn holidays.',
        '2024',
      ],
      ['thw', 'THW (technical relief), pump group', 'Ahr valley 2021, too young for the front so kitchen.', '2019'],
    ],
    achievements: [
      ['best', 'Intermediate examination 94 of 100 points', 'Second best in Hesse', '2025'],
      ['jugend', 'Jugend forscht regional', 'Third place with a water-lens, in physics', '2020'],
    ],
    other: [
      'Realschule certificate, average 1.9, 2023',
      'Car licence class B since May 2025, no car',
      'German, English (B2), some Georgian toasts',
      'Plays handball, line player, TSV Vellmar second team',
    ],
  },
  [
    [
      'a-grumpy',
      'appr',
      'Which customer do you remember?',
      'A lady came back four times with her new progressives. The values were right. I asked her to show me how she sits at her sewing machine, on a chair in our shop, and saw that the bench is too high. We made a single pair for 45 cm and she brought plum cake.',
    ],
    [
      'a-fail',
      'appr',
      'What went wrong once?',
      'I cut a lens of 380 euro for the wrong eye on a Friday. I told the master at once and stayed to reorder. Since then I write L and R on my glove.',
    ],
    [
      'a-plan',
      'appr',
      'What comes after the exam?',
      'Two or three years as a journeyman, then the master school in Dietzenbach or the bachelor in Jena, I have not decided. I would move anywhere with mountains.',
    ],
    ['a-pay', 'appr', 'Pay?', '2,650 gross is what my teacher says is fair in Hesse.'],
  ],
  `
answerable | When will he be finished with his training | overview appr | June
answerable | which part of the work does he enjoy most? | overview | Grinding
answerable | how many glasses did he fit alone, varifocals too? | appr | 180; 40
answerable | error quota in the workshop | appr | 3 percent
answerable | staff of the training company | appr | six
answerable | has he tried a related trade before | intern | ear moulds
answerable | cash handling | kiosk | 2,000
answerable | eye tests: allowed by himself or with someone? | refr | supervision
answerable | contact lens fitting yes/no | contact | not yet
answerable | Who taught him to solder | repair | Mr. Wehrheim
answerable | machines he operates well | edger | Nidek
answerable | CAD experience | cad | Fusion
answerable | industry software for ordering and health insurers | ipro | IPRO
answerable | volunteer work abroad, when, how long | vision | eight days
answerable | is he in a relief organisation or fire brigade | thw | THW
answerable | results in the mid-term exam compared to others | best | 94; Second
answerable | school leaving grade | other-1 | 1.9
answerable | licence to drive / own vehicle | other-2 | no car
answerable | Further education wishes? | a-plan | master school
answerable | starting wage he imagines | a-pay | 2,650
story | a complaint which he solved by asking the right thing | a-grumpy
story | mistake in the workshop that cost money | a-fail
near_miss | Is he a master optician already
near_miss | Essilor or Visureal centration device?
near_miss | Abitur?
near_miss | has he fitted hearing aids on his own
near_miss | Russian language skills
near_miss | patent on his water lens
missing | computer games or reading among his hobbies
missing | can he be reached by phone during working hours
missing | works council or union member
false_premise | Why did he break off his apprenticeship
false_premise | What did he study in Jena
false_premise | how come he failed the intermediate exam at first try
`,
)
