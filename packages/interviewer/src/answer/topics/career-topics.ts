import type { AnswerIndex, Doc } from '../build-index.ts'
import { isBreak, isRunning, jobsLatestFirst, parallelJobs } from '../dates-of-docs.ts'
import { anywhere, ofKind, type UsualTopic, usual } from './usual-topic.ts'

const levels = ['', 'beginner', 'intermediate', 'advanced', 'expert']
const byLevel = (index: AnswerIndex, sign: 1 | -1): Doc[] =>
  index.docs
    .filter((doc) => doc.kind === 'technical' && doc.level !== '')
    .sort((a, b) => sign * (levels.indexOf(b.level) - levels.indexOf(a.level)))

/** A change told in figures: '18% to 31%', 'saved 190 hours', 'grew by a third'. */
const changeInFigures =
  /\d ?%|\bfrom [^\s\d]{0,20}\d\S{0,20} .{0,20}\bto \S{0,20}?\d|\b(?:cut|reduc\w+|sav\w+|grew|grow\w*|rais\w+|increas\w+|doubled|halved|lower\w+|won|fell|improv\w+)\b.{0,40}(?:\d|\b(?:half|third|quarter|double)\b)/iu

/** How a line says that people are led. */
const leads =
  /\b(led|leads?|leading|managed?|manages|supervis\w+|headed|heads|coordinat\w+|team of|mentor\w*|chairs?|(run|runs|ran|running|oversees?|oversaw|in charge of) .{0,40}\b(people|staff|employees|team|crew))\b/i

const trains =
  /\b(mentor\w*|coach\w*|train(s|ed|ing|ees?)|apprentices?|preceptor|supervis\w+|juniors?|newly|interns?|new (starters|hires|staff)|tutor\w*|onboard\w*|instructor|lecturer)\b/i
/** A course that somebody attended trained nobody else. */
const attended =
  /^(?!.*\b(?:mentor\w*|coach\w*|trained|trains|trainer|tutor\w*|supervis\w+|instructor|apprentices|interns|new starters)\b)/i

const latest = (index: AnswerIndex) => jobsLatestFirst(index.docs).filter((doc) => !isBreak(doc))
const earlier = (index: AnswerIndex): Doc[] => {
  const jobs = latest(index)
  return jobs.filter((doc) => !isRunning(doc)).length > 0
    ? jobs.filter((doc, place) => place > 0 || !isRunning(doc)).filter((doc) => !isRunning(doc))
    : []
}

/** What someone does and did, leads and is best at. */
export const careerTopics: UsualTopic[] = [
  usual('introduction', (index) => [...ofKind('overview')(index), ...latest(index).slice(0, 1)], { tells: 'profile' }),
  usual('time in current job', (index) => latest(index).filter(isRunning), {
    asked: /\b(?:current\w*|present|now|this|today)\b/,
    tells: 'first',
    strict: true,
  }),
  usual(
    'current job',
    (index) =>
      [...latest(index).filter(isRunning), ...latest(index).slice(0, 1)].filter(
        (doc, at, all) => all.indexOf(doc) === at,
      ),
    { tells: 'own', strict: true },
  ),
  usual('previous job', earlier, { tells: 'first', strict: true }),
  usual('first job', (index) => [...latest(index)].reverse(), { tells: 'first', strict: true }),
  usual('longest job', latest, { tells: 'longest', strict: true }),
  usual('jobs at the same time', (index) => parallelJobs(index.docs), { tells: 'together', strict: true }),
  usual('promotion', anywhere(/\bpromot(?:ed|ion) (?:to|from|in|after|within|twice)\b/), {
    asked: /\b(?:promot\w*|progress\w*|moved up|ranks|risen|rose|advance[ds]?)\b/,
    tells: 'own',
    says: /\bpromot(?:ed|ion)\b/i,
    strict: true,
  }),
  usual('employers', latest, { tells: 'list', strict: true, list: true }),
  usual('industries', latest, {
    asked:
      /^(?!(?:has|have|had|did|does|do|is|are|was|were|any)\b).*\b(?:industr\w+|sectors?|fields?|branch\w*|business\w*|kinds? of compan\w+|areas)\b/,
    tells: 'list',
    strict: true,
    list: true,
  }),
  usual(
    'best skill',
    (index) => [...ofKind('skills')(index), ...byLevel(index, 1).filter((doc, _, all) => doc.level === all[0]?.level)],
    { tells: 'list', list: true },
  ),
  usual(
    'weakest skill',
    (index) => [
      ...anywhere(/\b(weakness|beginner|still learning|struggle with|improve on)\b/)(index),
      ...byLevel(index, -1).filter((doc) => doc.level === 'beginner'),
    ],
    { strict: true, asked: /\b(?:weak\w*|shortcomings?|least|worst|struggl\w*|improve|lack\w*|less)\b/ },
  ),
  usual('tools', (index) => byLevel(index, 1).concat(ofKind('technical')(index).filter((doc) => doc.level === '')), {
    tells: 'list',
    list: true,
  }),
  usual('skills', ofKind('skills', 'technical'), { tells: 'list', list: true }),
  usual(
    'soft skills',
    (index) => {
      const soft = index.docs.filter(({ facts }) => facts.some((fact) => fact.kind === 'skill' && fact.soft))
      return soft.length > 1 ? soft : ofKind('skills')(index)
    },
    { asked: /\b(?:soft|interpersonal|people|personal|non-technical)\b/, tells: 'list', list: true },
  ),
  usual(
    'leadership',
    (index) => [
      ...ofKind('leadership')(index),
      ...[...latest(index), ...ofKind('roles')(index)].filter((doc) => leads.test(doc.text)),
    ],
    { facts: ['people'], says: leads },
  ),
  usual(
    'mentoring',
    // An intern trained nobody for being called so
    (index) =>
      anywhere(trains)(index).filter(
        ({ kind, text, sentences }) =>
          kind !== 'technical' &&
          (kind !== 'experience' || trains.test(sentences.join(' '))) &&
          !(kind === 'achievements' && attended.test(text)),
      ),
    { says: trains },
  ),
  usual('achievements', ofKind('achievements', 'experience'), { tells: 'results', list: true }),
  usual(
    'figures',
    (index) =>
      index.docs.filter(
        (doc) =>
          (doc.kind === 'experience' || doc.kind === 'leadership' || doc.kind === 'roles') &&
          doc.sentences.some((sentence) => changeInFigures.test(sentence)),
      ),
    { tells: 'own' },
  ),
  usual(
    'total years',
    (index) => [
      ...index.docs.filter((doc) => doc.kind === 'overview' && /\b(years?|decades?|since)\b/.test(doc.text)),
      ...[...latest(index)].reverse(),
    ],
    {
      asked:
        /\b(?:years|yrs|year of|months|long|length|experience|experienced|seniority|junior or|senior or|mid or|how senior|career level|yoe|time|since when|tenure)\b/,
      tells: 'career',
    },
  ),
]
