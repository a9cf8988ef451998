import { type Deed, readDeed } from '../../facts/clause.ts'
import { whySilent } from '../../facts/line-facts.ts'
import { piecesOf } from '../../facts/pieces.ts'
import { isForeign } from '../../facts/wording.ts'
import type { ResumeItem } from '../../interviewer.ts'
import { bodyOf, clausesOf, sayClause } from '../clauses.ts'
import { named, type Subject } from '../subject.ts'
import type { Hook } from './hook.ts'
import { workHooks } from './work-hooks.ts'

/** The most lines of an item that are looked at, and the longest of them in characters: what is longer is no line of a resume. */
const mostLines = 30
const longestLine = 600

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ')
const lastWord = (text: string): string =>
  tidy(text)
    .split(' ')
    .at(-1)
    ?.replace(/[.,;:]$/, '') ?? ''

/** The clause with what its hook gives to a question; null when it is none after all. */
const valuesIn = (hook: Hook, clause: string, deed: Deed | null, current: boolean): Record<string, string> | null => {
  const match = hook.words.exec(clause)
  if (match === null || hook.not?.test(clause)) return null
  if (hook.done && deed?.tense !== 'past') return null
  if (hook.deed && deed === null) return null
  const groups = Object.fromEntries(
    Object.entries(match.groups ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, tidy(value)]])),
  )
  const values = hook.values ? hook.values(groups) : groups
  if (values === null) return null
  // a clause that is cut short before what makes it worth asking about is not said
  const holds = (text: string | null): text is string => text?.includes(lastWord(match[0])) === true
  const said = sayClause(clause, current)?.said ?? null
  // 'made alone in 48 hours' does not say what was made
  const infinitive = /^\p{L}+ (?:alone|by|in|on|at|within)\b/u.test(clause)
    ? null
    : (deed?.infinitive?.replace(/ (?:in|on|for|with|at) (?:one|some|two|all|both) of them$/, '') ?? null)
  return {
    ...values,
    ...(holds(said) ? { said, brief: said } : {}),
    ...(holds(infinitive) ? { do: infinitive } : {}),
  }
}

/** What lines of an item hold that an interviewer takes up at once. `junior`: nobody who does not decide is asked why they decided. */
export const hookSubjects = (item: ResumeItem, junior: boolean): Subject[] => {
  const body = bodyOf(item)
  if (body === null) return []
  const hooks = workHooks.filter(
    ({ place, own }) =>
      (place === undefined || (place === 'overview') === (item.section === 'overview')) && !(own && junior),
  )
  return piecesOf(body.field, body.text)
    .slice(0, mostLines)
    .flatMap((piece, sentence): Subject[] => {
      if (piece.text.length > longestLine || whySilent(piece.text, false) !== null || isForeign(piece.text)) return []
      const clauses = clausesOf(piece.text, 2).map((clause) => ({ clause, deed: readDeed(clause, body.current) }))
      const parts = [...clauses.slice(1), ...clauses.slice(0, 1)]
      return hooks.flatMap((hook): Subject[] => {
        if (hook.notInLine?.test(piece.text)) return []
        for (const { clause, deed } of parts) {
          const values = valuesIn(hook, clause, deed, body.current)
          if (values === null) continue
          const past = deed ? deed.tense === 'past' : !body.current
          return named(`${body.field} ${sentence}`, [`hook.${hook.name}`], values, hook.weight - sentence * 0.05, {
            past,
          })
        }
        return []
      })
    })
}
