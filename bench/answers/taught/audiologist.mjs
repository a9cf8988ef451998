import { person } from '../own/person.mjs'

export const audiologist = person(
  'Rhiannon',
  {
    overview:
      'Audiologist, Band 7, mostly with adults who have left their hearing loss ten years too long. Trained in Swansea and never strayed far from the M4. Has run a tinnitus clinic single-handed since 2020.',
    leadership: [
      'Line manages three associate practitioners',
      'Clinical educator for final-year students from Swansea, two per placement block',
    ],
    jobs: [
      [
        'senior',
        'Senior Audiologist',
        'Princess of Wales Hospital, Bridgend',
        'September 2018',
        null,
        '- Complex adult rehab, about 11 appointments a day\n- Cut the wait for reassessment from 31 weeks to 14\n- Domiciliary visits to care homes on alternate Thursdays',
      ],
      [
        'aud',
        'Audiologist',
        'Royal Gwent Hospital, Newport',
        '2014',
        '2018',
        'Newborn hearing screening follow-up for two years, then adults. Learnt ABR testing under Dr Petra Lisle.',
      ],
      [
        'shop',
        'Hearing Aid Dispenser (locum)',
        'Hearwell, Cardiff and Barry',
        'Feb 2014',
        'Aug 2014',
        'High street, commission based. Left because I did not like selling to people who needed wax removed.',
      ],
    ],
    skills: [
      ['tinn', 'Tinnitus counselling', 'CBT-informed; six-session programme, 140 patients so far'],
      ['wax', 'Microsuction', 'Certificate 2021'],
      ['bal', 'Vestibular assessment', 'Observed only, keen to train'],
    ],
    technical: [
      ['auditbase', 'AuditBase', 'Patient management; wrote the report templates', 'expert'],
      ['rem', 'Real ear measurement', 'Otometrics Aurical', 'advanced'],
      ['noah', 'Noah', 'Fitting software for Oticon and Phonak', 'advanced'],
    ],
    roles: [['deafclub', 'Neath Deaf Club', 'Drop-in on Saturdays for re-tubing and batteries, unpaid.', '2016']],
    achievements: [
      [
        'poster',
        'Best poster, British Academy of Audiology conference, Manchester',
        'On text-message recall of patients who stop wearing their aids.',
        '2022',
      ],
    ],
    other: [
      'BSc (Hons) Healthcare Science (Audiology), Swansea University, 2:1, 2013',
      'Welsh: first language, can run a whole clinic in it\nBSL Level 2',
      'Registered with the HCPC as hearing aid dispenser and with RCCP',
      'Full driving licence, own car',
    ],
  },
  [
    [
      'a-angry',
      'senior',
      'Describe a patient who was hard to win over.',
      'A retired steelworker threw his aids on my desk and said they whistled. I put them in my own ears in front of him and they did whistle. We remade the moulds that afternoon, and he now brings his mates.',
    ],
    [
      'a-mistake',
      'aud',
      'What is a mistake you learnt from?',
      'In Newport I told a mother that her baby had passed when the left ear had not been stored. I rang her the same evening, said it was my fault and saw them at eight next morning. Since then I read the screen aloud before I speak.',
    ],
    [
      'a-next',
      'senior',
      'What would you like to do next?',
      'I want to learn balance testing properly and in five years lead a department, a small one, where I still see patients.',
    ],
  ],
  `
answerable | what AfC band is she on | overview | Band 7
answerable | Patients seen per day? | senior | 11
answerable | waiting times - any improvement she can point to | senior | 31; 14
answerable | does she do home visits | senior | Domiciliary
answerable | paediatric experience, even babies? | aud / a-mistake | Newborn
answerable | who taught her auditory brainstem response | aud | Petra Lisle
answerable | private sector background | shop | Hearwell
answerable | Why did she leave retail | shop | selling
answerable | how many ppl has she taken through the ringing-in-the-ears programme | tinn | 140
answerable | can she remove earwax herself | wax | Microsuction
answerable | Is she trained in dizziness and balance work or not yet | bal / a-next | Observed
answerable | which manufacturers' aids has she fitted | noah | Oticon; Phonak
answerable | verification of fittings with a probe mic | rem | Real ear
answerable | patient admin system she knows best? | auditbase | AuditBase
answerable | Could she consult in Welsh | other-2 | Welsh
answerable | sign language and to what level | other-2 | Level 2
answerable | degree class + uni | other-1 | 2:1; Swansea
answerable | Anything presented at a national meeting? | poster | poster
answerable | staff reporting to her, how many | leadership-1 | three
answerable | where does she see herself in 5 yrs | a-next | lead a department
story | an example of turning a difficult patient around | a-angry
story | time she got a result wrong and what she did about it | a-mistake
near_miss | Cochlear implant programming experience?
near_miss | has she worked as a head of audiology
near_miss | any experience with Widex or Starkey software
near_miss | MSc in audiology?
near_miss | did she beat her commission target at Hearwell
near_miss | is she a qualified BSL interpreter
missing | current salary
missing | how much notice does she have to give
missing | has she any objection to evening clinics
false_premise | why was she struck off the HCPC register
false_premise | How did she find working in London
false_premise | what made her give up the tinnitus clinic last year
`,
)
