import { randomUUID } from 'node:crypto'
import { canActivate, type Resume, type ResumeDetail, type Section, sections } from '@candid/core'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { ItemRow, Tables } from '../db/tables.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import { enqueue } from '../jobs/queue.ts'
import { needQuota, type Quota } from './quota.ts'
import type { Upload } from './receive-upload.ts'
import { cancelDeletion } from './scheduled-deletion.ts'

type ResumeRow = Selectable<Tables['resumes']>

const listColumns = [
  'id',
  'owner_id',
  'file_name',
  'size',
  'format',
  'chunked',
  'active',
  'parse_status',
  'parse_error',
  'parse_stage',
  'parse_started_at',
  'parse_counts',
  'created_at',
  'pages',
  'picture',
] as const
type ListRow = Pick<ResumeRow, (typeof listColumns)[number]> & Pick<Resume, 'same_file_as' | 'counts'>

/** An earlier resume of the same owner with the same bytes. */
const sameFile = sql<Resume['same_file_as']>`(
  select jsonb_build_object('id', other.id, 'name', other.file_name) from resumes other
  where other.owner_id = resumes.owner_id and other.sha256 = resumes.sha256 and other.id <> resumes.id
    and (other.created_at, other.id) < (resumes.created_at, resumes.id)
  order by other.created_at, other.id limit 1)`.as('same_file_as')

/** The number of shown items in each section; null before the parse. */
const counts = sql<Resume['counts']>`(
  select jsonb_object_agg(section, count) from (
    select section, count(*)::int as count from items
    where items.resume_id = resumes.id and deleted_at is null and resumes.chunked group by section) sections)`.as(
  'counts',
)

const toResume = (row: ListRow): Resume => ({
  id: row.id,
  path: `resumes/${row.id}/${row.file_name}`,
  format: row.format,
  owner_id: row.owner_id,
  chunked: row.chunked,
  active: row.active,
  size: row.size,
  created_at: row.created_at.toISOString(),
  parse_status: row.parse_status,
  parse_error: row.parse_error,
  parse_stage: row.parse_stage,
  parse_started_at: row.parse_started_at?.toISOString() ?? null,
  parse_counts: row.parse_counts,
  same_file_as: row.same_file_as,
  pages: row.pages,
  picture: row.picture,
  counts: row.chunked ? (row.counts ?? {}) : null,
})

/** Restricts a query to the actor's resumes; a superuser gets all. Every query of a resume uses it. */
const resumesOf = (db: Database, actor: Actor) => {
  const all = db.selectFrom('resumes')
  return actor.is_superuser ? all : all.where('owner_id', '=', actor.id)
}

/** Finds a resume that the actor may use and locks it until the end of the transaction. Throws 404. */
export const lockResume = async (tx: Database, actor: Actor, id: string): Promise<ResumeRow> => {
  const row = await resumesOf(tx, actor).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw errors.resumeNotFound()
  return row
}

/** Finds a resume that the actor may use. Throws 404. */
export const findResume = async (db: Database, actor: Actor, id: string): Promise<ResumeRow> => {
  const row = await resumesOf(db, actor).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw errors.resumeNotFound()
  return row
}

