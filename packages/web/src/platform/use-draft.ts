import {
  type DraftFields,
  type DraftInput,
  draftMachine,
  type OpenedDraft,
  type SaveDraftInput,
  type SaveDraftOutput,
} from '@candid/core'
import { type MutationOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fromMutation } from './from-mutation.ts'
import type { KeptDrafts } from './kept-drafts.ts'
import { useActorRef } from './start-actor.ts'

type DraftSettings = Omit<DraftInput, 'opened'> & {
  /** Where what is typed is kept, and whose it is. */
  drafts: KeptDrafts<DraftFields>
  userId: string
  /** What a form begins with that is open from the start, where nothing was kept from before. */
  begins?: DraftFields
  /** The version of what is saved; null, as by default, when the server counts none. */
  version?: number | null
  /** Whether it begins with `begins` even where something was kept from before. */
  startsAnew?: boolean
  save: MutationOptions<SaveDraftOutput, Error, SaveDraftInput>
  /** Saved, given up, or left with its draft kept. */
  onClosed?: () => void
}

/** What was kept of a thing before, to go on with; it is replaced from the first change on. */
export const readKeptDraft = (
  drafts: KeptDrafts<DraftFields>,
  userId: string,
  id: string,
): Pick<OpenedDraft, 'draft' | 'from'> => {
  const [kept] = drafts.readAll(userId, id)
  return { draft: kept?.value, from: kept?.key }
}

/** The machine of something that is typed, with its ports: the API, and this browser's storage. */
export const useDraft = ({
  drafts,
  userId,
  begins,
  version = null,
  startsAnew,
  save,
  onClosed,
  ...input
}: DraftSettings) => {
  const { id } = input
  const machine = draftMachine.provide({
    actors: { saveDraft: fromMutation(useQueryClient(), save) },
    actions: {
      keepDraft: (_, { fields, from }) => drafts.keep(userId, id, fields, from),
      forgetDraft: (_, { from }) => drafts.forget(userId, id, from),
    },
  })
  const opened = begins && (() => ({ saved: begins, version, ...(!startsAnew && readKeptDraft(drafts, userId, id)) }))
  const actor = useActorRef(machine, { input: { ...input, ...(opened && { opened }) } })
  useEffect(() => {
    if (!onClosed) return
    const subscription = actor.on('draft.closed', onClosed)
    return () => subscription.unsubscribe()
  }, [actor, onClosed])
  return actor
}
