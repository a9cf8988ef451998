import { person } from '../own/person.mjs'

export const neurosciencePostdoc = person(
  'Ananya',
  {
    overview:
      'Systems neuroscientist (mouse, awake, head-fixed). Six years after PhD, wanting to leave academia for pharma or instruments. I build rigs and then I build the pipeline that eats their data. Originally from Pune.',
    leadership: ['Day-to-day supervision of two PhD students and five master theses, all finished'],
    jobs: [
      [
        'postdoc',
        'Postdoctoral Researcher',
        'Max-Born-type Institute for Brain Research, Göttingen',
        '10/2020',
        null,
        'Two-photon imaging in barrel cortex, 9,000 neurons at once.\nDesigned a light-tight box that three other labs have copied.\nOwn grant: DFG Walter Benjamin, 178,000 euro.\nAnimal licence deputy for 450 mice per year.',
      ],
      [
        'gap',
        'Consultant intern',
        'McPherson Life Sciences Strategy, Basel',
        'Feb 2020',
        'Jul 2020',
        'Six months, cut short by nothing except the end. Market study of tinnitus drugs.',
      ],
      [
        'phd',
        'Doctoral researcher',
        'Champalimaud-like Centre, Lisbon',
        '2014',
        '2019',
        'Neuropixels recordings during a timing task; rats, 22 animals trained over 14 months each.',
      ],
      [
        'ra',
        'Project assistant',
        'NCBS, Bengaluru',
        '2012',
        '2014',
        'Fly olfaction, patch clamp taught by Dr. Sadgopal',
      ],
    ],
    skills: [
      ['surg', 'Surgery', 'Cranial windows, above 85% clear after six weeks'],
      ['stats', 'Statistics', 'Mixed models, Bayesian when the reviewer asks'],
      ['gcp', 'GLP', 'Two-day course only'],
      ['hist', 'Histology', 'Cleared tissue, light sheet at the facility'],
    ],
    technical: [
      ['py', 'Python', 'suite2p, own package "whiskerbox", 4,100 downloads', 'expert'],
      ['matlab', 'MATLAB', 'Legacy', 'advanced'],
      ['lab', 'LabVIEW', 'I can read it, please do not ask me to write', 'beginner'],
      ['arduino', 'Arduino, PCB design in KiCad', '', 'advanced'],
      ['slurm', 'SLURM cluster', 'Jobs on 2,000 cores', 'intermediate'],
    ],
    roles: [
      [
        'comic',
        'Brain comic in Marathi for village schools',
        '12,000 copies distributed with an NGO in Satara.',
        '2021',
      ],
      ['ombud', 'Postdoc representative', 'Won childcare money for conference travel.', '2022 – 2024'],
    ],
    achievements: [
      ['nn', 'Paper in Nature Neuroscience', 'Shared first author; 7 others elsewhere', '2023'],
      ['patent', 'Patent application for a whisker stimulator', 'Filed by the institute, EP pending', '2024'],
    ],
    other: [
      'PhD Neuroscience, NOVA Lisbon, 2019, summa cum laude. BS-MS, IISER Pune, 2012.',
      'English, Marathi, Hindi, German B1 (Goethe, 2023), Portuguese for the market',
      'FELASA B and C',
      'EU Blue Card, contract until 30 September 2026',
      'Kathak dancer, performs twice a year',
    ],
  },
  [
    [
      'a-null',
      'postdoc',
      'Tell us about a result that did not work out.',
      'For 20 months my cells said what the boss expected. Then I found that the valve click, not the air puff, drove them. I told him on the same day with a recording where the air was off. We lost a paper, published the null in eLife-like journal, and four labs wrote that they had it as well.',
    ],
    [
      'a-student',
      'postdoc',
      'A difficulty with someone you supervised?',
      'A master student stopped coming. I wrote not about the thesis but invited her to feed the mice with me at seven. She said that she was afraid of the surgeries. We gave her analysis only and she got the best mark of the year.',
    ],
    [
      'a-why',
      'postdoc',
      'Why leave academia?',
      'I have signed nine contracts in six years. And I like it more when a thing works for others than when it has my name.',
    ],
    ['a-where', 'postdoc', 'Where would you work?', 'Basel, Munich or Copenhagen. Not the US for now.'],
  ],
  `
answerable | species she works with now | overview postdoc | mouse or mice
answerable | how many years postdoc'd since the doctorate | overview | Six
answerable | thesis supervision count, did they complete? | leadership-1 | five
answerable | third-party funding in own name | postdoc | 178,000
answerable | imaging: scale of recordings | postdoc | 9,000
answerable | hardware of hers that others adopted | postdoc | light-tight box
answerable | any time in industry or consulting | gap | Six months
answerable | electrophysiology in vivo | phd / ra | Neuropixels
answerable | rats too? how many | phd | 22
answerable | patch-clamp: where learned | ra | Sadgopal
answerable | surgical success rate | surg | 85
answerable | GLP experience or just a course | gcp | course
answerable | software she published & its uptake | py | 4,100
answerable | Can she write LabVIEW code | lab | do not ask
answerable | electronics / circuit boards | arduino | KiCad
answerable | outreach for schools | comic | 12,000
answerable | what did she achieve for fellow postdocs | ombud | childcare
answerable | high impact paper - sole first author? | nn | Shared
answerable | animal experimentation certificates | other-3 | FELASA
answerable | when does her contract run out and is she allowed to work in Germany | other-4 | 30 September 2026
story | a finding that turned out to be an artefact | a-null
story | helping a student who was stuck | a-student
near_miss | granted patent?
near_miss | primate experience
near_miss | German C1
near_miss | Has she led her own group
near_miss | clinical trials experience
near_miss | does she know C++ or Rust
missing | salary band she expects
missing | partner's job needs to be considered?
missing | has she been trained in sales or customer demos
false_premise | why did the McPherson internship end early
false_premise | How did the DFG justify rejecting her grant
false_premise | what did she do as a postdoc at Stanford
`,
)
