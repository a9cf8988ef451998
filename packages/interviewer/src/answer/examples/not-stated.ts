import type { AnswerOutcome } from '../../interviewer.ts'

/** Outcomes under which nothing is asserted: the closest lines are shown as such, or there is nothing near. */
export const notStated: AnswerOutcome[] = ['closest', 'not_stated']
