import { person } from '../own/person.mjs'

export const freightForwarder = person(
  'Wei Ling',
  {
    overview:
      'Sea freight person. 13 years in forwarding, all Singapore, with one year loaned to the Rotterdam desk. Handles reefer, OOG and the customers who ring at 11 pm.',
    leadership: ['Team of 8 (6 in Singapore, 2 in Penang)'],
    jobs: [
      [
        'mgr',
        'Ocean Export Manager',
        'Straitsway Logistics Pte Ltd, Singapore',
        'Jul 2020',
        'Present',
        '• 11,500 TEU per annum, USD 19m revenue\n• Gross profit per TEU USD 142 to 201\n• Contract talks with seven carriers each March\n• Took over claims desk in 2023: open claims from 74 to 12',
      ],
      [
        'exec',
        'Senior Ocean Freight Executive',
        'Straitsway Logistics Pte Ltd, Singapore',
        'Feb 2015',
        'Jun 2020',
        '• Reefer exports: durian, orchids, frozen prawn\n• Seconded to Rotterdam Sep 2017 to Aug 2018, import side\n• Suez diversion planning was not mine (did cargo tracing)',
      ],
      [
        'docs',
        'Documentation Clerk',
        'Lim Seng Forwarding, Singapore',
        'Mar 2013',
        'Jan 2015',
        '• Bills of lading, certificates of origin, about 45 sets a day\n• Letters of credit checked against UCP 600',
      ],
    ],
    skills: [
      ['oog', 'Out of gauge cargo', 'Flat racks, lashing plans; heaviest piece a 96-tonne transformer to Vũng Tàu'],
      ['dg', 'Dangerous goods', 'IMDG refreshed 2024; paints, lithium cells, aerosols'],
      ['nego', 'Rate negotiation', 'Named accounts and spot'],
    ],
    technical: [
      ['cw', 'CargoWise One', 'super-user, trained 30 colleagues', 'expert'],
      ['tradenet', 'TradeNet', 'permits', 'advanced'],
      ['pbi', 'Power BI', 'reads dashboards, edits filters', 'beginner'],
    ],
    roles: [
      ['mentor', 'Mentor, Women in Logistics Singapore', 'Two mentees a year.', '2022'],
      ['choir', 'Alto, Esplanade community choir', 'Thursdays.', '2016'],
    ],
    achievements: [['reef', 'Zero temperature claims in a year', '1,900 reefers, not one spoiled.', '2019']],
    other: [
      'Diploma in Supply Chain Management, Republic Polytechnic, 2012',
      'Part-time degree, BSc Maritime Business, SUSS: in progress, ends 2027',
      'Mandarin and English, fluent; Hokkien at home; Dutch a few words',
      'Travels to customers about six weeks a year',
    ],
  },
  [
    [
      'a-stuck',
      'mgr',
      'A shipment that nearly went wrong?',
      'Forty boxes of insulin pens sat in Colombo because the vessel skipped the port. Nobody would tell me which ship was next. I rang the terminal planner I had met at a wedding, got two plugs and a slot, and paid for the trucks before I had approval. The boxes came two days late and cold.',
    ],
    [
      'a-lost',
      'mgr',
      'Which customer did you lose?',
      'A furniture shipper, 900 TEU. I thought that they wanted price. They wanted one person to call. I had put three people on the account. Since then each of the top 20 has one name.',
    ],
    [
      'a-lead',
      'mgr',
      'How do you lead?',
      'I sit in the middle of the floor, no room. Every new joiner spends the first month on documents, even the ones with degrees.',
    ],
    [
      'a-want',
      'mgr',
      'What would make you move?',
      'A regional role, Singapore based, with air freight under it so that I learn it. And hybrid, two days home.',
    ],
    ['a-notice', 'mgr', 'Notice?', 'Two months, negotiable to six weeks if I clear my leave.'],
  ],
  `
answerable | volumes she handles per year | mgr | 11,500
answerable | margin improvement per container? | mgr | 142; 201
answerable | how many carriers does she negotiate with, when in the year | mgr | seven; March
answerable | Backlog of claims, did she get it down | mgr | 74; 12
answerable | ever posted overseas? how long & where | exec / overview | Rotterdam
answerable | cold chain / perishables exp | exec / reef | durian
answerable | Project cargo, what was the heaviest lift | oog | 96
answerable | hazmat trained, is it up to date | dg | 2024
answerable | TMS she knows, level, has she trained others | cw | CargoWise; 30
answerable | Customs permit filing tool? | tradenet | TradeNet
answerable | L/C knowledge | docs | UCP 600
answerable | where are the people who report to her located | leadership-1 | Penang
answerable | Is she still studying? finish date | other-2 | 2027
answerable | which polytechnic | other-1 | Republic
answerable | dialects | other-3 | Hokkien
answerable | amount of business travel | other-4 | six weeks
answerable | any award or record with refrigerated containers | reef | 1,900
answerable | supports other women in the industry? | mentor | Mentor
answerable | Expectation on WFH | a-want | two days
answerable | earliest she could join if we push | a-notice | six weeks
story | pulled strings to rescue a delivery? | a-stuck |
story | an account she lost, and what did she learn | a-lost |
near_miss | Airfreight operations experience
near_miss | builds Power BI reports?
near_miss | Has she worked on the carrier side, vessel scheduling
near_miss | Holds a bachelor's already?
near_miss | Has she headed the Rotterdam office
near_miss | fluent Dutch?
missing | salary in SGD
missing | warehouse / 3PL operations under her?
missing | Can she drive class 3
false_premise | how many reefers spoiled in her 2019 season
false_premise | When did she leave Straitsway to join a carrier?
false_premise | why did she resign from Rotterdam
`,
)
