import { person } from '../own/person.mjs'

export const actuarialTrainee = person(
  'Rhys',
  {
    overview:
      'Trainee actuary in the general insurance pricing team of a Cardiff mutual. Eight of the thirteen IFoA papers behind me, the next two sat in April. Before that I spent a gap year driving a mobile library round Ceredigion.',
    jobs: [
      [
        'pricing',
        'Actuarial Analyst (Pricing)',
        'Celtic Mutual, Cardiff',
        'Sep 2022',
        'present',
        '- Rebuilt the home contents GLM in R; loss ratio on new business went from 71% to 64% in a year\n- Flood loadings by postcode for 1.3m addresses\n- Runs the Thursday rate change, sign-off by the head of pricing\n- Looks after the summer intern, one each year so far',
      ],
      [
        'reserving',
        'Summer Intern, Reserving',
        'Harbour Re, Bristol',
        'Jun 2021',
        'Aug 2021',
        'Chain ladder triangles for marine hull. Spotted that 2017 claims had been keyed in dollars, a difference of £2.2m.',
      ],
      [
        'library',
        'Mobile Library Driver',
        'Ceredigion County Council',
        'Aug 2018',
        'Aug 2019',
        'A 7.5 tonne van, 46 stops a fortnight. Read aloud at two care homes.',
      ],
    ],
    skills: [
      ['glm', 'GLMs and GBMs', 'Frequency and severity split; GBMs only as a challenger so far'],
      ['explain', 'Explaining rates to underwriters', 'One page, one chart, no Greek letters'],
    ],
    technical: [
      ['r', 'R', 'tidyverse, mgcv; wrote an internal package with 30 users', 'advanced'],
      ['emblem', 'WTW Emblem', 'inherited models', 'intermediate'],
      ['sql', 'SQL Server', '', 'intermediate'],
      ['py', 'Python', 'evening course', 'beginner'],
    ],
    roles: [
      [
        'ev',
        'Electric vehicle working party',
        'Youngest of nine members; wrote the chapter on battery write-offs.',
        '2024',
      ],
    ],
    achievements: [['prize', 'Best mark in Wales, paper CS2', '', '2023']],
    other: [
      'BSc Mathematics with Welsh, Aberystwyth University, 2019-2022, First',
      'Welsh (first language), English, GCSE German',
      'Category C1 driving licence',
      'Study leave: 45 days a year agreed with my employer',
      'Plays third cornet in a brass band in Llanelli',
    ],
  },
  [
    [
      'a-fail',
      'pricing',
      'Have you ever failed an exam?',
      'Yes, SP8 in September 2024, by three marks. I had learnt the notes and not done the past papers. The second time I did eleven papers against a kitchen timer.',
    ],
    [
      'a-pushback',
      'explain',
      'When did an underwriter disagree with you?',
      'Our flood underwriter said my loading for Tenby was nonsense. We drove there on a wet Saturday, and he was right about the sea wall and I was right about the river. We split the postcode in two.',
    ],
    [
      'a-goal',
      'pricing',
      'Where do you want to be?',
      'Qualified by 2027, and then I would like to try capital modelling.',
    ],
    [
      'a-pay',
      'pricing',
      'What do you earn and what do you want?',
      'I earn £41,500 with a £1,200 rise per exam pass. I would move for £48,000 if study leave stays as it is.',
    ],
  ],
  `
answerable | Exam progress? how many passed so far | overview | Eight
answerable | which line of business does he price | pricing / overview | home
answerable | Did his modelling actually improve profitability? by how much | pricing | 71; 64
answerable | geographic / cat peril modelling, any? | pricing / a-pushback | Flood
answerable | Who approves his rate changes | pricing | head of pricing
answerable | has he supervised anyone junior | pricing | intern
answerable | Exposure to reserving before? where was that | reserving | Harbour Re
answerable | largest data error he caught | reserving | 2.2m
answerable | job outside of insurance | library overview | library
answerable | how long did he do the driving job | library / overview | 2018; 2019
answerable | machine learning in production or just testing | glm | challenger
answerable | Which stats language is he strongest in? | r | R
answerable | does anyone else use the code he writes | r | 30
answerable | Willis Towers Watson software knowledge | emblem | Emblem
answerable | Uni, class of degree, year finished | other-1 | First; 2022
answerable | Could he talk to clients in Welsh | other-2 / other-1 | Welsh
answerable | Can he legally drive a small lorry | other-3 library | C1
answerable | how much time off for studying would he expect from us | other-4 / a-pay | 45
answerable | current salary + expectation pls | a-pay | 41,500; 48,000
answerable | Plays music? what instrument | other-5 | cornet
story | tell me about an exam that went wrong and what he changed | a-fail
story | disagreement with a colleague about a price, how was it settled | a-pushback
near_miss | Has he ever set reserves for motor claims?
near_miss | is he a Fellow of the Institute already
near_miss | Radar Live experience?
near_miss | Did he chair the electric vehicle group?
near_miss | any Solvency II capital modelling done
near_miss | Which prize did he win at university
missing | notice period?
missing | Would he relocate to London
missing | Does he need a visa to work here
false_premise | Why did he leave Celtic Mutual in 2024?
false_premise | What was his role in reinsurance pricing at Harbour Re after he became permanent there
false_premise | How did he come to drop out of Aberystwyth?
`,
)
