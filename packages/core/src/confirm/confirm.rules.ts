/** Whether what was typed is the phrase that was asked for, without regard to case and surrounding spaces. */
export const isSamePhrase = (typed: string, phrase: string): boolean =>
  typed.trim().toLowerCase() === phrase.trim().toLowerCase()
