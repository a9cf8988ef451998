import { sharedMeaning } from '../../answer/meaning.ts'
import { words } from '../../text/words.ts'
import type { Context } from '../context.ts'
import { named, type Subject } from '../subject.ts'
import { mostPerKnownName } from '../weights.ts'
import { bankFamilies } from './bank-families.ts'
import { knownNames, loadNames, type NameKind, rowInField } from './bare-names.ts'
import { likenessOf } from './find-duty.ts'
import { type FoundName, findName } from './find-name.ts'
import { loadNameVectors } from './name-vectors.ts'
import { ownQuestions } from './own-questions.ts'
import { workField } from './work-fields.ts'

/** The parts of a skill or tool that names several: 'KYC / AML compliance', 'Calving and dystocia', 'Valuation (DCF, comps)'. */
const partsOf = (name: string): string[] => {
  const parts = name
    .replace(/\s?\([^()]{0,80}\)/g, '')
    .split(/\s?[/+]\s?|\s(?:&|and)\s|,\s/)
    .map((part) => part.trim())
  return parts.length <= mostParts ? parts.filter((part) => part !== '' && part !== name) : []
}
const mostParts = 3

/**
 * A word of several meanings beside another skill must have the meaning of both ('Blending and sensory evaluation' weighs nothing out): of fourteen such
 * names, those that were meant had 0.65 or more, but for one, and the others less, but for one.
 */
const meansTheSame = 0.65
const meansWhole = (name: string, row: number): boolean =>
  likenessOf(loadNameVectors().names, row, sharedMeaning().embed(name)) >= meansTheSame

/** The entry of a name, or else of the first of its parts that is a name of the bank and nothing more. */
const knownPart = (
  name: string,
  kinds: readonly NameKind[],
  { item, items }: Pick<Context, 'item' | 'items'>,
): FoundName | null => {
  const whole = findName(name, kinds, item, items)
  if (whole !== null || !kinds.includes('skill')) return whole
  for (const part of partsOf(name)) {
    const plain = words(part).join(' ')
    const own = knownNames(part, kinds).filter((one) => one.name === plain)
    const short = /^\p{Lu}{2,4}s?$/u.test(part)
    const fits = own.some(({ row, alone }) => !alone || short || item.section !== 'skills' || meansWhole(name, row))
    const found = fits ? findName(part, kinds, item, items) : null
    if (found?.name === plain) return found
  }
  return null
}

/** What somebody asks who knows the thing itself; none about a name that the bank does not hold, or of which it knows another meaning. */
export const bankSubjects = (
  name: string,
  kinds: readonly NameKind[],
  topic: string,
  weight: number,
  { item, items }: Context,
): Subject[] => {
  const known = knownPart(name, kinds, { item, items })
  const entry = known && loadNames().entries[known.row]
  if (!entry) return []
  const own = ownQuestions(entry, known.name)
  // what everybody lists is asked about as it comes up in one's field
  const there = rowInField(entry, workField(item, items))
  const families =
    there !== null
      ? [`name.${there}`]
      : own.length === entry.ask.length
        ? [`name.${known.row}`]
        : own.map((at) => `name.${known.row}.${at}`)
  return families.length === 0
    ? []
    : named(topic, families, {}, weight, { past: false, most: mostPerKnownName, likelihood: known.likelihood })
}

/** What is asked of a name without the questions that do not fit its owner; nothing where none is left. */
export const withoutQuestions = (subjects: readonly Subject[], misfit: (question: string) => boolean): Subject[] =>
  subjects.flatMap((subject) => {
    const families = subject.families.flatMap((key) => {
      const all = bankFamilies(key)
      const left = all.flatMap(({ text }, place) => (misfit(text) ? [] : [place]))
      if (left.length === all.length) return [key]
      // a key with a place stands for one question, which is left out here
      return /^name\.\d+\.\d+$/.test(key) ? [] : left.map((place) => `${key}.${place}`)
    })
    return families.length === 0 ? [] : [{ ...subject, families }]
  })
