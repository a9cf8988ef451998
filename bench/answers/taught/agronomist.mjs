import { person } from '../own/person.mjs'

export const agronomist = person(
  'Wanjiku',
  {
    overview:
      'Agronomist for smallholder and export horticulture. Nine years between Naivasha greenhouses and the small plots of Nyandarua. A farmer’s daughter: potatoes, two cows, one and a half acres.',
    jobs: [
      [
        'lead',
        'Lead Agronomist, Outgrower Scheme',
        'Aberdare Fresh Exporters, Nyahururu',
        'February 2021',
        'to date',
        'Responsible for 1,340 contracted growers of snow peas and fine beans through 19 field officers. Rejections at the packhouse reduced from 23% to 9%. Introduced a spray diary on paper, because the app had failed twice. Audits: GLOBALG.A.P. group certificate renewed every year without major non-conformity.',
      ],
      [
        'rose',
        'Crop Protection Supervisor',
        'Lakeview Roses, Naivasha',
        'August 2017',
        'January 2021',
        'Biological control on 32 hectares: Phytoseiulus against red spider mite, pesticide bill down by KSh 11 million in two years. Scouting team of 24 women. Irrigation was under my colleague.',
      ],
      [
        'ngo',
        'Field Officer',
        'Mavuno Bora (NGO), Nyandarua County',
        '2015',
        '2017',
        'Clean seed potato, 61 demonstration plots. Local radio programme on Kameme, Saturday mornings, in Kikuyu.',
      ],
    ],
    skills: [
      ['ipm', 'Integrated pest management', 'mites, thrips, Tuta absoluta, bacterial wilt'],
      ['soil', 'Soil testing', 'sampling and reading of results; lab is external'],
      ['train', 'Farmer training', 'field schools of 25, drawings instead of slides'],
    ],
    technical: [
      ['kobo', 'KoboToolbox', 'surveys', 'advanced'],
      ['qgis', 'QGIS', 'mapping of plots', 'intermediate'],
      ['moto', 'Motorcycle', 'Yamaha AG100, own repairs', 'expert'],
    ],
    roles: [
      ['coop', 'Treasurer, Kanyagia Dairy Co-operative', '410 members; books audited clean twice.', '2019 to 2023'],
      ['wilt', 'Trial on bacterial wilt', 'With KALRO Tigoni, onion rotation, three seasons.', '2016'],
    ],
    achievements: [
      ['grant', 'Grant of USD 85,000', 'From a Dutch fund, for 14 charcoal coolers; I wrote the bid.', '2022'],
      ['pub', 'Poster, Horticultural Association of Kenya', 'Predatory mites at altitude.', '2020'],
    ],
    other: [
      'BSc Horticulture, Egerton University, Njoro, 2014, upper second',
      'MSc Crop Protection, University of Nairobi: coursework finished, thesis not submitted',
      'Kikuyu, Kiswahili, English; Kalenjin enough to greet and to bargain',
      'PCPB certified safe use trainer; licence class A and B',
    ],
  },
  [
    [
      'a-angry',
      'lead',
      'When were farmers angry with you?',
      'We refused a whole week of beans from Ol Kalou for dimethoate. Sixty growers came to the gate. I took the residue paper, sat on the grass and read it in Kikuyu, line by line. Then an old man said which agrovet had sold it. We went there together, and the shop paid half.',
    ],
    [
      'a-fail',
      'lead',
      'A project that did not work?',
      'The spray app. I believed in it. Officers filled it at home on Friday from memory. I saw it when one had sprayed during a funeral. I stopped it myself and told the director before he asked.',
    ],
    [
      'a-thesis',
      'lead',
      'What about the thesis?',
      'The data were in my house when it was broken into in 2022, laptop gone, backup old. I shall finish, but I will not promise a date.',
    ],
    [
      'a-terms',
      'lead',
      'What are your terms?',
      'KSh 280,000 gross per month, a vehicle or a mileage rate, and medical cover for my mother.',
    ],
    [
      'a-base',
      'lead',
      'Where would you work?',
      'Anywhere in Kenya, northern Tanzania also. I do not want only an office in Nairobi.',
    ],
  ],
  `
answerable | How many outgrowers does the scheme have and how many extension staff? | lead | 1,340; 19
answerable | reject rate before/after | lead | 23%; 9%
answerable | Which export crops | lead | snow peas
answerable | certification audits - outcome | lead | GLOBALG.A.P.
answerable | Beneficial insects instead of chemicals, where | rose / pub ipm | Phytoseiulus
answerable | savings on agrochemicals | rose | 11 million
answerable | Size of greenhouse area she looked after | rose | 32
answerable | media work / broadcasting? | ngo | radio
answerable | any work with seed tubers | ngo / wilt | potato
answerable | has she raised donor money herself? | grant | 85,000
answerable | Collaboration with a research institute | wilt | KALRO
answerable | Finance experience of any sort | coop | Treasurer
answerable | GIS | qgis | QGIS
answerable | mobile data collection tool | kobo | KoboToolbox
answerable | Can she ride a motorbike? | moto other-4 | 
answerable | first degree, class and university | other-1 | Egerton
answerable | how does she teach people who don't read | train | drawings
answerable | package she is asking for | a-terms | 280,000
answerable | why is the masters unfinished | a-thesis / other-2 | laptop
answerable | willing to be posted to Arusha? | a-base | northern Tanzania
story | conflict with a community and how she calmed it | a-angry |
story | something she championed that flopped | a-fail / lead |
near_miss | PhD research?
near_miss | Did she manage irrigation at the rose farm
near_miss | runs a soil laboratory
near_miss | does she speak Kalenjin fluently
near_miss | peer reviewed journal papers?
near_miss | livestock or veterinary officer experience
missing | notice she must give
missing | experience with coffee or tea
missing | Any drone spraying
false_premise | which major non conformities were raised in the GLOBALG.A.P. audits
false_premise | Why did the dairy co-operative audit find missing money
false_premise | what made her sell her flower farm in Naivasha
`,
)
