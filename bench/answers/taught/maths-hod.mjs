import { person } from '../own/person.mjs'

export const mathsHod = person(
  'Sudeshna',
  {
    overview:
      'Senior secondary mathematics teacher, CBSE and IB, 17 years. Taught under a tin roof in Purulia and with interactive boards in Gurugram; chalk is the better. Board results and love of the subject are not enemies.',
    leadership: [
      'Head of Department since 2019: 11 teachers, classes VI to XII',
      'Mentor of four B.Ed. trainees per session',
    ],
    jobs: [
      [
        'hod',
        'HOD Mathematics & PGT',
        'Aravalli World School, Gurugram',
        'April 2018',
        null,
        'Class XII average 71 to 84 in five years. 14 centums in 2024. IB DP Analysis & Approaches HL, mean grade 5.9. Remedial at 7.10 am for anyone below 50, no fees, snacks by me.',
      ],
      [
        'pgt',
        'PGT Mathematics',
        'St. Columba’s-type convent, Asansol',
        '2012',
        '2018',
        'ISC boards. Exam cell coordinator, 2,600 answer scripts moderated per term.',
      ],
      [
        'tgt',
        'Assistant Teacher',
        'Govt. aided high school, Purulia',
        '2009',
        '2012',
        '84 students in one section. Medium Bengali.',
      ],
      [
        'coach',
        'Visiting faculty',
        'IIT-JEE coaching institute, Durgapur',
        '2013',
        '2015',
        'Sundays; gave up because it was all tricks',
      ],
    ],
    skills: [
      ['diff', 'Differentiation', 'Three-tier worksheets, 190 prepared, shared on the intranet'],
      ['oly', 'Olympiad training', '6 students to RMO, one to INMO'],
      ['tt', 'Timetabling', 'For 72 sections, last three years; aSc used'],
      ['par', 'Parent meetings', 'PTM for 140 parents a day, in Hindi, Bengali or English'],
    ],
    technical: [
      ['geo', 'GeoGebra', 'Own applets, 70', 'expert'],
      ['asc', 'aSc Timetables', '', 'advanced'],
      ['latex', 'LaTeX', 'Question papers', 'intermediate'],
      ['python', 'Python', 'Finished an online course in 2024, not yet taught', 'beginner'],
    ],
    roles: [
      ['cbse', 'CBSE', 'Head examiner for evaluation, Delhi region.', '2022 – 2025'],
      [
        'lib',
        'Sunday library, Nathupur village',
        'Founder with two colleagues; 1,200 books, 60 regular children.',
        '2020',
      ],
    ],
    achievements: [
      ['award', 'District Best Teacher award', 'by DC Gurugram, Teachers’ Day', '2023'],
      ['book', 'Workbook “Doubt is Good”, class IX', 'Co-author, 9,000 copies sold', '2022'],
    ],
    other: [
      'M.Sc. Applied Mathematics, Visva-Bharati, 2007, first class; B.Ed. Burdwan, 2008',
      'CTET paper II qualified; IB Cat 2 workshop (Singapore, 2019)',
      'Bengali, Hindi, English',
      'Husband in transferable job; ready for Bengaluru or Pune from April session',
      'Rabindra sangeet, performs in school functions',
    ],
  },
  [
    [
      'a-cheat',
      'hod',
      'An integrity issue you dealt with?',
      'My topper had the question paper on his phone before the pre-board. He was the son of a trustee. I told the Principal at once, set a fresh paper overnight with two colleagues and all 168 students wrote again. The boy got 91 in the second one, which I also told to his father.',
    ],
    [
      'a-fear',
      'tgt',
      'A child who feared maths?',
      'Lakshmi in Purulia could not multiply in copy but sold muri in the market and never lost one rupee. I did one month with muri packets only. She is a bank clerk today and checks my arithmetic.',
    ],
    [
      'a-teacher',
      'hod',
      'A weak teacher in your department?',
      'I sat in his class ten times without a register. He was speaking to the board. I turned his table so that he had to write facing them. It took one term, and he thanked me after two.',
    ],
  ],
  `
answerable | which boards has she taught | overview / pgt hod | CBSE or ISC
answerable | how many faculty in her dept | leadership-1 | 11
answerable | teacher trainees guided? | leadership-2 | four
answerable | std 12 result improvement | hod | 71; 84
answerable | perfect scores in boards recently | hod | 14
answerable | IB experience: level, avg grade | hod / other-2 | HL; 5.9
answerable | extra support for weak students | hod | 7.10
answerable | examination duties in the previous school | pgt | 2,600
answerable | vernacular medium teaching | tgt | Bengali
answerable | biggest class size she managed | tgt | 84
answerable | JEE coaching - why stopped | coach | tricks
answerable | worksheets at different levels | diff | 190
answerable | any students in national olympiads | oly | INMO
answerable | school time table made by her, scale? | tt | 72
answerable | dynamic geometry software | geo | GeoGebra
answerable | can she teach coding | python | not yet
answerable | CBSE evaluation role | cbse | Head examiner
answerable | community reading initiative | lib | 1,200
answerable | authored any book, sales | book | 9,000
answerable | which cities will she shift to & when | other-4 | Bengaluru; April
story | cheating in exam by an influential family's child | a-cheat
story | how did she cure fear of maths in one child | a-fear
near_miss | Has she been Vice Principal
near_miss | Ph.D in Maths?
near_miss | physics teaching
near_miss | A-level / Cambridge IGCSE experience
near_miss | MATLAB
near_miss | state or national teacher award
missing | expected salary
missing | hostel / boarding duty ok?
missing | last appraisal rating
false_premise | Why were the 168 students not given a re-test
false_premise | what job did she hold in Singapore
false_premise | how come class XII average fell under her
`,
)
