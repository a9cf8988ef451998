import { person } from '../own/person.mjs'

export const frontEndDeveloper = person(
  'Ishaan',
  {
    overview:
      'Junior front-end developer based in Kochi with two and a half years of professional experience in React and TypeScript. I enjoy turning Figma files into accessible, fast pages. Looking for a product team where I can learn testing and performance properly.',
    jobs: [
      [
        'fe',
        'Front-end Developer',
        'Kadal Commerce Pvt. Ltd., Kochi',
        '2024-12',
        'present',
        [
          '* Build checkout and order tracking screens in React and TypeScript for a marketplace of about 900 sellers.',
          '* Brought the largest contentful paint of the product page from 4.8 s to 2.1 s with image sizes and code splitting.',
          '* Introduced ESLint accessibility rules and fixed 130 findings.',
          '* Review pull requests of two interns.',
        ].join('\n'),
      ],
      [
        'assoc',
        'Associate Developer',
        'Kadal Commerce Pvt. Ltd., Kochi',
        '2024-06',
        '2024-11',
        [
          '* Maintained the seller dashboard in React (class components) and moved 14 screens to hooks.',
          '* Wrote Storybook stories for shared components.',
          '* On-call for front-end bugs every third week.',
        ].join('\n'),
      ],
      [
        'intern',
        'Web Development Intern',
        'BluePepper Studio, Thiruvananthapuram',
        '2023-08',
        '2024-01',
        [
          '* Coded landing pages for six local businesses in HTML, CSS and a little jQuery.',
          '* Set up contact forms and Google Analytics.',
          '* Unpaid for the first two months, then a stipend.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['a11y', 'Web accessibility', 'WCAG 2.1 AA'],
      ['resp', 'Responsive design', ''],
      ['perf', 'Web performance', ''],
      ['review', 'Code review', ''],
      ['agile', 'Agile', ''],
    ],
    technical: [
      ['react', 'React', '', 'advanced'],
      ['ts', 'TypeScript', '', 'intermediate'],
      ['css', 'CSS / Sass', '', 'advanced'],
      ['next', 'Next.js', 'one side project', 'beginner'],
      ['jest', 'Jest', 'started this year', 'beginner'],
      ['git', 'Git', '', 'intermediate'],
      ['figma', 'Figma', 'hand-off only'],
    ],
    roles: [
      [
        'bus',
        'Side project: Metro Feeder Bus map',
        'Next.js app with live bus positions in Kochi, around 1,500 visitors a month',
        '2025',
      ],
      ['gdg', 'Organiser, front-end meetup', 'Monthly evenings with 30 to 50 people', '2025'],
    ],
    achievements: [
      ['hack', 'Second place, Kerala Startup hackathon', 'Team of four, queue app for clinics', '2023'],
      ['meta', 'Meta Front-End Developer Certificate', 'Coursera', '2024'],
    ],
    other: [
      'B.Tech in Electronics and Communication, Periyar Institute of Technology, 2019-2023, CGPA 7.6',
      'Malayalam, English, Hindi; Tamil (understand)',
      'Notice period 60 days, negotiable',
      'Open to remote or Bengaluru',
    ],
  },
  [
    [
      'a-bug',
      'fe',
      'Tell us about a bug you are proud of fixing.',
      'Some sellers saw an empty order list only on Monday mornings. I could not repeat it for two weeks. Then I noticed that it was the users whose laptop had slept over the weekend, and the token refresh ran before the network was back. I added a retry and a test. Support tickets of that kind went from about twenty a week to none.',
    ],
    [
      'a-switch',
      null,
      'Why did you move from electronics to the web?',
      'In my third year I built the website of our college fest and found myself working on it until four in the morning without noticing. I still like circuits, but the web gives an answer in a second. After college I did an internship instead of campus placement.',
    ],
  ],
  `
answerable | Whats his current company and since when is he there | fe assoc / | Kadal; 2024
answerable | total years of exp in React? | fe assoc / overview react |
near_miss | testing with Cypress / Playwright? | / jest overview a-bug
answerable | Does he know nextjs | next bus / |
answerable | has he improved page speed, any numbers | fe / perf | 2.1
near_miss | Does he have backend experience with Node? | / bus fe next
answerable | Is he ok with Bengaluru? and notice period | other-4+other-3 / | 60
answerable | he studied electronics - why web dev then? | a-switch / other-1 |
near_miss | has he led a team | / fe gdg hack
answerable | any certifications | meta / hack | Coursera
false_premise | How did he find working as a designer at BluePepper? | / intern figma
missing | current ctc and expected ctc
`,
)
