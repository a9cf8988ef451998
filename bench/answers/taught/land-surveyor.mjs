import { person } from '../own/person.mjs'

export const landSurveyor = person(
  'Thandeka',
  {
    overview:
      'Professional land surveyor in KwaZulu-Natal. Mines first, then townships and sectional title. I have found 1,800 beacons and one mamba.',
    jobs: [
      [
        'own',
        'Partner',
        'Mkhize Naidoo Geomatics, Pietermaritzburg',
        'March 2019',
        'Present',
        'Two partners, nine staff. General plans for 4,100 erven in Vulindlela, for the municipality. Sectional title, 63 schemes. My partner does the books; I do the fieldwork and the Surveyor-General. Fee income R14 million last year.',
      ],
      [
        'mine',
        'Mine Surveyor',
        'Umfolozi Anthracite, Ulundi',
        'January 2012',
        'February 2019',
        'Underground, bord and pillar. Monthly measuring for pay of 6 sections. Hole-through of the east decline with 11 mm. Legal appointee for surveying from 2015.',
      ],
      [
        'pupil',
        'Survey learner',
        'Umfolozi Anthracite, Ulundi',
        '2010',
        '2011',
        'Carried staff and water, learnt to book neatly.',
      ],
    ],
    skills: [
      ['cad', 'Cadastral surveys', 'relocation of beacons, servitudes, subdivision'],
      ['uav', 'Drone mapping', 'stockpiles to 2%; pilot is my colleague Sipho, I process'],
      ['court', 'Boundary disputes', 'expert witness four times, High Court'],
    ],
    technical: [
      ['leica', 'Leica TS16, GS18', '', 'expert'],
      ['model', 'Model Maker and Civil Designer', '', 'advanced'],
      ['pix', 'Pix4D', 'orthophotos and volumes', 'intermediate'],
      ['arc', 'ArcGIS Pro', 'two projects', 'beginner'],
    ],
    roles: [
      ['sagc', 'SAGC, education committee', 'Marks the oral exam for newcomers.', '2022'],
      ['wine', 'Comrades Marathon', 'Finished 8 times, fastest 9:41.', '2012-2024'],
      ['girls', 'Holiday survey camp for schoolgirls', 'Inanda; 30 girls each July.', '2017'],
    ],
    achievements: [
      ['safe', '1,000 fatality-free production shifts, survey section', 'Department award, with the mine.', '2016'],
      ['paper', 'AfricaGEO, Pretoria', 'Talk about family agreements before beacons.', '2023'],
    ],
    other: [
      'BSc (Geomatics), University of KwaZulu-Natal, 2009; Mine Surveyor’s Certificate of Competency 2015',
      'Pr. Land Surveyor, SAGC, since 2018, law exam at first attempt',
      'isiZulu, English, Afrikaans (reads deeds)',
      'Code 10 licence, own 4x4; PDP not renewed',
      'Teaching assistant contract at UKZN 2025, 12 lectures',
    ],
  },
  [
    [
      'a-fence',
      'own',
      'How did you settle a dispute?',
      'Two brothers in Imbali had not talked in ten years about a fence. The plan said one thing and the grandmother another. I set the beacon on the plan with both of them holding the tape. Then I asked her where the tree was. It had been cut down. They laughed. They built the wall with one invoice.',
    ],
    [
      'a-error',
      'mine',
      'A time you got it wrong?',
      'I once set a line three degrees off because I read the wrong peg in the dark. It cost eleven metres of wrong tunnel. I came up the shaft and said it to the manager before the shift boss could. From that day I read each peg number aloud to my helper and he reads it back to me.',
    ],
    [
      'a-leave',
      'own',
      'Why leave a partnership?',
      'The municipality pays in 200 days. I am tired of lending money to the state.',
    ],
    ['a-need', 'own', 'What would you expect?', 'R950,000 a year and a team that is paid on time.'],
  ],
  `
answerable | number of plots she laid out for the council | own | 4,100
answerable | sectional title experience, how many | own | 63
answerable | business size in rands | own | 14 million
answerable | tunnel breakthrough precision | mine | 11 mm
answerable | How many years in mining? | mine pupil / | 2019 or 2011
answerable | was she legally responsible for survey at the mine, since? | mine | 2015
answerable | registered professional since, which body | other-2 | 2018
answerable | who flies the drone | uav | Sipho
answerable | accuracy of stockpile measurements | uav | 2%
answerable | Court appearances | court | four
answerable | total station brand | leica | Leica
answerable | knowledge of old Dutch-based deed language | other-3 | deeds
answerable | driving: code and vehicle of her own? | other-4 | 4x4
answerable | ultra running | wine | 8
answerable | taught at university lately | other-5 | 12 lectures
answerable | outreach to female pupils - how many take part | girls | 30
answerable | exam board activity | sagc | oral
answerable | why does the partnership no longer suit her | a-leave | 200 days
answerable | Package? | a-need | 950,000
answerable | Where did she study surveying | other-1 | KwaZulu-Natal
story | reconciling neighbours or kin over a boundary | a-fence |
story | underground blunder and how she prevents it now | a-error |
near_miss | Holds an RPAS remote pilot licence
near_miss | GIS manager experience
near_miss | hydrographic survey
near_miss | Does she do the firm's accounts
near_miss | Open-cast mines
near_miss | PhD or lecturer tenure
missing | notice to the partners
missing | Would she work in Gauteng
missing | membership of a pension fund
false_premise | what was the sanction SAGC gave her
false_premise | how many miners died in the wrong tunnel
false_premise | Why did she come last in the law exam?
`,
)
