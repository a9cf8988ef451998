import { person } from '../own/person.mjs'

export const radiographer = person(
  'Tane',
  {
    overview:
      'MRI technologist (MIT), Waikato born. Nine years on magnets, before that general x-ray and theatre. I like the odd cases: pacemakers, claustrophobics, a kākāpō once.',
    leadership: ['Charge MRI, 7 FTE across two scanners', 'MR safety officer for the site since 2021'],
    jobs: [
      [
        'charge',
        'Charge MRI Technologist',
        'Kaimai Radiology, Tauranga',
        'Mar 2020',
        null,
        '22 scans per 10-hour day on the 3T.\nDNA rate from 8% to 3% by ringing people the night before.\nProject lead when the 1.5T was swapped over: wall out, magnet in, scanning again after 16 days.',
      ],
      [
        'mri',
        'MRI Technologist',
        'Waikato Hospital, Hamilton',
        '2016',
        '2020',
        'Cardiac and paediatric lists under GA. On call one week in five.',
      ],
      [
        'gen',
        'Medical Radiation Technologist',
        'Rotorua Hospital',
        '2012',
        '2016',
        'ED, wards, theatre II. Acute CT after hours.',
      ],
      ['ski', 'Lift operator', 'Mt Ruapehu', 'winters 2009 and 2010', null, ''],
    ],
    skills: [
      ['implant', 'Implant clearance', 'About 30 conditional pacemakers a year with the cardiac physiologist'],
      ['kids', 'Feed-and-wrap babies', 'No sedation; 9 in 10 successful'],
      ['us', 'Ultrasound', 'Started the postgraduate diploma in 2018 and stopped after one semester, not for me'],
    ],
    technical: [
      ['siemens', 'Siemens Vida and Sola', 'syngo; protocol building', 'expert'],
      ['ge', 'GE Signa', 'Hamilton days', 'advanced'],
      ['ris', 'Karisma RIS', '', 'intermediate'],
    ],
    roles: [
      [
        'marae',
        'Te Hononga health day, Maketū marae',
        'Organise the bone density van and the hāngī, one of these better than the other.',
        'each February',
      ],
      ['reg', 'NZIMRT branch chair, Bay of Plenty', '', '2022'],
    ],
    achievements: [
      [
        'talk',
        'Speaker, ANZ MRI safety symposium, Adelaide',
        'The floor polisher that flew: one incident, eleven lessons',
        '2023',
      ],
    ],
    other: [
      'BHSc (Medical Imaging), Unitec, Auckland, 2011. PGDip MRI, University of Auckland, 2018 (distance).',
      'APC current with the Medical Radiation Technologists Board, scopes: MIT and MRI',
      'Te reo Māori, conversational. English.',
      'Level 7 resuscitation certificate? No: Level 5, done August 2025',
      'Waka ama, six-man crew',
    ],
  },
  [
    [
      'a-polisher',
      'charge',
      'Tell us about a safety incident.',
      'A contract cleaner came in through the plant room door with a floor polisher. It went four metres. Nobody was in the bore. I did not quench, we called Siemens and winched it off in six hours. The door had a lock but no owner, so I became the owner.',
    ],
    [
      'a-panic',
      'charge',
      'How do you scan a claustrophobic patient?',
      'I had a shearer who had tried at three places. I let him lie on the table with the lights on and his dog at the door, no scan, on Tuesday. On Thursday we did his knee feet first and then the lumbar spine. He was asleep by the second sequence.',
    ],
    ['a-aus', 'charge', 'Would you move to Australia?', 'No. I have had the Brisbane calls. My iwi is here.'],
    [
      'a-money',
      'charge',
      'What are you after?',
      'A modality manager job, 128k or close, and no more than one Saturday a month.',
    ],
  ],
  `
answerable | yrs in MR | overview | Nine
answerable | how many technologists does he run, how many machines | leadership-1 | 7; two
answerable | who's responsible for magnet safety there | leadership-2 | 2021
answerable | throughput a day | charge | 22
answerable | reduction of no-shows and how | charge | 8%; 3%
answerable | Was he involved in a scanner replacement, how long was downtime | charge | 16 days
answerable | roster for being on call in Hamilton | mri | one week in five
answerable | heart imaging experience | mri / implant | Cardiac
answerable | can he do CT | gen | CT
answerable | jobs outside health | ski | Lift
answerable | Devices such as pacers - volume per year | implant | 30
answerable | infants without anaesthetic, success | kids | 9 in 10
answerable | did he finish sonography training? | us | stopped
answerable | scanner vendors he knows | siemens ge siemens+ge | Siemens or GE
answerable | conference presentations: topic and city | talk | Adelaide
answerable | community health outreach | marae | bone density
answerable | what qualification on top of the bachelors | other-1 | PGDip
answerable | registration scopes of practice | other-2 | MRI
answerable | CPR level and date | other-4 | Level 5
answerable | how many Saturdays would he work | a-money | one Saturday
story | event where something metallic came near the magnet | a-polisher / talk
story | a patient too frightened to be scanned - what did he do | a-panic
near_miss | sonographer scope?
near_miss | Philips scanners
near_miss | masters degree completed?
near_miss | nuclear medicine or PET
near_miss | does he speak Samoan
near_miss | Has he managed a whole radiology department
missing | notice period at Kaimai
missing | does he hold a full drivers licence
missing | IV cannulation certified
false_premise | how was the patient who got hurt by the polisher
false_premise | why did he come back from Brisbane
false_premise | what made him quench the magnet in 2022
`,
)
