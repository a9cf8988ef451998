import type { Handlers } from '../http/register.ts'
import type { Streams } from './streams.ts'

export const eventHandlers = (streams: Streams): Pick<Handlers, 'readEvents'> => ({
  readEvents: async ({ actor, query, reply }) => {
    const body = await streams.open(actor, query.missed_ms)
    // Proxies like nginx would buffer the events.
    return reply.headers({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' }).send(body)
  },
})
