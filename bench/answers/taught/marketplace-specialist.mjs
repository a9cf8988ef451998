import { person } from '../own/person.mjs'

export const marketplaceSpecialist = person(
  'Bartosz',
  {
    overview:
      'E-commerce specialist from Wrocław working on marketplaces: Allegro, Amazon, Kaufland. Six years, two companies. My strong side is feeds and margin, less so pretty pictures.',
    leadership: ['One junior and a packing shift of five in season'],
    jobs: [
      [
        'own',
        'Marketplace Manager',
        'Zielona Łapa (pet supplies), Wrocław',
        '04.2022',
        'present',
        '- Amazon DE from €0 to €190k monthly in 18 months\n- 4,300 SKUs, buy box 91%\n- ACOS from 38% to 19%\n- Returns under 3%',
      ],
      [
        'lamp',
        'E-commerce Specialist',
        'Lumeno Lighting, Wrocław',
        '2020',
        '2022',
        'Allegro shop and own WooCommerce store. Product descriptions for 900 lamps. Customer questions until 20:00 in December.',
      ],
      [
        'ware',
        'Order picker (student job)',
        'Fulfilment centre Bielany',
        '2018',
        '2019',
        'Night shifts, summer holidays.',
      ],
    ],
    skills: [
      [
        'ppc',
        'Amazon Advertising',
        'Sponsored Products and Brands; budget of €24k per month. DSP was run by an agency.',
      ],
      ['vat', 'VAT OSS', 'I prepare data for the accountant; EORI and UK import'],
      ['neg', 'Negotiating with carriers', 'InPost and GLS, average parcel price cut by 0.90 PLN'],
    ],
    technical: [
      ['bl', 'BaseLinker', 'Everything goes through it', 'expert'],
      ['sql', 'SQL', 'Simple selects and joins for the margin report', 'intermediate'],
      ['helium', 'Helium 10', 'Keyword research', 'advanced'],
      ['py', 'Python', 'Learning, two scripts work', 'beginner'],
    ],
    roles: [['meet', 'Co-organiser of E-com Wrocław meetup', 'Every second month, around 60 guests.', '2023']],
    achievements: [
      [
        'susp',
        'Account reinstated in 9 days',
        'Amazon had suspended us over a pesticide policy for a flea collar',
        '2023',
      ],
      ['mgr', 'Best seller badge', 'Cat tree category on Amazon.de for five weeks', '2024'],
    ],
    other: [
      'Bachelor in Logistics, Wrocław University of Economics, 2020; started a master’s, dropped after one semester',
      'Polish native, English C1, German B1 (Amazon support calls are possible, slowly)',
      'Remote or Wrocław; trips to Berlin once per month are no problem',
      'Climbing, and a blind greyhound',
    ],
  },
  [
    [
      'a-stock',
      'own',
      'Biggest error?',
      'I forgot to change the lead time before Chinese New Year. We were out of the best litter for five weeks and ranking fell to page four. It cost about 60 thousand euro of turnover. Since then I have a calendar in red and second supplier in Turkey.',
    ],
    [
      'a-brand',
      'own',
      'Someone copied your product?',
      'A seller from Shenzhen jumped on our listing with a fake. I bought three pieces, photographed the seams, and with Brand Registry it was gone in four days. Meanwhile I put a QR code on our carton, and customers liked it.',
    ],
    [
      'a-salary',
      'own',
      'Your expectations?',
      'B2B 14,000 PLN net plus VAT, or contract 12,500 gross with private health care.',
    ],
    [
      'a-reason',
      'own',
      'Why change?',
      'The owner wants to sell the firm in spring. I prefer a place with own brand and at least three countries.',
    ],
  ],
  `
answerable | Which marketplaces has he worked on | overview | Kaufland
answerable | turnover he built on amazon germany | own | 190k
answerable | Size of the catalogue | own | 4,300
answerable | ad efficiency improvements? | own | 19%
answerable | how much does he spend on ads monthly | ppc | 24k
answerable | does he write SQL | sql | joins
answerable | multichannel tool of choice | bl | BaseLinker
answerable | ever had an account blocked and got it back | susp | 9 days
answerable | deutsch level | other-2 | B1
answerable | is he ok with travelling to berlin office | other-3 | once per month
answerable | people he's responsible for | leadership-1 | five
answerable | has he run an own-site webshop (not a marketplace) | lamp | WooCommerce
answerable | shipping cost savings | neg | 0.90
answerable | what rate does he want if he invoices | a-salary | 14,000
answerable | Why's he on the market | a-reason | sell the firm
answerable | any warehouse floor work himself | ware | Order picker
answerable | Did he complete his postgraduate degree | other-1 | dropped
answerable | tax side of cross border sales | vat | OSS
answerable | community / networking events | meet | 60
answerable | coding beginner or not | py sql | 
story | supply chain blunder that cost sales | a-stock | 
story | counterfeit listing hijack - how handled | a-brand | 
near_miss | Amazon DSP hands on?
near_miss | Shopify store management
near_miss | Does he file VAT returns himself
near_miss | Team lead over 10+ people
near_miss | APICS or similar supply chain certificate
near_miss | did he launch amazon UK or France
missing | notice period length
missing | Google Ads certification?
missing | ever worked with influencers
false_premise | How long was the Amazon account suspended for fake reviews
false_premise | why did he leave his job at Zalando
false_premise | what was the agency he founded called
`,
)
