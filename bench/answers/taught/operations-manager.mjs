import { operationsManager } from '../../../packages/interviewer/src/answer/examples/readers.ts'
import { person } from '../own/person.mjs'

/** The person of the demo and of the sample page, whom visitors ask first. */
const { questions } = person(
  operationsManager.firstName,
  { overview: '' },
  [],
  `
answerable | Has she reduced waste? | manager
answerable | any cold chain experience | manager log / overview
answerable | how many people does she run | manager
answerable | spoilage figures? | manager
answerable | did she cut losses of goods | manager
answerable | driving time saved | manager
answerable | fewer picking errors under her? | supervisor
answerable | Has she trained seasonal workers? | supervisor
answerable | who did she onboard | supervisor leadership-2
answerable | does she write manuals | supervisor / overview
answerable | night work? | supervisor
answerable | deliveries per day at Västmark | coordinator
answerable | customs - any? | coordinator
answerable | lost-time accidents | leadership-1
answerable | does she mentor | leadership-2
answerable | who uses her log | log
answerable | safety responsibility | leadership-1 / audits
answerable | which prizes did she get | supplier / prize
answerable | does she speak Norwegian | languages
answerable | what did she study | degree
answerable | is she good at Excel | excel
answerable | how long in food distribution | overview
answerable | current job? | manager
near_miss | Has she reduced water use?
near_miss | did she cut packaging waste by recycling
near_miss | has she trained drivers?
near_miss | SAP FI?
near_miss | did she win the logistics prize outright
near_miss | has she led a team of 100
near_miss | does she speak Danish
missing | salary expectations
missing | can she start in January
missing | has she worked in retail stores
false_premise | why did she leave Havsgården
`,
)
export const operationsManagerDemo = { ...operationsManager, answers: [], questions }
