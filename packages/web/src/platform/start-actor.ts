import { useActorRef as useXStateActorRef } from '@xstate/react'
import { createContext, use } from 'react'
import { type Actor, type AnyActorLogic, createActor, type InspectionEvent } from 'xstate'

// Every actor of the app starts here, so that development tools have one place to watch or replace them. Nothing of
// those tools is in this package; without them the functions are XState's own.

type Inspect = (event: InspectionEvent) => void
type UseActorRef = typeof useXStateActorRef
/** The options of `createActor`; required if the logic has a required input. */
type Options<Logic extends AnyActorLogic> =
  Parameters<typeof createActor<Logic>> extends [unknown, ...infer Rest] ? Rest : never

let inspectors: readonly Inspect[] = []

/** Reports what happens in all actors that start from now on to `inspect`. For development tools. */
export const inspectActors = (inspect: Inspect): void => {
  inspectors = [...inspectors, inspect]
}

const withInspectors = <Given extends object>(options: Given | undefined): Given | undefined => {
  if (inspectors.length === 0) return options
  const inspect: Inspect = (event) => {
    for (const each of inspectors) each(event)
  }
  // Seam: the caller's options with one more optional key.
  return { ...options, inspect } as unknown as Given
}

/** Starts an actor that lives outside the components, such as the session. */
export const startActor = <Logic extends AnyActorLogic>(logic: Logic, ...[options]: Options<Logic>): Actor<Logic> =>
  // Seam: the conditional type of the options cannot be met generically.
  createActor(logic, withInspectors(options as object | undefined) as never).start()

const useInspectedActorRef: UseActorRef = (logic, ...[options, listener]) =>
  // Seam: as above.
  useXStateActorRef(logic, ...([withInspectors(options), listener] as never))

/** How components get their actors. The state gallery provides the actor on its stage instead. */
export const ActorHookContext = createContext<UseActorRef>(useInspectedActorRef)

/** XState's `useActorRef` with inspection: an actor that starts and stops with the component. */
export const useActorRef: UseActorRef = (logic, ...rest) => use(ActorHookContext)(logic, ...rest)
