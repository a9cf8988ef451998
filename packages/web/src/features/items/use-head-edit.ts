import type { ApiClient } from '@candid/api-client'
import { contentSchemas, readItemDraft, type SaveDraftInput, type SaveDraftOutput, texts } from '@candid/core'
import type { QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { createItemMutation, saveItemMutation } from '../../entities/item/editing.queries.ts'
import type { ItemOf } from '../../entities/item/item.types.ts'
import { deleteItemMutation, refreshItems } from '../../entities/item/items.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { readConflict } from '../../platform/conflict.ts'
import { useServices } from '../../platform/services.ts'
import { notifyFailure, notifySuccess } from '../../platform/toasts.ts'
import { useDraft } from '../../platform/use-draft.ts'
import { draftIdOf, headDraft, itemDrafts } from './draft-store.ts'
import { lacksName, newName } from './head-fields.ts'

const section = 'other'
const noText = { text: '' }

/** The saved text and version of each line that the form is based on. */
type Bases = Map<string, { text: string; version: number }>

/** Saves each changed line with the version that was opened. Other lines are not touched. */
const saveHead = (api: ApiClient, client: QueryClient, resumeId: string, bases: Bases) => {
  const save = saveItemMutation(api, client)
  const put = (itemId: string, text: string, version: number) =>
    save.mutationFn({ resumeId, section, itemId, content: { text }, version })
  /** Records the saved line: the typed text, or what somebody else saved in the meantime. */
  const putOrConflict = async (itemId: string, text: string, base: number) => {
    try {
      const { version } = await put(itemId, text, base)
      return { text, version }
    } catch (error) {
      const conflict = readConflict(error, contentSchemas[section])
      if (!conflict) throw error
      return { text: conflict.theirs.text, version: conflict.version }
    }
  }
  /** If the head had no name, the name becomes a line of its own above the others. */
  const addName = async (text: string) =>
    (
      await createItemMutation(api, client).mutationFn({
        resumeId,
        section,
        content: { text },
        tag: 'contact',
      })
    ).chunk_id
  /** Restores the previous texts. Refused, with a notice, if a line was changed again in the meantime. */
  const undo = async (before: Bases, addedId: string | null) => {
    try {
      if (addedId) await deleteItemMutation(api, client).mutationFn({ resumeId, section, itemId: addedId })
      for (const [itemId, { text, version }] of before) await put(itemId, text, version)
    } catch (error) {
      notifyFailure(error)
    }
    await refreshItems(client, resumeId)
  }
  return {
    mutationFn: async ({ fields }: SaveDraftInput): Promise<SaveDraftOutput> => {
      const before: Bases = new Map()
      const theirs: Record<string, string> = {}
      const name = fields[newName]?.trim()
      let addedId: string | null = null
      try {
        for (const [itemId, { text: opened, version }] of bases) {
          const text = fields[itemId]?.trim()
          if (text === undefined || text === opened) continue
          const answer = await putOrConflict(itemId, text, version)
          bases.set(itemId, answer)
          if (answer.text === text) before.set(itemId, { text: opened, version: answer.version })
          else theirs[itemId] = answer.text
        }
        // Last, and only once: a repeated save after a conflict or a failure must not add it again.
        if (name && Object.keys(theirs).length === 0) addedId = await addName(name)
      } finally {
        // Lines that were saved before the failure are refetched too.
        await refreshItems(client, resumeId)
      }
      // Each line has its own version, which is in `bases`.
      if (Object.keys(theirs).length > 0) return { kind: 'conflict', theirs: { ...fields, ...theirs }, version: 0 }
      notifySuccess({
        title: texts.success,
        message: texts.itemSaved(section),
        action: { label: 'Undo', onSelect: () => void undo(before, addedId) },
      })
      return { kind: 'saved' }
    },
  }
}

const validate = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([id, text]) => {
      if (id === newName && text.trim() === '') return []
      const message = readItemDraft(section, { text }, noText).errors?.['text']
      return message === undefined ? [] : [[id, message] as const]
    }),
  )

/** Runs the draft of all lines of a resume's head, one field for each; open from the start. */
export const useHeadEdit = (resumeId: string, lines: readonly ItemOf<'other'>[], onClosed: () => void) => {
  const { api, queryClient } = useServices()
  const { id: userId } = useCurrentUser()
  // Changed while the head is being saved; nothing on the screen depends on it.
  const { current: bases } = useRef<Bases>(new Map())
  if (bases.size === 0) for (const { id, text, version } of lines) bases.set(id, { text, version })
  return useDraft({
    id: draftIdOf(resumeId, headDraft),
    validate,
    confirms: true,
    drafts: itemDrafts,
    userId,
    begins: {
      ...(lacksName(lines) && { [newName]: '' }),
      ...Object.fromEntries(lines.map(({ id, text }) => [id, text])),
    },
    save: saveHead(api, queryClient, resumeId, bases),
    onClosed,
  })
}
