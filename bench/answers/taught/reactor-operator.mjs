import { person } from '../own/person.mjs'

export const reactorOperator = person(
  'Solène',
  {
    overview:
      'Reactor operator, 1300 MW pressurised water, in shift since 2013. Ex-Navy (surface ships, diesel). Precise, a bit dry, good with alarms and with trainees who are afraid of them.',
    jobs: [
      [
        'ops',
        'Lead operator (opérateur pilote de tranche)',
        'Centrale de Val-Rance, unit 2',
        'April 2019',
        null,
        'Control room team of five per shift, pattern 2-2-2 with rest days. Five automatic shutdowns analysed, none caused by my team. Start-up after the ten-year outage of 2023: 14 days of ramp tests. Requalification on simulator 3 weeks each year.',
      ],
      [
        'rond',
        'Field operator, then operator',
        'Centrale de Val-Rance',
        'January 2013',
        'March 2019',
        'Rounds of 9 km, valve line-ups, lockout. 27 months of training for the control room; marked 17.2/20.',
      ],
      [
        'mn',
        'Mécanicienne, quartier-maître',
        'Marine nationale, frégate Courbet, Toulon',
        '2006',
        '2012',
        'Diesel engines and evaporators. Three missions, the Gulf of Aden and Lebanon 2009. One year on land as instructor.',
      ],
    ],
    skills: [
      ['hf', 'Human performance tools', 'three-way communication, stop-think, pre-job brief'],
      ['lock', 'Tagging and lockout', 'up to 130 tags on an outage morning'],
      ['tut', 'Tutoring', 'four field operators, all licensed at first trial'],
    ],
    technical: [
      ['sim', 'Full-scope simulator', 'instructor assistant', 'advanced'],
      ['n4', 'P4 control room, computerised procedures', '', 'expert'],
      ['neut', 'Core calculations', 'basic xenon and boron by hand', 'intermediate'],
    ],
    roles: [
      [
        'cli',
        'Local information committee',
        'Answers questions from fishermen and parents, four evenings a year.',
        '2021',
      ],
      ['scuba', 'Diver, level 3', '212 dives.', ''],
      ['sail', 'Crew of “Ty Breizh”', 'Fastnet 2019, finished 61st.', '2019'],
    ],
    achievements: [
      ['wano', 'WANO peer review, Doel', 'Reviewer for operations, two weeks.', '2024'],
      ['innov', 'Prize for a paper aid', 'A card for the boron dilution, now on 20 units.', '2022'],
    ],
    other: [
      'BTS Électrotechnique, Lycée Maupertuis, Saint-Malo, 2012, evenings',
      'Habilitation nucléaire HN3, RP2; licence renewed to March 2027',
      'French, English B2 (oral exam at WANO), Breton songs',
      'Shift manager selection: passed written part, interview in June',
      'Vaccinated, fit for shift, no restriction',
    ],
  },
  [
    [
      'a-alarm',
      'ops',
      'A night in the control room?',
      'At 03:40 in 2021 a feedwater pump went off, the level in generator 3 fell. The procedure said reduce, the young operator wanted to trip. I said aloud what I saw and what I would do, and at 12 per cent I let him trip. He was right to want it, I was slower than the level. I wrote that in the report.',
    ],
    [
      'a-doubt',
      'ops',
      'When did you stop a colleague?',
      'The shift manager wanted to skip a second check because the outage was two days late. I asked for it in writing. He did not speak to me for a week, and in the third he bought me a coffee.',
    ],
    ['a-mar', 'mn', 'What was the navy good for?', 'Sleeping anywhere, and not asking twice when someone says fire.'],
    [
      'a-next',
      'ops',
      'What next?',
      'Shift manager, or instructor in a training centre, France or Flamanville-like sites. No Paris.',
    ],
    [
      'a-pay',
      'ops',
      'How much do you earn?',
      '61,400 euros gross with shift allowance. Without shifts I accept 54,000.',
    ],
  ],
  `
answerable | reactor type and power | overview | 1300
answerable | how many people in the control room with her | ops | five
answerable | shift cycle | ops | 2-2-2
answerable | how many reactor trips has she looked into - any due to her crew? | ops | none
answerable | outage / restart experience | ops | 2023
answerable | hours of simulator requal per year | ops | 3 weeks
answerable | military service - branch, ship | mn | Courbet
answerable | taught in the navy? | mn | instructor
answerable | distance she walked on inspection rounds | rond | 9 km
answerable | training mark for control room | rond | 17.2
answerable | her trainees' success | tut | first trial
answerable | tag out volume | lock | 130
answerable | International peer review work | wano | Doel
answerable | public communication with residents | cli | fishermen
answerable | a tool of hers that spread to other sites | innov | 20 units
answerable | until when is she authorised | other-2 | 2027
answerable | promotion exam status | other-4 | June
answerable | English for international assignments | other-3 | B2
answerable | diving? | scuba | 212
answerable | wage with and without shift bonus | a-pay | 61,400; 54,000
story | a transient she reacted to too slowly | a-alarm |
story | insisted on procedure against a superior | a-doubt |
near_miss | Shift manager in post
near_miss | naval nuclear submarine service
near_miss | core physicist with code development
near_miss | EPR operating licence
near_miss | engineering school diploma (ingénieur)
near_miss | winner of the Fastnet race
missing | moving allowance needed
missing | How soon could she leave her present plant
missing | security clearance level
false_premise | which radiation dose did she receive in the 2021 accident
false_premise | how did she fail her control room licence
false_premise | Why did she leave Paris?
`,
)
