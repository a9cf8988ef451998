import { person } from '../own/person.mjs'

export const customerService = person(
  'Thandeka',
  {
    overview:
      'Friendly and patient customer service representative with five years of contact centre experience in telecoms and banking. I listen first, explain things simply and keep my promises to call back. Looking to grow into a team leader position.',
    jobs: [
      [
        'bank',
        'Customer Service Consultant',
        'Coastline Bank, Durban',
        'May 2023',
        'Current',
        [
          'Handle 60 to 75 inbound calls per day about cards, loans and disputed debit orders.',
          'Resolve 88% of queries on first contact against a target of 80%.',
          'Log all interactions in Salesforce and escalate fraud cases to the specialist desk.',
          'Coach new starters during their first three weeks on the floor.',
        ].join('\n'),
      ],
      [
        'ring',
        'Call Centre Agent',
        'RingSA Mobile, Durban',
        'February 2021',
        'April 2023',
        [
          'Answered billing and network queries by phone, email and live chat.',
          'Achieved an average customer satisfaction score of 4.7 out of 5 in 2022.',
          'Sold contract upgrades to existing customers, reaching 112% of target.',
          'Worked rotating shifts including nights and weekends.',
        ].join('\n'),
      ],
      [
        'cashier',
        'Cashier',
        'Fresh Basket Supermarket, Pinetown',
        'November 2019',
        'January 2021',
        [
          'Operated a till and balanced cash at the end of each shift.',
          'Helped customers with returns and complaints.',
          'Packed shelves and checked expiry dates.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['calls', 'Call handling', ''],
      ['complaints', 'Complaint resolution', ''],
      ['listening', 'Active listening', ''],
      ['etiquette', 'Telephone etiquette', ''],
      ['time', 'Time management', ''],
      ['teamwork', 'Teamwork', ''],
      ['typing', 'Data entry', '55 words per minute'],
    ],
    technical: [
      ['sf', 'Salesforce Service Cloud', ''],
      ['genesys', 'Genesys', ''],
      ['office', 'Microsoft Word and Outlook', ''],
    ],
    roles: [['netball', 'Netball coach, under-13 girls', 'Train 14 players on Saturday mornings', '2022']],
    achievements: [
      ['agent', 'Agent of the Month, RingSA Mobile', 'Three times in 2022', '2022'],
      ['cert', 'Certificate in Contact Centre Support', 'NQF level 2', '2021'],
    ],
    other: [
      'National Senior Certificate (Matric), Pinetown, 2018',
      'Languages: isiZulu, English, conversational Afrikaans',
      "Driver's licence (Code B)",
    ],
  },
  [
    [
      'a-angry',
      'bank',
      'Describe a difficult customer.',
      'A man called shouting because a debit order for R4,300 had bounced and his insurance was cancelled. I let him finish and then repeated back what had happened so that he knew I had listened. It turned out that our system had put a hold on his card by mistake. I got it lifted while he was on the line, wrote a letter for his insurer and called him the next day. He sent my team leader an email to say thank you.',
    ],
    [
      'a-left',
      'ring',
      'Why did you leave RingSA?',
      'RingSA moved the whole call centre to Johannesburg in 2023. They offered me a transfer, but I support my grandmother in Durban. I applied to Coastline Bank before the move and started the week after.',
    ],
    [
      'a-home',
      null,
      'Can you work from home?',
      'Yes, I worked from home for eight months in 2022. I have fibre and a backup battery for load shedding. My desk is in a quiet room with a door.',
    ],
  ],
  `
answerable | What does she do at the moment? | bank | Customer Service Consultant
answerable | How many years of call center experience does she have? | overview / bank ring | five
answerable | Has she done live chat support? | ring |
answerable | why did she leave Ring SA | a-left | Johannesburg
answerable | can she do night shifts / weekends? | ring | nights
answerable | does she have any sales experience | ring | 112
answerable | What languages does she speak? | other-2 | isiZulu; Afrikaans
answerable | what are her main strengths? | overview bank ring agent / calls complaints listening a-angry etiquette time teamwork
story | Tell me about a time when she delt with an angry customer | a-angry |
near_miss | Has she used Zendesk? | / sf genesys bank
missing | what salary does she expect
false_premise | How many people did she manage as team leader at Coastline Bank? | / bank overview
`,
)
