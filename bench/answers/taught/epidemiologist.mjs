import { person } from '../own/person.mjs'

export const epidemiologist = person(
  'Ifeoma',
  {
    overview:
      'Field epidemiologist and physician by first training; stopped seeing patients in 2015. Outbreaks of Lassa, cholera, measles, mpox and one chemical poisoning which was first taken for meningitis. Based in Abuja, deployed roughly 110 days a year.',
    leadership: [
      'Incident manager for the 2022 cholera response, 4 states, 212 staff',
      'Currently eight direct reports, of whom three are data managers',
    ],
    jobs: [
      [
        'who',
        'Epidemiologist (P3 consultant)',
        'WHO Country Office, Nigeria',
        '02/2021',
        'present',
        'Early warning system in 774 local government areas. Reporting completeness went up from 64% to 91%. Donor reports to Gavi and ECHO. Managed a line of USD 2.7 million in 2024.',
      ],
      [
        'ncdc',
        'Resident, then Epidemiologist II',
        'National public health institute, Abuja',
        '2016',
        '2021',
        'Line lists, contact tracing, daily sitreps; cut the lag from sample to result for Lassa from nine days to three.',
      ],
      [
        'mo',
        'Medical Officer',
        'General Hospital Nsukka',
        '2013',
        '2015',
        'Casualty and children’s ward; 24-hour calls.',
      ],
      [
        'nysc',
        'Youth corps doctor',
        'Primary health centre, Gwoza LGA, Borno',
        '2012',
        '2013',
        'Only doctor. Left when the town was evacuated.',
      ],
    ],
    skills: [
      ['study', 'Study design', 'Case-control in the field, cluster surveys, two vaccine effectiveness studies'],
      ['teach', 'Teaching', 'Faculty on the frontline FETP; 340 surveillance officers so far'],
      ['risk', 'Risk communication', 'Live radio in Igbo, weekly during mpox; Hausa through a presenter'],
    ],
    technical: [
      ['r', 'R', 'Epicurves, spatial scan, reports in Quarto', 'advanced'],
      ['sormas', 'SORMAS', 'National roll-out trainer', 'expert'],
      ['dhis', 'DHIS2', 'Dashboards', 'intermediate'],
      ['qgis', 'QGIS', '', 'intermediate'],
    ],
    roles: [
      ['ebola', 'African Union deployment, Équateur province (DRC)', 'Ten weeks; led the cross-border team.', '2018'],
    ],
    achievements: [
      ['pub', '17 peer-reviewed papers', 'Four as first author, one in Lancet Infectious Diseases (2021)'],
      ['tephi', 'TEPHINET award for the lead poisoning investigation', 'Bangkok', '2017'],
    ],
    other: [
      'MBBS, University of Nigeria, 2011. MPH, Emory (Fulbright), 2019–2020.',
      'Igbo, English, French at B1; Pidgin when it counts',
      'UN BSAFE and SSAFE current, last in Maiduguri, November 2025',
      'Two marathons, Lagos and Kigali. Slow.',
      'Yellow fever, cholera and rVSV-ZEBOV vaccinated',
    ],
  },
  [
    [
      'a-lead',
      'ncdc',
      'Which investigation taught you most?',
      'Children were convulsing and everyone said meningitis. The taps were clear. I asked the mothers to walk me through their day and they were grinding ore beside the cooking pot. I called for blood lead levels on a hunch. I learned to look at hands before charts.',
    ],
    [
      'a-governor',
      'who',
      'Tell us about political pressure.',
      'A commissioner wanted the cholera deaths counted only in hospital. I told him in private that the villages already knew the number. I offered that he announce it himself with the response plan. He did so on Friday, I stood in the second row.',
    ],
    [
      'a-hq',
      'who',
      'Would you accept a headquarters post?',
      'Two or three years in Geneva or Brazzaville, yes. More than that and I would forget how mud smells.',
    ],
  ],
  `
answerable | Is she a medical doctor and does she still practise | overview / mo nysc | 2015
answerable | which pathogens or outbreaks has she responded to | overview / ebola who | Lassa; mpox
answerable | days away from base per annum | overview | 110
answerable | largest response she commanded (staff numbers) | leadership-1 | 212
answerable | line management at present? | leadership-2 | eight
answerable | surveillance reporting rate improvement | who | 64; 91
answerable | Funds managed & donors | who | 2.7 million; Gavi
answerable | lab turnaround improvements | ncdc | nine; three
answerable | Conflict zone experience | nysc / other-3 | Borno
answerable | how long in hospital medicine before public health | mo / nysc | 2013
answerable | research methods she has applied in the field | study | Case-control
answerable | capacity building - people trained | teach | 340
answerable | Has she been on air? in what language | risk | Igbo
answerable | statistical programming | r | Quarto
answerable | SORMAS knowledge, level? | sormas | expert
answerable | experience outside of Nigeria | ebola | DRC
answerable | number of publications / first authored | pub | 17; Four
answerable | master's: where and who paid | other-1 | Emory; Fulbright
answerable | Does she have security training and how recent | other-3 | November 2025
answerable | would she move to Geneva | a-hq | Two or three
story | an investigation where initial hypothesis was wrong | a-lead / overview
story | how has she stood up to a politician | a-governor
near_miss | PhD or DrPH?
near_miss | fluent French for francophone posts
near_miss | Has she worked with MSF
near_miss | Python or SAS
near_miss | P4 grade or higher held?
near_miss | HIV programme experience
missing | earliest availability
missing | dependants to be relocated with her
missing | expected daily consultancy fee
false_premise | why did the WHO end her contract in 2023
false_premise | What did she do at Johns Hopkins during her MPH
false_premise | how many of her staff died in the 2022 cholera response
`,
)
