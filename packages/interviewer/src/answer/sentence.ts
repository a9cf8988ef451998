/** A bullet as a sentence: with a capital, unless its first word is written in a way of its own ('iOS'), and a closing mark. */
export const closed = (text: string): string => {
  const begun = text.replace(
    /^\p{Ll}[\p{Ll}'’-]*(?![\p{L}\p{N}])/u,
    (word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`,
  )
  return /[.!?]["”’)]?$/.test(begun) ? begun : `${begun.replace(/(?<![,;:\s])[,;:\s]+$/, '')}.`
}

/** A sentence as a quotation. */
export const quoted = (text: string): string => `“${closed(text).replace(/[“”]/g, '"')}”`

/** True when a text speaks of its writer as 'I' or 'we'. */
export const speaksInFirstPerson = (text: string): boolean =>
  /\b(?:I|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|us|[Oo]urs?)\b/.test(text)

/** Entries in one phrase: 'a, b and c', by semicolons where an entry holds a comma. */
export const joined = (entries: string[]): string => {
  const mark = entries.some((entry) => entry.includes(',')) ? ';' : ','
  const [last = '', ...before] = [...entries].reverse()
  if (before.length === 0) return last
  return `${before.reverse().join(`${mark} `)}${mark === ';' ? ';' : ''} and ${last}`
}
