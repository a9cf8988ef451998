import { stem } from '../text/words.ts'
import table from './everyday-words.json' with { type: 'json' }
import { wordsOf } from './word-table.ts'

/** Words of everyday speech: that one of them is missing in the evidence says little about whether the evidence answers. */
export const everydayWords: ReadonlySet<string> = new Set(wordsOf(table).map(stem))
