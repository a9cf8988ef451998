import type { ApiClient } from '@candid/api-client'
import {
  contentSchemas,
  type ItemContent,
  readItemDraft,
  type SaveDraftInput,
  type SaveDraftOutput,
  texts,
  toItemDraft,
} from '@candid/core'
import type { QueryClient } from '@tanstack/react-query'
import { saveItemMutation } from '../../entities/item/editing.queries.ts'
import { type ItemAddress, refreshItems } from '../../entities/item/items.queries.ts'
import { resumeQuery } from '../../entities/resume/resume.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { readConflict } from '../../platform/conflict.ts'
import { useServices } from '../../platform/services.ts'
import { notifyFailure, notifySuccess } from '../../platform/toasts.ts'
import { useDraft } from '../../platform/use-draft.ts'
import { draftIdOf, itemDrafts } from './draft-store.ts'
import { toContent } from './item-content-of.ts'

/** The item as the screen currently shows it. */
const readShown = (api: ApiClient, client: QueryClient, { resumeId, section, itemId }: ItemAddress) =>
  client.getQueryData(resumeQuery(api, resumeId).queryKey)?.[section].find(({ id }) => id === itemId)

/** Saves an item for the machine. A stale version is a result; every other refusal is an error. */
const saveItem = (api: ApiClient, client: QueryClient, address: ItemAddress, opened: ItemContent) => {
  const save = saveItemMutation(api, client)
  const { resumeId, section } = address
  /** Restores the previous content. Refused, with a notice, if the item was changed again in the meantime. */
  const undo = (content: ItemContent, version: number) =>
    void client
      .getMutationCache()
      .build(client, { ...save, onError: notifyFailure })
      .execute({ ...address, content, version })
      .catch(() => undefined)
  return {
    mutationFn: async ({ fields, version: base }: SaveDraftInput): Promise<SaveDraftOutput> => {
      const before = readShown(api, client, address)
      const { content, errors } = readItemDraft(section, fields, opened)
      if (errors) throw new Error('an item that is not valid was to be saved')
      try {
        const { version } = await save.mutationFn({ ...address, content, version: base })
        await refreshItems(client, resumeId)
        notifySuccess({
          title: texts.success,
          message: texts.itemSaved(section),
          action: before && { label: 'Undo', onSelect: () => undo(toContent(before), version) },
        })
        return { kind: 'saved' }
      } catch (error) {
        const conflict = readConflict(error, contentSchemas[section])
        if (!conflict) throw error
        await refreshItems(client, resumeId)
        return { kind: 'conflict', theirs: toItemDraft(conflict.theirs), version: conflict.version }
      }
    },
  }
}

type ItemEditSettings = {
  address: ItemAddress
  content: ItemContent
  version: number
  /** Whether it continues with the kept draft instead of the saved content. */
  continues: boolean
  /** Called when the editor closes: saved, discarded, or left with its draft kept. */
  onClosed: () => void
}

/** Runs the draft of one item that is being edited. */
export const useItemEdit = ({ address, content, version, continues, onClosed }: ItemEditSettings) => {
  const { api, queryClient } = useServices()
  const { id: userId } = useCurrentUser()
  return useDraft({
    id: draftIdOf(address.resumeId, address.itemId),
    validate: (fields) => readItemDraft(address.section, fields, content).errors ?? {},
    confirms: true,
    drafts: itemDrafts,
    userId,
    begins: toItemDraft(content),
    version,
    startsAnew: !continues,
    save: saveItem(api, queryClient, address, content),
    onClosed,
  })
}
