/** Signs that begin an entry of a list and stand for nothing else, in the middle of a line as well. */
const marks = '•·▪●◦‣■□➢➤►▶▸❖♦◆◇'
/** Signs that do so at the beginning of a line: elsewhere they join or tick off. */
const ofLine = '✓✔→⁃∙*'
/** Signs that need a space or a letter behind them: '-5%' and '#1' begin with none. */
const common = '–—+#>-'

/** The sign of a list before an entry, at the beginning of a line; an 'o' only before a deed or a large letter. */
export const listSign = new RegExp(
  `^\\s*(?:[${marks}${ofLine}]\\s*|[${common}](?=\\s|\\p{L})\\s*|o\\s+(?=\\p{Lu}|\\p{L}+ed ))+(?=\\S)`,
  'u',
)

/** Where a new entry begins in the middle of a line. */
export const betweenEntries = `\\s[${marks}](?=\\s)`
