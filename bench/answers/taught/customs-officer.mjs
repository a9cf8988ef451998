import { person } from '../own/person.mjs'

export const customsOfficer = person(
  'Bart',
  {
    overview:
      'Customs officer in the port of Antwerp, from the boots to the desk and half back again. Eleven years of containers. Bananas, wood and cheap shoes I can recognise by smell.',
    jobs: [
      [
        'scan',
        'Team Leader Scanning and Selection',
        'Belgian Customs, Antwerp left bank',
        '1/10/2021',
        'present',
        'Shift team of 13, early-late-night in five-week rhythm. 95 containers per day through the fixed scanner. In 2023 6.4 tonnes of cocaine in 31 hits of our team. Image quality: false alarms down to 1 of 9.',
      ],
      [
        'phys',
        'Officer, physical checks',
        'Belgian Customs, Antwerp',
        '2014',
        '2021',
        'Unloading, sampling, sealing. Counterfeit: 210.000 pairs of sport shoes in 2018, biggest of that year in the country. Handled a detection dog, Boris, 2016 to 2020.',
      ],
      [
        'decl',
        'Declarant',
        'Scheldt Forwarding NV, Antwerp',
        '2010',
        '2013',
        'Import of fruit, T1 transit, PLDA. 60 declarations per day in season.',
      ],
    ],
    skills: [
      ['risk', 'Risk profiles', 'Proposes, headquarters decides; 4 of 11 were taken over'],
      ['cites', 'CITES', 'rosewood, reptile leather; no plants'],
      ['tariff', 'Tariff classification', 'chapters 8, 44 and 64 by heart, chemistry not'],
    ],
    technical: [
      ['nii', 'X-ray image analysis', 'instructor level, Nuctech and Smiths', 'expert'],
      ['plda', 'PLDA and IDMS', 'IDMS since the 2024 change', 'advanced'],
      ['olaf', 'CIS+ and AFIS', 'reading access', 'intermediate'],
    ],
    roles: [
      [
        'mission',
        'Frontex/EUBAM expert',
        'Two missions of six weeks at Odesa and Illichivsk, scanner training for 40 colleagues.',
        '2019',
      ],
      ['un', 'Local union steward (ACV)', 'Night allowance, lockers, dog kennel heating.', '2017'],
    ],
    achievements: [['medal', 'Mention of honour, World Customs Day', '', '2024']],
    other: [
      'Bachelor Logistics, Hogeschool Antwerp, 2010',
      'Dutch mother tongue, English and French good, German on the level of the market',
      'Weapon carry certificate, yearly shooting test passed in March',
      'Threat level: no photo in public, please do not ask why',
      'Grows chili, 40 varieties',
    ],
  },
  [
    [
      'a-bribe',
      'phys',
      'Have you been approached by criminals?',
      'Someone offered me 25.000 euro in a petrol station to leave one container for an hour. I said that I must ask my wife, took the number plate, and sat within ten minutes at the federal police. For two months I drove to work with another car.',
    ],
    [
      'a-team',
      'scan',
      'How do you keep people sharp at night?',
      'After forty minutes at the screen everybody changes, without discussion. I hide one test image per shift, and who finds it gets the good chair. My oldest has 31 points.',
    ],
    [
      'a-why',
      'scan',
      'Why do you look outside of government?',
      'I have 41 years and my back and my daughter both ask for daytime work. Supply chain security at a terminal or a shipping line.',
    ],
    [
      'a-salary',
      'scan',
      'What do you earn?',
      'With the allowances 3.350 net. Without nights it would be 2.700, I know that.',
    ],
  ],
  `
answerable | which port does he work in | overview scan phys | Antwerp
answerable | Staff under him and in which shift pattern | scan | 13; five-week
answerable | throughput of scanner | scan | 95
answerable | drug seizures - quantities | scan | 6.4
answerable | alarm accuracy improved to? | scan | 1 of 9
answerable | K9 handler ever? | phys | Boris or dog
answerable | fakes / IPR seizure, biggest | phys | 210.000
answerable | private sector forwarding knowledge | decl | Forwarding
answerable | how many entries daily could he file | decl | 60
answerable | does he define the risk rules or someone else | risk | headquarters
answerable | protected species goods | cites | rosewood
answerable | HS chapters he knows best | tariff | 44
answerable | Is he qualified to instruct others in image reading | nii | instructor
answerable | new declaration system since when | plda | 2024
answerable | foreign missions, number and place | mission | Two; Odesa
answerable | represents workers? | un | union
answerable | firearms - trained, last test | other-3 | March
answerable | Higher education | other-1 | Logistics
answerable | why leave the civil service | a-why | daytime
answerable | net monthly pay with allowances | a-salary | 3.350
story | Was there a bribery attempt and what did he do? | a-bribe
story | how he keeps a night crew concentrated | a-team
near_miss | airport (Zaventem) customs experience?
near_miss | binding tariff information decided by him
near_miss | Head of a customs department / regional director
near_miss | AEO audits at companies
near_miss | Has he worked in Rotterdam
near_miss | access to AFIS as administrator
missing | computer typing or Excel level
missing | clearance level
missing | would he travel worldwide for us
false_premise | Why was the 2018 shoe seizure thrown out in court
false_premise | how long did he accept money from the gang
false_premise | When did he run his own forwarding company
`,
)
