import { longestReplayMs } from '@candid/core/schemas'
import * as v from 'valibot'
import { operation, wholeNumber } from './operation.ts'

export const events = {
  readEvents: operation({
    id: 'readEvents',
    method: 'get',
    path: '/events',
    tag: 'events',
    summary:
      'Changes of what the caller may see, as server-sent events: first `ready` (followed by the changes of the last missed_ms milliseconds) or `reset` (changes were missed: fetch again), then `change` with {topic, resume?}',
    auth: 'user',
    query: v.object({ missed_ms: v.optional(wholeNumber(0, longestReplayMs)) }),
    responses: {
      200: { description: 'A stream that ends with the session', mediaType: 'text/event-stream', schema: v.string() },
    },
  }),
} as const
