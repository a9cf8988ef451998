import type { Failure } from '../failure.ts'

export type InterviewContext = {
  itemId: string | null // the item that is asked about; null while the modal is closed
  num: number // how many questions are being generated; 0 else
  count: number // how many questions the item has, as far as is known
  exhausted: boolean // whether fewer questions came than were asked for: little more is worth asking
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
/** How many questions the item has now; the questions themselves stay with the server's data. */
export type QuestionsOutput = { count: number }
