import { type Change, changeSchema } from '@candid/core'
import { createParser } from 'eventsource-parser'
import * as v from 'valibot'

type EventHandlers = {
  onChange: (change: Change) => void
  /** The server reports from now on; after a reset it cannot say what has been missed. */
  onReady: (isReset: boolean) => void
}

/** Reads the server's stream of changes, piece by piece as it comes. */
export const createEventParser = ({ onChange, onReady }: EventHandlers) =>
  createParser({
    onEvent: ({ event, data }) => {
      if (event === 'change') onChange(v.parse(changeSchema, JSON.parse(data)))
      if (event === 'ready' || event === 'reset') onReady(event === 'reset')
    },
  })
