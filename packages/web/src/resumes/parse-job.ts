import { type ApiClient, unwrap } from '@candid/api-client'
import type { ParseErrorCode } from '@candid/core'

/** A parse that ended without a result, and why. */
export class ParseFailed extends Error {
  override name = 'ParseFailed'
  readonly code: ParseErrorCode | null
  constructor(code: ParseErrorCode | null) {
    super(`The parse failed: ${code ?? 'no reason given'}`)
    this.code = code
  }
}

const pause = 1_000
const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

/**
 * Starts a parse and waits until it ends, however long it takes; `onStart` is called once the server has taken the job.
 * Rejects with ParseFailed when the resume could not be read.
 */
export const parseResume = async (api: ApiClient, id: string) => {
  const params = { path: { id } }
  let resume = await unwrap(api.POST('/api/v1/resumes/{id}/chunks', { params }))
  while (resume.parse_status === 'running') {
    await wait(pause)
    resume = await unwrap(api.GET('/api/v1/resumes/{id}', { params }))
  }
  if (resume.parse_status === 'failed') throw new ParseFailed(resume.parse_error)
  return resume
}
