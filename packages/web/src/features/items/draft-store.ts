import { createKeptDrafts, readFields } from '../../platform/kept-drafts.ts'

/** What is typed into items, by user, resume and item (or, of a new item, its section); see `draftIdOf`. */
export const itemDrafts = createKeptDrafts('item-draft', readFields)

/** The name under which the draft of an item is kept. */
export const draftIdOf = (resumeId: string, itemId: string): string => `${resumeId}.${itemId}`

/** The name of the one draft of all lines of a resume's head, whose fields are the ids of these lines. */
export const headDraft = 'head'
