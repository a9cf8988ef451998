export { answer } from './answer/answer.ts'
export { quotableSentences } from './answer/quotable.ts'
export { ask, followUp } from './ask/ask.ts'
export {
  inventedFacts,
  likeness,
  likenessTo,
  maxQuestionWords,
  nearRepeat,
  type QuestionProblem,
  questionProblems,
} from './ask/check-question.ts'
export { createInterviewer, type InterviewerSettings } from './create-interviewer.ts'
export type * from './interviewer.ts'
export type { RemoteEngine } from './llm/remote.ts'
export { closeParser } from './parse/guarded-child.ts'
export { inspectPdf } from './parse/inspect-pdf.ts'
export { type ParseResumeOptions, parseResume } from './parse/parse-resume.ts'
export { createFairQueue } from './pool/fair-queue.ts'
export { createRulesEngine } from './pool/rules-engine.ts'
export { createSpeech, type SpeechSettings } from './speech/create-speech.ts'
export * from './speech/speech.ts'
