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
  /** Where the draft is kept, and for which user. */
  drafts: KeptDrafts<DraftFields>
  userId: string
  /** For a form that is open from the start: its first texts, if no draft was kept. */
  begins?: DraftFields
  /** The version of what is saved; null (the default) if the server does not count versions. */
  version?: number | null
  /** Whether it starts with `begins` even if a draft was kept. */
  startsAnew?: boolean
  save: MutationOptions<SaveDraftOutput, Error, SaveDraftInput>
  /** Called when the editor closes: the draft was saved, discarded, or left and kept. */
  onClosed?: () => void
}

/** Returns the draft that was kept earlier, to continue. The first change replaces it. */
export const readKeptDraft = (
  drafts: KeptDrafts<DraftFields>,
  userId: string,
  id: string,
): Pick<OpenedDraft, 'draft' | 'from'> => {
  const [kept] = drafts.readAll(userId, id)
  return { draft: kept?.value, from: kept?.key }
}

/** Starts a draft machine with its ports: the API and this browser's storage. */
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
