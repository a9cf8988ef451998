import { createKeptDrafts, readFields } from '../../platform/kept-drafts.ts'

/** Drafts of items, by user, resume and item (or the section of a new item); see `draftIdOf`. */
export const itemDrafts = createKeptDrafts('item-draft', readFields)

/** Returns the key of an item's draft. */
export const draftIdOf = (resumeId: string, itemId: string): string => `${resumeId}.${itemId}`

/** The key of the draft for all lines of a resume's head. Its fields are the ids of these lines. */
export const headDraft = 'head'
