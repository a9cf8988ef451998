import { createHash } from 'node:crypto'
import { type ItemContent, type Section, sections } from '@candid/core'
import type { ReleasedAnswer, ResumeItem } from '@candid/interviewer'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { ShareLinkRow, Tables } from '../db/tables.ts'
import { mapInTurns } from './map-in-turns.ts'
import { withholdContact, withholdContactIn } from './withhold-contact.ts'

export type SharedItem = ResumeItem & { version: number }
/** `category` is the section that an interview answer is about; null for an answer that the owner wrote for employers. */
export type SharedAnswer = ReleasedAnswer & { category: Section | null }
/** `version` identifies these items and answers as they are shown here. */
export type Evidence = { items: SharedItem[]; answers: SharedAnswer[]; version: string }

/** The settings of a link that decide what it shows, and its owner. */
export type LinkChoices = Pick<ShareLinkRow, 'owner_id' | 'sections' | 'contact'>

/** If there are more answers than this, only those nearest to the words of the question are used, so that the work is bounded. */
export const mostAnswers = 300
/** The same limit in bytes: as many as all items of a resume may have. Answers of usual length are far below it. */
const mostAnswerBytes = 1_000_000

/**
 * A cache of evidence by row number. A row never changes, so an entry is never stale, and a caller that gets the same object
 * again does not have to prepare it again. The oldest entry is dropped first.
 */
export type EvidenceMemory = <T extends object>(key: string, make: () => T) => T

export const createEvidenceMemory = (most = 2000): EvidenceMemory => {
  const kept = new Map<string, object>()
  return <T extends object>(key: string, make: () => T): T => {
    // A key always belongs to the same type.
    const found = kept.get(key) as T | undefined
    const value = found ?? make()
    kept.delete(key)
    kept.set(key, value)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return value
  }
}

const monthOf = (date: Date | null) =>
  date?.toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }) ?? null

/** Selects the evidence that a link allows: the shared sections of its owner's active resume, and contact data only if shared. */
const evidenceOf = (db: Database, link: LinkChoices) =>
  db
    .selectFrom('evidence')
    .where('owner_id', '=', link.owner_id)
    .$if(!link.contact, (query) => query.where(sql<SqlBool>`tag is distinct from 'contact'`))

/** Evidence made from rows, with their numbers. */
type Numbered<T> = { numbers: string[]; values: T[] }

const itemColumns = [
  sql<string>`number::text`.as('number'),
  'source_id as id',
  'section',
  'content',
  'tag',
  'version',
] as const

const readItems = async (db: Database, link: LinkChoices, memory: EvidenceMemory): Promise<Numbered<SharedItem>> => {
  const rows = await evidenceOf(db, link)
    .select(itemColumns)
    .where('kind', '=', 'item')
    // Contact lines are items of Other, but a separate setting decides whether they are shown.
    .where((where) =>
      where.or([where('section', 'in', link.sections), ...(link.contact ? [where('tag', '=', 'contact')] : [])]),
    )
    .orderBy(sql`array_position(${sql.val(`{${sections.join(',')}}`)}::text[], section)`)
    .orderBy('position')
    .orderBy('source_id')
    .execute()
  return {
    numbers: rows.map(({ number }) => number),
    values: await mapInTurns(rows, (row) => memory(`${row.number} ${link.contact}`, () => toItem(row, link.contact))),
  }
}

type ItemRow = {
  id: string
  section: Section | null
  content: ItemContent | null
  tag: string | null
  version: number | null
}

const toItem = ({ id, section, content, tag, version }: ItemRow, contact: boolean): SharedItem => {
  if (content === null) throw new Error(`The evidence of item ${id} has no content`)
  // The database stores each content in the shape of its section.
  return {
    id,
    section,
    content: contact ? content : withholdContact(content),
    version,
    ...(tag !== null && { tag }),
  } as SharedItem
}

