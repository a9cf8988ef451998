import { type ConfirmedInput, type ConfirmSubject, confirmMachine, toConfirmView } from '@candid/core'
import { type MutationOptions, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { fromMutation } from './from-mutation.ts'
import { useActorRef } from './start-actor.ts'

/** Asks before an action that cannot be undone, and runs it when the person confirms. Spread `dialog` on a `ConfirmDialog`. */
export const useConfirm = (act: MutationOptions<void, Error, ConfirmedInput>) => {
  const actor = useActorRef(confirmMachine.provide({ actors: { act: fromMutation(useQueryClient(), act) } }))
  const { mode, busy, ...view } = useSelector(actor, toConfirmView)
  return {
    ...view,
    ask: (subject: Omit<ConfirmSubject, 'phrase'> & { phrase?: string }) =>
      actor.send({ type: 'confirm.ask', phrase: null, ...subject }),
    type: (text: string) => actor.send({ type: 'confirm.type', text }),
    dialog: {
      open: mode !== 'closed',
      busy,
      onConfirm: () => actor.send({ type: 'confirm.agree' }),
      onCancel: () => actor.send({ type: 'confirm.cancel' }),
    },
  }
}
