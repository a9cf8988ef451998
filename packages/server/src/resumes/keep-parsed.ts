import { randomUUID } from 'node:crypto'
import { isLink, type Section } from '@candid/core'
import type { Interviewer, ParsedResume } from '@candid/interviewer'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { drawFirstPage } from './first-page-picture.ts'
import { insertItems } from './insert-items.ts'
import { itemText } from './item-text.ts'
import { splitByRoom } from './room.ts'

/**
 * Replaces all former items by the parsed ones. Questions and answers move to the new item that says the same; those whose item
 * the new file no longer contains stay without an item.
 */
export const keepParsed = async (
  tx: Database,
  resumeId: string,
  parsed: ParsedResume,
  placed: Placed[],
): Promise<void> => {
  const { kept, rest } = splitByRoom(parsed.items)
  const rows = kept.map((item, position) => ({
    id: randomUUID(),
    resume_id: resumeId,
    section: item.section,
    position,
    content: JSON.stringify(withFollowableLink(item.content)),
    tag: item.tag ?? null,
    source: JSON.stringify(item.source),
    doubts: JSON.stringify(item.doubts ?? []),
  }))
  await insertItems(tx, rows)

  for (const { questionIds, text, item: at } of placed) {
    const item = rows[at]
    await tx
      .updateTable('questions')
      .set(item ? { item_id: item.id, category: item.section, item_text: text } : { item_id: null, item_text: text })
      .where('id', 'in', questionIds)
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
      parse_counts: null,
      engine: JSON.stringify(parsed.engine),
      pages: parsed.pages,
      picture: drawFirstPage([...parsed.items, ...parsed.unplaced].map(({ source }) => source)),
      unplaced: JSON.stringify([...rest.map(toUnplaced), ...parsed.unplaced]),
      hidden: JSON.stringify(parsed.hidden),
      unread: JSON.stringify(parsed.unread ?? []),
    })
    .where('id', '=', resumeId)
    .execute()
}

/** The questions about a former item, the index of the new item that says the same (-1 if none does), and its text. */
type Placed = { questionIds: string[]; item: number; text: string }

/**
 * Finds the new items for the questions of a resume's former ones. It reads before the transaction that stores the items, which
 * is safe because a resume that waits for its parse accepts no new questions. If the comparison fails, questions stay without
 * an item.
 */
export const placeQuestions = async (
  { db, interviewer, onError }: { db: Database; interviewer: Interviewer; onError: (error: unknown) => void },
  { id, owner_id }: { id: string; owner_id: string },
  parsed: ParsedResume,
): Promise<Placed[]> => {
  const former = await readFormer(db, id)
  if (former.length === 0) return []
  const items = splitByRoom(parsed.items).kept.map(({ section, content }) => ({
    section,
    text: itemText(section, content),
  }))
  const request = { former: former.map(({ section, texts }) => ({ section, texts })), items }
  const matched = await interviewer.match(request, { user: owner_id })
  if (!matched.ok) onError(new Error(matched.detail))
  return former.map(({ questionIds, texts }, index) => {
    const item = matched.ok ? (matched.items[index] ?? -1) : -1
    return { questionIds, item, text: items[item]?.text ?? texts[0] ?? '' }
  })
}

/** Returns the text of an item that the resume has no room for, to show it as unplaced. */
const toUnplaced = ({ section, content, source }: ParsedResume['items'][number]) => ({
  text: itemText(section, content),
  source,
})

/** Removes unsafe links from content, because text that an engine read from a PDF is as untrusted as a request. */
const withFollowableLink = (content: ParsedResume['items'][number]['content']) =>
  'link' in content && content.link !== null && !isLink(content.link) ? { ...content, link: null } : content

type Former = { section: string; texts: string[]; questionIds: string[] }

/** Of a frequently saved item, the first text, which is from the former PDF, and this many of the newest are compared. */
const versionsCompared = 10

/** The former items that have questions, with their texts. */
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
    .select([
      'item_id',
      sql<Section>`coalesce(item_versions.section, items.section)`.as('section'),
      'item_versions.content',
    ])
    .where('resume_id', '=', resumeId)
    .where(({ or, eb, ref }) =>
      or([
        eb('item_versions.version', '=', 1),
        eb('item_versions.version', '>=', sql<number>`${ref('items.version')} - ${versionsCompared}`),
      ]),
    )
    .execute()
  const versionsOf = Map.groupBy(versions, ({ item_id }) => item_id)
  const former = new Map<string, Former>()
  for (const { id, item_id, item_text, category, section, content } of questions) {
    const key = item_id ?? `${category} ${item_text}`
    const earlier = (versionsOf.get(item_id ?? '') ?? []).map((version) => itemText(version.section, version.content))
    const texts = [...(section && content ? [itemText(section, content)] : []), ...earlier, item_text]
    const group = former.get(key)
    if (group) group.questionIds.push(id)
    else former.set(key, { section: category, texts, questionIds: [id] })
  }
  return [...former.values()]
}
