/** Where a hook may stand: in what someone says of themselves, or in what they tell of a post. */
type Place = 'overview' | 'work'

/**
 * Words of a line by which an interviewer takes it up. The named groups of `words` fill the family 'hook.<name>', together with `said`
 * (the clause as it is said to the person) and `do` (the deed after 'How did you'). A group must be a whole noun phrase.
 */
export type Hook = {
  name: string
  words: RegExp
  /** An example of a line that it stands in, by which the tests reach it. */
  like: string
  /** Clauses that only look so. */
  not?: RegExp
  /** The same for the whole line, of which a clause is a part. */
  notInLine?: RegExp
  place?: Place
  /** Only where the clause is a deed of the person's own that is over. */
  done?: true
  /** Only where the clause is a deed. */
  deed?: true
  /** Asks about a decision that no beginner takes. */
  own?: true
  /** More or other values than the groups; null when the line is none after all. */
  values?: (groups: Record<string, string>) => Record<string, string> | null
  weight: number
}

const small =
  'a|an|the|and|or|of|for|to|with|by|in|on|at|from|as|that|which|who|while|when|since|until|before|after|during|into|through|across|between|within|without|because|but|so|via|per|under|over|is|are|was|were|has|have|had|using|including|plus|i|we|my|our|from'

/** A noun phrase of up to so many words: no small word, comma or number stands in it, and a boundary follows. */
export const phraseOf = (words: number): string =>
  String.raw`(?:(?!(?:${small})\b)[\p{L}][\p{L}’'-]*)(?: (?!(?:${small})\b)[\p{L}][\p{L}’'-]*){0,${words - 1}}(?=$|[,.;:)]| [–—(-]| (?:${small})\b)`
