import { person } from '../own/person.mjs'

export const centralBankEconomist = person(
  'Kazimierz',
  {
    overview:
      'Economist for inflation and wages. I come from a coal town in Silesia, wrote my doctorate in Warsaw and have been forecasting ever since. Nowcasting is my bread, structural models only my cake.',
    jobs: [
      [
        'nbp',
        'Principal Economist, Short-term Forecasting',
        'Central bank, Department of Economic Analysis, Warsaw',
        'March 2017',
        'now',
        'Owner of the CPI forecast for the first two quarters: mean absolute error 0.21 percentage points from 2017 to 2020, 0.7 in 2022. Scraped prices of 41 web shops daily. Briefs the council nine times per year, in six minutes. Introduced fan charts for food.',
      ],
      [
        'ecb',
        'Economist (secondment)',
        'European Central Bank, Frankfurt',
        'October 2019',
        'September 2020',
        'Wage tracker for seven countries; read 3,400 collective agreements with two research assistants.',
      ],
      [
        'bank',
        'Junior Economist',
        'Bank Nadwiślański, Warsaw',
        '2011',
        '2014',
        'Daily comment at 8.15, FX and rates. Third in the Parkiet forecasters ranking in 2013.',
      ],
    ],
    skills: [
      ['bvar', 'Bayesian VAR', 'large, with stochastic volatility'],
      ['dsge', 'DSGE models', 'reads and simulates, never built one'],
      ['comm', 'Communication of uncertainty', 'Was on TVN24 four times, last time in sneakers'],
    ],
    technical: [
      ['matlab', 'Matlab', 'since the first year', 'expert'],
      ['julia', 'Julia', 'rewrote the nowcast, 40 minutes to 50 seconds', 'advanced'],
      ['eviews', 'EViews', '', 'advanced'],
      ['hv', 'Haver, Bloomberg', '', 'intermediate'],
    ],
    roles: [
      ['ref', 'Referee', 'International Journal of Forecasting, Economic Modelling; five reports a year.', '2018'],
      ['school', 'Economic Olympiad', 'Sets the questions on inflation for secondary schools.', '2015'],
    ],
    achievements: [
      [
        'wp',
        'Working papers',
        'Seven in the bank’s series, two of them in journals with a revise and resubmit behind.',
        '2014–2024',
      ],
      ['prize', 'Prize of the bank governor for a doctoral thesis', 'PLN 20,000.', '2015'],
    ],
    other: [
      'PhD, SGH Warsaw School of Economics, 2014: “Sticky bread: price changes in 900 bakeries”',
      'MSc Econometrics, University of Katowice, 2009',
      'Polish, English C2, German B2; Silesian with my grandmother',
      'Family in Warsaw; Frankfurt for two years imaginable, not forever',
      'Chess, 2,040 Elo; mushroom hunting',
    ],
  },
  [
    [
      'a-miss',
      'nbp',
      'What was your biggest forecasting miss?',
      'February 2022. I had 9 percent for December and it was 16.6. I showed my own error on slide one at the next council and split it into three: gas, food, and what I should have known. The third part was 1.4 points.',
    ],
    [
      'a-boss',
      'nbp',
      'Did you ever disagree with your director?',
      'He wanted to lower the path by two tenths because it looked nicer. I said that I would sign the lower number if he wrote the reason in the protocol. He kept my number.',
    ],
    [
      'a-why',
      'nbp',
      'Why move to the private sector?',
      'I am 14 years around policy and I would like to see if somebody pays for my forecast.',
    ],
    ['a-free', 'nbp', 'Any restrictions?', 'A cooling-off of three months, and no private trading until it is over.'],
  ],
  `
answerable | what variables does he forecast | nbp overview | CPI or inflation
answerable | forecast accuracy before the pandemic | nbp | 0.21
answerable | Alternative data e.g. web scraping? how many retailers | nbp | 41
answerable | How often does he present to policymakers and for how long | nbp | nine; six
answerable | experience abroad / at an international institution, period | ecb | 2019; 2020
answerable | wage research: volume of material | ecb | 3,400
answerable | sell side or commercial bank past | bank | Bank Nadwiślański
answerable | ranking among analysts once | bank | Third
answerable | Has he developed a DSGE model himself | dsge | never
answerable | media-trained? TV? | comm | TVN24
answerable | which language did he port the nowcast to, speed gain | julia | 50 seconds
answerable | terminals and data vendors | hv | Bloomberg
answerable | peer review activity | ref | five
answerable | number of papers out | wp | Seven
answerable | topic of PhD | other-1 | bakeries
answerable | Undergraduate or master from where in Silesia | other-2 | Katowice
answerable | German at working level? | other-3 | B2
answerable | Would he accept a posting in Germany | other-4 | two years
answerable | board games or other pastimes | other-5 | Chess
answerable | gardening leave we would need to wait for | a-free | three months
story | Describe a forecast that was far off | a-miss
story | Standing up to your boss on a number | a-boss
near_miss | Has he been a voting member of the monetary policy council?
near_miss | Python in production?
near_miss | GDP nowcast for the euro area done by him
near_miss | people management: has he headed a division?
near_miss | editor of a journal
near_miss | fiscal policy or debt sustainability work
missing | expected remuneration
missing | Does he hold a CFA charter
missing | budget he has for data purchases
false_premise | Why did the ECB not extend his permanent contract
false_premise | What did he study at Princeton?
false_premise | How come he was last in the forecasters ranking
`,
)
