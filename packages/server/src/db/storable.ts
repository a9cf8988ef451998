import type { Interviewer } from '@candid/interviewer'

/** Replaces what PostgreSQL cannot store in texts: removes U+0000, and replaces half of a surrogate pair by U+FFFD. */
const storable = <T>(value: T): T => {
  // The shape does not change; only characters do.
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed() as T
  if (Array.isArray(value)) return value.map(storable) as T
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, storable(part)])) as T
  return value
}

/** Wraps an interviewer so that the database can store its results. Text from a PDF or a model is as untrusted as a request. */
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
