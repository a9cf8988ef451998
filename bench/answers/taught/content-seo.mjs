import { person } from '../own/person.mjs'

export const contentSeo = person(
  'Nandini',
  {
    overview:
      'Content and SEO lead for a B2B accounting product in Bengaluru. Reads search queries for breakfast. 8 years, earlier with a digital agency. I edit more than I write these days and miss writing.',
    leadership: ['3 writers and 1 SEO exec; 11 freelancers on call', 'Set up the editorial style book'],
    jobs: [
      [
        'lead',
        'Lead, Content and Organic Growth',
        'LekhaBooks (SaaS), Bengaluru',
        'Sep 2022',
        'Present',
        '- Organic signups 900 to 4,600 a month\n- GST calculator page gets 210k visits, built with one developer\n- Cut 640 old posts, traffic recovered in 7 weeks\n- Budget Rs 38 lakh for the year',
      ],
      [
        'exec',
        'SEO Analyst, later Senior',
        'Pixel & Prose, Bengaluru',
        '2018',
        '2022',
        'Seven clients at once: jewellery, edtech, hospitals. Audits, link outreach, monthly decks. One client penalised by Google, recovered in 4 months.',
      ],
      ['write', 'Intern, Copy Desk', 'City daily, Mysuru', '2017', '2018', 'Headlines at night for the web edition.'],
    ],
    skills: [
      ['kw', 'Keyword research', 'Clusters, intent; sales calls as source'],
      ['tech', 'Technical SEO', 'Crawl budget, schema, canonicals; hreflang I have seen but not set up'],
      ['ai', 'AI-assisted drafting', 'Only outlines and rewrites; each fact checked, policy written in 2024'],
    ],
    technical: [
      ['ah', 'Ahrefs', '', 'expert'],
      ['gsc', 'Search Console and BigQuery export', 'Queries with a template', 'intermediate'],
      ['sf', 'Screaming Frog', '100k URLs', 'advanced'],
      ['wp', 'WordPress', 'Publishing, no theme coding', 'intermediate'],
    ],
    roles: [
      ['cmx', 'Speaker, BrightonSEO', '“Deleting half the blog”, 20 min slot, fringe stage.', '2024'],
      ['wom', 'Mentor, women in SaaS Bengaluru', 'Two mentees now.', '2025'],
    ],
    achievements: [['award', 'Best B2B content, ET marketing awards', 'Silver', '2024']],
    other: [
      'MA English, University of Mysore, 2017. Cambridge Delta no; a copyediting certificate by EFA, yes.',
      'English, Kannada, Hindi; reads Tamil slowly',
      'Hybrid three days; open to Hyderabad and Pune, not NCR',
      'Notice 60 days, buyout possible',
    ],
  },
  [
    [
      'a-drop',
      'lead',
      'Describe a bad traffic drop.',
      'After the March 2024 core update we lost 41 percent in ten days. I stopped all publishing. With a spreadsheet I asked of each page who would miss it, and deleted 640. The CEO was counting pages at that time so I had to show him revenue per page.',
    ],
    [
      'a-writer',
      'lead',
      'How do you manage a writer whose work is not good enough?',
      'One gave me copied paragraphs. I showed her the source side by side and asked what happened; her father was in ICU. She took two weeks off, came back, and is our best interviewer.',
    ],
    ['a-ctc', 'lead', 'Your CTC and expectation?', '24.5 fixed now. 32 would make me resign in one day.'],
    [
      'a-move',
      'lead',
      'Reason for change?',
      'The next funding depends on paid ads and content budget goes down in April.',
    ],
  ],
  `
answerable | organic sign ups growth numbers | lead | 4,600
answerable | Writers managed incl freelance | leadership-1 | 3; 11
answerable | total yrs | overview | 8
answerable | agency background? how many clients in parallel | exec | Seven
answerable | has she recovered a site from a penalty | exec | 4 months
answerable | notice period & can it be bought out | other-4 | 60 days
answerable | policy regarding ChatGPT-like tools | ai | policy
answerable | cost she oversees | lead | 38 lakh
answerable | Conference speaking? | cmx | BrightonSEO
answerable | which cities would she move to | other-3 | Hyderabad
answerable | Journalism experience | write | Headlines
answerable | PG degree | other-1 | MA English
answerable | backlink tool proficiency | ah | Ahrefs
answerable | international seo/hreflang implementation | tech | hreflang
answerable | did she prune a blog | lead a-drop | 640
answerable | why is she moving | a-move | budget
answerable | fixed pay now | a-ctc | 24.5
answerable | industries at agency | exec | jewellery
answerable | awards won | award | Silver
answerable | can she read other Indian scripts beyond hindi & kannada | other-2 | Tamil
story | algorithm update hit - what did she do | a-drop | 
story | difficult conversation with an underperforming writer | a-writer | 
near_miss | paid search campaigns (PPC)?
near_miss | Drupal / Contentful developer
near_miss | head of marketing title
near_miss | has she authored a book
near_miss | Certified in Semrush or HubSpot
near_miss | video production for YouTube
missing | A/B testing of landing pages
missing | product-led growth experiments with pricing page
missing | does she have a passport
false_premise | Why did the CEO reject the deletion of pages
false_premise | what caused her resignation from the hospital client
false_premise | how was her stint at Zoho
`,
)
