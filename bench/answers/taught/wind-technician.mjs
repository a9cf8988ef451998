import { person } from '../own/person.mjs'

export const windTechnician = person(
  'Mette',
  {
    overview:
      'Wind turbine technician, offshore for the last six years. Educated as ship’s fitter in Esbjerg. I am 172 cm, I like the nacelle better than the office, and I write short reports.',
    jobs: [
      [
        'off',
        'Lead Technician, Offshore Service',
        'Vestkyst Vind A/S, Esbjerg',
        'May 2020',
        null,
        'Team of three. 80 turbines of 8.4 MW, forty kilometres out. Two weeks on, two weeks off, living on a service vessel with walk-to-work gangway. Availability of the park 94.8 to 97.1 percent. Gearbox exchange in 31 hours in August 2023. Switching authority up to 33 kV.',
      ],
      [
        'on',
        'Service Technician',
        'Nordhavn Turbineservice, Thisted',
        '2015',
        '2020',
        'Onshore, V80 and V112, all Jutland; some weeks in Sweden (Markbygden) at minus 28. Yearly service, bolts, hydraulics, pitch batteries. Call-out every third week.',
      ],
      [
        'fit',
        'Fitter, apprenticeship included',
        'Esbjerg Skibsværft',
        'August 2009',
        'December 2014',
        'Rudders, pumps, pipework on fishing vessels. The yard went bankrupt.',
      ],
    ],
    skills: [
      ['hyd', 'Hydraulics', 'pitch and brake systems; finds leaks by ear'],
      ['rescue', 'Rescue at height', 'instructor assistant, evacuates a dummy from the hub in 14 minutes'],
      ['blade', 'Blade inspection', 'from inside, by rope only with supervision'],
    ],
    technical: [
      ['scada', 'SCADA', 'reads alarms, resets, trends', 'intermediate'],
      ['torque', 'Hydraulic torque tools', 'incl. calibration log', 'expert'],
      ['sapm', 'SAP PM', 'work orders', 'intermediate'],
    ],
    roles: [
      ['safe', 'Elected safety representative', 'For 46 technicians; no lost-time injury since the election.', '2022'],
      ['winter', 'Winter bathing club, Hjerting', 'Keeper of the key to the sauna.', ''],
    ],
    achievements: [
      ['idea', 'Idea of the quarter', 'A lifting bag for pitch accumulators, saves two climbs per service.', 'Q3 2024'],
    ],
    other: [
      'GWO Basic Safety and Sea Survival, valid to February 2028; GWO Advanced Rescue 2027',
      'Svendebrev (journeyman certificate) skibsmontør, 2013, bronze medal',
      'Danish, English working language, German from school; understands Swedish',
      'Offshore medical valid to October 2027',
      'Diploma course in maintenance management, one module of six passed',
      'Passport; has worked 3 months in Taiwan (Changhua, commissioning, 2019)',
    ],
  },
  [
    [
      'a-wave',
      'off',
      'When did you say no to a job?',
      'Wave 1.9 metres, limit 2.0, and the client wanted the turbine before the weekend. My youngest was seasick and shaking. I said that the limit is for the ship and not for Jonas. We went on Monday. I got a call from above, and I kept to it.',
    ],
    [
      'a-drop',
      'on',
      'A near accident?',
      'A spanner fell 70 metres from my hand and went through the roof of our van. Nobody in it. I took photographs, sent them to the whole firm with my name, and asked for tethers. All tools got tethers.',
    ],
    [
      'a-home',
      'off',
      'What do you want to change?',
      'I want to sleep at home. I have a son from 2025. So onshore or a planning post, at most two nights away in the week.',
    ],
    [
      'a-salary',
      'off',
      'What do you earn?',
      '46,500 kroner a month including offshore supplement. I know that it will be less on land.',
    ],
  ],
  `
answerable | offshore yrs | overview off | 
answerable | rotation pattern | off | Two weeks
answerable | How far from the shore is the site | off | forty
answerable | what MW class machines | off | 8.4
answerable | Uptime before and after | off | 94.8; 97.1
answerable | high voltage authorisation to which level? | off | 33
answerable | major component exchange - how quick | off | 31
answerable | cold climate experience | on | minus 28
answerable | Vestas models known | on | V112
answerable | what trade did she learn originally & is there a certificate | other-2 fit overview | 
answerable | Why did the shipyard job end? | fit | bankrupt
answerable | sea survival ticket expiry | other-1 | 2028
answerable | is she medically fit for sea | other-4 | 2027
answerable | APAC experience | other-6 | Taiwan
answerable | Worker representation, how many does she stand for | safe | 46
answerable | improvement she invented | idea | lifting bag
answerable | speed of a hub rescue | rescue | 14
answerable | nights away she would accept | a-home | two
answerable | Her monthly income | a-salary | 46,500
answerable | on call in onshore job - frequency | on | third week
story | stopping work against the client's wishes | a-wave |
story | dropped object or other near miss she reported | a-drop |
near_miss | IRATA rope access certificate?
near_miss | Site manager experience
near_miss | Does she program PLC or SCADA
near_miss | has completed the maintenance management diploma?
near_miss | Siemens Gamesa 11 MW training
near_miss | fluent German?
missing | car driving licence
missing | first possible working day
missing | drone inspections
false_premise | How many people were hurt when the spanner hit the van?
false_premise | why did Jonas drown
false_premise | when was she in the Taiwanese office permanently
`,
)
