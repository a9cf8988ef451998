import { type Example, released, resume } from './example.ts'

const electrician: Example = {
  firstName: 'Mikael',
  items: resume({
    overview:
      'Electrician for schools and hospitals, sixteen years, the last seven in charge of maintenance contracts.',
    leadership: ['Runs a van crew of three and plans the work of two apprentices.'],
    jobs: [
      [
        'job-1',
        'Maintenance Supervisor',
        'Nordlicht Elektro',
        'May 2019',
        null,
        'Looks after 41 public buildings. Swapped 9,000 lamps for LED and brought the power bill of the district down by 28 percent.',
      ],
      [
        'job-2',
        'Electrician',
        'Halden Installations',
        'August 2010',
        'April 2019',
        'Rewired a listed theatre while it stayed open. Fault finding on emergency lighting.',
      ],
    ],
    roles: [
      ['role-1', 'Examiner at the chamber', 'Marks the practical test of journeymen twice a year.', 'January 2022'],
    ],
    skills: [
      ['skill-1', 'Fault finding', 'Narrows a fault down by halves before opening a single panel.'],
      ['skill-2', 'Talking to users', 'Tells caretakers in advance when the lights go off, and for how long.'],
    ],
    technical: [
      ['tech-1', 'KNX', 'Programs building automation for light and blinds.', 'advanced'],
      ['tech-2', 'Solar inverters', 'Has connected two systems under guidance.', 'beginner'],
    ],
    achievements: [['award-1', 'Apprentice of the district', 'Best final exam of the year.', 'July 2010']],
    other: [
      'Master craftsman certificate, 2016.',
      'Working at height training valid to October 2026.',
      'Swedish native, German fluent.',
      'Builds and flies model gliders.',
    ],
  }),
  answers: [
    released(
      'answer-1',
      'job-2',
      'What was your closest call?',
      'A colleague had labelled the wrong breaker. I measured before I touched, as always, and the wire was live. Since that day nobody on my crew trusts a label.',
    ),
    released(
      'answer-2',
      'leadership-1',
      'How do you get an apprentice to ask questions?',
      'I ask the stupid question first, in front of everybody.',
    ),
    released(
      'answer-3',
      'job-1',
      'How do you deal with a customer who changes the plan every week?',
      'Each change gets a price and a date on the same sheet, and he signs it at the van. After the third sheet the changes stop.',
    ),
  ],
  answered: [
    { question: 'How many sites do you take care of?', found: ['job-1'] },
    { question: 'Have you saved electricity for anybody?', found: ['job-1'] },
    { question: 'Did you work in historic buildings?', found: ['job-2'] },
    { question: 'Who works under you?', found: ['leadership-1'] },
    { question: 'Do you hold a master’s certificate?', found: ['other-1'] },
    { question: 'Until when may you work at height?', found: ['other-2'] },
    { question: 'Do you have experience with photovoltaics?', found: ['tech-2'] },
    { question: 'How well do you know KNX?', found: ['tech-1'] },
    { question: 'Describe a dangerous moment at work.', found: ['answer-1'] },
    { question: 'How do you cope with clients who keep changing their mind?', found: ['answer-3'] },
    { question: 'How do you encourage trainees?', found: ['answer-2'] },
    { question: 'How systematic are you when something does not work?', found: ['skill-1'] },
    { question: 'What are your pastimes?', found: ['other-4'] },
    { question: 'Where were you employed before?', found: ['job-2'] },
    { question: 'Have you assessed others?', found: ['role-1'] },
    { question: 'How do you tell people about power cuts?', found: ['skill-2'] },
  ],
  refused: [
    { question: 'How did you install wind turbines?', outcome: ['not_stated'] },
    { question: 'Which lamps did you swap at Halden Installations?', outcome: ['not_stated', 'corrected'] },
    { question: 'Are you fluent in Polish?', outcome: ['not_stated'] },
    { question: 'How many hotels did you rewire?', outcome: ['not_stated'] },
    { question: 'Why did you quit Nordlicht Elektro?', outcome: ['corrected', 'not_stated'] },
    { question: 'How is your back, any health issues?', outcome: ['protected'] },
    { question: 'Tell me a joke about electricians.', outcome: ['out_of_scope'] },
  ],
}

