/** One way to read what the rules are unsure of on a resume's pages. */
export type Choice = {
  /** Whether a doubtful gutter parts columns or the cells of rows; 'usual' decides by how it was painted. */
  gutters: 'usual' | 'columns' | 'rows'
  /** Whether headings in a margin and bands of a table are looked for. */
  margins: boolean
  /** Whether lines in the style of headings are headings whatever they say, or only known words are. */
  headings: 'styled' | 'known'
}

/** How nearly every resume is read. */
export const usualChoice: Choice = { gutters: 'usual', margins: true, headings: 'styled' }

/** What is tried where the usual reading makes items that cannot be right, likeliest first. */
export const otherChoices: Choice[] = [
  { ...usualChoice, gutters: 'rows' },
  { ...usualChoice, gutters: 'columns' },
  { ...usualChoice, margins: false },
  { ...usualChoice, headings: 'known' },
]
