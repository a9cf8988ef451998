import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate'

/** An effect with one result, which core names and the host provides with `machine.provide({ actors })`. */
export const port = <Output, Input extends NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`port "${name}" is not provided`)))

/** An effect that goes on and reports by events (speech, recorder, upload). `Reported` are the events that it understands. */
export const stream = <Reported extends EventObject, Input extends NonReducibleUnknown>(name: string) =>
  fromCallback<Reported, Input>(() => {
    throw new Error(`stream "${name}" is not provided`)
  })

/** An effect without a result (storage), which core names and the host provides with `machine.provide({ actions })`. */
export const effect =
  <Params>(name: string) =>
  (_: unknown, _params: Params): void => {
    throw new Error(`effect "${name}" is not provided`)
  }
