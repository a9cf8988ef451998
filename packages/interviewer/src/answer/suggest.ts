import type { Evidence } from '../interviewer.ts'
import { fold } from '../text/words.ts'
import type { AnswerIndex, Doc } from './build-index.ts'
import { isRunning } from './dates-of-docs.ts'

const most = 4
/** The longest question that the page takes from an employer; a longer name makes no suggestion. */
const maxLength = 500

/** 'Nordkorn Foods' of 'Nordkorn Foods, Borås'. */
const shortName = (name: string) => name.split(',')[0]?.trim() || name

/** The question that a piece of evidence answers by itself, or null when it says too little. */
const questionFor = (doc: Doc, firstName: string): string | null => {
  if (doc.name === '') return null
  const tells = doc.sentences.length > 0
  if (doc.kind === 'experience') return tells ? `What did ${firstName} do at ${shortName(doc.name)}?` : null
  if (doc.kind === 'technical') return doc.level === '' ? null : `How well does ${firstName} know ${doc.name}?`
  if (doc.kind === 'achievements') return tells ? `What was ${doc.name} for?` : null
  return doc.kind === 'roles' && tells ? `What is ${doc.name} about?` : null
}

/** A few questions from the resume's own content, only such as it can answer: each is after what a field of one item says. */
export const suggest = ({ firstName }: Evidence, index: AnswerIndex): string[] => {
  const running = index.docs.some(isRunning) ? [`What is ${firstName}'s current job?`] : []
  const led = index.docs.some(({ kind }) => kind === 'leadership') ? [`Has ${firstName} led people?`] : []
  const [first, ...rest] = index.docs.flatMap((doc) => questionFor(doc, firstName) ?? [])
  // One of each kind before a second one of the same.
  const all = [...running, ...(first ? [first] : []), ...led, ...rest]
  // Two jobs at one employer make one question, however the name is written.
  return [...Map.groupBy(all, fold).values()]
    .flatMap(([question]) => question ?? [])
    .filter((question) => question.length <= maxLength)
    .slice(0, most)
}
