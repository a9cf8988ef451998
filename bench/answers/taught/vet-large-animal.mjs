import { person } from '../own/person.mjs'

export const vetLargeAnimal = person(
  'Karthikeyan',
  {
    overview:
      'Veterinary surgeon with dairy herd practice in Tamil Nadu and Gujarat. Around 16,000 artificial inseminations personally done or supervised. Presently looking for a posting nearer to Coimbatore because my parents are aged.',
    leadership: ['Heading a team of 4 junior vets and 22 AI technicians across 61 village societies'],
    jobs: [
      [
        'gm',
        'Deputy Manager (Animal Health)',
        'Sabarmati Milk Union, Anand, Gujarat',
        'April 2019',
        null,
        'Mobile clinic routes, five vans.\nMastitis incidence reduced from 18 percent to 7 percent in member herds.\nFMD vaccination of 2.1 lakh cattle and buffaloes in two rounds per year.\nAnnual budget Rs 3.4 crore.',
      ],
      [
        'vas',
        'Veterinary Assistant Surgeon',
        'Govt. Veterinary Dispensary, Pollachi',
        'July 2013',
        'March 2019',
        'OPD of 40 to 60 animals daily. Dystocia and caesarean in field conditions, 85 sections. Post mortem and vetro-legal reports for the police.',
      ],
      [
        'poultry',
        'Junior Veterinarian',
        'Suguna-type broiler integrator, Udumalpet',
        '2012',
        '2013',
        'Eleven months. Farm visits, dosing charts, litter checks.',
      ],
    ],
    skills: [
      ['usg', 'Ultrasonography', 'Pregnancy diagnosis from day 30 in cattle'],
      ['train', 'Farmer training', 'Conducted 212 village meetings, in Tamil and Gujarati'],
      ['emb', 'Embryo transfer', 'Attended a ten-day hands-on course at NDRI Karnal; have not done it independently'],
    ],
    technical: [
      ['inaph', 'INAPH', 'Ear tagging and data entry of 38,000 animals', 'advanced'],
      ['excel', 'MS Excel', 'Pivot tables, monthly MIS', 'intermediate'],
    ],
    roles: [
      [
        'flood',
        'Flood relief camp, Cuddalore',
        'Volunteered nine days with two colleagues, treated stray and owned livestock.',
        'December 2015',
      ],
      ['iva', 'Joint Secretary, Indian Veterinary Association, Coimbatore branch', '', '2017 – 2019'],
    ],
    achievements: [
      ['medal', 'Gold medal in Animal Reproduction', 'TANUVAS convocation', '2014'],
      [
        'paper',
        'Paper in Indian Journal of Animal Sciences',
        'Repeat breeding in crossbred Jersey cows; second author',
        '2016',
      ],
    ],
    other: [
      'M.V.Sc. (Animal Reproduction, Gynaecology & Obstetrics), Madras Veterinary College, 2012\nB.V.Sc. & A.H., Namakkal, 2010, OGPA 8.41',
      'Registered with Tamil Nadu State Veterinary Council; Gujarat registration also taken in 2019',
      'Tamil (mother tongue), English, Gujarati (speak, cannot write), Hindi (manageable)',
      'Two-wheeler and LMV licence. Night calls are not a problem.',
    ],
  },
  [
    [
      'a-strike',
      'gm',
      'Tell us about a conflict in the field.',
      'Technicians stopped work for six days in 2021 over petrol allowance. I sat in the society office with their bike log books and found they were right, the rate was from 2014. I took it to the chairman with figures and it was revised the next week.',
    ],
    [
      'a-calf',
      'vas',
      'Which case do you remember most?',
      'A buffalo with uterine torsion, owner was a widow with only that one animal. No light, so two boys held mobile torches. Rolling failed twice and I opened on the left flank; calf died but the dam was milking again in a month.',
    ],
    [
      'a-ctc',
      'gm',
      'What is your expected CTC?',
      'Present CTC is 14.2 lakh. Expecting 17, but for Coimbatore I will consider 15.',
    ],
  ],
  `
answerable | Why does he want to relocate | overview | parents
answerable | No. of AIs he has done till date | overview | 16,000
answerable | team size under him pls | leadership-1 | 22
answerable | How many villages/societies covered | leadership-1 | 61
answerable | udder infection control - results? | gm | 18; 7
answerable | immunisation drives handled, scale | gm | 2.1 lakh
answerable | What budget is he handling? | gm | 3.4 crore
answerable | C-sections in cows, count | vas | 85
answerable | has he done necropsy or court related reports | vas | Post mortem
answerable | daily outpatient load when in govt service | vas | 40 to 60
answerable | any exposure to chickens | poultry | broiler
answerable | can he scan for pregnancy and how early | usg | day 30
answerable | Is he able to do ET on his own? | emb | not done
answerable | extension work with farmers, how many sessions | train | 212
answerable | national animal database - has he worked on it | inaph | 38,000
answerable | PG qualification and college | other-1 | Madras Veterinary College
answerable | is he licenced to practise in Gujarat | other-2 | 2019
answerable | can he read & write gujarati | other-3 | cannot write
answerable | publications, first author or no? | paper | second
answerable | salary now and what is expected | a-ctc | 14.2; 17
story | labour issue which he has settled | a-strike
story | a memorable emergency surgery | a-calf
near_miss | experience with dogs and cats practice
near_miss | Ph.D. done?
near_miss | IVF lab experience in cattle
near_miss | has he been president of any professional body
near_miss | SAP knowledge
near_miss | milk procurement or chilling plant experience?
missing | notice period and can it be bought out
missing | any foreign exposure, Gulf or New Zealand
missing | does he hold a passport
false_premise | Why he resigned from Amul in 2021
false_premise | for what reason did the technicians strike end in dismissals
false_premise | When did his Tamil Nadu council registration lapse
`,
)
