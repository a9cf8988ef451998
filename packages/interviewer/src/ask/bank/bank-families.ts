import type { Family, Purpose } from '../families/family.ts'
import { loadNames } from './bare-names.ts'
import { loadDuties } from './duties.ts'

/** What a question of the bank is after, by its words; most ask for a judgement. */
const purposes: readonly (readonly [Purpose, RegExp])[] = [
  [
    'evidence',
    /\b(?:how (?:did|do|would|could|can) you (?:know|tell|check|measure)|tells? you|told you|by what|what shows?)\b/i,
  ],
  [
    'trouble',
    /\b(?:wrong|mistakes?|fails?|failed|refus\w+|disagree\w*|trouble|break\w*|broke|late|missing|lose|lost)\b/i,
  ],
]

const purposeOf = (question: string): Purpose => purposes.find(([, words]) => words.test(question))?.[0] ?? 'reason'

const familiesOf = (about: string, ask: readonly string[], said: boolean): Family[] =>
  ask.map((question) => ({
    about,
    purpose: purposeOf(question),
    text: said ? `{said}. ${question}` : question,
    authority: false,
  }))

/**
 * The questions of the bank by the key of a subject: 'duty.12' alone, 'duty.12.said' after the line itself, 'name.7' about a bare name, 'name.7.1'
 * only the second of its questions. None for other keys.
 */
export const bankFamilies = (about: string): Family[] => {
  const [, kind, row, only, said] = /^(duty|name)\.(\d+)(?:\.(\d+))?(\.said)?$/.exec(about) ?? []
  if (row === undefined) return []
  const entries = kind === 'duty' ? loadDuties().duties : loadNames().entries
  const questions = entries[Number(row)]?.ask ?? []
  const place = only === undefined ? null : Number(only)
  return familiesOf(about, place === null ? questions : questions.slice(place, place + 1), said !== undefined)
}
