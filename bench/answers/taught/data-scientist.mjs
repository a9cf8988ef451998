import { person } from '../own/person.mjs'

export const dataScientist = person(
  'Wei Jie',
  {
    overview:
      'Data scientist with five years of experience in analytics and machine learning for online retail and public transport. I build forecasting and recommendation models and explain them in plain language to the people who use them.',
    jobs: [
      [
        'kopi',
        'Data Scientist',
        'Kopi Cart (online grocery), Singapore',
        'Jul 2023',
        'Present',
        [
          '* Built a product recommender with LightGBM that raised average basket size by 6.3%.',
          '* Designed and analysed 25 A/B tests together with product managers.',
          '* Deployed demand forecasts for 900 products on AWS SageMaker.',
          '* Mentor two interns each year.',
          '* Present results to senior management every month.',
        ].join('\n'),
      ],
      [
        'transit',
        'Data Analyst',
        'Lion City Transit, Singapore',
        'Jun 2021',
        'Jun 2023',
        [
          '* Predicted bus bunching from GPS and ticketing data on 32 bus services.',
          '* Automated the weekly ridership report in Python, saving ten hours a week.',
          '* Documented 14 data sources and trained planners in Tableau.',
        ].join('\n'),
      ],
      [
        'urban',
        'Research Intern',
        'Institute for Urban Data, Singapore',
        'May 2020',
        'Aug 2020',
        [
          '* Tested clustering methods on anonymised mobility data.',
          '* Cleaned two years of sensor data in SQL.',
          '* Co-wrote a workshop paper.',
        ].join('\n'),
      ],
    ],
    skills: [
      ['ml', 'Machine learning', ''],
      ['stats', 'Statistics', ''],
      ['ab', 'A/B testing', ''],
      ['viz', 'Data visualisation', ''],
      ['ts', 'Time series forecasting', ''],
    ],
    technical: [
      ['python', 'Python', ''],
      ['sql', 'SQL', ''],
      ['sklearn', 'scikit-learn', ''],
      ['lgbm', 'LightGBM', ''],
      ['torch', 'PyTorch', 'One course project, no production use', 'beginner'],
      ['sage', 'AWS SageMaker', ''],
      ['tableau', 'Tableau', ''],
    ],
    roles: [
      [
        'good',
        'Volunteer analyst, Data for Good',
        'Planned delivery routes for a charity that brings meals to 300 homes',
        '2022',
      ],
      ['kaggle', 'Kaggle', 'Silver medal in a retail forecasting competition', '2022'],
    ],
    achievements: [
      ['awsml', 'AWS Certified Machine Learning - Specialty', '', '2024'],
      [
        'hack',
        'Winner, Kopi Cart internal hackathon',
        'Prototype that suggests replacements for items out of stock',
        '2025',
      ],
    ],
    other: [
      'BSc (Hons) in Statistics, National University of Singapore, 2021',
      'English, Mandarin, basic Malay',
      'Interests: badminton, bouldering, home coffee roasting',
    ],
  },
  [
    [
      'a-fail',
      'kopi',
      'Tell us about a model that did not work.',
      'My first demand forecast at Kopi Cart was far too high after Chinese New Year in 2024, and the warehouse threw away four pallets of leafy vegetables. I had treated the holiday as a fixed date. I apologised to the warehouse manager in person and spent a day there to see how they order. Then I added the lunar calendar and a cap that they could set themselves. The following year waste in that week fell by 60%.',
    ],
    [
      'a-left',
      'transit',
      'Why did you leave Lion City Transit?',
      'I learned a lot there, but my models took more than a year to be used. I wanted to see results within weeks and to run experiments. At Kopi Cart I had my first test live in the second month.',
    ],
    [
      'a-plain',
      null,
      'How do you explain a model to managers?',
      'I start with one real order and show what the model would have said. I keep the charts to two. Then I say clearly where it will be wrong and what that would cost. People trust it more after that.',
    ],
  ],
  `
answerable | What is his current role? | kopi | Data Scientist
answerable | how many years experience in machine learning / analytics | overview / ml | five
answerable | Does he know SQL? | sql urban |
answerable | Does he have pytorch experience in production? | torch | no production use
answerable | Has he run A/B tests? how many | kopi / ab | 25
answerable | why did he leave Lion City Transit | a-left / transit |
answerable | what certifications does he have | awsml | AWS
answerable | Summarise his experience with forecasting | kopi ts / a-fail overview kaggle transit sage
story | Tell me about a time one of his models failed. | a-fail |
near_miss | Has he worked with LLMs? | / ml torch kopi lgbm
missing | is he ok with 3 days in the office?
false_premise | Why did basket size go down after his recommender went live? | / kopi
`,
)
