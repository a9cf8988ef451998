import { isDeepStrictEqual } from 'node:util'
import { moveContent, parsedContentSchemas, type Section } from '@candid/core'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { ItemRow } from '../db/tables.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import { validate } from '../http/validate.ts'
import { keepVersion } from './item-history.ts'
import type { ItemPlace } from './item-place.ts'
import { lockItem, nextPosition, saved, savedColumns } from './item-store.ts'
import { itemText } from './item-text.ts'
import { needRoom } from './room.ts'

/**
 * Moves an item to the end of another section. It keeps its id, and with it its questions, answers, releases, tag and history.
 * Its former content becomes a version of its history. If it is moved back unchanged, it gets exactly that content back.
 * Throws 404, 409 if `version` is not the newest, 413, 422.
 */
export const moveToSection = (db: Database, actor: Actor, place: ItemPlace, to: Section, version: number | null) =>
  db.transaction().execute(async (tx) => {
    const before = await lockItem(tx, actor, place)
    if (version !== null && version !== before.version) throw errors.staleVersion(before.content, before.version)
    if (to === before.section) return saved(before)
    const moved = (await readUnmoved(tx, before, to)) ?? moveContent(before.content, to)
    const content = JSON.stringify(validate(parsedContentSchemas[to], moved, 'body'))
    await needRoom(tx, place.id, content, JSON.stringify(before.content))
    await keepVersion(tx, before)
    const row = await tx
      .updateTable('items')
      .set({
        section: to,
        position: await nextPosition(tx, { id: place.id, category: to }),
        content,
        version: before.version + 1,
        doubts: '[]',
      })
      .where('id', '=', before.id)
      .returning(savedColumns)
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('questions')
      .set({ category: to, item_text: itemText(to, row.content) })
      .where('item_id', '=', before.id)
      .execute()
    return saved(row)
  })

/** Returns the content before the item was moved here from `to`, if it has not been changed since. */
const readUnmoved = async (tx: Database, { id, section, content, version }: ItemRow, to: Section) => {
  const former = await tx
    .selectFrom('item_versions')
    .select(['content', sql<Section | null>`section`.as('section')])
    .where('item_id', '=', id)
    .where('version', '=', version - 1)
    .executeTakeFirst()
  if (former?.section !== to) return null
  return isDeepStrictEqual(moveContent(former.content, section), content) ? former.content : null
}
