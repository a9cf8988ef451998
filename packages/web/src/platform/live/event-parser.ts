import { type Change, changeSchema } from '@candid/core'
import { createParser } from 'eventsource-parser'
import * as v from 'valibot'

type EventHandlers = {
  onChange: (change: Change) => void
  /** The server reports changes from now on; `reset` means that it does not know which changes were missed. */
  onReady: (isReset: boolean) => void
}

/** Parses the server's stream of changes chunk by chunk. */
export const createEventParser = ({ onChange, onReady }: EventHandlers) =>
  createParser({
    onEvent: ({ event, data }) => {
      if (event === 'change') onChange(v.parse(changeSchema, JSON.parse(data)))
      if (event === 'ready' || event === 'reset') onReady(event === 'reset')
    },
  })
