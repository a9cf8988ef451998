import { person } from '../own/person.mjs'

export const mlEngineer = person(
  'Katarzyna',
  {
    overview:
      'Machine learning engineer, computer vision, mostly on production lines rather than in notebooks. Six years. I came from sorting: two summers of picking cherries by hand taught me what defects are.',
    jobs: [
      [
        'sort',
        'Senior ML Engineer',
        'Optisort Sp. z o.o., Poznań',
        'March 2022',
        null,
        '* defect detection on 58 fruit and potato lines in nine countries\n* inference in 11 ms on Jetson Orin, earlier 46 ms\n* false rejects 4.8% → 1.9% for blueberries\n* labelling team of 20 in Lublin trained and audited by me\n* retraining monthly, with a gate: no model goes out without a shadow week',
      ],
      [
        'bank',
        'Data Scientist',
        'Bank Wielkopolski, Poznań',
        'October 2020',
        'February 2022',
        '* document OCR for mortgage files\n* model card and bias review for the risk board\n* fraud team was next door, I only lent them one feature',
      ],
      [
        'phd',
        'Research assistant',
        'Poznań University of Technology',
        '2018',
        '2020',
        '* 3D reconstruction of tree crowns\n* doctorate begun, stopped after two years for industry',
      ],
    ],
    skills: [
      ['data', 'Data-centric work', 'label guides with photographs, agreement measured weekly'],
      ['edge', 'Edge deployment', 'TensorRT, quantisation, heat'],
      ['talk', 'Explaining to operators', 'in Polish, English, with hands in Turkish'],
    ],
    technical: [
      ['torch', 'PyTorch', '', 'expert'],
      ['cpp', 'C++', 'camera pipeline', 'intermediate'],
      ['mlf', 'MLflow, DVC', 'tracking of 1,900 runs', 'advanced'],
      ['llm', 'Large language models', 'hackathon, one weekend', 'beginner'],
      ['az', 'Azure', 'training jobs; no certification', 'intermediate'],
    ],
    roles: [
      ['girls', 'Mentor, Perspektywy “Girls in Tech”', 'Five pupils so far, two study informatics.', '2021'],
      ['climb', 'Route setter, climbing hall Poznań', 'On Wednesdays; grade 7b.', ''],
    ],
    achievements: [
      ['paper', 'Paper at CVPPA workshop (ICCV)', 'Bruise detection with near-infrared, first author.', '2023'],
      ['kag', 'Kaggle bronze', 'Cassava leaf disease, 301st of 3,900 teams.', '2021'],
    ],
    other: [
      'MSc Automatic Control and Robotics, Poznań University of Technology, 2018, very good',
      'Polish, English C1, Turkish A2, Russian reading',
      'Travel to plants: around 50 days a year, max. two weeks in a row',
      'Driving licence B',
      'GPU grant from regional innovation fund, PLN 180,000, applied for and received in 2023',
    ],
  },
  [
    [
      'a-izmir',
      'sort',
      'When did a model fail at a client?',
      'In Izmir the figs were sorted perfectly for a week, and then all went to waste. The cleaner had changed the bulb in the hall to a warm one. I flew there with a colour chart, and slept in the packing house. Since then each line has a white tile that the camera must see in the morning or it will not start.',
    ],
    [
      'a-stopped',
      'phd',
      'Why did you not finish the doctorate?',
      'My supervisor moved to Zürich, my topic stayed. I was measuring trees nobody would ever cut or pick.',
    ],
    [
      'a-label',
      'sort',
      'How did you win over the labelling team?',
      'They thought that I was the control. I labelled with them for two days and was fifth from the bottom. I put my score on the wall with the others. After that they told me where the guide was stupid.',
    ],
    [
      'a-home',
      'sort',
      'What do you look for?',
      'Team of engineers who go to the machine. Poznań, Wrocław or Berlin. I do not do adverts.',
    ],
    ['a-money', 'sort', 'Financial expectations?', 'B2B 190 zloty net per hour, employment 24,000 gross per month.'],
  ],
  `
answerable | How many sites run her models and in how many countries? | sort | 58; nine
answerable | latency numbers | sort | 11
answerable | What hardware at the edge? | sort / edge | Jetson
answerable | reduced false positives for which fruit | sort | blueberries
answerable | annotation workforce - does she manage quality? | sort / data a-label | 20
answerable | how are models rolled out safely | sort | shadow
answerable | Financial sector exposure | bank | mortgage
answerable | fairness / governance documents for models | bank | bias
answerable | Experiment tracking tools | mlf | MLflow
answerable | C++ knowledge and for what | cpp | camera
answerable | Cloud | az | Azure
answerable | peer reviewed output as lead author | paper | first author
answerable | Kaggle? rank | kag | 301
answerable | days on the road per year | other-3 | 50
answerable | any funding she obtained | other-5 | 180,000
answerable | what is behind the unfinished PhD | a-stopped | supervisor
answerable | hourly on B2B | a-money | 190
answerable | relocation to Germany possible? | a-home | Berlin
answerable | summer jobs that shaped her | overview | cherries
answerable | encourages girls into tech | girls | Five
story | a field failure and its surprising cause | a-izmir |
story | Winning the trust of a sceptical team | a-label |
near_miss | Fraud detection models, did she own those
near_miss | Generative AI / LLM in production
near_miss | Dr. title
near_miss | AWS SageMaker
near_miss | head of ML with direct reports on engineering
near_miss | Medical imaging
missing | When could she begin
missing | does she have security clearance
missing | Scala or Java skills?
false_premise | why was the Izmir client lost to a competitor
false_premise | Which climbing accident kept her off work?
false_premise | what was her dissertation's final grade
`,
)
