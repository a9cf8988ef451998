import { degreeIn } from './degree.ts'
import type { Fact } from './fact.ts'
import {
  achievementKind,
  claimIn,
  interestsIn,
  isLabelled,
  languagesIn,
  looksLikeName,
  thesisIn,
  whySilent,
  yearsIn,
} from './line-facts.ts'
import { maxPieces, piecesOf } from './pieces.ts'
import { goalIn, plainRemark, remarksIn } from './profile-facts.ts'
import { inField, sentenceFacts, silent, within } from './sentence-facts.ts'

/** Self-praise and years of experience, which stand in overviews. */
export const overviewFacts = (field: string, text: string): Fact[] => {
  const pieces = piecesOf(field, text).slice(0, maxPieces)
  const facts = pieces.flatMap((piece, sentence): Fact[] => {
    const why = whySilent(piece.text, true)
    if (why !== null) return [silent(piece, why)]
    const own = sentenceFacts(piece, sentence, true, false)
    const years = yearsIn(piece.text)
    const claim = claimIn(piece.text)
    const goal = goalIn(piece.text)
    const add = (start: number, words: string) => ({ text: words, span: within(piece.span, start, words), sentence })
    if (goal) own.push({ kind: 'goal', ...add(goal.start, goal.goal), goal: goal.goal })
    for (const { remark, start } of remarksIn(piece.text))
      own.push({ kind: 'remark', ...add(start, remark), remark, plain: false })
    if (sentence > 0 && own.length === 0 && plainRemark(piece.text))
      own.push({ kind: 'remark', ...add(0, piece.text), remark: piece.text.replace(/\.$/, ''), plain: true })
    if (years)
      own.push({
        kind: 'years',
        text: years.years,
        span: within(piece.span, years.start, years.years),
        sentence,
        years: years.years,
      })
    if (claim)
      own.push({
        kind: 'claim',
        text: claim.claim,
        span: within(piece.span, claim.start, claim.claim),
        sentence,
        claim: claim.claim,
      })
    return own
  })
  // a list of one's data ('Hobbies : Chess') introduces nobody
  const usable = pieces.filter((piece) => whySilent(piece.text, true) === null && !isLabelled(piece.text))
  const words = usable.reduce((count, piece) => count + piece.text.split(/\s+/).length, 0)
  if (words > 0) facts.push({ kind: 'profile', text, span: inField(field, text), sentence: null })
  return facts
}

/** Education, languages, certificates, interests: what stands in a section of its own at the end of a resume. */
export const otherFacts = (field: string, text: string, tag: string | undefined): Fact[] => {
  if (tag === 'contact' || tag === 'reference')
    return [{ kind: 'silent', text, span: inField(field, text), sentence: null, why: tag }]
  const facts: Fact[] = []
  const degree = tag === undefined || tag === 'education' ? degreeIn(text) : null
  if (degree) facts.push({ kind: 'degree', text, span: inField(field, text), sentence: null, ...degree })
  for (const [sentence, piece] of piecesOf(field, text).slice(0, maxPieces).entries()) {
    const why = whySilent(piece.text, true)
    if (why !== null) {
      facts.push(silent(piece, why))
      continue
    }
    const add = (start: number, words: string) => ({ text: words, span: within(piece.span, start, words), sentence })
    const thesis = thesisIn(piece.text)
    if (thesis) facts.push({ kind: 'thesis', ...add(thesis.start, thesis.topic), topic: thesis.topic })
    const spoken = degree ? [] : languagesIn(piece.text)
    // who names a language first and gives it no level speaks it as their own
    for (const [index, { start, ...language }] of spoken.entries())
      facts.push({
        kind: 'language',
        ...add(start, language.language),
        ...language,
        native: language.native || (index === 0 && sentence === 0 && language.level === null && /[,;]/.test(text)),
      })
    const liked = degree || spoken.length > 0 ? [] : interestsIn(piece.text, tag === 'interest')
    for (const { name, start } of liked) facts.push({ kind: 'interest', ...add(start, name), name })
    if (degree || spoken.length > 0 || liked.length > 0) continue
    const own = sentenceFacts(piece, sentence, true, false)
    const kind = own.length > 0 ? null : achievementKind(piece.text, '')
    if (own.length > 0) facts.push(...own)
    else if (
      kind !== null &&
      !thesis &&
      !/\b(?:lapsed|expired|ran out|not renewed|not passed|attempted)\b/i.test(piece.text)
    ) {
      const name = (piece.text.split(/[;(]|,? (?:since|valid|until|renewed|expires)\b/)[0] ?? '').trim()
      facts.push({ kind, ...add(0, piece.text), name: name === '' ? piece.text : name, date: null })
    } else if (looksLikeName(piece.text)) facts.push(silent(piece, 'name'))
  }
  return facts
}
