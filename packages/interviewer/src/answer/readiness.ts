import type { AnswerOutcome, Evidence, ReadinessResult } from '../interviewer.ts'
import { answer } from './answer.ts'
import type { AnswerIndex } from './build-index.ts'

/** How the rules would answer each of the questions from the evidence; the first failure ends it. */
export const readiness = (evidence: Evidence, questions: readonly string[], index: AnswerIndex): ReadinessResult => {
  const met: { outcome: AnswerOutcome; confidence: number }[] = []
  for (const question of questions) {
    const result = answer({ ...evidence, question }, index)
    if (!result.ok) return result
    met.push({ outcome: result.outcome, confidence: result.confidence })
  }
  return { ok: true, met }
}
