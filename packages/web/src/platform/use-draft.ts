import {
  type DraftFields,
  type DraftInput,
  draftMachine,
  type SaveDraftInput,
  type SaveDraftOutput,
} from '@candid/core'
import { type MutationOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fromMutation } from './from-mutation.ts'
import type { KeptDrafts } from './kept-drafts.ts'
import { useActorRef } from './start-actor.ts'

type DraftSettings = Omit<DraftInput, 'opened'> & {
  /** Where what is typed is kept, and whose it is. */
  drafts: KeptDrafts<DraftFields>
  userId: string
  /** What a form begins with that is open from the start, where nothing was kept from before. */
  begins?: DraftFields
  save: MutationOptions<SaveDraftOutput, Error, SaveDraftInput>
  /** Saved, given up, or left with its draft kept. */
  onClosed?: () => void
}

/** The machine of something that is typed, with its ports: the API, and this browser's storage. */
export const useDraft = ({ drafts, userId, begins, save, onClosed, ...input }: DraftSettings) => {
  const { id } = input
  // A form goes on with what was kept, and replaces it from the first change on.
  const [kept] = useState(() => (begins ? drafts.readAll(userId, id)[0] : undefined))
  const machine = draftMachine.provide({
    actors: { saveDraft: fromMutation(useQueryClient(), save) },
    actions: {
      keepDraft: (_, { fields }) => drafts.keep(userId, id, fields, kept?.key),
      forgetDraft: () => drafts.forget(userId, id, kept?.key),
    },
  })
  const opened = begins && { saved: begins, version: null, draft: kept?.value }
  const actor = useActorRef(machine, { input: { ...input, ...(opened && { opened }) } })
  useEffect(() => {
    if (!onClosed) return
    const subscription = actor.on('draft.closed', onClosed)
    return () => subscription.unsubscribe()
  }, [actor, onClosed])
  return actor
}
