import { person } from '../own/person.mjs'

export const careHomeManager = person(
  'Tendai',
  {
    overview:
      'Registered manager of care homes for older people. Came from Mutare in 2003 as a night carer, registered with the CQC since 2014. Took two homes from Inadequate to Good; the second one in eleven months.',
    leadership: [
      '92 staff, 14 nationalities, four nurses in charge of floors',
      'Chairs the residents’ committee jointly with a resident (Mrs Pym, 96)',
    ],
    jobs: [
      [
        'ash',
        'Registered Manager',
        'Ashdown Court, Eastbourne, 61 beds',
        'August 2021',
        null,
        'Falls with injury: 5.1 to 2.2 per month. Agency hours from 900 a week to under 40. Fee income 4.2 million. Sponsor licence level 1 user, 23 certificates.',
      ],
      [
        'mead',
        'Registered Manager',
        'The Meads, Lewes, 34 beds, residential dementia',
        '2014',
        '2021',
        'No death from Covid in the home; nine of us slept in for five weeks. Took the locks off the kitchen.',
      ],
      ['dep', 'Deputy', 'Same group, Seaford', '2009', '2014', 'Rotas, supervision, medication audits'],
      ['carer', 'Care assistant, then senior', 'Hailsham', '2003', '2009', 'Nights for four years'],
      ['teach', 'Geography teacher', 'Sakubva High, Mutare', '1998', '2002', 'Form one to four'],
    ],
    skills: [
      ['mca', 'Mental Capacity Act and DoLS', 'About 30 applications a year'],
      ['dem', 'Dementia care', 'Doll therapy, door murals; Best Interests meetings'],
      ['sales', 'Enquiries', 'Walks every family round herself, seven of ten come'],
      ['eol', 'End of life', 'Gold Standards Framework, platinum'],
    ],
    technical: [
      ['pcs', 'Person Centred Software', 'Moved from paper in six weeks', 'advanced'],
      ['cool', 'CoolCare', 'Rotas and payroll', 'advanced'],
    ],
    roles: [
      ['rmn', 'Skills for Care, East Sussex managers’ network', 'Chair.', '2019'],
      ['borehole', 'Borehole for Sakubva', 'Raised £11,300 by a sponsored walk over the Seven Sisters.', '2022'],
    ],
    achievements: [
      ['gbca', 'Great British Care Awards, South East, Registered Manager', 'Winner', '2020'],
      ['times', 'Appeared before a parliamentary committee on social care pay', '', 'March 2023'],
    ],
    other: [
      'NVQ 4 Health and Social Care and Registered Manager’s Award, 2011; Level 7 Strategic Management, 2022',
      'BA Education, University of Zimbabwe, 1997',
      'Shona, English, Ndebele understood',
      'British citizen 2012',
      'On call alternate weeks, lives 12 minutes away',
      'Allotment: pumpkins and covo',
    ],
  },
  [
    [
      'a-whistle',
      'ash',
      'When did you have to deal with poor care?',
      'On my third night I walked in at 3 am in slippers. Two call bells were taped. I sent both carers home, made the safeguarding alert before breakfast and rang eleven families myself. One daughter swore at me and later joined the committee.',
    ],
    [
      'a-lock',
      'mead',
      'A risk you took?',
      'A former baker kept rattling at the kitchen door. I wrote the risk assessment with his son and let him in at five with our cook. He burned himself once, little finger. He made rolls for two years.',
    ],
    [
      'a-leave',
      'ash',
      'What next?',
      'Regional quality manager, five or six homes. I would miss the corridor, so not more than six.',
    ],
    ['a-salary', 'ash', 'Salary?', '£64,000 and a bonus that I share.'],
  ],
  `
answerable | since when registered w/ CQC | overview | 2014
answerable | turnaround record with regulator ratings | overview | Inadequate; Good
answerable | total workforce in her home | leadership-1 | 92
answerable | do residents have a say | leadership-2 | committee
answerable | falls reduction? | ash | 5.1; 2.2
answerable | temp staff hours cut to | ash | 40
answerable | overseas recruitment / sponsorship, number | ash | 23
answerable | how did her home come through the pandemic | mead | No death
answerable | Size of the dementia home | mead | 34
answerable | did she work as a carer, nights? | carer overview / dep | night
answerable | what was her profession in Africa | teach | Geography
answerable | deprivation of liberty paperwork volume | mca | 30
answerable | conversion of viewings into admissions | sales | seven of ten
answerable | palliative accreditation level | eol | platinum
answerable | digital care planning - how quickly introduced | pcs | six weeks
answerable | has she spoken to MPs | times | parliamentary
answerable | charity for her home town, amount | borehole | 11,300
answerable | Level 5 or above mgmt qualification | other-1 | Level 7
answerable | on-call and distance from work | other-5 | 12 minutes
answerable | largest number of homes she would oversee | a-leave | six
story | discovering neglect on her watch | a-whistle
story | positive risk taking with a resident | a-lock / mead
near_miss | Is she a registered nurse, PIN?
near_miss | experience in learning disability homes
near_miss | an Outstanding rating?
near_miss | regional manager already?
near_miss | domiciliary care registration
near_miss | Nourish or Log my Care
missing | notice
missing | DBS date
missing | full driving licence
false_premise | how many residents did she lose to Covid at The Meads
false_premise | Why does she need visa sponsorship
false_premise | what sentence did the carers with the taped bells get
`,
)
