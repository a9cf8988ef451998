import { fold } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { judged } from '../judge/features.ts'
import { innerProduct } from '../meaning.ts'
import type { Hit } from '../rank.ts'
import { isAccepted } from './accept.ts'
import { type Line, nearestLines } from './nearest-lines.ts'
import type { Matter, Rule } from './rule.ts'

/** What is somebody's work is nothing that went wrong: 'incident response', 'accident rate'. */
const notOfWork =
  '(?![ -](?:response|management|handling|rates?|analysis|investigat\\w+|reports?|reporting|statistics|insurance|free|repair|data|recovery|test\\w*|prevention|command\\w*|exams?))'
/** What went wrong, as it is asked for. */
const asked = new RegExp(
  `\\b(?:mistakes?|blunders?|accidents?|crash(?:es|ed)?|mishaps?|failures?|failed|flop\\w{0,4}|(?:mess|screw)(?:ed|es)? up|(?:went|goes?|gone) wrong|got (?:something )?wrong|setbacks?|incidents?)\\b${notOfWork}`,
)
/** Who works against what goes wrong is asked of that work. */
const ofWork =
  /\b(?:reduc\w+|cut|lower\w*|prevent\w*|avoid\w*|handl\w+|manag\w+|investigat\w+|respond\w*|deal(?:s|t|ing)?|repair\w*|fix\w*|predict\w*|analy[sz]\w+|exams?|tests?)\b/
/** How a line of a job tells of it. */
const tells = new RegExp(
  `\\b(?:crash(?:ed)?(?! barriers?)|wrong(?:ly)?|mistakes?|mistaken\\w*|my (?:error|fault)|(?:that|which|it|launch|project|pilot|attempt|audit|trial|migration|rollout) failed|(?:did not|didn['’]t|never) work(?:ed)?|disabled (?:the|our|an?)|write-?off|written off|delisted|withdrawn|post-?mortem|overlooked|forgot|accidents?|spilled|rolled back|scrapped|upheld)\\b${notOfWork}`,
)
/** What was made less, or never happened, went not wrong. */
const less =
  /\b(?:no|not one|zero|without|fewer|less|reduc\w+|cut|lower\w*|prevent\w*|fell|halved|down (?:from|to|by))\b(?! longer)|->/

/** At most so many lines are shown. */
const shown = 2
const kinds = new Set<Doc['kind']>(['experience', 'leadership', 'roles'])

const linesOf = ({ question, meaning }: Matter, hit: Hit): Line[] => {
  const own = meaning.embed(question.asYou)
  const isOne = (text: string) => tells.test(fold(text)) && !less.test(fold(text))
  // The rest of a line is told with its first sentence
  const lines = hit.doc.lines.length > 0 ? hit.doc.lines : hit.doc.sentences.map((text) => [text])
  return lines
    .flatMap((line) => line.find(isOne) ?? [])
    .map((text) => ({
      hit: { ...hit, doc: { ...hit.doc, sentences: [text] } },
      value: innerProduct(own, meaning.embed(text)),
    }))
}

/** What went wrong is seldom told in the words of the question: the lines that tell of such a thing are shown where no answer was released. */
export const mishapRules: Rule[] = [
  {
    name: 'lines that tell what went wrong',
    examples: ['any accidents as a trainer?'],
    judge: (matter) => {
      const { question, hits } = matter
      const [word] = asked.exec(question.plain) ?? []
      const isCounted = question.wanted === 'count' || question.wanted === 'amount' || question.names.length > 0
      if (word === undefined || isCounted || ofWork.test(question.plain)) return null
      const isMentioned = hits
        .slice(0, judged)
        .some((hit) => (hit.doc.kind === 'answer' || hit.doc.text.includes(word)) && isAccepted(matter, hit))
      if (isMentioned) return null
      const lines = hits
        .filter(({ doc }) => kinds.has(doc.kind))
        .flatMap((hit) => linesOf(matter, hit))
        .sort((one, other) => other.value - one.value)
        .slice(0, shown)
      return lines.length === 0 ? null : nearestLines(lines)
    },
  },
]
