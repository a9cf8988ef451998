import { remembering } from '../remembering.ts'
import { fold } from './fold.ts'

/** A set of words where '*' at the start or the end stands for any letters. */
export class WordSet {
  private readonly exact = new Set<string>()
  private readonly starts: string[] = []
  private readonly ends: string[] = []
  private readonly phrases: string[] = []
  private readonly fits = remembering(
    (word) =>
      this.starts.some((start) => word.startsWith(start)) ||
      this.ends.some((end) => word.endsWith(end) && word.length > end.length),
    5000,
  )
  constructor(entries: Iterable<string>) {
    for (const raw of entries) {
      const entry = fold(raw)
      if (entry.startsWith('*')) this.ends.push(entry.slice(1))
      else if (entry.endsWith('*')) this.starts.push(entry.slice(0, -1))
      else if (entry.includes(' ')) this.phrases.push(entry)
      else this.exact.add(entry)
    }
  }
  has(word: string): boolean {
    if (this.exact.has(word)) return true
    if (word.length < 5) return false
    return this.fits(word)
  }
  /** How many of the words are in the set; a phrase counts once. */
  count(words: string[]) {
    let hits = 0
    for (const word of words) if (this.has(word)) hits++
    if (this.phrases.length > 0 && words.length > 1) {
      const text = ` ${words.join(' ')} `
      for (const phrase of this.phrases) if (text.includes(` ${phrase} `)) hits++
    }
    return hits
  }
}
