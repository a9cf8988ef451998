/** Shorter words are too like others to be told apart from them. */
const shortest = 7
/** A word so long may have two letters wrong ('accadamic'). */
const longWord = 8

/**
 * Tells which known word a misspelt one was meant to be: 'experiance', 'sypnosis'. Its first and last letters are right, so that
 * 'experienced' and 'project' stay words of their own; null where no word or more than one is as near.
 */
export const misspeltAs = (known: string[], isWord: (word: string) => boolean) => {
  const words = new Set(known)
  const byEnds = new Map<string, string[]>()
  for (const word of words) {
    if (word.length < shortest) continue
    const ends = endsOf(word)
    const list = byEnds.get(ends)
    if (list) list.push(word)
    else byEnds.set(ends, [word])
  }
  return (word: string): string | null => {
    if (word.length < shortest || words.has(word)) return null
    const most = word.length >= longWord ? 2 : 1
    const near = (byEnds.get(endsOf(word)) ?? [])
      .map((other) => ({ other, wrong: wrongLetters(word, other, most) }))
      .filter(({ wrong }) => wrong <= most)
      .sort((a, b) => a.wrong - b.wrong)
    // most words are near none: whether they are words of their own is asked last
    return near[0] && near[0].wrong !== near[1]?.wrong && !isWord(word) ? near[0].other : null
  }
}

const endsOf = (word: string) => `${word[0]}${word.at(-1)}`

/** How many letters must be put in, left out, changed or swapped with the next to make one word of the other. */
const wrongLetters = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let least = Math.min(changed, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? most) + 1)
      row.push(least)
    }
    before = above
    above = row
  }
  return above[b.length] ?? most + 1
}
