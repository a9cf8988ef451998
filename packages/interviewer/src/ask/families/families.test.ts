import { describe, expect, it } from 'vitest'
import type { ResumeItem } from '../../interviewer.ts'
import { allFamilies, fill } from '../candidates.ts'
import { questionProblems } from '../check-question.ts'
import { workHooks } from '../hooks/work-hooks.ts'
import { subjectsOf } from '../subjects.ts'
import { themes } from '../themes/themes.ts'

let number = 0
const id = () => String(++number)
const job = (details: string, extra: object = {}): ResumeItem => ({
  id: id(),
  section: 'experience',
  content: { name: 'Acme', title: 'Clerk', start_date: 'May 2019', end_date: 'June 2021', details, ...extra },
})
const other = (text: string): ResumeItem => ({ id: id(), section: 'other', content: { text } })
const lead = (text: string): ResumeItem => ({ id: id(), section: 'leadership', content: { text } })
const overview = (text: string): ResumeItem => ({ id: id(), section: 'overview', content: { text } })
const skill = (name: string, description = ''): ResumeItem => ({
  id: id(),
  section: 'skills',
  content: { name, description, projects: null },
})
const tool = (name: string, proficiency: 'beginner' | 'intermediate' | 'expert' | null): ResumeItem => ({
  id: id(),
  section: 'technical',
  content: { name, description: '', proficiency, projects: null },
})
const role = (name: string, description = 'Text.'): ResumeItem => ({
  id: id(),
  section: 'roles',
  content: { name, description, date: null, projects: null },
})
const award = (name: string, description = ''): ResumeItem => ({
  id: id(),
  section: 'achievements',
  content: { name, description, date: '2020', link: null },
})

const career: ResumeItem[] = [
  job('', { name: 'Bolt', title: 'Cook', start_date: 'May 2001', end_date: 'April 2009' }),
  job('', { name: 'Acme', title: 'Clerk', start_date: 'June 2009', end_date: 'March 2010' }),
  job('', { name: 'Acme', title: 'Head Clerk', start_date: 'April 2010', end_date: 'March 2012' }),
  job('', { name: 'Finn', title: 'Cook', start_date: 'May 2012', end_date: 'November 2012' }),
  job('', { name: 'Crane', title: 'Driver', start_date: 'April 2014', end_date: null }),
  job('', { name: '', title: 'Baker', start_date: '', end_date: null }),
  job('', { name: 'Dahl', title: 'Porter', start_date: 'May 1990', end_date: 'April 1993' }),
  job('', { name: 'Dahl', title: 'Buyer', start_date: 'May 1993', end_date: 'April 1996' }),
  job('', { name: 'Dahl', title: 'Baker', start_date: 'May 1996', end_date: 'April 1999' }),
  job('Wrote a till in Karkinos. Built the store on schema design.', {
    name: 'Eck',
    title: 'Baker',
    start_date: 'May 1999',
    end_date: 'April 2000',
  }),
]

/** Lines of resumes which together call for every family. */
const lines =
  `Watches the waiting list; Received a commendation from the board; Coached the varsity track team; Wrote a thesis on salt tolls; Supervised nine MA theses; Head of the dyeing department since 2021; Built a model of the reservoir; Built a dashboard for the depot; Facilitated family meetings; Cared for patients on the night ward; Led the night shop; Leads the night shop; Hired new drivers; Recruits new drivers; Promoted nine clerks into salaried roles; Led the daily reading circle; Taught basic algebra; Teaches basic algebra; Built a kiln; Builds kilns for schools
Ran the night desk alone; Introduced a checklist; Introduces new checklists; Streamlined the returns desk; Reduced waste in the kitchen; Doubled the stock; Replaced a paper ledger
Negotiated supplier terms; Sold garden tools; Purchased raw wool; Organised a village fair; Audited the line care; Wrote a manual; Presented the findings
Nursed patients after surgery; Ran the archive; Runs the archive; Resolved customer complaints; Worked with the suppliers; Won a bronze medal
Introduced a checklist that cut errors by half; Returns fell from 9 to 4 %; Raised sales from 4 to 9 tons; Shortened the close from eleven days to four; Managed a budget of £2.4m; Sold 94 % of the stock
Served 120 covers a night; Serves 120 covers a night; Led a team of six clerks; Supervises 14 nurses; Trained 30 users; Hired 12 drivers; Responsible for the night shift; Signed the leases; Supported 30 families; Monitored the wards; Found a crack in the dam; Lashing plans, safety equipment and mooring stations`
    .split(/[;\n]/)
    .map((line) => line.trim())

