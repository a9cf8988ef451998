import type { Section } from '@candid/core'

/** The ids that identify an item; all of them must match. */
export type ItemPlace = { id: string; category: Section; chunk_id: string }
