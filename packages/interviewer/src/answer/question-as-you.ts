import { fold } from '../text/words.ts'

const verbs = new Map([
  ['does', 'do'],
  ['has', 'have'],
  ['is', 'are'],
  ['was', 'were'],
])

/**
 * A question as one would put it to the person: the owner's name and all pronouns become 'you' and 'your'. The encoder then need
 * not know who 'Marisol', 'she' or 'the candidate' is, which is the cheapest of all gains in finding evidence.
 */
export const asYou = (question: string, firstName: string): string => {
  const owner = fold(firstName).trim()
  const plain = fold(question)
    .replace(/\b(?:the|this|your|our) (?:candidate|applicant|person)\b(?!'s)/g, 'she')
    .replace(/[“”"]/g, '')
  // 'Wei Jie' is one name in two words
  const single = owner.includes(' ') ? plain.replaceAll(`${owner}'s`, 'her').replaceAll(owner, 'she') : plain
  const list = single.split(/\s+/).map((word) => {
    const [, core = word, end = ''] = /^(.*?)((?<![?.,;:!])[?.,;:!]*)$/.exec(word) ?? []
    const bare = core.replace(/'s$|'$/, '')
    if (bare === owner && owner !== '') return core === bare ? `you${end}` : `your${end}`
    if (/^(?:she|he|they|him|them)$/.test(core)) return `you${end}`
    if (/^(?:her|his|their|hers|theirs)$/.test(core)) return `your${end}`
    return word
  })
  return list
    .map((word, at) =>
      list[at + 1]?.startsWith('you') && !list[at + 1]?.startsWith('your') ? (verbs.get(word) ?? word) : word,
    )
    .join(' ')
}
