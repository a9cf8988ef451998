import { stem } from '../text/words.ts'
import table from './grave-events.json' with { type: 'json' }
import { wordsOf } from './word-table.ts'

/** Stems of the events that weigh on a person or an employer. */
export const graveEvents: ReadonlySet<string> = new Set(wordsOf(table).map(stem))
