import { person } from '../own/person.mjs'

export const administrativeAssistant = person(
  'Siobhan',
  {
    overview:
      'Organised and approachable administrative assistant with nine years of experience in legal, healthcare and construction offices. Used to supporting several managers at once, keeping diaries under control and being the first point of contact for clients. Looking for a full-time role in Cork city or within commuting distance.',
    jobs: [
      [
        'kelleher',
        'Senior Administrative Assistant',
        'Kelleher Construction Group, Cork, Ireland',
        '2021-09',
        null,
        [
          'Manage the diaries and travel of two directors and a commercial manager.',
          'Prepare minutes and action lists for the monthly board meeting.',
          'Process around 150 supplier invoices a month in Sage 50 and follow up queries with site managers.',
          'Maintain training and Safe Pass records for 85 site staff.',
          'Introduced a shared mailbox for tender enquiries, which cut the response time from three days to one.',
        ].join('\n'),
      ],
      [
        'clinic',
        'Medical Secretary',
        'Lee Valley Orthopaedic Clinic, Cork, Ireland',
        '2018-10',
        '2021-08',
        [
          'Typed clinic letters and operation notes from dictation for three consultants.',
          'Booked appointments and theatre slots for about 60 patients a week.',
          'Handled patient calls, insurance pre-approvals and requests for records.',
          'Trained two new secretaries on the booking system.',
        ].join('\n'),
      ],
      [
        'solicitors',
        'Legal Receptionist',
        'Hennigan Foley Solicitors, Mallow, Ireland',
        '2016-06',
        '2018-09',
        [
          'Greeted clients and answered a switchboard with eight lines.',
          'Opened and archived files and kept the register of deeds up to date.',
          'Lodged documents at the District Court office twice a week.',
        ].join('\n'),
      ],
      [
        'bakery',
        'Sales Assistant',
        "Twomey's Bakery, Mallow, Ireland",
        '2014-06',
        '2016-05',
        [
          'Served customers and balanced the till at the end of each shift.',
          'Took and packed orders for celebration cakes.',
        ].join('\n'),
      ],
    ],
    roles: [
      [
        'parents',
        'Secretary, Scoil Naomh Eoin Parents Association',
        'Write the newsletter and take minutes at six meetings a year',
        '2022',
      ],
      ['marathon', 'Volunteer steward, Cork City Marathon', 'Registration desk on the day before the race', '2023'],
    ],
    skills: [
      ['diary', 'Diary management', ''],
      ['minutes', 'Minute taking', ''],
      ['audio', 'Audio typing', ''],
      ['travel', 'Travel booking', ''],
      ['reception', 'Reception', ''],
      ['filing', 'Document management', ''],
    ],
    technical: [
      ['word', 'Microsoft Word', ''],
      ['excel', 'Microsoft Excel', ''],
      ['outlook', 'Microsoft Outlook', ''],
      ['sage', 'Sage 50', ''],
      ['sharepoint', 'SharePoint', ''],
    ],
    achievements: [
      ['ecdl', 'ECDL / ICDL Certificate', '', '2016'],
      ['firstaid', 'Occupational First Aid', 'Valid until March 2027', '2025'],
    ],
    other: [
      'Higher Certificate in Business Administration, Cork Institute of Technology, 2016',
      'Languages: English (native), Irish (good), Spanish (basic)',
      'Interests: sea swimming, baking, hurling supporter',
      'Full clean driving licence',
    ],
  },
  [],
  `
answerable | What is she doing at the moment? | kelleher |
near_miss | How many years has she used SharePoint? | / sharepoint
answerable | Does she have experience with Sage? | kelleher sage |
answerable | does she drive | other-4 |
missing | Why did she leave the orthopaedic clinic? | / clinic
near_miss | Has she worked with Xero? | / sage kelleher
answerable | What are her qualifications? | other-1 ecdl firstaid |
answerable | Can you give me a summary of her admin background? | overview kelleher clinic solicitors / diary minutes audio travel reception filing
`,
)
