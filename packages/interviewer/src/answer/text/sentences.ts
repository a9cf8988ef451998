const abbreviation =
  /(?:\b(?:mr|mrs|ms|dr|prof|st|no|vs|etc|inc|ltd|co|corp|approx|dept|incl|excl|max|min|hrs|yrs|ca|resp|e\.g|i\.e|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)|\b\p{L}|\.\p{L})\.$/iu

/**
 * The sentences of a text, trimmed, with their closing mark. Lines, bullets and semicolons also end one. A point after an
 * abbreviation, an initial or inside a number does not.
 */
export const splitSentences = (text: string): string[] => {
  const found: string[] = []
  for (const line of text.split(/[\r\n]+(?:\s*[•·▪●◦‣■–—*-](?=\s))?|^\s*[–—*-](?=\s)|(?:^|\s)[•·▪●◦‣■](?=\s)|;\s/u)) {
    let current = ''
    for (const part of line.split(/(?<=[.!?]["”’)]?)\s+/u)) {
      current = current === '' ? part : `${current} ${part}`
      if (abbreviation.test(current) && !/\b(?:19|20)\d\d\.$/.test(current)) continue
      found.push(current)
      current = ''
    }
    if (current !== '') found.push(current)
  }
  return found
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}