export const listResumes = async (db: Database, actor: Actor, { skip, limit }: { skip: number; limit: number }) => {
  const all = resumesOf(db, actor).select(sql<number>`count(*)::int`.as('count'))
  const rows = await resumesOf(db, actor)
    .select(listColumns)
    .select([sameFile, counts, all.as('count')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute()
  // One statement returns both; only a page without rows has no row for the count.
  const count = rows[0]?.count ?? (skip === 0 ? 0 : (await all.executeTakeFirstOrThrow()).count)
  return { data: rows.map(toResume), count }
}

const readOne = async (db: Database, id: string): Promise<Resume> =>
  toResume(
    await db
      .selectFrom('resumes')
      .select(listColumns)
      .select([sameFile, counts])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )

const fileColumns = ({ fileName, key, size, sha256 }: Upload) => ({
  file_name: fileName,
  storage_key: key,
  size,
  sha256,
  format: 'pdf',
})

/** Adds a resume. `fill` writes more data about it in the same transaction. Throws 413. */
export const insertResume = (
  db: Database,
  quota: Quota,
  actor: Actor,
  upload: Upload,
  fill?: (tx: Database, id: string) => Promise<void>,
): Promise<Resume> =>
  db.transaction().execute(async (tx) => {
    const id = randomUUID()
    await needQuota(tx, quota, actor.id, upload.size)
    await cancelDeletion(tx, upload.deletionJob)
    await tx
      .insertInto('resumes')
      .values({ id, owner_id: actor.id, ...fileColumns(upload) })
      .execute()
    await fill?.(tx, id)
    return readOne(tx, id)
  })

/**
 * Replaces the file of a resume, which is then neither parsed nor active. A running parse of the old file becomes void. The old
 * items stay hidden until the next parse, because questions and answers refer to them. The file counts for the resume's owner.
 * Throws 404, 413.
 */
export const replaceFile = (db: Database, quota: Quota, actor: Actor, id: string, upload: Upload): Promise<Resume> =>
  db.transaction().execute(async (tx) => {
    const { owner_id } = await findResume(tx, actor, id)
    // Locks the owner before the resume, in the same order as activations and deletions.
    await needQuota(tx, quota, owner_id, upload.size, id)
    const before = await lockResume(tx, actor, id)
    await cancelDeletion(tx, upload.deletionJob)
    await tx
      .updateTable('resumes')
      .set({
        ...fileColumns(upload),
        generation: before.generation + 1,
        chunked: false,
        active: false,
        parse_status: 'none',
        parse_error: null,
        parse_stage: null,
        parse_counts: null,
        parse_started_at: null,
        engine: null,
        pages: null,
        picture: null,
        unplaced: '[]',
        hidden: '[]',
        unread: '[]',
      })
      .where('id', '=', id)
      .execute()
    await enqueue(tx, 'delete_files', { keys: [before.storage_key] })
    return readOne(tx, id)
  })

export const deleteResume = (db: Database, actor: Actor, id: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { storage_key } = await lockResume(tx, actor, id)
    await tx.deleteFrom('resumes').where('id', '=', id).execute()
    await enqueue(tx, 'delete_files', { keys: [storage_key] })
  })

/**
 * Makes a resume its owner's only active one. It locks the owner's row; otherwise two simultaneous activations would collide at
 * the unique index and one would fail. Throws 404, and 409 before the parse.
 */
export const activateResume = (db: Database, actor: Actor, id: string): Promise<Resume> =>
  db.transaction().execute(async (tx) => {
    const { owner_id } = await findResume(tx, actor, id)
    await tx.selectFrom('users').select('id').where('id', '=', owner_id).forUpdate().execute()
    const resume = await lockResume(tx, actor, id)
    if (!resume.active) {
      if (!canActivate(resume)) throw errors.notParsed()
      await tx
        .updateTable('resumes')
        .set({ active: false })
        .where('owner_id', '=', owner_id)
        .where('active', '=', true)
        .execute()
      await tx.updateTable('resumes').set({ active: true }).where('id', '=', id).execute()
    }
    return readOne(tx, id)
  })

/** Selects the shown items of a resume, in order, as one value of its row. */
const shownItems = sql<Pick<ItemRow, 'id' | 'section' | 'version' | 'tag' | 'doubts' | 'content'>[] | null>`(
  select jsonb_agg(jsonb_build_object('id', id, 'section', section, 'version', version, 'tag', tag, 'doubts', doubts, 'content', content)
    order by position, id)
  from items where items.resume_id = resumes.id and deleted_at is null and resumes.chunked)`.as('shown')

const emptySections = () => Object.fromEntries(sections.map((section) => [section, []])) as Record<Section, never[]>

/** Returns one resume with its sections. Throws 404. */
export const readDetail = async (
  db: Database,
  actor: Actor,
  which: { id: string } | 'active',
): Promise<ResumeDetail> => {
  const mine = resumesOf(db, actor)
    .select([...listColumns, 'engine', 'unplaced', 'hidden', 'unread'])
    .select([sameFile, counts, shownItems])
  const row = await (which === 'active'
    ? mine.where('owner_id', '=', actor.id).where('active', '=', true)
    : mine.where('id', '=', which.id)
  ).executeTakeFirst()
  if (!row) throw errors.resumeNotFound()
  const { engine, unplaced, hidden, unread } = row
  const bySection: Record<Section, unknown[]> = emptySections()
  for (const { section, content, doubts, ...item } of row.shown ?? [])
    bySection[section].push({ ...item, ...(doubts.length > 0 ? { doubts } : {}), ...content })
  // The database stores each content in the shape of its section, which the compiler cannot follow through the loop.
  const items = bySection as Pick<ResumeDetail, Section>
  return { ...toResume(row), ...items, engine, unplaced, hidden, ...(unread.length > 0 ? { unread } : {}) }
}
