import { person } from '../own/person.mjs'

export const patternCutter = person(
  'Inês',
  {
    overview:
      'Pattern cutter for womenswear, mostly tailoring and outerwear. Porto, then London, now freelance between the two. Takes on about nine collections a year and is honest when a design cannot be sewn.',
    jobs: [
      [
        'free',
        'Freelance pattern cutter',
        'Own studio, Hackney Wick and Porto',
        'Sept 2021',
        'now',
        '- Clients: four London labels, one bridal house in Lisbon\n- Day rate £260\n- 62 coat blocks in the archive, all made by me\n- Fit sessions on house model and on Zoom',
      ],
      [
        'senior',
        'Senior Pattern Cutter',
        'Marlowe & Finch, London',
        '2016',
        '2021',
        'Responsible for jackets and coats. Factory tech packs for Portugal and Romania. Supervised two juniors. Sampling rounds went from four to two on average.',
      ],
      [
        'jun',
        'Junior pattern cutter',
        'Casa Veloso, Porto',
        '2012',
        '2016',
        'Men’s shirts, uniforms for an airline. Grading by hand at first and then on Lectra.',
      ],
      [
        'mach',
        'Sample machinist',
        'Confecções Lima, Guimarães',
        '2010',
        '2012',
        'Piece work. Lockstitch, overlock, coverstitch.',
      ],
    ],
    skills: [
      ['drape', 'Draping on the stand', 'Mostly for evening and bridal; calico first'],
      ['fit', 'Fitting', 'Sizes UK 6 to 24; adaptive clothing for wheelchair users on one project'],
      ['cost', 'Marker making', 'Fabric use 83 to 88 percent on wool coats'],
    ],
    technical: [
      ['ger', 'Gerber AccuMark', '', 'expert'],
      ['lec', 'Lectra Modaris', 'Grading, nesting', 'advanced'],
      ['clo', 'CLO 3D', 'Online course last winter, one test jacket', 'beginner'],
      ['ai', 'Illustrator', 'Flats for tech packs', 'intermediate'],
    ],
    roles: [
      [
        'lcf',
        'Associate lecturer, evening course',
        'Introduction to tailoring blocks, ten weeks, twelve people.',
        '2024',
      ],
    ],
    achievements: [
      [
        'vam',
        'Coat acquired by a museum',
        'A client’s coat with my pattern, in the collection of a Belgian fashion museum; my name is on the label text.',
        '2023',
      ],
    ],
    other: [
      'Technical diploma in garment construction, CITEX Porto, 2010',
      'Settled status in the UK; Portuguese passport',
      'Portuguese, English; French enough for a factory phone call',
      'Own Juki lockstitch and 3-metre cutting table',
    ],
  },
  [
    [
      'a-wrong',
      'senior',
      'When did you push back?',
      'The designer wanted a sleeve set at a right angle. I told him it would pull at the back and he did not believe me, so I made his and I made mine in the same calico and we put both on the model without saying which. He chose mine. We called it his.',
    ],
    [
      'a-rush',
      'free',
      'Tightest deadline?',
      'Nineteen looks in eleven days before a show, because another cutter fell off a bike. I cut the coats, asked a friend in Porto for the trousers and slept on the cutting table one night. Two trousers went out unlined and nobody saw.',
    ],
    [
      'a-perm',
      'free',
      'Would you go permanent again?',
      'Yes, for four days a week. The fifth I keep for the bridal client, she was there for me in the first year.',
    ],
    [
      'a-kids',
      'free',
      'Why did you leave Marlowe & Finch?',
      'They moved development to Turkey and asked me to fly every second week.',
    ],
  ],
  `
answerable | what does she charge per day | free | 260
answerable | which garments is she strongest on | overview senior | tailoring or jackets
answerable | CAD system she knows best? | ger | Gerber
answerable | has she ever sewn in production | mach | Piece work
answerable | plus size fitting | fit | 24
answerable | right to work in Britain | other-2 | Settled status
answerable | how many lines does she do in a year | overview | nine
answerable | Reduced number of samples ever? | senior | four; two
answerable | Lay efficiency numbers | cost | 88
answerable | experience w/ overseas manufacturers, which countries | senior | Romania
answerable | bridal / eveningwear | drape free | 
answerable | would she consider a staff job, and how many days | a-perm | four days
answerable | Reason for quitting her last employed role | a-kids | Turkey
answerable | any menswear in her past | jun | shirts
answerable | 3d design software level | clo | 
answerable | disability-inclusive design | fit | wheelchair
answerable | has any of her work been exhibited or bought by an institution | vam | museum
answerable | does she teach | lcf | tailoring
answerable | Where was she trained + year | other-1 | Porto; 2010
answerable | does she bring her own equipment | other-4 | Juki
story | disagreement with a creative director | a-wrong | 
story | collection under extreme time pressure, what happened | a-rush | 
near_miss | Has she got her own label
near_miss | BA Fashion Design
near_miss | Knits / jersey pattern cutting
near_miss | production ready 3D avatars in CLO delivered for clients
near_miss | fluent French for Paris atelier
near_miss | has she managed a team of ten or more
missing | swimwear or lingerie
missing | does she carry professional indemnity insurance
missing | Valid driving licence
false_premise | why did she fail to finish at CITEX
false_premise | how was it working in Istanbul for Marlowe
false_premise | which of her coats was sold at auction
`,
)
