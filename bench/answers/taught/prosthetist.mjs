import { person } from '../own/person.mjs'

export const prosthetist = person(
  'Wanjiru',
  {
    overview:
      'Prosthetist and orthotist, ISPO Category I. Legs more than arms. Ten years, of which four in camps and border hospitals where the roof was a tarpaulin.',
    leadership: ['Manage a rehabilitation workshop: 9 technicians, 2 physiotherapists, 1 storekeeper'],
    jobs: [
      [
        'nak',
        'Workshop Manager',
        'Rift Valley Mission Hospital, Nakuru',
        '2021',
        null,
        '340 prostheses and 520 orthoses in 2024. Price of a below-knee leg brought from 46,000 to 29,000 shillings by casting our own feet. Follow-up at six months reached 71% after we began to pay bus fare.',
      ],
      [
        'icrc',
        'Mobile P&O (mission contracts)',
        'International relief organisation, Lokichoggio, Juba, Sana’a',
        '2017',
        '2021',
        'Polypropylene technology; amputees from mines and gunshots. Evacuated once from Juba. Security focal person in Sana’a for five months.',
      ],
      [
        'jun',
        'Orthopaedic Technologist',
        'Kenyatta referral, Nairobi',
        '2014',
        '2017',
        'Clubfoot clinic on Wednesdays: 70 braces a month',
      ],
      ['mjengo', 'Shop girl in a hardware store', 'Nyeri', '2009', '2010', 'Where I learnt rivets'],
    ],
    skills: [
      ['sock', 'Socket design', 'PTB, TSB, ischial containment; silicone liners only twice'],
      ['club', 'Ponseti bracing', 'Makes the bar from bicycle spokes when imports are late'],
      ['cost', 'Costing and donor reports', 'For three funders, in the format each one loves'],
      ['upper', 'Upper limb', 'Body-powered hooks; no myoelectric so far'],
    ],
    technical: [
      ['scan', '3D scanning and printing', 'Pilot with a phone app, eleven check sockets', 'beginner'],
      ['stats', 'KoBoToolbox', 'Follow-up survey', 'advanced'],
      ['oven', 'Infrared oven, router, lamination', '', 'expert'],
    ],
    roles: [
      ['race', 'Nakuru Wheels and Blades run', 'Founder; 160 amputee runners and wheelers last November.', '2022'],
      ['fato', 'FATO, African federation of orthopaedic technicians', 'Delegate for Kenya.', '2023'],
    ],
    achievements: [['fund', 'Innovation grant, county government', '4.5 million shillings for the foot mould', '2022']],
    other: [
      'BSc Prosthetics & Orthotics, TATCOT Moshi (Tanzania), 2014, scholarship',
      'Kikuyu, Swahili, English; Arabic survival level from Yemen',
      'HEAT training, Naivasha, 2018',
      'Motorbike licence, rides a Boxer to villages',
      'Would accept unaccompanied posting up to 12 months',
    ],
  },
  [
    [
      'a-boy',
      'icrc',
      'Which patient stays with you?',
      'A boy of nine in Juba, above knee, who wanted a leg for football and not for walking. I told him that the knee joint we have does not run. He said then make it stiff. I did it, locked, and he scored with it, and every three months I had to mend it.',
    ],
    [
      'a-theft',
      'nak',
      'Tell us about a problem with an employee.',
      'Polypropylene sheets were getting fewer. I counted at night for two weeks, and it was my best technician, selling to a jua kali. I asked him before the others knew. His wife was in hospital with a bill. He paid back over ten months from salary, the board agreed with difficulty, and he is still the best.',
    ],
    [
      'a-next',
      'nak',
      'What do you aim for?',
      'To learn myoelectric arms properly, in Germany or Slovenia, and come home to teach it.',
    ],
  ],
  `
answerable | international category of qualification | overview | Category I
answerable | time spent in emergency settings | overview icrc | four or 2017
answerable | who works in her workshop | leadership-1 | 9; 2
answerable | limbs produced per year | nak | 340
answerable | has she made devices more affordable? | nak | 46,000; 29,000
answerable | patients returning for check after half a year | nak | 71
answerable | war-wounded experience, which countries | icrc / a-boy | Juba
answerable | responsible for staff safety anywhere? | icrc | Sana
answerable | children's foot deformities | jun club | Clubfoot or Ponseti
answerable | any non-medical work | mjengo | hardware
answerable | socket types she can make | sock | ischial
answerable | improvisation with local materials | club / nak | spokes
answerable | myo arms - can she? | upper / a-next | no myoelectric
answerable | writes reports to funders? how many | cost | three
answerable | additive manufacturing | scan | eleven
answerable | data collection tool | stats | Kobo
answerable | running event for disabled ppl that she started | race | 160
answerable | Money won for an idea | fund | 4.5 million
answerable | Hostile environment course, when and where | other-3 | Naivasha
answerable | Does she need her family with her on posting | other-5 | unaccompanied
story | child amputee she remembers | a-boy
story | stealing by a member of staff | a-theft
near_miss | does she speak French for West Africa
near_miss | PhD or master's in biomechanics
near_miss | physiotherapy licence of her own
near_miss | car driving licence
near_miss | has she taught at TATCOT
near_miss | Otto Bock C-Leg / microprocessor knees fitted
missing | how much she is paid now
missing | is she vaccinated for yellow fever
missing | contact of a previous supervisor
false_premise | why was the thief in her workshop sent to prison
false_premise | how long was she held captive in Yemen
false_premise | what degree did she get in Germany
`,
)
