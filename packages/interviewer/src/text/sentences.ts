const abbreviation =
  /(?:\b(?:mr|mrs|ms|dr|prof|st|no|nos|rs|vs|etc|inc|ltd|co|corp|approx|dept|incl|excl|max|min|avg|tol|hrs|yrs|ca|resp|e\.g|i\.e|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)|\b\p{L}|\.\p{L}{1,4})\.$/iu
/** 'Dr. rer. nat.', 'Dipl.-Ing.': what follows the beginning of a degree in short words of their own. */
const degree = /\b(?:dr|dipl|mag|lic|cand)\.(?:[ -]?\p{L}{2,6}\.)*$/iu
/** Units after a number end a sentence where the next word has a large letter: 'from 42 min to 27 min. Lane plan'. */
const unit = /\d\s?(?:min|hrs|yrs|h|m|t|g|l)\.$/iu
/** Characters that hold the longest one and where it begins: looking through all that came before would take its square. */
const longestAbbreviation = 24

/** A line up to this length is told whole; what stands after its semicolons often limits what stands before them. */
const wholeLine = 200

const atSemicolons = (line: string): string[] => (line.length <= wholeLine ? [line] : line.split(/;\s/u))

/** The sentences of one line, trimmed, with their closing mark. */
const sentencesOfLine = (whole: string): string[] => {
  const found: string[] = []
  for (const line of atSemicolons(whole)) {
    let current = ''
    const parts = line.split(/(?<=[.!?]["”’)]?)\s+/u)
    for (const [at, part] of parts.entries()) {
      current = current === '' ? part : `${current} ${part}`
      const end = current.slice(-longestAbbreviation)
      const isUnit = unit.test(end) && /^\p{Lu}/u.test(parts[at + 1] ?? '')
      if ((abbreviation.test(end) || degree.test(end)) && !isUnit && !/\b(?:19|20)\d\d\.$/.test(end)) continue
      found.push(current)
      current = ''
    }
    if (current !== '') found.push(current)
  }
  return found
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/**
 * The sign of a list before an entry, at the beginning of a line: one that stands for nothing else, also without a space, or one that is a word or a sign
 * elsewhere ('o', '#', '*', '-'), before a space.
 */
const listSign = /^\s*(?:[•·▪●◦‣■□➢➤►▶▸❖♦◆◇✓✔→⁃∙]\s*|[–—*+#>-]\s+|o\s+(?=\p{Lu}))+(?=\S)/u
/** Signs that begin a new entry in the middle of a line as well. */
const between = /[\r\n]|\s[•·▪●◦‣■➢➤►▸❖♦◆◇](?=\s)/u

/** The lines and bullets of a text, each as its sentences. */
export const splitLines = (text: string): string[][] =>
  text.split(between).map((line) => sentencesOfLine(line.replace(listSign, '')))

/**
 * The sentences of a text, trimmed, with their closing mark. Lines and bullets also end one, and semicolons of a long line. A point after an
 * abbreviation, an initial or inside a number does not.
 */
export const splitSentences = (text: string): string[] => splitLines(text).flat()
