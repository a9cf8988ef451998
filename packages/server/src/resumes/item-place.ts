import type { Section } from '@candid/core'

/** Where an item is looked for: every part must fit, or it does not exist. */
export type ItemPlace = { id: string; category: Section; chunk_id: string }
