import * as v from 'valibot'
import { createKeptDrafts } from '../app/kept-drafts.ts'

/** What is typed into items, by user and item (or, of a new one, by its resume and section). */
export const itemDrafts = createKeptDrafts('item-draft', v.record(v.string(), v.string()))
