import type { ApiClient } from '@candid/api-client'
import { ApiError, unwrap } from '@candid/api-client'
import {
  type ItemContent,
  itemEditMachine,
  type SaveItemInput,
  type SaveItemOutput,
  type Section,
  texts,
} from '@candid/core'
import type { QueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { fromMutation } from '../app/from-mutation.ts'
import { useServices } from '../app/services.ts'
import { notifyError, notifyFailure, notifySuccess } from '../app/toasts.ts'
import { useCurrentUser } from '../session/use-current-user.ts'
import { draftIdOf, itemDrafts } from './draft-store.ts'
import { toContent } from './item-content-of.ts'
import { type ItemAddress, refreshItems, saveItemMutation } from './items.queries.ts'
import { resumeQuery } from './resume.queries.ts'

/** The item as the server holds it now, after our version was refused as an older one. */
const readTheirs = async (
  api: ApiClient,
  { resumeId, section, itemId }: ItemAddress,
): Promise<SaveItemOutput | null> => {
  const resume = await unwrap(api.GET('/api/v1/resumes/{id}', { params: { path: { id: resumeId } } }))
  const item = resume[section].find(({ id }) => id === itemId)
  return item ? { kind: 'conflict', theirs: toContent(item), version: item.version } : null
}

/** The item as the screen shows it now. */
const readShown = (api: ApiClient, client: QueryClient, { resumeId, section, itemId }: ItemAddress) =>
  client.getQueryData(resumeQuery(api, resumeId).queryKey)?.[section].find(({ id }) => id === itemId)

/** Saves an item as the machine asks for it. A stale version is an answer, every other refusal an error. */
const saveItem = (api: ApiClient, client: QueryClient, resumeId: string) => {
  const save = saveItemMutation(api, client)
  /** Brings back what stood there before; refused, and told, if the item has been changed again since. */
  const undo = (address: ItemAddress, content: ItemContent, version: number) =>
    void client
      .getMutationCache()
      .build(client, { ...save, onError: notifyFailure })
      .execute({ ...address, content, version })
      .catch(() => undefined)
  return {
    networkMode: 'always' as const,
    retry: 0,
    mutationFn: async (input: SaveItemInput): Promise<SaveItemOutput> => {
      const address = { resumeId, section: input.section, itemId: input.itemId }
      const before = readShown(api, client, address)
      try {
        const { version } = await save.mutationFn({ ...address, content: input.content, version: input.version })
        await refreshItems(client, resumeId)
        notifySuccess({
          title: texts.success,
          message: texts.itemSaved(input.section),
          action: before && { label: 'Undo', onSelect: () => undo(address, toContent(before), version) },
        })
        return { kind: 'saved' }
      } catch (error) {
        const isStale = error instanceof ApiError && error.status === 409
        const theirs = isStale ? await readTheirs(api, address) : null
        if (!theirs) throw error
        await refreshItems(client, resumeId)
        return theirs
      }
    },
    onError: (_error: Error, { section, itemId }: SaveItemInput) =>
      notifyError({ title: texts.errorOccurred, message: texts.itemSaveFailed(section, itemId) }),
  }
}

/** The machine of one item's editing, with its ports: the API, and this browser's storage for what is typed. */
export const useItemEdit = (resumeId: string, section: Section, itemId: string) => {
  const { api, queryClient } = useServices()
  const { id: userId } = useCurrentUser()
  const machine = itemEditMachine.provide({
    actors: { saveItem: fromMutation(queryClient, saveItem(api, queryClient, resumeId)) },
    actions: {
      keepDraft: (_, { itemId: id, draft }) => itemDrafts.keep(userId, draftIdOf(resumeId, id), draft),
      forgetDraft: (_, { itemId: id }) => itemDrafts.forget(userId, draftIdOf(resumeId, id)),
    },
  })
  return useActorRef(machine, { input: { itemId, section } })
}
