import { randomUUID } from 'node:crypto'
import type { ParsedResume } from '@candid/interviewer'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { insertItems } from './insert-items.ts'
import { itemText } from './item-text.ts'
import { matchItems } from './match-items.ts'

/**
 * Writes what was parsed in the place of all former items. Questions and answers go with the items they were about;
 * those whose item the new file no longer holds stay, without an item.
 */
export const keepParsed = async (tx: Database, resumeId: string, parsed: ParsedResume): Promise<void> => {
  const former = await readFormer(tx, resumeId)
  const rows = parsed.items.map((item, position) => ({
    id: randomUUID(),
    resume_id: resumeId,
    section: item.section,
    position,
    content: JSON.stringify(item.content),
    tag: item.tag ?? null,
    source: JSON.stringify(item.source),
  }))
  await insertItems(tx, rows)

  const texts = parsed.items.map(({ section, content }) => ({ section, text: itemText(section, content) }))
  for (const [index, match] of matchItems(former, texts).entries()) {
    const old = former[index]
    const item = rows[match]
    if (!old) continue
    await tx
      .updateTable('questions')
      .set(
        item
          ? { item_id: item.id, category: item.section, item_text: texts[match]?.text ?? '' }
          : { item_id: null, item_text: old.texts[0] ?? '' },
      )
      .where('id', 'in', old.questionIds)
      .execute()
  }
  await tx
    .deleteFrom('items')
    .where('resume_id', '=', resumeId)
    .where(sql<boolean>`not id = any(${sql.val(`{${rows.map(({ id }) => id).join(',')}}`)}::uuid[])`)
    .execute()
  await tx
    .updateTable('resumes')
    .set({
      chunked: true,
      parse_status: 'done',
      parse_error: null,
      parse_stage: null,
      engine: JSON.stringify(parsed.engine),
      pages: parsed.pages,
      unplaced: JSON.stringify(parsed.unplaced),
      hidden: JSON.stringify(parsed.hidden),
    })
    .where('id', '=', resumeId)
    .execute()
}

type Former = { section: string; texts: string[]; questionIds: string[] }

/** Of an item saved very often the first text, which the former PDF said, and this many of the newest are compared. */
const versionsCompared = 10

/** What carried questions until now, with the texts it had. */
const readFormer = async (tx: Database, resumeId: string): Promise<Former[]> => {
  const questions = await tx
    .selectFrom('questions')
    .leftJoin('items', 'items.id', 'questions.item_id')
    .select(['questions.id', 'item_id', 'item_text', 'category', 'items.section', 'items.content'])
    .where('questions.resume_id', '=', resumeId)
    .orderBy('number')
    .execute()
  const versions = await tx
    .selectFrom('item_versions')
    .innerJoin('items', 'items.id', 'item_id')
    .select(['item_id', 'items.section', 'item_versions.content'])
    .where('resume_id', '=', resumeId)
    .where(({ or, eb, ref }) =>
      or([
        eb('item_versions.version', '=', 1),
        eb('item_versions.version', '>=', sql<number>`${ref('items.version')} - ${versionsCompared}`),
      ]),
    )
    .execute()
  const former = new Map<string, Former>()
  for (const { id, item_id, item_text, category, section, content } of questions) {
    const key = item_id ?? `${category} ${item_text}`
    const earlier = versions
      .filter((version) => version.item_id === item_id)
      .map((version) => itemText(version.section, version.content))
    const texts = [...(section && content ? [itemText(section, content)] : []), ...earlier, item_text]
    const known = former.get(key)
    if (known) known.questionIds.push(id)
    else former.set(key, { section: category, texts, questionIds: [id] })
  }
  return [...former.values()]
}
