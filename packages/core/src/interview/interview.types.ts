import type { Failure } from '../failure.ts'

export type InterviewContext = {
  itemId: string | null // the item that the questions are about; null while the modal is closed
  num: number // how many questions are being generated; 0 if none
  count: number // how many questions the item has, as last reported
  exhausted: boolean // whether fewer questions came than were requested, so little is left to ask
  failure: Failure | null
}

export type InterviewEvent =
  | { type: 'interview.open'; itemId: string }
  | { type: 'interview.choose'; itemId: string }
  | { type: 'interview.generate' }
  | { type: 'interview.addAnother' }
  | { type: 'interview.retry' }

export type LoadQuestionsInput = { itemId: string }
export type GenerateQuestionsInput = { itemId: string; num: number }
/** How many questions the item has now. The questions themselves are in the query. */
export type QuestionsOutput = { count: number }
