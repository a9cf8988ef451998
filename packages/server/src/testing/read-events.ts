import { changeSchema } from '@candid/core/schemas'
import * as v from 'valibot'
import type { TestApp } from './test-app.ts'

/** An open stream of events, read in the background. */
export type OpenEvents = {
  status: number
  /** What came so far: 'ready', 'reset', or a change as 'topic' or 'topic of resume'. */
  heard: string[]
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  close: () => void
}

/** Opens the stream of events of a user and waits for its first event. */
export const readEvents = async (
  app: Pick<TestApp, 'fetch'>,
  token: string,
  missedMs?: number,
): Promise<OpenEvents> => {
  const abort = new AbortController()
  const response = await app.fetch(`/api/v1/events${missedMs === undefined ? '' : `?missed_ms=${missedMs}`}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: abort.signal,
  })
  const heard: string[] = []
  const first = Promise.withResolvers<void>()
  const read = async () => {
    let text = ''
    const decoder = new TextDecoder()
    for await (const bytes of response.body ?? []) {
      text += decoder.decode(bytes, { stream: true })
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      heard.push(...events.flatMap(nameOf))
      first.resolve()
    }
  }
  const ended = read()
    .catch((error: unknown) => {
      if (!abort.signal.aborted) throw error
    })
    .finally(() => first.resolve())
  await first.promise
  return { status: response.status, heard, ended, close: () => abort.abort() }
}

const nameOf = (event: string): string[] => {
  const fields = /^event: (\w+)\ndata: (.+)$/.exec(event)
  if (!fields) return []
  const [, type = '', data = ''] = fields
  if (type !== 'change') return [type]
  const { topic, resume } = v.parse(changeSchema, JSON.parse(data))
  return [resume ? `${topic} of ${resume}` : topic]
}
