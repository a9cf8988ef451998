import type { Doc } from './build-index.ts'

const filler = /\b(?:languages?|spoken|and|in|level|word|spoken and written|speaks?|i|mother|tongue|cefr)\b/giu
const level =
  /\b(?:native(?: speaker)?|mother tongue|bilingual|fluent(?:ly)?|proficient|advanced|upper intermediate|intermediate|basics?|beginner(?:[’']s)?|elementary|conversational|good|very good|business|professional|working|school|some|[abc][12](?:[-/–][abc][12])?\+?)\b/iu

/** The languages of a line with their levels ('German (C1)'), in its order; null where the line says anything else. */
export const languagesOf = (doc: Doc): string[] | null => {
  const facts = doc.facts.filter((fact) => fact.kind === 'language')
  if (facts.length === 0 || doc.kind !== 'other') return null
  const line = doc.sentences.join('; ').replace(/^[\p{L} ]{3,20}:\s/u, '')
  const parts = line.split(/[,;/|]\s?|\.\s|\s(?:and|und|et|y|&)\s/u).filter((part) => /\p{L}/u.test(part))
  const entries = parts.map((part) => {
    const fact = facts.find(({ language }) => part.includes(language))
    if (fact === undefined) return null
    const rest = part.replace(fact.language, ' ').replace(/[().:–—-]/gu, ' ')
    const found = level.exec(rest)?.[0] ?? ''
    const left = rest.replace(found, ' ').replace(filler, ' ')
    return /[\p{L}\p{N}]/u.test(left) ? null : found === '' ? fact.language : `${fact.language} (${found})`
  })
  return entries.some((entry) => entry === null) ? null : entries.filter((entry) => entry !== null)
}
