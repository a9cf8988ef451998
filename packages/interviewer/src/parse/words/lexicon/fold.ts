/** Lower case, without accents: how lexicon words are compared. */
export const fold = (text: string) => (/^[\x20-\x5f\x61-\x7e]*$/.test(text) ? text.toLowerCase() : foldSigns(text))

const foldSigns = (text: string) => {
  const plain = text.replace(/[‐‑‒–—―−]/g, '-').replace(/[’‘ʼ´`]/g, "'")
  if (/^[\x20-\x7e]*$/.test(plain)) return plain.toLowerCase()
  return plain
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
}

/** Words of a folded text: letters, digits, and the signs that belong to a word. */
export const foldedWords = (text: string) =>
  fold(text)
    .match(/[\p{L}\p{N}][\p{L}\p{N}.'+#-]*/gu)
    ?.map((word) => word.replace(/(?<![.'-])[.'-]+$/, '')) ?? []
