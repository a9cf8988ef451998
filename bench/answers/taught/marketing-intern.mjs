import { person } from '../own/person.mjs'

export const marketingIntern = person(
  'Linh',
  {
    overview:
      'Third-year communication student at HTW Berlin, looking for a mandatory internship of 22 weeks from 1 March 2027. Grew up above a Vietnamese grocery, which explains the interest in small brands. Would rather write than present.',
    jobs: [
      [
        'work',
        'Working student, social media',
        'Kiezkeks (oat cookies), Berlin',
        '10/2025',
        'present',
        '16 hours per week. Plans TikTok and Instagram, 3 posts each a week. Follower count 2,100 → 9,400. Answers comments, also the rude ones.',
      ],
      [
        'fair',
        'Trade fair helper',
        'Grüne Woche, Messe Berlin',
        '01/2025',
        '01/2025',
        'Ten days at a cheese stand, 300 tastings on a Saturday. In English and German.',
      ],
      [
        'shop',
        'Shop assistant',
        'Asia Markt Nguyen (family), Lichtenberg',
        '2019',
        '2025',
        'Till, shelves, supplier WhatsApp. Unpaid mostly.',
      ],
    ],
    skills: [
      ['copy', 'Copywriting', 'Short captions, product pages, one packaging back; German and English'],
      ['video', 'Short video', 'Films on the phone, edits in CapCut, no sound design'],
      ['survey', 'Surveys', 'Seminar project with 214 replies, evaluated with chi-square'],
      ['email', 'Newsletter', 'Has written two; a colleague does the sending and the numbers'],
    ],
    technical: [
      ['canva', 'Canva', '', 'advanced'],
      ['spss', 'SPSS', 'For the seminar', 'beginner'],
      ['ga', 'Google Analytics', 'Certificate, hours of watching; no own property yet', 'beginner'],
      ['notion', 'Notion', 'Content calendar', 'intermediate'],
    ],
    roles: [
      ['radio', 'Student radio, Couchfunk', 'Monthly show about food, 40 minutes, produces and speaks.', '2024'],
      ['tut', 'Buddy for exchange students', 'Three from Hanoi and Lima.', '2025'],
    ],
    achievements: [['deu', 'Deutschlandstipendium', '300 euro a month, second year running', '2025']],
    other: [
      'B.A. Wirtschaftskommunikation, HTW Berlin, since 10/2023, current average 1.7. Abitur 2.0.',
      'German and Vietnamese native, English C1, French until 10th grade',
      'Erasmus semester in Porto, Feb to July 2026, course work in brand strategy',
      'Wants to stay in Berlin or Hamburg, not Munich. Internship has to be paid.',
    ],
  },
  [
    [
      'a-storm',
      'work',
      'Was there a post that failed?',
      'I made a joke about dentists and sugar and an association of dentists shared it angrily. My boss was asleep. I did not delete it, I wrote under it that they are right about sugar and posted the recipe with less, and they liked it. Since then two eyes read everything.',
    ],
    [
      'a-noise',
      'radio',
      'How do you handle criticism?',
      'After my first show somebody mailed that my voice was a yoghurt. I asked him for one concrete thing, he said the ends of sentences fall. He was right, I now read the last word first when I practise.',
    ],
    [
      'a-pay',
      'work',
      'What would you need to earn?',
      '1,400 euro gross would be good, 1,100 is the lowest, my room costs 620.',
    ],
    [
      'a-why',
      'work',
      'Why do you want to leave the working student job?',
      'Not leaving, it ends in February when the founder goes on leave.',
    ],
  ],
  `
answerable | Internship length + start? | overview | 22 weeks; March 2027
answerable | is it compulsory under the study rules or voluntary | overview | mandatory
answerable | Which semester / year is she in | overview other-1 | Third-year or 10/2023
answerable | what GPA does she have | other-1 | 1.7
answerable | how many followers has she gained and from where | work | 2,100; 9,400
answerable | hours a week she works beside uni | work | 16
answerable | ever stood at a booth selling to the public | fair | 300
answerable | Family business experience | shop overview | 
answerable | Where did she go abroad | other-3 | Porto
answerable | mother tongues | other-2 | Vietnamese
answerable | statistics: which test has she used | survey | chi-square
answerable | does she do audio or podcasts | radio | 40 minutes
answerable | any scholarship, amount | deu | 300
answerable | minimum pay | a-pay | 1,100
answerable | would munich be an option | other-4 | not Munich
answerable | video editing app she uses | video | CapCut
answerable | design tool level? | canva | 
answerable | Does she hold something from google | ga | Certificate
answerable | Does she like presenting | overview | rather write
answerable | when does her current job stop | a-why | February
story | post that caused a backlash | a-storm |
story | how does she take feedback | a-noise | 
near_miss | Has she set up email automation in Mailchimp or Klaviyo
near_miss | Adobe Photoshop?
near_miss | paid social ads, budget responsibility
near_miss | fluent french
near_miss | Master's degree holder?
near_miss | TV presenter experience
missing | SEO knowledge
missing | Portfolio link
missing | any volunteering with a political party
false_premise | why did she quit her studies in Porto
false_premise | how did the influencer campaign with Milka go
false_premise | which year did she finish her bachelor
`,
)
