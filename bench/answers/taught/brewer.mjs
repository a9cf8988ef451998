import { person } from '../own/person.mjs'

export const brewer = person(
  'Ottoline',
  {
    overview:
      'Head brewer with a microbiology degree and a mop. From a 5-barrel garage to 60,000 hL. Lager, mostly; I have had my fill of marshmallow stout.',
    leadership: ['Team of 17 across brewhouse, cellar, lab and packaging; two shift leads'],
    jobs: [
      [
        'head',
        'Head Brewer',
        'Longacre Brewing Co., Asheville, North Carolina',
        'May 2019',
        'Present',
        '60,000 hL, four-vessel Steinecker brewhouse, 11 brews a week. Extract yield 91% to 94.5%. Water 6.2 to 3.9 liters per liter of beer. After Hurricane Helene canned 210,000 cans of drinking water, free. Annual ingredient spend $2.7M.',
      ],
      [
        'prod',
        'Production brewer, later Cellar Manager',
        'Two Herons Brewery, Portland, Maine',
        '2014',
        '2019',
        'Ran 34 fermenters. Recall in 2016: diacetyl in 900 cases, found by us and not by customers. Barrel program of 120.',
      ],
      [
        'gar',
        'Co-founder',
        'Ditchwater Ales, Burlington, Vermont',
        '2010',
        '2013',
        'Five barrels, three friends, farmers markets. We sold the name and the tanks and broke even.',
      ],
      ['lab', 'Lab technician', 'Green Mountain Creamery, Vermont', '2008', '2010', 'Plating, swabs, Listeria program'],
    ],
    skills: [
      ['sens', 'Sensory', 'Trains the taste panel, 14 people, every Tuesday'],
      ['yeast', 'Yeast management', 'own bank at minus 80, 19 strains, propagation'],
      ['haccp', 'Food safety', 'HACCP plan author; BRC audit AA'],
    ],
    technical: [
      ['botec', 'Krones Botec F1', 'recipes, interlocks with the integrator', 'advanced'],
      ['ekos', 'Ekos', 'inventory, costing', 'advanced'],
      ['gc', 'Gas chromatograph', 'prepares samples; chemist runs it', 'beginner'],
    ],
    roles: [
      ['pink', 'Pink Boots Society, chapter lead', '90 members in the Carolinas.', '2021'],
      ['river', 'French Broad Riverkeeper', 'Water sampling volunteer, third Saturday.', '2020'],
    ],
    achievements: [
      ['gabf', 'Great American Beer Festival, gold, German-style Pilsener', 'Of 162 entries.', '2023'],
      ['wbc', 'World Beer Cup bronze', 'Helles.', '2022'],
    ],
    other: [
      'BS Microbiology, University of Vermont, 2008, cum laude',
      'IBD Diploma in Brewing, all three modules, 2018; Master Brewer exam unit 1 sat, awaiting result',
      'German, conversational (a summer at a brewery in Bamberg)',
      'Forklift, confined space, CO2 safety trainer',
      'Allergy: wasps. Carries a pen.',
    ],
  },
  [
    [
      'a-recall',
      'prod',
      'The recall: what was your part?',
      'I had released tank 22 because the truck was waiting. It tasted of popcorn to me, and I told myself that I had a cold. Nine hundred cases. I phoned the owner at six. Since then the panel signs and not the cellar manager, and trucks wait.',
    ],
    [
      'a-helene',
      'head',
      'How was the hurricane?',
      'No power for nine days, no roads. I had a bright tank of clean water and a generator. We took the labels off and ran the canning line by hand with whoever came. My own house had a tree in the kitchen, I saw it on day four.',
    ],
    ['a-why', 'head', 'Why leave Asheville?', 'The owners are selling to a seltzer company. I do not make seltzer.'],
    ['a-pay', 'head', 'Salary?', '$104,000. I would move for $120,000 and a real lab.'],
    ['a-where', 'head', 'Where would you go?', 'Anywhere with cold winters. New England first, Bavaria if asked.'],
  ],
  `
answerable | annual output of the plant | head overview / | 60,000
answerable | how many brews weekly, which brewhouse make | head | 11; Steinecker
answerable | Efficiency gains in mash extract | head | 94.5
answerable | water use ratio now | head | 3.9
answerable | raw materials budget | head | 2.7M
answerable | disaster relief - what did the brewery do | head / a-helene | 210,000
answerable | total crew she has under her | leadership-1 | 17
answerable | barrel aging scale | prod | 120
answerable | product recalls in her past? size | prod a-recall / | 
answerable | has she started her own company? how did it end | gar | broke even
answerable | pre-beer employment | lab | Creamery
answerable | Who runs sensory and how big is the panel | sens | 14
answerable | strains kept in house | yeast | 19
answerable | third-party food safety grade | haccp | AA
answerable | automation platform | botec | Krones
answerable | gold medals and competition size | gabf | 162
answerable | brewing qualification beyond the BS | other-2 | IBD
answerable | which german city did she intern in | other-3 | Bamberg
answerable | What would she need to be paid | a-pay | 120,000
answerable | medical allergy we should know for first aid | other-5 | wasps
story | tell me about a quality slip she was to blame for | a-recall |
story | what did she do when the town was cut off | a-helene |
near_miss | distilling experience
near_miss | Certified Master Brewer title
near_miss | runs GC analysis independently
near_miss | Plant director over several breweries
near_miss | opened a taproom or restaurant
near_miss | wine or cider making
missing | when is she free
missing | Spanish speaking?
missing | OSHA 30
false_premise | how many consumers fell ill in the 2016 recall
false_premise | What did Ditchwater go bankrupt owing?
false_premise | why did she drop out of UVM
`,
)
