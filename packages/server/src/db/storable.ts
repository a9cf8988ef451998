import type { Interviewer } from '@candid/interviewer'

/** A value without what PostgreSQL cannot hold in its texts: U+0000 goes, half of a surrogate pair becomes U+FFFD. */
const storable = <T>(value: T): T => {
  // Every part keeps its shape; only letters change.
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed() as T
  if (Array.isArray(value)) return value.map(storable) as T
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, storable(part)])) as T
  return value
}

/** An interviewer whose words a database can hold: what a PDF or a model says is as little checked as what a caller sends. */
export const speakStorable = (interviewer: Interviewer): Interviewer => ({
  inspect: (path) => interviewer.inspect(path),
  parse: async (pdf, options) => storable(await interviewer.parse(pdf, options)),
  ask: async (request, options) => storable(await interviewer.ask(request, options)),
  followUp: async (request, options) => storable(await interviewer.followUp(request, options)),
  answer: async (request, options) => storable(await interviewer.answer(request, options)),
  suggest: (evidence, options) => interviewer.suggest(evidence, options),
  readiness: (request, options) => interviewer.readiness(request, options),
  similar: (request, options) => interviewer.similar(request, options),
  match: (request, options) => interviewer.match(request, options),
  close: () => interviewer.close(),
})
