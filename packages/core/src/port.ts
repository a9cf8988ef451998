import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate'

/** An effect with one answer that the core names but never performs. The host supplies it with `machine.provide`. */
export const port = <Output, Input extends NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`port "${name}" is not provided`)))

/** An effect that goes on and reports by events (speech, recorder, upload); `Reported` are the events it understands. */
export const stream = <Reported extends EventObject, Input extends NonReducibleUnknown>(name: string) =>
  fromCallback<Reported, Input>(() => {
    throw new Error(`stream "${name}" is not provided`)
  })

/** An effect without an answer, carried out at once (storage). The host supplies it with `machine.provide({ actions })`. */
export const effect =
  <Params>(name: string) =>
  (_: unknown, _params: Params): void => {
    throw new Error(`effect "${name}" is not provided`)
  }
