import { fold } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { anyOf } from '../word-table.ts'
import { askingWords } from './asking-words.ts'
import table from './certificate-fields.json' with { type: 'json' }
import { isOpenEntry, ofAsking } from './entries.ts'
import { passesGuards } from './guards.ts'
import { specificsOf } from './mentions.ts'
import { isNamedBy } from './named-by.ts'
import phrases from './phrases.json' with { type: 'json' }
import { longestList, type Matter, type Rule } from './rule.ts'

const asksOfCertificates = anyOf(phrases.certificates.asks)

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
      const held = hits.filter(({ doc }) => isEntry(doc) && field.named.test(nameOf(doc)) && !isOpenEntry(doc))
      // One that stands for the field is no yes to 'an electrical licence?', one that names it is
      const sure = held.some(({ doc }) => nameOf(doc).includes(said))
      return held.length === 0
        ? null
        : { outcome: 'answered', cited: held.slice(0, longestList), telling: 'whole', sure, confidence: 0.85 }
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
