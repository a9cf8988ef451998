import type { ItemDraft } from '@candid/core'
import * as v from 'valibot'

const prefix = 'candid.item-draft'
const draftSchema = v.record(v.string(), v.string())

const keyOf = (userId: string, itemId: string) => `${prefix}.${userId}.${itemId}`

/** Keeps what is typed into an item, per user, in this browser: it survives a crash and an ended session. */
export const keepDraft = (userId: string, itemId: string, draft: ItemDraft): void =>
  localStorage.setItem(keyOf(userId, itemId), JSON.stringify(draft))

/** Forgets a kept draft. */
export const forgetDraft = (userId: string, itemId: string): void => localStorage.removeItem(keyOf(userId, itemId))

/** The kept draft of an item; `null` without one, or when what is kept is no draft. */
export const readDraft = (userId: string, itemId: string): ItemDraft | null => {
  const kept = localStorage.getItem(keyOf(userId, itemId))
  if (kept === null) return null
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), kept)
  return result.success ? result.output : null
}
