export { ask, followUp } from './ask/ask.ts'
export {
  inventedFacts,
  likeness,
  maxQuestionWords,
  nearRepeat,
  type QuestionProblem,
  questionProblems,
} from './ask/check-question.ts'
export type * from './interviewer.ts'
export { closeParser, type ParseResumeOptions, parseResume } from './parse/parse-resume.ts'
