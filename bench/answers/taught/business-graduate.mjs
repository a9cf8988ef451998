import { person } from '../own/person.mjs'

// The other wordy one.
export const businessGraduate = person(
  'Thandeka',
  {
    overview:
      'I am a recent Bachelor of Commerce graduate from Durban with a major in management and a strong interest in supply chain and sustainability. During my studies I completed a vacation internship at a packaging manufacturer, worked part-time in retail to finance my degree, and led a student society of more than two hundred members. Lecturers and supervisors describe me as organised, curious and persistent, and I am now looking for a graduate programme or an entry-level analyst position in which I can learn a business from the ground up.',
    jobs: [
      [
        'intern',
        'Supply Chain Intern',
        'Umhlali Packaging (Pty) Ltd, Pinetown, South Africa',
        '12/2024',
        '02/2025',
        [
          '• Mapped the inbound process for corrugated board from order to warehouse in close cooperation with the buyers, and presented the map to the operations director and the plant manager.',
          '• Analysed eighteen months of delivery data in Excel and found that two suppliers caused 70% of all late deliveries; the company renegotiated with one of them as a result.',
          '• Helped with the annual stock count of around 2,400 line items.',
          '• Received a written reference and an offer to come back for a second vacation, which I had to turn down because of my final-year project.',
        ].join('\n'),
      ],
      [
        'cashier',
        'Cashier and later Team Leader (part-time)',
        'Savemore Supermarket, Durban North, South Africa',
        '03/2022',
        '11/2025',
        [
          '• Started as a cashier on weekends and was asked after fourteen months to lead the front-end team on Sundays, with up to nine cashiers and packers.',
          '• Balanced the tills and prepared the cash for collection.',
          '• Till shortages in my Sunday team stayed below R100 a month, as they had been before.',
        ].join('\n'),
      ],
      [
        'tutor',
        'Peer Tutor, Business Statistics',
        'Berea University of Commerce, Durban',
        '02/2024',
        '10/2025',
        [
          '• Held two tutorials a week for groups of 25 first-year students and marked their assignments.',
          '• The pass rate of my groups was 83%, compared with 74% for the whole course.',
          '• Made short WhatsApp voice notes in isiZulu to explain the harder concepts, which the lecturer then shared with all groups.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['data', 'Data analysis', 'Excel, pivot tables and regression in my project'],
      ['pres', 'Presentation', ''],
      ['team', 'Teamwork', ''],
      ['sc', 'Supply chain basics', 'Coursework and internship'],
      ['time', 'Time management', 'Worked 16 hours a week beside full-time studies'],
    ],
    technical: [
      ['excel', 'Microsoft Excel', '', 'advanced'],
      ['r', 'R', 'For the final-year project', 'beginner'],
      ['pastel', 'Sage Pastel', 'One university module', 'beginner'],
      ['pbi', 'Power BI', 'Self-taught', 'beginner'],
    ],
    roles: [
      [
        'society',
        'President, Women in Business Society',
        'Led a committee of eight, organised a career evening with 14 employers and increased paid membership from 120 to 215',
        '2025',
      ],
      [
        'thesis',
        'Final-year project: returnable crates in township retail',
        'Interviewed 31 spaza shop owners and modelled the cost of returnable crates; mark 78%',
        '2025',
      ],
    ],
    achievements: [
      ['dean', "Dean's Commendation", 'Top 10% of the faculty', '2024'],
      ['case', 'Finalist, national student case competition', 'Team of four, among 60 teams', '2025'],
      ['gsc', 'Google Data Analytics Certificate', '', '2026'],
    ],
    other: [
      'BCom Management, Berea University of Commerce, Durban, 2022 to 2025, average 71%',
      'National Senior Certificate, Inanda Seminary, 2021, distinctions in Accounting and isiZulu',
      'isiZulu (home language), English (fluent), Afrikaans (basic)',
      'Available immediately',
    ],
  },
  [
    [
      'a-fail',
      'society',
      'Tell us about something that failed.',
      'In our first month I booked a big hall for a panel discussion and only nineteen people came. I had advertised it with posters, because previous presidents did. I asked forty members where they look for news, and nearly all said the class WhatsApp groups. For the career evening I asked one student in every class to forward the invitation, and we had to turn people away. I learned to ask before I plan.',
    ],
    [
      'a-year',
      null,
      'What have you done since you graduated?',
      'I finished my exams in November 2025 and have been applying since January. I also did the data analytics certificate and help my aunt with the books of her guest house two days a week. I know the market for graduates is difficult, but I have had four final interviews.',
    ],
  ],
  `
answerable | What is she doing at the moment? | a-year / other-4 overview | applying
answerable | Summarize her in a few lines - strengths? | overview society intern / team data pres time tutor dean cashier sc a-fail case
answerable | What did she study and with which result? | other-1 / dean thesis | 71
answerable | any leadership experince | society cashier / a-fail |
answerable | How long was the internship and what came out of it? | intern / | two suppliers
near_miss | SAP? | / pastel excel sc
near_miss | Does she have 2 years of full time work experience? | / cashier tutor intern
answerable | how did the students she tutored do | tutor / | 83
answerable | does she speak Zulu or Afrikaans | other-3 | basic
answerable | and when can she start | other-4 | immediately
false_premise | Why did Umhlali not offer to have her back? | / intern
missing | What salary does she expect in Johannesburg, and does she have a drivers licence?
`,
)
