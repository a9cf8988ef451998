import { readDeed } from '../../facts/clause.ts'
import { stem } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { isRunning } from '../dates-of-docs.ts'

/** One thing that somebody did: the verb's stem, what is said after it, and the sentence in which it stands. */
export type Deed = { verb: string; isNow: boolean; said: string; sentence: string }

/** Where the next deed of a sentence may begin: 'Planned the loading and trimmed overtime'. */
const joints = /(;\s|,?\s(?:and|then|but)\s(?:also\s)?|,\s)/

const deedsIn = (sentence: string, isOfToday: boolean): Deed[] => {
  const parts = sentence.split(joints)
  const found: Deed[] = []
  /** Whether the clause before was the owner's: 'our head waiter orders the stock and closes the bar' is another's to its end. */
  let begun = true
  for (let at = 0; at < parts.length; at += 2) {
    const [text = '', joint = ''] = [parts[at], parts[at - 1] ?? ';']
    const deed = begun || joint.startsWith(';') ? readDeed(text, isOfToday) : null
    const last = found.at(-1)
    if (deed !== null && deed.opening.base !== 'have') {
      const said = text.trim().replace(/^\S{1,40}\s?/, '')
      found.push({
        // Of 'founded' the stem is no form of 'find', of its base it would be.
        verb: stem(deed.opening.past),
        isNow: isOfToday && (deed.tense === 'present' || deed.opening.form === 'bare'),
        said,
        sentence,
      })
      begun = true
    } else if (begun && last !== undefined && !joint.startsWith(';')) last.said += `${joint}${text}`
    else begun = false
  }
  return found
}

const known = new WeakMap<Doc, Deed[]>()

/** What a piece of evidence says that its owner did, read once. What somebody else did begins with that somebody, and no verb. */
export const deedsOf = (doc: Doc): Deed[] => {
  const found = known.get(doc)
  if (found !== undefined) return found
  const isOfToday = isRunning(doc) || (doc.kind !== 'experience' && doc.endText === '')
  const made = doc.kind === 'answer' ? [] : doc.sentences.flatMap((sentence) => deedsIn(sentence, isOfToday))
  known.set(doc, made)
  return made
}