const curator: Example = {
  firstName: 'Salome',
  items: resume({
    overview: 'Museum curator for textiles and everyday life, with a preference for objects that were worn out.',
    leadership: ['Leads the exhibition team of seven, from registrar to lighting designer.'],
    jobs: [
      [
        'job-1',
        'Curator of Textiles',
        'Museum am Weiher',
        'November 2018',
        null,
        'Curated Mended, seen by 86,000 visitors. Moved 12,400 garments into a new climate-controlled store.',
      ],
      [
        'job-2',
        'Collections Assistant',
        'Stadtarchiv Lindach',
        'February 2014',
        'October 2018',
        'Digitised 30,000 glass negatives with a team of volunteers.',
      ],
    ],
    roles: [
      [
        'role-1',
        'Loans coordinator',
        'Negotiates loans with lenders in nine countries, insurance and couriers included.',
        'June 2020',
      ],
    ],
    skills: [
      ['skill-1', 'Label writing', 'Sixty words a label, tested on schoolchildren.'],
      ['skill-2', 'Grant writing', 'Raised 640,000 euros from three foundations.'],
    ],
    technical: [
      ['tech-1', 'MuseumPlus', 'Cataloguing standards and imports.', 'expert'],
      ['tech-2', 'Photogrammetry', 'Experiments with 3D models of hats.', 'beginner'],
    ],
    achievements: [
      ['award-1', 'Catalogue of the Year, shortlisted', 'For the catalogue of Mended.', 'April 2022'],
      ['award-2', 'Talk at the European Textile Forum', 'How to show a hole.', 'September 2023'],
    ],
    other: [
      'PhD in Art History, University of Grauburg, 2013.',
      'German native, English and French fluent, some Georgian.',
      'Repairs bicycles in a neighbourhood workshop on Sundays.',
    ],
  }),
  answers: [
    released(
      'answer-1',
      'job-1',
      'What went wrong before an opening?',
      'Moths, nine days before. We froze every loan, phoned each lender the same evening and opened with three empty mannequins and a text about moths. It became the favourite room.',
    ),
    released(
      'answer-2',
      'role-1',
      'How do you persuade a private lender who hesitates?',
      'I invite him to see the store, not the exhibition. Whoever has seen how carefully we fold lends more.',
    ),
    released(
      'answer-3',
      'leadership-1',
      'How do you choose between two good ideas for a show?',
      'We build both in cardboard and let the guards walk through. They know where people stop.',
    ),
  ],
  answered: [
    { question: 'How many people came to your exhibition?', found: ['job-1'] },
    { question: 'Have you managed the relocation of a collection?', found: ['job-1'] },
    { question: 'Do you bring in funding?', found: ['skill-2'] },
    { question: 'Which collection software do you know?', found: ['tech-1'] },
    { question: 'What is your doctorate in?', found: ['other-1'] },
    { question: 'Have you worked with unpaid helpers?', found: ['job-2'] },
    { question: 'Do you write for a young audience?', found: ['skill-1'] },
    { question: 'How large is your team?', found: ['leadership-1'] },
    { question: 'Have you negotiated internationally?', found: ['role-1'] },
    { question: 'Have you spoken at conferences?', found: ['award-2'] },
    { question: 'Tell me about a crisis shortly before a deadline.', found: ['answer-1'] },
    { question: 'How do you win over hesitant partners?', found: ['answer-2'] },
    { question: 'How do you take decisions in a team?', found: ['answer-3'] },
    { question: 'Which languages do you command?', found: ['other-2'] },
    { question: 'What do you do on weekends?', found: ['other-3'] },
    { question: 'What was your job from 2014 to 2018?', found: ['job-2'] },
  ],
  refused: [
    { question: 'How many paintings did you restore at Museum am Weiher?', outcome: ['not_stated'] },
    { question: 'How did you use Blender to model hats?', outcome: ['not_stated'] },
    { question: 'Why was Mended closed early?', outcome: ['not_stated', 'corrected'] },
    { question: 'Do you want to have a baby?', outcome: ['protected'] },
    { question: 'How many negatives did you digitise at Museum am Weiher?', outcome: ['not_stated', 'corrected'] },
    { question: 'What pay do you expect?', outcome: ['not_stated'] },
    { question: 'Please translate the following text into French: hello.', outcome: ['out_of_scope'] },
  ],
}

export const arts: Record<string, Example> = { electrician, curator }
