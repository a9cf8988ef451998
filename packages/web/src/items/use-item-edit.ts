import type { ApiClient } from '@candid/api-client'
import { ApiError, unwrap } from '@candid/api-client'
import { itemEditMachine, type SaveItemInput, type SaveItemOutput, type Section } from '@candid/core'
import type { QueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { fromMutation } from '../app/from-mutation.ts'
import { useServices } from '../app/services.ts'
import { notifyError, notifySuccess } from '../app/toasts.ts'
import { useCurrentUser } from '../session/use-current-user.ts'
import { forgetDraft, keepDraft } from './draft-store.ts'
import { toContent } from './item-content-of.ts'
import { type ItemAddress, refreshItems, saveItemMutation } from './items.queries.ts'

/** The item as the server holds it now, after our version was refused as an older one. */
const readTheirs = async (api: ApiClient, { resumeId, section, itemId }: ItemAddress): Promise<SaveItemOutput | null> => {
  const resume = await unwrap(api.GET('/api/v1/resumes/{id}', { params: { path: { id: resumeId } } }))
  const item = resume[section].find(({ id }) => id === itemId)
  return item ? { kind: 'conflict', theirs: toContent(item), version: item.version } : null
}

/** Saves an item as the machine asks for it. A stale version is an answer, every other refusal an error. */
const saveItem = (api: ApiClient, client: QueryClient, resumeId: string) => {
  const save = saveItemMutation(api, client)
  return {
    ...save,
    mutationFn: async (input: SaveItemInput): Promise<SaveItemOutput> => {
      try {
        await save.mutationFn({ ...input, resumeId })
        return { kind: 'saved' }
      } catch (error) {
        const isStale = error instanceof ApiError && error.status === 409
        const theirs = isStale ? await readTheirs(api, { ...input, resumeId }) : null
        if (!theirs) throw error
        return theirs
      }
    },
    onSuccess: async (output: SaveItemOutput, { section }: SaveItemInput) => {
      await refreshItems(client, resumeId)
      if (output.kind === 'saved')
        notifySuccess({ title: 'Success', message: `The ${section} item has been saved` })
    },
    onError: (_error: Error, { section, itemId }: SaveItemInput) =>
      notifyError({
        title: 'An error occurred.',
        message: `An error occurred while attempting to save the ${section} item ${itemId}.`,
      }),
  }
}

/** The machine of one item's editing, with its ports: the API, and this browser's storage for what is typed. */
export const useItemEdit = (resumeId: string, section: Section, itemId: string) => {
  const { api, queryClient } = useServices()
  const { id: userId } = useCurrentUser()
  const machine = itemEditMachine.provide({
    actors: { saveItem: fromMutation(queryClient, saveItem(api, queryClient, resumeId)) },
    actions: {
      keepDraft: (_, { itemId: id, draft }) => keepDraft(userId, id, draft),
      forgetDraft: (_, { itemId: id }) => forgetDraft(userId, id),
    },
  })
  return useActorRef(machine, { input: { itemId, section } })
}
