import type { paths } from '@candid/api-client'

/** The API's response for a link. */
export type SharedResume = paths['/api/v1/shared/{token}']['get']['responses'][200]['content']['application/json']
/** One question of an employer with its answer. */
export type EmployerQuery = SharedResume['queries'][number]
export type EmployerAnswer = NonNullable<EmployerQuery['answer']>
export type Receipt = EmployerAnswer['receipts'][number]
export type Outcome = EmployerAnswer['outcome']
export type Closeness = NonNullable<EmployerAnswer['closeness']>

/** Sends a question to the owner, or also leaves an address for the answer. */
export type SendQuestion = {
  toOwner: (queryId: string) => Promise<unknown>
  byMail: (queryId: string, email: string) => Promise<unknown>
}