const answerColumns = [
  sql<string>`number::text`.as('number'),
  'source_id as id',
  'about',
  'section',
  'question',
  'text',
  'said_at',
] as const

/** The answers that a link shares: those about shared sections, and replies, which belong to none. */
const ofShared = (link: LinkChoices) => (where: ExpressionBuilder<Tables, 'evidence'>) =>
  where.or([where('kind', '=', 'reply'), where('section', 'in', link.sections)])

/** Returns released interview answers about shared sections and answers that the owner wrote for employers, newest first. */
const readAnswers = async (
  db: Database,
  link: LinkChoices,
  memory: EvidenceMemory,
  question: string | null,
): Promise<Numbered<SharedAnswer>> => {
  const asked = sql`replace(plainto_tsquery('english', ${question ?? ''})::text, '&', '|')::tsquery`
  const ranked = evidenceOf(db, link)
    .select([...answerColumns, sql<boolean>`kind = 'reply'`.as('is_reply')])
    .select([
      sql<number>`octet_length(question) + octet_length(text)`.as('bytes'),
      sql<number>`row_number() over (order by ts_rank(terms, ${asked}) desc, said_at desc, source_id)`.as('rank'),
    ])
    .where('kind', '!=', 'item')
    .where(ofShared(link))
  const nearest = db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .select(sql<number>`sum(bytes) over (order by rank)`.as('bytes_so_far'))
    .where('rank', '<=', mostAnswers)
  const rows = await db
    .selectFrom(nearest.as('nearest'))
    .selectAll()
    .where('bytes_so_far', '<=', mostAnswerBytes)
    .orderBy('is_reply')
    .orderBy('said_at', 'desc')
    .orderBy('id')
    .execute()
  return {
    numbers: rows.map(({ number }) => number),
    values: await mapInTurns(rows, (row) => memory(`${row.number} ${link.contact}`, () => toAnswer(row, link.contact))),
  }
}

type AnswerRow = {
  id: string
  about: string | null
  section: Section | null
  question: string | null
  text: string | null
  said_at: Date | null
}

const toAnswer = ({ id, about, section, question, text, said_at }: AnswerRow, contact: boolean): SharedAnswer => {
  const shown = (part: string | null) => (contact ? (part ?? '') : withholdContactIn(part ?? ''))
  return { id, itemId: about, category: section, question: shown(question), text: shown(text), date: monthOf(said_at) }
}

/** Reads from the index the evidence that a link may show and answer from. With a `question`, the answers nearest to it. */
export const readEvidence = async (
  db: Database,
  link: LinkChoices,
  memory: EvidenceMemory,
  question: string | null,
): Promise<Evidence> => {
  const items = await readItems(db, link, memory)
  const answers = await readAnswers(db, link, memory, question)
  return { items: items.values, answers: answers.values, version: versionOf(link, items.numbers, answers.numbers) }
}

/** A row of evidence never changes and its number is never reused, so the ordered numbers identify the evidence. */
const versionOf = ({ owner_id, contact }: LinkChoices, items: string[], answers: string[]) =>
  createHash('sha256')
    .update(JSON.stringify([owner_id, contact, items, answers]))
    .digest('base64url')

/** Returns those pieces of evidence, by their ids, that a link currently shows. */
export const readPieces = async (
  db: Database,
  link: LinkChoices,
  memory: EvidenceMemory,
  ids: readonly string[],
): Promise<(SharedItem | SharedAnswer)[]> => {
  if (ids.length === 0) return []
  const rows = await evidenceOf(db, link)
    .select([...itemColumns, 'about', 'question', 'text', 'said_at', 'kind'])
    .where('source_id', 'in', ids)
    .where(ofShared(link))
    .execute()
  return mapInTurns(rows, (row) =>
    memory(`${row.number} ${link.contact}`, (): SharedItem | SharedAnswer =>
      row.kind === 'item' ? toItem(row, link.contact) : toAnswer(row, link.contact),
    ),
  )
}
