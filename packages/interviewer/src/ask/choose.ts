import { terms } from '../answer/text/words.ts'
import type { AskedQuestion, AskRequest, QuestionKind, ResumeItem } from '../interviewer.ts'
import { questionCheck } from './check-question.ts'
import { type Fact, factsOf, nameFor } from './facts.ts'
import { deedFrames } from './frames/deed-frames.ts'
import { bareFrames, fieldFrames } from './frames/field-frames.ts'
import type { Frame } from './frames/frame.ts'
import { mentionFrames } from './frames/mention-frames.ts'
import { quoteFrames } from './frames/quote-frames.ts'
import { wholeText } from './item-text.ts'

const kinds: QuestionKind[] = ['situation', 'decision', 'result', 'learning']
const allFrames: Frame[] = [...deedFrames, ...quoteFrames, ...mentionFrames, ...fieldFrames]
const quotedForms = new Set(['term', 'chunk', 'aside', 'figure', 'statement', 'project', 'name'])

type Candidate = AskedQuestion & { frame: string; fact: string; cost: number; tie: number }

/** A number from a text, the same everywhere (FNV-1a, 32 bits): variety without chance. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0
  return value
}

const fill = (frame: Frame, fact: Fact, name: string): string =>
  frame.text
    .replaceAll('{x}', quotedForms.has(fact.form) ? `“${fact.text}”` : fact.text)
    .replaceAll('{name}', `“${name}”`)

/** In how many items of the resume a stem occurs. */
const spread = (items: ResumeItem[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const item of items)
    for (const term of new Set(terms(wholeText(item)))) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** The fixed words of a frame, to recognise it in a question that was asked before. */
const framePattern = (frame: Frame): RegExp =>
  new RegExp(`^${frame.text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{x\}|\{name\}/g, '.+')}$`, 'iu')

const patterns: [RegExp, Frame][] = [...allFrames, ...bareFrames].map((frame) => [framePattern(frame), frame])
const frameOf = (question: string): Frame | undefined => patterns.find(([pattern]) => pattern.test(question))?.[1]

/** Cost of a fact: common words, a bare name and reuse make it dearer; figures and deeds are what is worth asking about. */
const factCost = (
  fact: Fact,
  section: ResumeItem['section'],
  label: Set<string>,
  counts: Map<string, number>,
): number => {
  const own = [...new Set(terms(fact.text))].filter((term) => !label.has(term))
  const rare = own.filter((term) => (counts.get(term) ?? 1) <= 2).length
  const base = {
    past: 0,
    present: 0,
    activity: 0,
    figure: 1,
    term: 1,
    statement: 2,
    aside: 0,
    chunk: 2.5,
    project: 3,
    moment: 4,
    since: 4,
    ended: 4,
    level: 5,
    name: 9,
  }[fact.form]
  const smallNumber = fact.form === 'figure' && /^\d\s/.test(fact.text) ? 1.5 : 0
  const besideWork = section === 'other' && fact.form !== 'aside' ? 5 : 0
  return base + besideWork + smallNumber + (rare === 0 ? 8 : rare === 1 ? 1 : 0)
}

const candidatesOf = (request: AskRequest): Candidate[] => {
  const { item, items, existing } = request
  const name = nameFor(item)
  const facts = factsOf(item)
  const counts = spread(items.some((other) => other.id === item.id) ? items : [...items, item])
  const label = new Set(terms(`${name} ${'title' in item.content ? item.content.title : ''}`))
  const used = new Set(existing.map((question) => frameOf(question)?.text))
  const place = items.findIndex((other) => other.id === item.id)
  const turn = place < 0 ? hash(item.id) % 997 : place * 3
  const groups = new Map<string, number>()
  const ranked = allFrames.map((frame) => {
    const group = `${frame.form} ${frame.kind} ${frame.people}`
    const index = groups.get(group) ?? 0
    groups.set(group, index + 1)
    return { frame, group, index }
  })
  return facts.flatMap((fact, factIndex) =>
    ranked
      .filter(
        ({ frame }) =>
          frame.form === fact.form && (!frame.people || fact.people) && (name !== '' || !frame.text.includes('{name}')),
      )
      .map(({ frame, group, index }) => {
        const size = groups.get(group) ?? 1
        const distance = (((index - turn - factIndex) % size) + size) % size
        const text = fill(frame, fact, name)
        return {
          text,
          tie: hash(item.id + text),
          kind: frame.kind,
          frame: frame.text,
          fact: fact.text,
          cost:
            factCost(fact, item.section, label, counts) +
            (distance / size) * 3 +
            (used.has(frame.text) ? 4 : 0) +
            (frame.people ? -1 : 0),
        }
      }),
  )
}

/**
 * Picks `num` questions: the cheapest candidate whose kind has been asked least, whose fact and frame are fresh and that passes
 * every check. When the item's facts are used up, the bar for likeness is lifted, never the one against a repeat.
 */
export const chooseQuestions = (request: AskRequest): AskedQuestion[] => {
  const { item, items, existing, num } = request
  const source = [item, ...items].map(wholeText).join(' . ')
  const kindCount = new Map<QuestionKind, number>(kinds.map((kind) => [kind, 0]))
  const count = (kind: QuestionKind) => kindCount.set(kind, (kindCount.get(kind) ?? 0) + 1)
  const ownFacts = factsOf(item)
  const mine = existing.filter((question) => ownFacts.some((fact) => question.includes(fact.text)))
  for (const question of mine) {
    const frame = frameOf(question)
    if (frame) count(frame.kind)
  }
  const factUse = new Map<string, number>()
  for (const fact of new Set(ownFacts.map((fact) => fact.text)))
    factUse.set(fact, mine.filter((question) => question.includes(fact)).length)
  const chosen: AskedQuestion[] = []
  let pool = candidatesOf(request)
  const asked = questionCheck(existing, source)
  const passes = (text: string, strict: boolean) =>
    [
      ...asked(text),
      ...questionCheck(
        chosen.map((question) => question.text),
        text,
      )(text),
    ].every((problem) => !strict && problem === 'near_repeat')
  const take = (strict: boolean, from: Candidate[]): boolean => {
    const price = (candidate: Candidate) =>
      candidate.cost + (kindCount.get(candidate.kind) ?? 0) * 4 + (factUse.get(candidate.fact) ?? 0) * 3
    const best = [...from]
      .sort((a, b) => price(a) - price(b) || a.tie - b.tie)
      .find((candidate) => passes(candidate.text, strict))
    if (best === undefined) return false
    chosen.push({ text: best.text, kind: best.kind })
    count(best.kind)
    factUse.set(best.fact, (factUse.get(best.fact) ?? 0) + 1)
    pool = pool.filter((candidate) => candidate.frame !== best.frame)
    return true
  }
  const bare = bareFrames.map((frame) => ({
    text: frame.text,
    kind: frame.kind,
    frame: frame.text,
    fact: '',
    cost: 0,
    tie: hash(item.id + frame.text),
  }))
  while (chosen.length < num && (take(true, pool) || take(true, bare) || take(false, pool) || take(false, bare)));
  return chosen
}
