import { person } from '../own/person.mjs'

export const structuralEngineer = person(
  'Isidora',
  {
    overview:
      'Chartered structural engineer, timber and refurbishment for the most part. Grew up and trained in Chile, where you learn seismic design before anything else; in Bristol since 2015. I like to be on the scaffold.',
    leadership: [
      'Leads the timber group in the office: five engineers, two technicians',
      'Reviews fee proposals up to £250k before they leave the house',
    ],
    jobs: [
      [
        'assoc',
        'Associate',
        'Penhallow Reed Structures, Bristol',
        'Jan 2021',
        'Present',
        'Project lead on a seven-storey CLT residential block in Cardiff (94 flats, completed 2024).\nConversion of a Grade II* listed tobacco warehouse; existing cast iron columns kept and load-tested.\nSaved the client 310 tonnes of embodied carbon against the steel scheme.\nSits in on graduate interviews.',
      ],
      [
        'eng',
        'Structural Engineer, later Senior',
        'Hallam & Voss, Bristol',
        'May 2015',
        'Dec 2020',
        'Schools, mainly: eleven of them for three local authorities. Party wall matters. Site visits every other week. Seconded to the contractor for five months in 2018.',
      ],
      [
        'sirve',
        'Ingeniera de proyectos',
        'Cálculo Andino, Santiago de Chile',
        '2010',
        '2014',
        'Post-earthquake assessments after February 2010, some 340 houses in Maule. Then concrete shear wall towers up to 22 floors.',
      ],
    ],
    skills: [
      ['timber', 'Timber design', 'Eurocode 5, CLT, glulam, fire charring'],
      ['survey', 'Condition surveys', 'old masonry, cast iron, rot'],
      ['hand', 'Hand calculations', 'checks every model with them'],
    ],
    technical: [
      ['tekla', 'Tekla Structural Designer', '', 'advanced'],
      ['etabs', 'ETABS', 'Santiago, towers', 'advanced'],
      ['revit', 'Revit', 'marks up and opens models, does not draft', 'beginner'],
      ['py', 'Python', 'small scripts for load takedown', 'intermediate'],
    ],
    roles: [
      ['stem', 'STEM ambassador', 'Bridge-building days in four primary schools in Easton; spaghetti mostly.', '2019'],
    ],
    achievements: [
      [
        'award',
        'Structural Timber Awards, shortlisted',
        'Cardiff block, low-rise and mid-rise residential category.',
        '2024',
      ],
      [
        'paper',
        'Article in The Structural Engineer',
        'Load-testing cast iron columns in situ; co-author with a metallurgist.',
        '2023',
      ],
    ],
    other: [
      'Ingeniería Civil (6 years), Universidad de Chile, 2009',
      'MIStructE since 2019, passed the exam at the second sitting',
      'Spanish native, English C2, some Italian',
      'Dual nationality, no permit needed for the UK',
      'Works four days a week (Fridays off) and wants to keep it so',
    ],
  },
  [
    [
      'a-stop',
      'assoc',
      'When did you have to stop something?',
      'In the warehouse the demolition crew had cut a beam that was on the keep list. I closed the floor at ten, the contractor shouted at me until eleven, and by three we had props in. The client lost four days and nobody lost a leg.',
    ],
    [
      'a-quake',
      'sirve',
      'What did the earthquake work teach you?',
      'That people ask one thing: may I sleep in my house tonight. I had eleven minutes a house. I learned to say yes, no or garage, and to say it to the grandmother, because she decides.',
    ],
    [
      'a-next',
      'assoc',
      'Where do you want to go from here?',
      'A technical director path, not a business one. I do not want to spend my week chasing invoices.',
    ],
    [
      'a-exam',
      'eng',
      'Something that went wrong for you personally?',
      'I failed the chartership exam at first, because I answered the question I liked rather than the one that was put. I booked the next sitting the same evening.',
    ],
  ],
  `
answerable | chartered? since when | other-2 / overview | 2019
answerable | how many people in her group | leadership-1 | five
answerable | mass timber project, how tall, how many units | assoc | seven; 94
answerable | heritage buildings? | assoc / survey | Grade II*
answerable | What carbon reduction has she achieved | assoc | 310
answerable | education sector work, number of projects | eng | eleven
answerable | Was she ever placed with a builder? for how long | eng | five months
answerable | seismic experience | sirve overview / a-quake |
answerable | tallest building she has designed | sirve | 22
answerable | Which design code does she use for wood | timber | Eurocode 5
answerable | does she draw in Revit herself | revit | does not draft
answerable | Any coding | py | Python
answerable | publications? | paper | cast iron
answerable | Did the Cardiff job win or get nominated for anything | award | shortlisted
answerable | right to work in Britain | other-4 | no permit
answerable | full time or part time | other-5 | four days
answerable | Up to what value does she check fee bids? | leadership-2 | 250k
answerable | outreach with kids | stem | primary
answerable | When did she arrive in England? | overview / eng | 2015
answerable | does she see herself as a business director one day | a-next | technical
story | standing up to a contractor over safety | a-stop |
story | tell me abt a setback & how she bounced back | a-exam / other-2 |
near_miss | Steel connection design, which software
near_miss | Has she worked on hospitals?
near_miss | ICE member (MICE/CEng via ICE)?
near_miss | is she BIM coordinator
near_miss | Did she run her own practice
near_miss | Nuclear seismic qualification work?
missing | Day rate or salary wanted
missing | driving licence?
missing | does she hold a CSCS card
false_premise | What caused the cast iron columns to fail the load test?
false_premise | Which bridge did she design in Easton
false_premise | why did she return to Chile in 2018
`,
)
