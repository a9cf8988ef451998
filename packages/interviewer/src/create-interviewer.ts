import { answer } from './answer/answer.ts'
import { ask, followUp } from './ask/ask.ts'
import type { Interviewer } from './interviewer.ts'
import { answerModel } from './llm/answer.ts'
import { askModel, followUpModel } from './llm/ask.ts'
import { createLanguageModel } from './llm/language-model.ts'
import { parseModel } from './llm/parse.ts'
import type { RemoteEngine } from './llm/remote.ts'
import { inspectPdf } from './parse/inspect-pdf.ts'
import { parseResume } from './parse/parse-resume.ts'

/** `llm` is the OpenAI-compatible server that does the work; without it the rules do. */
export type InterviewerSettings = { llm?: RemoteEngine | undefined }

const byRules: Interviewer = {
  inspect: (path) => inspectPdf(path),
  parse: (pdf, options) => parseResume(pdf, options),
  ask: async (request) => ask(request),
  followUp: async (request) => followUp(request),
  answer: async (request) => answer(request),
}

const byModel = (engine: RemoteEngine): Interviewer => {
  const model = createLanguageModel(engine)
  return {
    inspect: (path) => inspectPdf(path),
    parse: (pdf, options) => parseModel(model, pdf, options),
    ask: (request) => askModel(model, request),
    followUp: (request) => followUpModel(model, request),
    answer: (request) => answerModel(model, request),
  }
}

/** The interviewer that the settings ask for: rules without network by default, a language model where one is set. */
export const createInterviewer = ({ llm }: InterviewerSettings = {}): Interviewer => (llm ? byModel(llm) : byRules)
