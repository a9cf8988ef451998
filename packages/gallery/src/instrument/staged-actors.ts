import { useActorRef } from '@xstate/react'
import { type AnyActorRef, StateMachine } from 'xstate'

/** The actor on the gallery's stage: components that would start its machine get it instead. */
type StagedActor = { machineId: string; actor: AnyActorRef; claims: (input: unknown) => boolean }

/** A `useActorRef` that hands out the staged actor, and starts every other actor as usual. */
export const actorHookFor = ({ machineId, actor, claims }: StagedActor): typeof useActorRef => {
  const useStagedActorRef: typeof useActorRef = (logic, ...rest) => {
    const [options] = rest
    const input = options && 'input' in options ? options.input : undefined
    // Seam: the staged actor runs the same machine, with scripted ports.
    if (logic instanceof StateMachine && logic.id === machineId && claims(input)) return actor as never
    // A component gets the staged actor, or not, for as long as it lives: the order of its hooks never changes.
    return useActorRef(logic, ...rest)
  }
  return useStagedActorRef
}
