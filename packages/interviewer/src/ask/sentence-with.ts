import { readDeed } from '../facts/clause.ts'
import { piecesOf } from '../facts/pieces.ts'
import type { ResumeItem } from '../interviewer.ts'
import { bodyOf } from './clauses.ts'

/** Where one tool gave way to another, neither is what the work was done with. */
const changesTool = /\b(?:migrat|mov|switch|replac|convert)(?:e|ed|ing|es|s)?\b[^.;]{1,80}\b(?:from|to|with|by)\b/i

/** A course is no work that was done with a tool. */
const learned = /^(?:completed?|attended?|took|passed|studied|learn\p{L}*)\b/iu

/** A sentence of a job or project in which a name stands, said to the person; null when none can be said. */
export const sentenceWith = (name: string, items: readonly ResumeItem[]): { said: string; past: boolean } | null => {
  const whole = new RegExp(`(?<![\\p{L}\\d])${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\d+#])`, 'iu')
  // 'SQL Server' is no SQL, and 'Google Ads' no Google
  const longer = new RegExp(`${whole.source} \\p{Lu}\\p{Ll}`, 'u')
  for (const item of items) {
    const body = item.section === 'experience' || item.section === 'roles' ? bodyOf(item) : null
    if (body === null || !whole.test(body.text)) continue
    for (const piece of piecesOf('', body.text).slice(0, 60)) {
      if (changesTool.test(piece.text) || learned.test(piece.text)) continue
      const found = longer.test(piece.text) ? null : whole.exec(piece.text)
      const deed = found && readDeed(piece.text, body.current)
      const said = found && deed?.statementWith(found[0])
      if (said) {
        const later = deed?.rest != null && !said.startsWith(`You ${deed.opening.base} `)
        return { said, past: deed?.tense === 'past' || later }
      }
    }
  }
  return null
}
