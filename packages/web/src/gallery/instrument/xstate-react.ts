import { useActorRef as usePlainActorRef } from '@xstate/react'
import { use } from 'react'
import { StateMachine } from 'xstate'
import { withRecorder } from './inspection.ts'
import { StagedActorContext } from './staged-actors.ts'

// In development the app's own files get this module for '@xstate/react' (see vite.gallery.ts): the same, but a
// component on the gallery's stage gets the actor that was brought there.
export * from '@xstate/react'

export const useActorRef: typeof usePlainActorRef = (logic, ...rest) => {
  const [options, listener] = rest
  const staged = use(StagedActorContext)
  const input = options && 'input' in options ? options.input : undefined
  // Seam: the staged actor runs the same machine, with scripted ports.
  if (staged && logic instanceof StateMachine && logic.id === staged.machineId && staged.claims(input))
    return staged.actor as never
  // A component is on the stage, or not, for as long as it lives: the order of its hooks never changes.
  return usePlainActorRef(logic, ...([withRecorder(options), listener] as unknown as typeof rest))
}
