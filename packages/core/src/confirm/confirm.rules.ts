/** Whether the typed text is the requested phrase, ignoring case and surrounding spaces. */
export const isSamePhrase = (typed: string, phrase: string): boolean =>
  typed.trim().toLowerCase() === phrase.trim().toLowerCase()
