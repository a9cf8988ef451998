import { person } from '../own/person.mjs'

export const musicTherapist = person(
  'Wei Ling',
  {
    overview:
      'Music therapist (MT-BC) in Singapore. Hospice, stroke rehab, and before that, a primary school for children with autism. Guitar, voice, guzheng, and a phone full of Hokkien oldies.',
    leadership: ['Built a service from one (me) to three therapists', 'Internship director, two interns every year'],
    jobs: [
      [
        'hosp',
        'Principal Music Therapist',
        'Kallang Hospice and Home Care',
        'Jan 2019',
        null,
        '- 480 patients seen last year, half of them at home\n- Legacy songs recorded: 130\n- Funding by a family foundation, SGD 210,000 over three years, renewed\n- Referral to first visit: within 48 hours',
      ],
      [
        'rehab',
        'Music Therapist',
        'Toa Payoh Community Hospital',
        '2015',
        '2018',
        '- Melodic intonation for aphasia, rhythmic cueing for gait\n- Co-treated with physio and speech therapists\n- One small study, n = 18, gait speed up 0.11 m/s',
      ],
      [
        'sped',
        'Music Therapist / Allied Educator',
        'Rainbow Lane School',
        '2012',
        '2015',
        '- Groups of six, ages 7 to 12',
      ],
      ['flight', 'Cabin crew', 'Singapore carrier', '2005', '2008', '- Saved for tuition. Still can open any door.'],
    ],
    skills: [
      ['nmt', 'Neurologic Music Therapy', 'Fellow level'],
      ['bereav', 'Bereavement groups', 'Eight-week cycles, widowers’ group is the hardest to fill'],
      ['icu', 'Neonatal', 'NICU-MT course attended; no post in neonatal'],
      ['stats', 'Outcome measures', 'ESAS before and after each session'],
    ],
    technical: [
      ['garage', 'Logic Pro', 'Heartbeat recordings mixed under songs', 'advanced'],
      ['epic', 'Epic', 'Notes', 'intermediate'],
      ['red', 'REDCap', '', 'beginner'],
    ],
    roles: [
      [
        'amts',
        'Association for Music Therapy (Singapore)',
        'President; lobbied for salary guidelines, issued 2023.',
        '2020 – 2024',
      ],
      ['choir', 'Forget-me-not choir, Bedok', 'Volunteer conductor, 35 seniors.', '2016'],
    ],
    achievements: [
      ['pres', 'President’s Award for allied health', 'Shortlisted', '2022'],
      ['ted', 'TEDx talk “The last playlist”', '310,000 views', '2021'],
    ],
    other: [
      'Bachelor of Music (Music Therapy), Berklee, Boston, 2011. Master, University of Melbourne, coursework, 2018.',
      'Mandarin, Hokkien, English, Cantonese; Malay songs but not conversation',
      'CITI research ethics, BCLS to 02/2027',
      'Vegetarian, will sing at your barbecue anyway',
      'Four-day week since 2024 due to thesis supervision at the university on Fridays',
    ],
  },
  [
    [
      'a-uncle',
      'hosp',
      'Which session will you never forget?',
      'Uncle Tan had not talked to his son for nineteen years. He asked me for a song of Teresa Teng and I recorded his voice, cracked, only the second verse. He said send it. The son came on the Thursday from Perth and sang the first verse by the bed. I just held the chord.',
    ],
    [
      'a-doctor',
      'rehab',
      'How have you convinced sceptics?',
      'The rehab physician called it entertainment. I asked him for his most hopeless talker, a teacher with Broca’s. In week three she sang "I want kopi" to him at the ward round. He wrote 11 referrals that month.',
    ],
    [
      'a-burn',
      'hosp',
      'How do you look after yourself?',
      'I do not do funerals any more since 2021, only if I ask myself twice. Supervision every fortnight, pottery on Sundays, nothing with sound.',
    ],
    ['a-next', 'hosp', 'Next step?', 'A children’s hospital that wants to start music therapy from zero.'],
  ],
  `
answerable | credential after her name | overview | MT-BC
answerable | what instruments does she bring | overview | guzheng
answerable | team growth under her | leadership-1 | three
answerable | student interns a year? | leadership-2 | two
answerable | patients p.a. and share of house calls | hosp | 480; half
answerable | songs left behind for families - how many recorded | hosp | 130
answerable | donor money secured | hosp | 210,000
answerable | how fast are new referrals seen | hosp | 48
answerable | speech loss after stroke, has she treated it | rehab / a-doctor | aphasia
answerable | research: sample size and effect | rehab | 18; 0.11
answerable | autistic kids, group size | sped | six
answerable | aviation job? why | flight | Cabin
answerable | grief work | bereav | Eight-week
answerable | NICU position held? | icu | no post
answerable | Which scale does she score symptoms with | stats | ESAS
answerable | audio production skill | garage | Logic
answerable | what did she achieve as head of the association | amts | salary guidelines
answerable | Public speaking reach | ted | 310,000
answerable | dialects for elderly Chinese patients | other-2 / overview | Hokkien
answerable | does she work full time? what is on Friday | other-5 | Four-day
story | a farewell moment between relatives | a-uncle
story | winning over a doctor who didn't believe in it | a-doctor
near_miss | has she treated premature babies herself at Kallang
near_miss | PhD in music therapy
near_miss | art or drama therapy licence
near_miss | Tamil speaker?
near_miss | Speech therapist qualification
near_miss | SPSS or R for her studies
missing | pay she asks for
missing | PR or citizen
missing | willing to do weekend on-call
false_premise | how did she feel when the foundation stopped the money
false_premise | what led to her removal as association president
false_premise | which hospital in Boston employed her for five years
`,
)