/** A name for every kind of skill, and tools: such as the bank does not know. */
const skillNames = `Working in teams, Oral communication, Managing people, Analytical skills, Versatile, Innovative, Careful, Diplomatic
Customer advice, Patient, Stress-resistant, Conscientious, Independent work, Persuasive, Resourceful, Instructing, Intercultural competence
Bayesian kriging, Cannulation, Tax law, Schema design, Explaining uncertainty, Working with directors, Pumps & valves`
const toolNames = 'Karkinos, Python Tutor'

const items: ResumeItem[] = [
  ...career,
  ...Object.values(themes).flatMap(({ like }) => [
    job(like, { name: '', title: '' }),
    job(like, { name: '', title: '', end_date: null }),
  ]),
  ...skillNames.split(/,\s*|\n/).map((name) => skill(name)),
  ...toolNames.split(', ').map((name) => tool(name, null)),
  job('Cut the waste by 38 percent by weighing it', { name: '', title: '' }),
  job('Cut empty running from 31 % to 22 % by pairing collections', { name: '', title: '' }),
  job('Planned the kiln firings; Punctuality 96 %; Ash glazes for the yard in winter; Head of stores for 3 sites', {
    name: '',
    title: '',
  }),
  job(
    'Cut costs by 30 %; Raised £2,000; Built a kiln; Introduced a checklist; Helped the cooks; Ran the archive; Worked with the cooks; Sold kilns; Carried the coal; Ash glazes in winter for the shop',
    { name: '', title: 'Intern' },
  ),
  ...lines.flatMap((line) => [job(line, { name: '', title: '' }), job(line, { name: '', title: '', end_date: null })]),
  ...workHooks.map(({ like, place }) => (place === 'overview' ? overview(like) : job(like, { name: '', title: '' }))),
  {
    id: 'moved',
    section: 'achievements',
    content: { name: 'Zero-loss move', description: 'Moved the archive.', date: null, link: null },
  },
  overview('Cook with nine years in hotels and strong communication skills, happiest at the pass.'),
  overview('Cook, calm when the printer does not stop. Looking for a kitchen with daylight.'),
  overview('Cook by trade. Salt first and sugar last.'),
  overview(
    'Cook by trade. Pre-openings are what I like best. Can hear when the oil is too hot. Eggs belong to the morning.',
  ),
  ...[
    'Weaver with six years of experience in hotels, schools and museums.',
    'Weaver with six years of experience in hotels and museums.',
    'Weaver. Strong in dyeing, carding and spinning.',
    'Weaver. Comfortable with dyeing, carding and spinning.',
    'Weaver. I am at my best when the loom is full. I combine linen with silk. Used to mending old looms. Passionate about indigo.',
    'Student of dyes with internships in carding and dyeing.',
    'Weaver with a proven record of rescuing old looms.',
    'Weaver with a proven record.',
    'Weaver, looking for a dye master position.',
    'Looking for a first position as loom fitter.',
  ].map(overview),
  overview('Cook with an eye for salt, known for clean pans.'),
  overview('Cook in a school. Tastes each pan herself.'),
  overview('I taste every pan myself.'),
  ...['problem solver', 'creative', 'persuasive'].map((trait) => overview(`Cook, ${trait}.`)),
  overview('Cook in hospitals, now in a canteen of my own'),
  overview('Warm, organised and unflappable cook. I know every pan because I have scrubbed it.'),
  overview('Cook. Calm with guests, fair with staff. I take pride in treating each pan as carefully as my own.'),
  overview('Cook. I came to salt from three years in sugar. I run a kitchen with 14 people.'),
  overview('Cook. I look after three kitchens.'),
  overview('Cook, once a porter at Dahl.'),
  ...[tool('Karkinos', 'expert'), tool('Tarvos', 'intermediate'), tool('Skoll', 'beginner'), tool('Ymir', null)],
  ...[
    skill('Python'),
    skill('Schema design'),
    skill('Explaining uncertainty'),
    skill('Pumps & valves'),
    skill('Training kiln hands'),
    skill('Presenting to glaziers'),
    skill('Crackle assessment'),
    skill('Crackle scheduling'),
    skill('Working dogs'),
    skill('Teamwork'),
    skill('Persuasive'),
  ],
  ...[
    skill('Baking', 'Bakes sourdough bread for two shops.'),
    skill('Baking', 'Built a kiln.'),
    {
      ...tool('Databases', null),
      content: { name: 'Databases', description: 'PostgreSQL, Oracle, Redis', proficiency: null, projects: null },
    } as ResumeItem,
    skill('Glazing', 'Ash glazes from local seaweed'),
    {
      ...tool('Karkinos', null),
      content: { name: 'Karkinos', description: 'A colleague showed me the lists', proficiency: null, projects: null },
    } as ResumeItem,
    {
      ...tool('Tarvos', null),
      content: { name: 'Tarvos', description: 'Weekly stock reports', proficiency: null, projects: null },
    } as ResumeItem,
    {
      ...tool('Tarvos', null),
      content: { name: 'Tarvos', description: 'course only', proficiency: null, projects: null },
    } as ResumeItem,
    skill('Lathe fault finding', 'reading faults, not programming new'),
    {
      ...tool('Tarvos', null),
      content: { name: 'Tarvos', description: 'last used 2012', proficiency: null, projects: null },
    } as ResumeItem,
    skill('Python'),
    skill('Weaning', 'Proning, ventilator settings and tracheostomy care.'),
  ],
  ...[
    role(''),
    role('Fire warden'),
    role('Dissertation'),
    role('FlashInfer'),
    role('FlashInfer', 'Cut latency from 9 to 4 ms.'),
    role('FlashInfer', 'A tool for the kiln.'),
    role('Treasurer'),
    role('Boxing club', 'Teaches 30 beginners by hand.'),
    role('Boxing club', 'Three bouts, one lost by a towel'),
    role('Boxing club', 'Only 38 % paid the fee after the club was closed'),
  ],
  ...['Nursing Prize', 'Finalist, Nursing Prize', 'Keynote on soup', 'Article on soup', 'Patent on soup'].map((name) =>
    award(name),
  ),
  award('Zero-loss move', '40 looms in one night'),
  award('Kaizen prize', 'For the sorting table'),
  award('Zero-loss move', '40 looms in one night, with two colleagues'),
  award('Weaving Prize', 'For the tapestry of the harbour'),
  // prizes by what stands beside them, and by their kind
  ...[
    ['Weaving Prize', 'Voted by readers'],
    ['Loom Prize', 'Voted by colleagues after the move'],
    ['Shuttle Prize', 'Nominated by patients after the flood'],
    ['Third rank in college, B.Com', ''],
    ['Weaving Prize', 'Nominated by the weavers of the yard'],
    ['Weaving Prize', 'Linen for the harbour chapel'],
    ['Weaving Prize', 'For excellence'],
    ['Weaving Prize', 'For weaving the harbour tapestry in nine days'],
    ['Weaving Prize', 'After the fire in the dye house'],
    ['Weaving Prize', 'Three times'],
    ['Mill of the Year award', ''],
    ['Shift of the Year', ''],
    ['Weaver of the Year', ''],
    ['Loom of the Year', ''],
    ['Campaign of the Year', ''],
    ['900 days without an accident', 'Dye house of six looms'],
    ['Safety Prize', ''],
    ['Loom idea award', ''],
    ['Best mark in dyeing', ''],
    ['Thirty under thirty award', ''],
    ['Grant of the Loom Fund', ''],
    ['Gold medal, Harbour Fair', ''],
    ['Gold medal, Harbour Fair', 'Linen with sea holly'],
    ['Poster award, Harbour Fair', ''],
    ['Winner, Harbour Loom Cup', ''],
    ['Third place, Harbour Loom Cup', ''],
    ['Weaving Prize, shortlisted', 'For the harbour tapestry'],
    ['Weaving award, finalist', ''],
    ['Weaving contest, 2nd', ''],
    ['Weaving Prize, shortlisted', 'Linen for the harbour chapel'],
    ['Talk at the Harbour Fair', ''],
    ['Talk at the Harbour Fair', 'How to hide a knot'],
    ['Poster at the Harbour Fair', 'Salt in linen fibres'],
    ['Paper in Harbour Fibres', 'Salt in linen fibres'],
  ].map(([name = '', description]) => award(name, description)),
  ...[
    'MSc in Glaciology, University of Leeds, 2015',
    'University of Leeds, 2015',
    'Thesis: Heat loss in old barns',
    'German C1, Hindi B1, Danish',
    'Interests: running marathons',
  ].map(other),
  ...[
    'Fire in the kiln shed, nobody hurt; Turnaround not achieved; Found a crack in the dam; No accident in six years; Catalogued 3,400 boxes, of which 900 had been under water',
    'Wrote the depot’s first guide; Wrote the reports that finance still uses; Best score of all 24 teams; Built the kiln despite the rain',
    'Alone on the night desk; Built a kiln in nine days; Rewrote the form: drop-outs 33% to 12%; Basket analysis for 58 stores; Planning for 14 nurses',
  ].map((line) => job(line)),
  ...[
    'Trains new drivers.',
    'Nobody reports to me',
    'BWP 31 million a year',
    'Organiser of the harbour meetup',
    'Two archivists and a crew of four students',
  ].map((text): ResumeItem => ({ id: id(), section: 'leadership', content: { text } })),
  ...[
    'Supervises two apprentices',
    'Leads a department of 80 people',
    'Sold no packages',
    'Mentored two glaziers',
    'Wrote the guide to glazes',
  ].map((line) => job(line, { name: '', title: '' })),
  skill('Glaze mixing', 'Felspar, about 400 made'),
  skill('Kiln pricing', 'I was too cheap for three years'),
  role('Mentor, Harbour School', ''),
  role('Harbour Rowing Club', 'Treasurer, 140 children'),
  role('Kiln rebuild', 'Team of five'),
  // posts by what their holders do
  ...[
    'Swimming coach',
    'Exam assessor',
    'Handball referee',
    'Wine judge',
    'Staff representative',
    'Chair',
    'School governor',
    'Editor',
    'Volunteer coordinator',
    'Troop leader',
    'Lifeguard',
    'Crisis volunteer',
    'Tutor',
    'Fire warden',
    'Hygiene link nurse',
    'Club secretary',
    'Parents liaison',
    'Data protection officer',
    'Harbour choir singer',
    'Library volunteer',
    'Tidy Towns volunteer',
    'Harbour pilot scheme officer',
    'Patient representative',
    'Volunteer, Harbour Lantern Walk',
  ].map((name) => role(name)),
  {
    ...role('Holm Rowing Club', ''),
    content: { name: 'Holm Rowing Club', description: '', date: '2002-', projects: null },
  } as ResumeItem,
  role('Advisory panel on glazes', ''),
  role('Tasting days for parents', ''),
  role('Holiday camp', 'Lessons for 14 kids, July'),
  role('Holm Rowing Club', ''),
  role('Quality committee', ''),
  role('Selector, under-16 hurling', ''),
  role('AP Reader', ''),
  role('Holm mountain rescue', ''),
  role('Kiln newsletter', ''),
  role('Harbour viaduct', ''),
  award('Weaving Prize', 'Best of 14 mills'),
  award('Medal for bravery', 'Fire in the dye house'),
  award('Weaving Prize', 'With the team of the dye house'),
  role('Escort', '74 trips by road'),
  // studies by how far somebody got
  ...[
    ['Diploma in Weaving', 'failed Dyes II in 2019 and repeated'],
    ['Weaver level 2', '66 points, need 70'],
    ['BA Weaving', 'abandoned after one year'],
    ['BA Pottery', 'not finished'],
    ['Second State Examination', '9 points'],
    ['Kiln safety', '3 of 5 modules'],
    ['MSc Weaving', 'in progress'],
    ['Fellowship subjects', 'none written yet'],
    ['Guild diploma', 'handed in, waiting for the result'],
    ['Kiln licence', 'expired'],
    ['Harbour Design Award, silver, Fila Zero', ''],
    ['Dye diploma level 2', 'with merit. Level 3 not completed'],
    ['Matric', '7 distinctions'],
  ].map(([name = '', description]) => award(name, description)),
  ...['Restores old radios.', 'Restored old radios.'].map(other),
]
const trifles = [award('Kiln permit', '4 h'), award('Potters Guild short course', '2 days')]
const subjects = [
  ...items.flatMap((item) => subjectsOf(item, items)),
  ...trifles.flatMap((item) => subjectsOf(item, trifles)),
  ...[other('BSc in Thatching, Harbour University, 2024')].flatMap((item) => subjectsOf(item, [item])),
  ...['Translator', 'Interpreter'].flatMap((title) => {
    const item = skill('Patent documentation')
    return subjectsOf(item, [job('', { title }), item])
  }),
  // the cases of a law are asked of its lawyers, and what the bank knows of a post comes before what fits its kind
  ...[skill('Monuments law')].flatMap((item) => subjectsOf(item, [job('', { title: 'Lawyer' }), item])),
  ...[lead('Secretary, kiln guild 2016 – 2019')].flatMap((item) => subjectsOf(item, [item])),
  ...[role('Kiln drummer', '')].flatMap((item) => subjectsOf(item, [item])),
  ...[tool('Excel', null)].flatMap((item) => subjectsOf(item, [job('', { title: 'Director' }), item])),
]

describe.each(allFamilies.map((family) => [family.about, family.text, family] as const))(
  '%s: %s',
  (about, _, family) => {
    const fitting = subjects.filter((subject) => subject.families.includes(about))
    const filled = fitting.flatMap((subject) => fill(family, subject, false) ?? [])
    it('is reached by an item', () => expect(filled.length).toBeGreaterThan(0))
    it('gives well-formed questions of one thought, to the person, whatever is put in', () => {
      for (const text of filled) {
        expect(questionProblems(text, [], `${text} ${text}`), text).toEqual([])
        expect(text, text).toMatch(/\b(?:yours?|you|me)\b/i)
        expect(text, text).not.toMatch(/\b(an? the|the the|the an?|you (?:is|was|has|does)|as a the)\b/i)
        expect(text.split(/[.?] /).length, text).toBeLessThanOrEqual(2)
      }
    })
  },
)
