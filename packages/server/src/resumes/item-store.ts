import { randomUUID } from 'node:crypto'
import { contentSchemas, type Section, type Source, sections } from '@candid/core'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { ItemRow } from '../db/tables.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import { validate } from '../http/validate.ts'
import { keepVersion } from './item-history.ts'
import type { ItemPlace } from './item-place.ts'
import { findResume, lockResume } from './resume-store.ts'
import { needPlace, needPlaceToShow, needRoom } from './room.ts'

/** An item as the response to a save. */
export const saved = ({ id, section, content, version }: Pick<ItemRow, 'id' | 'section' | 'content' | 'version'>) => ({
  chunk_id: id,
  category: section,
  content,
  version,
})
export const savedColumns = ['id', 'section', 'content', 'version'] as const

/** Returns all items in section order, with their places in the PDF. */
export const listChunks = async (db: Database, actor: Actor, resumeId: string) => {
  const { chunked } = await findResume(db, actor, resumeId)
  if (!chunked) return []
  const rows = await db
    .selectFrom('items')
    .select([...savedColumns, 'source'])
    .where('resume_id', '=', resumeId)
    .where('deleted_at', 'is', null)
    .orderBy(sql`array_position(${sql.val(`{${sections.join(',')}}`)}::text[], section)`)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...saved(row), source: row.source }))
}

/** Finds and locks an item that the actor may change, with its resume. Throws 404. */
export const lockItem = async (
  tx: Database,
  actor: Actor,
  { id, category, chunk_id }: ItemPlace,
  which: 'shown' | 'deleted' = 'shown',
) => {
  // The items of a replaced file wait for the next parse and are not shown.
  const { chunked } = await lockResume(tx, actor, id)
  if (!chunked) throw errors.itemNotFound()
  const row = await tx
    .selectFrom('items')
    .selectAll()
    .where('id', '=', chunk_id)
    .where('resume_id', '=', id)
    .where('section', '=', category)
    .where('deleted_at', which === 'shown' ? 'is' : 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw errors.itemNotFound()
  return row
}

const checkContent = (category: Section, content: unknown) =>
  JSON.stringify(validate(contentSchemas[category], content, 'body'))

/** Returns the position after the last item of a section, including deleted ones. */
export const nextPosition = async (tx: Database, { id, category }: Omit<ItemPlace, 'chunk_id'>): Promise<number> => {
  const { last } = await tx
    .selectFrom('items')
    .select(sql<number>`coalesce(max(position), -1)`.as('last'))
    .where('resume_id', '=', id)
    .where('section', '=', category)
    .executeTakeFirstOrThrow()
  return last + 1
}

/** Inserts a new item at the end of a section. The caller holds the resume's lock. Throws 413. */
export const insertItem = async (tx: Database, place: Omit<ItemPlace, 'chunk_id'>, content: string, source: Source) => {
  await needPlace(tx, place.id)
  const row = await tx
    .insertInto('items')
    .values({
      id: randomUUID(),
      resume_id: place.id,
      section: place.category,
      position: await nextPosition(tx, place),
      content,
      source: JSON.stringify(source),
    })
    .returning(savedColumns)
    .executeTakeFirstOrThrow()
  return saved(row)
}

/** Moves an item of Other to the first line of the resume's head. */
const putAtopHead = (tx: Database, { id }: Pick<ItemPlace, 'id'>, itemId: string) =>
  tx
    .updateTable('items')
    .set({
      tag: 'contact',
      position: sql<number>`(select min(position) - 1 from items where resume_id = ${id} and section = 'other')`,
    })
    .where('id', '=', itemId)
    .execute()

/** Adds an item at the end of a section, or a line at the top of the head. Throws 422 if the section has no such lines. */
export const createItem = (
  db: Database,
  actor: Actor,
  place: Omit<ItemPlace, 'chunk_id'>,
  content: unknown,
  tag?: 'contact',
) =>
  db.transaction().execute(async (tx) => {
    const { chunked } = await lockResume(tx, actor, place.id)
    if (!chunked) throw errors.notYetParsed()
    if (tag && place.category !== 'other')
      throw errors.invalid('Only items of other can have this tag', ['query', 'tag'])
    const checked = checkContent(place.category, content)
    await needRoom(tx, place.id, checked)
    const item = await insertItem(tx, place, checked, [])
    if (tag) await putAtopHead(tx, place, item.chunk_id)
    return item
  })

/** Saves an item's content and keeps the previous version. Throws 404, 409 if `version` is not the newest, 422. */
export const saveItem = (db: Database, actor: Actor, place: ItemPlace, content: unknown, version: number | null) =>
  db.transaction().execute(async (tx) => {
    const before = await lockItem(tx, actor, place)
    const checked = checkContent(place.category, content)
    if (version !== null && version !== before.version) throw errors.staleVersion(before.content, before.version)
    const former = JSON.stringify(before.content)
    await needRoom(tx, place.id, checked, former)
    await keepVersion(tx, before)
    const row = await tx
      .updateTable('items')
      .set({ content: checked, version: before.version + 1, doubts: '[]' })
      .where('id', '=', before.id)
      .returning(savedColumns)
      .executeTakeFirstOrThrow()
    return saved(row)
  })

/** Confirms an item: its doubts are removed; its content and version do not change. */
export const confirmItem = (db: Database, actor: Actor, place: ItemPlace): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { id } = await lockItem(tx, actor, place)
    await tx.updateTable('items').set({ doubts: '[]' }).where('id', '=', id).execute()
  })

export const deleteItem = (db: Database, actor: Actor, place: ItemPlace): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { id } = await lockItem(tx, actor, place)
    await tx.updateTable('items').set({ deleted_at: new Date() }).where('id', '=', id).execute()
  })

export const restoreItem = (db: Database, actor: Actor, place: ItemPlace) =>
  db.transaction().execute(async (tx) => {
    const row = await lockItem(tx, actor, place, 'deleted')
    await needPlaceToShow(tx, place.id)
    await tx.updateTable('items').set({ deleted_at: null }).where('id', '=', row.id).execute()
    return saved(row)
  })

/** Moves an item to the `position` among the shown items of its section; deleted ones keep their place. */
export const moveItem = (db: Database, actor: Actor, place: ItemPlace, position: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const moved = await lockItem(tx, actor, place)
    const others = await tx
      .selectFrom('items')
      .select(['id', 'deleted_at'])
      .where('resume_id', '=', place.id)
      .where('section', '=', place.category)
      .where('id', '!=', moved.id)
      .orderBy('position')
      .orderBy('id')
      .execute()
    const shownAt = others.flatMap(({ deleted_at }, index) => (deleted_at ? [] : [index]))
    const order = others.map(({ id }) => id).toSpliced(shownAt[position] ?? others.length, 0, moved.id)
    await sql`update items set position = place.at - 1
      from unnest(${sql.val(`{${order.join(',')}}`)}::uuid[]) with ordinality as place(id, at)
      where items.id = place.id`.execute(tx)
  })
