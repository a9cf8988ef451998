import type { Section } from '@candid/core'
import type { ItemOf } from '../../entities/item/item.types.ts'

/** What the interview needs to know about an item. */
export type InterviewItem = { id: string; title: string; content: ItemOf<Section> }
