import { piecesOf } from '../../facts/pieces.ts'
import type { ResumeItem } from '../../interviewer.ts'
import { wholeText } from '../../text/item-text.ts'
import { bodyOf } from '../clauses.ts'
import { type Family, kindOf, type Purpose } from '../families/family.ts'
import type { Subject } from '../subject.ts'

/** Where a question comes from. */
const origins = ['duty', 'duty.said', 'name', 'theme', 'hook', 'story', 'telling', 'family'] as const
type Origin = (typeof origins)[number]

type Section = ResumeItem['section']
const sections: readonly Section[] = [
  'experience',
  'overview',
  'technical',
  'skills',
  'roles',
  'leadership',
  'achievements',
  'other',
]
// the keys of kindOf are the purposes
const purposes = Object.keys(kindOf) as Purpose[]

/** Where a question of a kind comes from: the bank, a hook, a theme, or a family of its own. */
export const originOf = (about: string): Origin => {
  const [first = ''] = about.split('.')
  if (first === 'duty') return about.endsWith('.said') ? 'duty.said' : 'duty'
  return origins.find((origin) => origin === first) ?? 'family'
}

/** What is known of an item beside its questions; read once for all of them. */
export type ItemFacts = { section: Section; lines: number; characters: number }

/** What the expected mark knows of an item. */
export const itemFactsOf = (item: ResumeItem): ItemFacts => {
  const body = bodyOf(item)
  return {
    section: item.section,
    lines: body === null ? 0 : piecesOf(body.field, body.text).length,
    characters: wholeText(item).length,
  }
}

/** More lines or words than this make no difference. */
const most = { lines: 8, sentence: 8 }
const words = (text: string) => text.split(/\s+/).length

/** What is known of a question by the names under which the trees know it. */
export const featuresOf = (
  family: Family,
  subject: Subject,
  text: string,
  { section, lines, characters }: ItemFacts,
): Record<string, number> => {
  const { likelihood, fit, stock, junior, past, weight, topic, values } = subject
  const said = family.text.includes('{said}') ? (values['said'] ?? '') : ''
  const quotes = /^You write/.test(said)
  const origin = originOf(family.about)
  const sentence = Number(/^\w+ (\d+)$/.exec(topic)?.[1] ?? 0)
  return {
    likelihood,
    likeness: fit?.likeness ?? 0,
    rare: fit?.rare ?? 0,
    shared: fit?.shared ?? 0,
    context: fit?.context ?? 0,
    trade: fit?.trade ?? 0,
    named: fit?.named ?? 0,
    cover: fit?.cover ?? 0,
    asked: fit?.asked ?? 0,
    titleLike: fit?.titleLike ?? 0,
    said: Number(said !== ''),
    saidWords: said === '' ? 0 : words(said),
    saidDeed: Number(/^You /.test(said) && !quotes),
    saidComma: Number(said.includes(',')),
    saidQuotes: Number(quotes),
    quotes: Number(text.includes('“')),
    lists: Number(/^You list/.test(text)),
    words: words(text),
    digits: Number(/\d/.test(text)),
    stock: Number(stock),
    junior: Number(junior),
    past: Number(past),
    weight,
    lines: Math.min(most.lines, lines),
    bare: Number(lines === 0),
    characters: Math.log(1 + characters),
    sentence: Math.min(most.sentence, sentence),
    ...Object.fromEntries(sections.map((one) => [`section ${one}`, Number(one === section)])),
    ...Object.fromEntries(origins.map((one) => [`origin ${one}`, Number(one === origin)])),
    ...Object.fromEntries(purposes.map((one) => [`purpose ${one}`, Number(one === family.purpose)])),
  }
}

/** The kind of question that marks are compared by: all duties are one kind, and so are all names of the bank. */
export const kindOfQuestion = (about: string): string => about.replace(/^(duty|name)\.\d+(?:\.\d+)?/, '$1')
