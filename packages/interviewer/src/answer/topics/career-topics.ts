import type { AnswerIndex, Doc } from '../build-index.ts'
import { isBreak, isRunning, jobsLatestFirst, parallelJobs } from '../dates-of-docs.ts'
import { anywhere, ofKind, type UsualTopic } from './usual-topic.ts'

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
  /\b(mentor\w*|coach\w*|train(s|ed|ing|ees?)|apprentices?|preceptor|supervis\w+|juniors?|newly|interns?|new (starters|hires|staff)|tutor\w*|onboard\w*)\b/i

const latest = (index: AnswerIndex) => jobsLatestFirst(index.docs).filter((doc) => !isBreak(doc))
const earlier = (index: AnswerIndex): Doc[] => {
  const jobs = latest(index)
  return jobs.filter((doc) => !isRunning(doc)).length > 0
    ? jobs.filter((doc, place) => place > 0 || !isRunning(doc)).filter((doc) => !isRunning(doc))
    : []
}

/** What someone does and did, leads and is best at. */
export const careerTopics: UsualTopic[] = [
  {
    name: 'introduction',
    tells: 'profile',
    strict: false,
    list: false,
    find: (index) => [...ofKind('overview')(index), ...latest(index).slice(0, 1)],
  },
  {
    name: 'time in current job',
    tells: 'first',
    strict: true,
    list: false,
    find: (index) => latest(index).filter(isRunning),
  },
  {
    name: 'current job',
    tells: 'own',
    strict: true,
    list: false,
    find: (index) =>
      [...latest(index).filter(isRunning), ...latest(index).slice(0, 1)].filter(
        (doc, at, all) => all.indexOf(doc) === at,
      ),
  },
  {
    name: 'previous job',
    tells: 'first',
    strict: true,
    list: false,
    find: earlier,
  },
  {
    name: 'first job',
    tells: 'first',
    strict: true,
    list: false,
    find: (index) => [...latest(index)].reverse(),
  },
  {
    name: 'longest job',
    tells: 'longest',
    strict: true,
    list: false,
    find: latest,
  },
  {
    name: 'jobs at the same time',
    tells: 'together',
    strict: true,
    list: false,
    find: (index) => parallelJobs(index.docs),
  },
  {
    name: 'promotion',
    tells: 'own',
    says: /\bpromot(?:ed|ion)\b/i,
    strict: true,
    list: false,
    find: (index) => {
      const said = anywhere(/\bpromot(?:ed|ion) (?:to|from|in|after|within|twice)\b/)(index)
      const jobs = latest(index)
      return said.length > 0
        ? said
        : jobs.filter(({ name }, at) => name !== '' && jobs.some((job, place) => place !== at && job.name === name))
    },
  },
  {
    name: 'employers',
    tells: 'list',
    strict: true,
    list: true,
    find: latest,
  },
  {
    name: 'industries',
    tells: 'list',
    strict: true,
    list: true,
    find: latest,
  },
  {
    name: 'best skill',
    tells: 'list',
    strict: false,
    list: true,
    find: (index) => [
      ...ofKind('skills')(index),
      ...byLevel(index, 1).filter((doc, _, all) => doc.level === all[0]?.level),
    ],
  },
  {
    name: 'weakest skill',
    asked: /\b(?:weakest|least|worst|struggl\w*|improve|lack\w*|less)\b/,
    strict: false,
    list: false,
    find: (index) => [
      ...anywhere(/\b(weakness|beginner|still learning|struggle with|improve on)\b/)(index),
      ...byLevel(index, -1).filter((doc) => doc.level === 'beginner'),
    ],
  },
  {
    name: 'tools',
    tells: 'list',
    strict: false,
    list: true,
    find: (index) => byLevel(index, 1).concat(ofKind('technical')(index).filter((doc) => doc.level === '')),
  },
  {
    name: 'skills',
    tells: 'list',
    strict: false,
    list: true,
    find: ofKind('skills', 'technical'),
  },
  {
    name: 'soft skills',
    tells: 'list',
    strict: false,
    list: true,
    find: (index) => {
      const soft = index.docs.filter(({ facts }) => facts.some((fact) => fact.kind === 'skill' && fact.soft))
      return soft.length > 1 ? soft : ofKind('skills')(index)
    },
  },
  {
    name: 'leadership',
    facts: ['people'],
    says: leads,
    strict: false,
    list: false,
    find: (index) => [
      ...ofKind('leadership')(index),
      ...[...latest(index), ...ofKind('roles')(index)].filter((doc) => leads.test(doc.text)),
    ],
  },
  {
    name: 'mentoring',
    strict: false,
    list: false,
    says: trains,
    // an intern trained nobody for being called so
    find: (index) =>
      anywhere(trains)(index).filter(
        ({ kind, sentences }) => kind !== 'experience' || trains.test(sentences.join(' ')),
      ),
  },
  {
    name: 'achievements',
    tells: 'results',
    strict: false,
    list: true,
    find: ofKind('achievements', 'experience'),
  },
  {
    name: 'figures',
    tells: 'own',
    strict: false,
    list: false,
    find: (index) =>
      index.docs.filter(
        (doc) =>
          (doc.kind === 'experience' || doc.kind === 'leadership' || doc.kind === 'roles') &&
          doc.sentences.some((sentence) => changeInFigures.test(sentence)),
      ),
  },
  {
    name: 'total years',
    asked:
      /\b(?:years|yrs|year of|months|long|length|experience|seniority|senior|junior|experienced|career|yoe|time|since when|tenure)\b/,
    tells: 'career',
    strict: false,
    list: false,
    find: (index) => [
      ...index.docs.filter((doc) => doc.kind === 'overview' && /\b(years?|decades?|since)\b/.test(doc.text)),
      ...[...latest(index)].reverse(),
    ],
  },
]
