import { fold } from '../../text/words.ts'
import { anyOf, entriesOf } from '../word-table.ts'
import trades from './trades.json' with { type: 'json' }

const patterns = entriesOf(trades).map((members) =>
  anyOf({ why: trades.why, lines: [members.map((member) => `${member}*`).join(', ')] }),
)

/** The names of a trade that a question asks for, each as one that finds all of them in a text. */
export const tradesAsked = (plain: string): { asked: string; isIn: (text: string) => boolean }[] =>
  patterns.flatMap((pattern) => {
    const [asked] = pattern.exec(plain) ?? []
    return asked === undefined ? [] : [{ asked, isIn: (text: string) => pattern.test(fold(text)) }]
  })
