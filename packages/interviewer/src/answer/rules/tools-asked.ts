import { fold, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { technologyNames } from '../thesaurus/technologies.ts'
import { askingWords } from './asking-words.ts'
import { mentionsIn, specificsOf } from './mentions.ts'
import type { Matter, Rule } from './rule.ts'
import { ofOffice } from './same-kind.ts'

/** Tools are asked for by their kind: first of all, as 'which', or as what somebody works with. */
const tool = '(?:software|tools?|tooling|apps|programs|(?<!operating )systems?)'
const asksOfTools = new RegExp(
  `\\b(?:which|what) (?:[\\p{L}-]+ ){0,3}${tool}\\b(?! (?:did|does|has|have) (?:she|he|they) (?:[\\p{L}]+ )?(?:buil\\w+|develop\\w*|design\\w*|introduc\\w*|implement\\w*|creat\\w*|install\\w*|replac\\w*))|^(?:[\\p{L}-]+ ){1,3}${tool}(?: (?:used|known|(?:she|he|they) (?:uses?|used|knows?|works? with|worked with)))?\\W*$`,
  'u',
)
const saysTool = new RegExp(`\\b${tool}\\b`)

/** Instruments go by a name with a number: 'Calibration by HART 475'. */
const asksOfInstruments = /\btools?\b/
const instrument = /(?<=\s)\p{Lu}\p{L}{0,12}[ -]?\p{Lu}{0,4}\d/u

const most = 4

/** Whether a text names a tool: by its kind, or by a name that is known or listed. */
const namesTool =
  ({ question, hits }: Matter) =>
  (text: string): boolean =>
    saysTool.test(fold(text)) ||
    (asksOfInstruments.test(question.plain) && instrument.test(text)) ||
    words(fold(text)).some((word) => technologyNames.has(word)) ||
    hits.some(({ doc }) => doc.kind === 'technical' && fold(text).includes(fold(doc.name)))

/** Of tools that are asked for by what they are for: those that say so, or, without a line that names one for it, all that are listed, the likest first. No line on the work itself is one. */
export const toolsAskedRule: Rule = {
  name: 'tools for a kind of work',
  examples: ['which software for the wards?'],
  judge: (matter) => {
    const { question, hits } = matter
    const things = specificsOf(question).filter(({ stem }) => !askingWords.has(stem))
    const isAsked = asksOfTools.test(question.plain) && things.length > 0
    if (!isAsked || question.names.length > 0 || question.years.length > 0 || question.behavioural >= 0.5) return null
    const isFor = (text: string) => things.every(mentionsIn(text))
    const listed = hits.filter(({ doc }) => doc.kind === 'technical')
    const cited = listed.filter(({ doc }) => isFor([doc.name, ...doc.sentences].join('. ')))
    if (cited.length > 0) return { outcome: 'answered', cited: cited.slice(0, most), telling: 'lines', confidence: 0.8 }
    const isNamedFor = ({ kind, name, sentences }: Doc) =>
      kind !== 'answer' && [name, ...sentences].some((text) => isFor(text) && namesTool(matter)(text))
    if (hits.some(({ doc }) => isNamedFor(doc))) return null
    const special = listed.filter(({ doc }) => !ofOffice.test(fold(doc.name)))
    const near = (special.length > 0 ? special : listed).sort(
      (one, other) =>
        Number(one.doc.level === 'beginner') - Number(other.doc.level === 'beginner') || other.likeness - one.likeness,
    )
    return near.length === 0
      ? null
      : { outcome: 'closest', near: near.slice(0, most), closeness: 'likely', undivided: true, confidence: 0.3 }
  },
}
