import type { Section } from '@candid/core'
import type { Database } from '../db/database.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import { insertItem } from './item-store.ts'
import { lockResume } from './resume-store.ts'

/** Creates an item from unplaced text at the end of a section. Throws 404, and 409 before the parse or if the list has changed. */
export const placeText = (
  db: Database,
  actor: Actor,
  id: string,
  { index, text, category }: { index: number; text: string; category: Section },
) =>
  db.transaction().execute(async (tx) => {
    const { chunked, unplaced } = await lockResume(tx, actor, id)
    if (!chunked) throw errors.notYetParsed()
    const found = unplaced[index]
    if (found?.text !== text) throw errors.placeChanged()
    await tx
      .updateTable('resumes')
      .set({ unplaced: JSON.stringify(unplaced.toSpliced(index, 1)) })
      .where('id', '=', id)
      .execute()
    return insertItem(tx, { id, category }, JSON.stringify(contentOf(category, text)), found.source)
  })

/** Puts the text into the section's field for running text; the other fields stay empty. */
const contentOf = (category: Section, text: string): object => {
  switch (category) {
    case 'overview':
    case 'leadership':
    case 'other':
      return { text }
    case 'experience':
      return { name: '', title: '', start_date: '', end_date: null, details: text }
    case 'roles':
      return { name: '', description: text, date: null, projects: null }
    case 'skills':
      return { name: '', description: text, projects: null }
    case 'technical':
      return { name: '', description: text, proficiency: null, projects: null }
    case 'achievements':
      return { name: '', description: text, link: null, date: null }
  }
}
