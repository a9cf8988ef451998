import { person } from '../own/person.mjs'

export const tenderCoordinator = person(
  'Nomvula',
  {
    overview:
      'Supply chain practitioner in municipal and state-owned entities, KwaZulu-Natal. I know the PFMA and the MFMA by section. Nothing I awarded has ever been set aside by a court.',
    jobs: [
      [
        'water',
        'Senior Tender Coordinator',
        'uMfula Water Board, Pietermaritzburg',
        '1 Aug 2019',
        'Current',
        'Run 45 to 60 competitive bids per year, R10m to R640m. Secretary to the Bid Adjudication Committee. Average time from advert to award was 187 days, now 96. Supplier briefings in isiZulu and English. Irregular expenditure finding in my section: nil since 2021.',
      ],
      [
        'muni',
        'SCM Officer: Demand Management',
        'Msinga Hills Local Municipality',
        '2014',
        '2019',
        'Annual procurement plans, quotations under R200 000, supplier database of 1 900 vendors cleaned to 740. Acted as SCM Manager for seven months in 2017.',
      ],
      [
        'intern',
        'Finance Intern (MFMP)',
        'Msinga Hills Local Municipality',
        '2012',
        '2014',
        'National Treasury programme. Stores, stock counts, payment vouchers.',
      ],
    ],
    skills: [
      ['spec', 'Specification writing', 'Pumps, pipes, chemicals; engineers give content, I give clarity'],
      ['bbbee', 'B-BBEE and local content', 'Verification of certificates; two forged ones reported to the police'],
      ['contract', 'Contract types', 'FIDIC and NEC on the procurement side only, GCC daily'],
    ],
    technical: [
      ['csd', 'Central Supplier Database', '', 'expert'],
      ['ora', 'Oracle Fusion Procurement', 'super user, tested three releases', 'advanced'],
      ['power', 'MS Project', '', 'beginner'],
    ],
    roles: [
      ['smme', 'Emerging supplier school', 'Twelve Saturdays a year; 31 small firms got their first contract.', '2022'],
    ],
    achievements: [['clean', 'Clean audit, Auditor-General, SCM section', '', '2022, 2023 and 2024']],
    other: [
      'BTech Public Management, Durban University of Technology, 2016 (part-time)',
      'MCIPS in progress, Level 5 done, Level 6 to be written in November 2026',
      'isiZulu, English, isiXhosa; Afrikaans to read a contract',
      'Code B licence, own car',
      'Chairs the burial society of her street, 64 households',
    ],
  },
  [
    [
      'a-threat',
      'water',
      'Have you ever been threatened because of a tender?',
      'In 2020 a man waited at my car and told me which company must win. I wrote his words down in the car, gave them to the CEO and the police, and asked to stay on the committee. We moved the evaluation to Durban for two weeks. His company came fourth, on points.',
    ],
    [
      'a-speed',
      'water',
      'How did you halve the award time?',
      'I drew each file as a string across the wall. Sixty days were files waiting for a quorum. I fixed the committee to every second Wednesday with alternates named, and nobody could say they did not know.',
    ],
    [
      'a-leave',
      'water',
      'What would make you stay where you are?',
      'A permanent manager post. It has been advertised three times and frozen three times.',
    ],
    ['a-notice', 'water', 'Notice?', 'One calendar month.'],
  ],
  `
answerable | Volume and value of bids she handles | water | 60; 640m
answerable | Turnaround time on awards - improved? | water / a-speed | 96
answerable | Her role on the adjudication committee | water | Secretary
answerable | Has one of her awards been overturned on review | overview | Nothing
answerable | irregular spend under her watch | water | nil
answerable | Local government background, years there | muni / intern | 2014; 2019
answerable | managed a unit even if temporarily? how long | muni | seven months
answerable | vendor master clean up | muni | 740
answerable | how did she get into finance/SCM originally | intern | Intern
answerable | Drafts technical specs? for which commodities | spec | Pumps
answerable | fronting or fraud detected, what did she do with it | bbbee | police
answerable | Construction contract forms she knows | contract | FIDIC; NEC
answerable | ERP experience | ora | Oracle
answerable | development of small businesses | smme | 31
answerable | Outcome of AG audits last three years | clean / water | Clean
answerable | Tertiary qualification and how she studied | other-1 | part-time
answerable | How far is she with CIPS | other-2 | Level 5
answerable | can she address a community in Xhosa | other-3 | isiXhosa
answerable | why is she unhappy at the water board? | a-leave | frozen
answerable | When could she be here if we make an offer today | a-notice | month
story | standing firm under intimidation | a-threat
story | How did she find where the time was being lost in the process? | a-speed
near_miss | Is she chairperson of the bid evaluation committee?
near_miss | SAP Ariba?
near_miss | Did she write the engineering designs for the pumps?
near_miss | Has she trained other officials in FIDIC
near_miss | Chartered (MCIPS) already?
near_miss | Procurement for a hospital / health department
missing | salary package at present
missing | criminal record check - clear?
missing | would she move to Gauteng
false_premise | Why was she dismissed from Msinga Hills?
false_premise | Which court set aside her award, and on what ground
false_premise | How did her own company do that she ran while at the municipality
`,
)
