import type { AskedQuestion, AskRequest, QuestionKind, ResumeItem } from '../interviewer.ts'
import { wholeText } from '../text/item-text.ts'
import { type Candidate, candidatesOf, ownName } from './candidates.ts'
import { questionCheck } from './check-question.ts'
import { itemFactsOf } from './chooser/features.ts'
import { kindOf, type Purpose } from './families/family.ts'
import { isLastResort, isMainJob } from './old-jobs.ts'
import { costs, leastMarks, linesOfFullJob } from './weights.ts'

/** A way of asking without the line before it: the same question is not asked again after another line. */
const askedFor = ({ family }: Candidate): string => family.text.replace(/^\{said\}\. /, '')

/** What fits anyone with the job title or of the trade: readers like it, but an interviewer opens with what this one tells. */
const ofTitle = ({ family, subject }: Pick<Candidate, 'family' | 'subject'>): boolean =>
  (subject.topic === 'post' && family.about.startsWith('name.')) || /^self\.(?:eye|care)$/.test(family.about)

/** What an item is to an interview: the overview, a job that tells much, or little and is one of the main ones or not, people led, a post beside it, a skill or tool, or anything else. */
const matterOf = (item: ResumeItem, items: readonly ResumeItem[]): keyof typeof leastMarks => {
  switch (item.section) {
    case 'overview':
      return 'overview'
    case 'experience':
      if (itemFactsOf(item).lines >= linesOfFullJob) return 'fullJob'
      return isMainJob(item, items) ? 'mainJob' : 'job'
    case 'leadership':
      return 'leading'
    case 'roles':
      return 'post'
    case 'skills':
    case 'technical':
      return 'name'
    case 'achievements':
      return 'prize'
    default:
      return 'other'
  }
}

/**
 * Picks up to `num` questions, those first that readers would mark highest: purposes mixed, no more than a few about one topic, and none that is not worth
 * asking.
 */
export const chooseQuestions = (request: AskRequest): AskedQuestion[] => {
  const { item, items, existing, num } = request
  const source = [item, ...items].map(wholeText).join(' . ')
  const topics = new Map<string, number>()
  const purposes = new Map<Purpose, number>()
  const kinds = new Map<QuestionKind, number>()
  const ways = new Set<string>()
  const count = (candidate: Candidate) => {
    const { subject, family } = candidate
    topics.set(subject.topic, (topics.get(subject.topic) ?? 0) + 1)
    purposes.set(family.purpose, (purposes.get(family.purpose) ?? 0) + 1)
    kinds.set(kindOf[family.purpose], (kinds.get(kindOf[family.purpose]) ?? 0) + 1)
    ways.add(askedFor(candidate))
  }
  const before = new Set(existing)
  const isAsked = ({ text, brief }: Candidate) => before.has(text) || (brief !== null && before.has(brief))
  const all = candidatesOf(request)
  const asked = all.filter(isAsked)
  for (const candidate of asked) count(candidate)
  let pool = all.filter((candidate) => !isAsked(candidate))

  const chosen: AskedQuestion[] = []
  const markNow = ({ subject, family, mark, turn }: Candidate) =>
    mark +
    turn +
    (topics.size === 0 && ofTitle({ family, subject }) ? costs.titleFirst : 0) +
    (topics.get(subject.topic) ?? 0) * costs.sameTopic +
    (purposes.get(family.purpose) ?? 0) * costs.samePurpose +
    (kinds.get(kindOf[family.purpose]) ?? 0) * costs.sameKind
  /** Takes the best question that passes every check; false when there is none. */
  const take = (least: number): boolean => {
    const check = questionCheck([...existing, ...chosen.map(({ text }) => text)], source)
    pool = pool.filter(
      (candidate) =>
        (topics.get(candidate.subject.topic) ?? 0) < candidate.subject.most && !ways.has(askedFor(candidate)),
    )
    const ranked = pool
      .filter(({ mark }) => mark >= least)
      .map((candidate) => ({
        candidate,
        now: markNow(candidate),
        idle: chosen.length === 0 && isLastResort(candidate.family.about, candidate.family.text),
      }))
      .sort((a, b) => Number(a.idle) - Number(b.idle) || b.now - a.now)
    for (const { candidate } of ranked) {
      // what would fit any item of its kind is asked only of an item that tells nothing better
      if (chosen.length > 0 && candidate.subject.stock) continue
      // the first three of one kind are no conversation
      if (kinds.size === 1 && kinds.get(kindOf[candidate.family.purpose]) === 2) continue
      const again = (topics.get(candidate.subject.topic) ?? 0) > 0
      const text = (again && candidate.brief) || candidate.text
      pool = pool.filter((other) => other !== candidate)
      if (check(text, ownName(candidate.subject)).length > 0) continue
      chosen.push({ text, kind: kindOf[candidate.family.purpose] })
      count(candidate)
      return true
    }
    return false
  }
  const { first, more } = leastMarks[matterOf(item, items)]
  while (chosen.length < num && take(chosen.length === 0 ? first : more));
  return chosen
}
