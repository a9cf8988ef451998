import { person } from '../own/person.mjs'

export const cookApprentice = person(
  'Milena',
  {
    overview:
      'Apprentice cook in my second year at a lakeside inn in Carinthia. Before that one year of nursing school, which I stopped because I was always thinking about lunch. I learn slow with the knife and quick with taste.',
    jobs: [
      [
        'inn',
        'Apprentice cook',
        'Gasthof Seeblick, Velden am Wörthersee',
        'Sept 2025',
        'present',
        '- Cold kitchen and salads alone since June\n- 70 staff meals on Tuesdays\n- Sauces under supervision\n- 40 hours, Wednesday and Thursday off',
      ],
      [
        'alp',
        'Summer job, alpine hut',
        'Klagenfurter Hütte',
        'July 2025',
        'Aug 2025',
        'Kaiserschmarrn, dishes, carrying. 1,660 m. Shared room with four.',
      ],
      ['gelato', 'Ice cream seller', 'Gelateria Rossi, Villach', '2023', '2024', 'Weekend, 8 hours.'],
      [
        'nurse',
        'Nursing school, 1st year',
        'Klagenfurt',
        '2024',
        '2025',
        'Ward placement in geriatrics of six weeks. Left by own wish in June.',
      ],
    ],
    skills: [
      ['knife', 'Cutting', 'Brunoise good, julienne not even; practise with a kilo of carrots a night'],
      ['fish', 'Fish', 'Scales and fillets trout and char'],
      ['vegan', 'Vegetarian', 'Made the lentil starter of the current menu'],
      ['hyg', 'HACCP', 'Temperature lists, first in first out, mine has no red boxes since March'],
    ],
    technical: [
      ['vac', 'Sous-vide', 'Eggs and pork belly, with instructions', 'beginner'],
      ['thermomix', 'Thermomix', 'Soups', 'intermediate'],
    ],
    roles: [
      ['rep', 'Speaker for the apprentices', 'Four people, asked for the winter jackets of the delivery.', '2026'],
      ['choir', 'Volunteer fire service, youth', 'Until 18, in Maria Saal.', '2022'],
    ],
    achievements: [
      ['young', 'Third in the apprentice competition of Carinthia', 'Task: dessert from one pumpkin', '2026'],
    ],
    other: [
      'Vocational school in Villach, 10 weeks block each spring; final exam expected summer 2028',
      'German, Slovene from my mother; English good for guests',
      'Room in the staff house, wants a flat from 2027',
      'Moped licence AM; car lessons start in January',
    ],
  },
  [
    [
      'a-cut',
      'inn',
      'A mistake in the kitchen?',
      'I took the sugar instead of salt for a litre of cauliflower soup, on a wedding. I tasted it, told the chef at once, and she laughed and made a sweet cold cream of it. Since then I taste everything with my own spoon, three times.',
    ],
    [
      'a-old',
      'nurse',
      'What did you take from nursing?',
      'A lady of ninety did not eat for four days. I asked her what her mother cooked, it was semolina. The kitchen made it, she ate two bowls. Then I knew which side of the door I wanted to be.',
    ],
    [
      'a-future',
      'inn',
      'After the exam?',
      'First to a restaurant with a garden, then one year in Slovenia. Not banquets.',
    ],
  ],
  `
answerable | year of apprenticeship | overview | second
answerable | why did she break off nursing | overview nurse | 
answerable | what station can she run by herself | inn | salads
answerable | days off | inn | Wednesday
answerable | Knows filleting? which | fish | trout
answerable | when's her graduation exam | other-1 | 2028
answerable | slovenian speaker? | other-2 | Slovene
answerable | Food safety documentation | hyg | Temperature
answerable | did she get placed in a contest | young | Third
answerable | dessert theme of contest | young | pumpkin
answerable | mountain or seasonal jobs | alp | 1,660
answerable | hospital or elderly experience | nurse | geriatrics
answerable | Has she created something on the menu | vegan | lentil
answerable | where does she lodge | other-3 | staff house
answerable | what is still weak with her knife | knife | julienne
answerable | modern techniques like water bath | vac | pork belly
answerable | does she represent the trainees | rep | Four
answerable | can she get to work by car | other-4 | Moped
answerable | which plans after qualifying | a-future | garden
answerable | cooked for the colleagues, how many plates | inn | 70
story | salted/sugared dish or other kitchen mishap | a-cut | 
story | patient who wouldn't eat | a-old | 
near_miss | Is she a finished cook with diploma
near_miss | meat butchering alone
near_miss | registered nurse
near_miss | Oysters / lobster preparation
near_miss | pastry apprentice
near_miss | full firefighter after age 18
missing | allergy certificate
missing | how much she is paid
missing | split shift experience
false_premise | why did her chef dismiss her in June
false_premise | how was her training at Steirereck
false_premise | which year did she pass the master exam
`,
)
