import type { Inspected } from '../inspect/source.ts'

/** What the stage in its frame tells the gallery around it. */
export type FromStage = { candid: 'stage'; place: string; inspected: Inspected }

/** What the gallery tells the stage. */
export type ToStage =
  | { candid: 'choose'; actorId: string; index: number }
  | { candid: 'clear' }
  | { candid: 'theme'; dark: boolean }
  | { candid: 'restart' }

/** Whether a message comes from our own other window; every other message is not for us. */
export const isOurs = <Message>(
  event: MessageEvent<unknown>,
  from: MessageEventSource | null,
): event is MessageEvent<Message> =>
  event.origin === window.location.origin &&
  event.source === from &&
  typeof event.data === 'object' &&
  event.data !== null &&
  'candid' in event.data
