import { person } from '../own/person.mjs'

export const marketingDirector = person(
  'Imogen',
  {
    overview:
      'Chief Marketing Officer with 18 years in consumer and subscription brands. I combine brand building with hard commercial numbers, and I am at my best when a company has to grow without spending more. Experienced at board level and in leading large, mixed teams.',
    leadership: [
      'Built a department in which 9 of 11 managers were promoted from within',
      'Run a monthly open session where anybody may question the marketing plan',
    ],
    jobs: [
      [
        'cmo',
        'Chief Marketing Officer',
        'Hearth & Vine (recipe boxes), London',
        'September 2021',
        'present',
        [
          '• Lead a department of 46 people across brand, performance, CRM and research.',
          '• Own an annual marketing budget of £14m and report to the chief executive.',
          '• Grew active subscribers from 210,000 to 385,000 in three years while cost per acquisition fell by 19%.',
          '• Launched the brand in Ireland and the Netherlands.',
          '• Replaced three agencies with an in-house creative studio, saving £1.1m a year.',
        ].join('\n'),
      ],
      [
        'north',
        'Marketing Director',
        'Northlight Broadband, Manchester',
        'April 2016',
        'August 2021',
        [
          '• Directed the rebrand from Northern Cable to Northlight, delivered on time and within £2.4m.',
          '• Built a customer retention programme that reduced monthly churn from 2.1% to 1.4%.',
          '• Managed 17 people and two agencies.',
          '• Ran customer communication during the national network failure of 2019.',
        ].join('\n'),
      ],
      [
        'pennine',
        'Marketing Manager',
        'Pennine Outdoor, Leeds',
        'January 2012',
        'March 2016',
        [
          '• Planned seasonal campaigns for 38 stores and the website.',
          '• Introduced email marketing, which reached 22% of online sales by 2015.',
          '• Supervised two marketing executives and a designer.',
        ].join('\n'),
      ],
      [
        'alder',
        'Marketing Executive',
        'Alder Kitchens, Leeds',
        'September 2008',
        'December 2011',
        [
          '• Produced brochures, exhibition stands and press adverts.',
          '• Ran the customer survey twice a year and presented the results to the sales team.',
          '• Role ended when the company went into administration in December 2011.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['brand', 'Brand strategy', ''],
      ['crm', 'CRM and retention', ''],
      ['board', 'Board reporting', ''],
      ['media', 'Media planning', ''],
      ['research', 'Market research', 'Commissioned tracking studies and ran focus groups myself'],
      ['team', 'Team leadership', ''],
    ],
    technical: [
      ['ga', 'Google Analytics', ''],
      ['braze', 'Braze', ''],
      ['tableau', 'Tableau', ''],
      ['meta', 'Meta Ads Manager', ''],
    ],
    roles: [
      [
        'trustee',
        'Trustee, Stockport Youth Theatre',
        'Chair of the fundraising committee; raised £85,000 for a new roof',
        '2019',
      ],
      ['mentor', 'Mentor for women in marketing', 'Meet two mentees each month', '2022'],
    ],
    achievements: [
      ['leader', 'Marketing Leader of the Year, Northern Business Awards', '', '2020'],
      ['cim', 'Chartered Marketer (CIM)', '', '2014'],
    ],
    other: [
      'BA (Hons) English Literature, University of Leeds, 2:1, 2008',
      'Short course in Digital Strategy, Cranfield School of Management, 2018',
      'French, working knowledge',
    ],
  },
  [
    [
      'a-crisis',
      'north',
      'Tell us about the network failure in 2019.',
      'We lost service for 600,000 homes on a Sunday evening and nobody in engineering could say for how long. I decided that we would post every 30 minutes even if we had nothing new to say. I wrote the first messages myself and asked the chief executive to record a video from the control room. Service came back after 19 hours. Complaints were half of what we had after a much smaller fault the year before.',
    ],
    [
      'a-style',
      null,
      'How would your team describe you?',
      'They would say that I am direct and that I read everything. I set three goals a quarter and then leave people alone to reach them. I do not like surprises in a board meeting, so I ask for bad news early.',
    ],
    [
      'a-next',
      null,
      'What are you looking for next?',
      'I would like a chief marketing role in a business that sells in at least five countries. I have enjoyed the launch in the Netherlands more than anything else at Hearth & Vine. I would also consider a general manager position. I am not in a hurry.',
    ],
  ],
  `
answerable | whats her current position and who does she report to | cmo | chief executive
answerable | Has she managed a budget? | cmo / north | £14m
answerable | How many years of marketing experience? | overview | 18
answerable | how large is her team today | cmo | 46
answerable | why did she leave Alder Kitchens | alder | administration
answerable | Does she have any international experience? | cmo / a-next | Netherlands
answerable | Is she a chartered marketer? | cim | 2014
answerable | What are her main strengths? | overview cmo north leadership-1 brand / leadership-2 a-style a-crisis crm board team media research leader
story | Tell me about a time when she had to handle a crisis. | a-crisis / north |
near_miss | Has she worked with HubSpot? | / crm braze
missing | would she relocate to Edinburgh? | / a-next
false_premise | Why did subscriber numbers fall under her at Hearth & Vine? | / cmo
`,
)
