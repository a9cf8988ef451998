import type { InspectionEvent } from 'xstate'

type Observer = (inspection: InspectionEvent) => void

let observer: Observer | undefined

/** Has every machine that the app starts from now on observed; only in development, and only once asked for. */
export const observeActors = (next: Observer): void => {
  observer = next
}

/** An actor's options with the observer, if there is one. */
export const withObserver = <Options extends object>(options: Options | undefined): Options | undefined =>
  observer ? ({ inspect: observer, ...options } as Options) : options
