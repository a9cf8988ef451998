import { fold } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { limitsYes } from '../proofs/limits.ts'
import { anyOf } from '../word-table.ts'
import { holdsName } from '../words-of-docs.ts'
import { askingWords } from './asking-words.ts'
import table from './certificate-fields.json' with { type: 'json' }
import { isOpenEntry, ofAsking } from './entries.ts'
import { passesGuards } from './guards.ts'
import { specificsOf } from './mentions.ts'
import { isNamedBy } from './named-by.ts'
import phrases from './phrases.json' with { type: 'json' }
import { longestList, type Matter, type Rule } from './rule.ts'

const asksOfCertificates = anyOf(phrases.certificates.asks)

const asksOfRegister = /\b(?:regist\w+|licen[cs]ed|chartered|accredited|on the register)\b/
/** 'September 2018 to September 2019: exam and registration' tells of a time, whatever was done in it. */
const tellsOfTime = /^[^:]{0,20}(?:19|20)\d\d\b[^:]{0,25}(?:19|20)\d\d ?:/

/** 'Registered 2019-2024'. */
const ended = /\b(?:19|20)\d\d ?[-–] ?(?:19|20)\d\d\b/

const fields = table.lines.map((line) => {
  const [asked = '', named = ''] = line.split(' | ')
  const of = (text: string) => anyOf({ why: table.why, lines: [text] })
  return { asked: of(asked), named: of(named) }
})

/** An entry that is no prize, or a line of a certificate. */
const isEntry = ({ kind, tag, facts }: Doc): boolean =>
  kind === 'achievements' || kind === 'roles'
    ? !facts.some((fact) => fact.kind === 'prize')
    : tag === 'certificate' || (kind === 'other' && facts.some((fact) => fact.kind === 'certificate'))
/** Questions for which there are, or whether there are any: not when or where one was got. */
const asksWhich = new Set<Matter['question']['wanted']>(['open', 'yes_no'])
/** What an entry is called: of a line without a name, its words. */
const nameOf = (doc: Doc): string => fold(doc.name === '' ? doc.sentences.join('. ') : doc.name)

/** Rules for certificates that are asked for by their field. */
export const certificateRules: Rule[] = [
  {
    name: 'certificates of a field',
    examples: ['health and safety certificates?'],
    judge: ({ question, hits }) => {
      const { plain, wanted } = question
      const field = asksOfCertificates.test(plain) ? fields.find(({ asked }) => asked.test(plain)) : undefined
      const [said = ''] = field?.asked.exec(plain) ?? []
      const others = specificsOf(question).filter(
        ({ word, stem }) => !askingWords.has(stem) && !said.includes(word) && !asksOfCertificates.test(word),
      )
      if (field === undefined || others.length > 0 || !asksWhich.has(wanted)) return null
      // 'IOSH or NEBOSH safety cert?' asks for these, and not for others of the field
      const names = question.names.filter((name) => !said.includes(name))
      const held = hits.filter(
        ({ doc }) =>
          isEntry(doc) &&
          field.named.test(nameOf(doc)) &&
          !isOpenEntry(doc) &&
          names.every((name) => holdsName(doc, name)),
      )
      // One that stands for the field is no yes to 'an electrical licence?', one that names it is
      const sure = held.some(({ doc }) => nameOf(doc).includes(said))
      return held.length === 0
        ? null
        : { outcome: 'answered', cited: held.slice(0, longestList), telling: 'whole', sure, confidence: 0.85 }
    },
  },
  {
    name: 'a register by the name of its body',
    examples: ['is she registered with the NMBI?'],
    judge: ({ question, hits, today }) => {
      if (!question.whether || question.names.length === 0 || !asksOfRegister.test(question.plain)) return null
      const others = specificsOf(question).filter(({ word }) => !asksOfRegister.test(word))
      const cited = hits.flatMap((hit) => {
        if (hit.doc.kind !== 'overview' && hit.doc.kind !== 'other') return []
        const sentence = hit.doc.sentences.find(
          (text) =>
            asksOfRegister.test(fold(text)) &&
            !tellsOfTime.test(text) &&
            question.names.every((name) => holdsName({ ...hit.doc, context: fold(text) }, name)),
        )
        return sentence === undefined ? [] : [{ ...hit, doc: { ...hit.doc, sentences: [sentence] } }]
      })
      const [first] = cited
      if (first === undefined || others.length > 0) return null
      const text = first.doc.sentences.join('. ')
      const clause = text.split(';').find((part) => question.names.some((name) => fold(part).includes(name))) ?? text
      const proved = !limitsYes(clause, today, question.plain, true) && !ended.test(clause)
      return { outcome: 'answered', cited: [first], telling: 'lines', sure: proved, proved, confidence: 0.85 }
    },
  },
]

/** What a certificate's entry says of it, where nothing says more: 'CFA?' of who has passed two of its levels. */
export const certificateNamed: Rule = {
  name: 'a certificate by its name',
  examples: ['has she completed IOSH'],
  judge: (matter) => {
    const { question, hits } = matter
    if (!question.whether || question.names.length === 0) return null
    const named = hits.filter(
      (hit) =>
        hit.doc.kind === 'achievements' &&
        isEntry(hit.doc) &&
        isNamedBy(question, hit.doc, hit.doc.name, ofAsking) &&
        passesGuards(matter, hit),
    )
    return named.length === 0
      ? null
      : { outcome: 'answered', cited: named.slice(0, 2), telling: 'lines', confidence: 0.8 }
  },
}
