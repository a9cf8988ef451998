import { type ItemContent, type ResumeSections, type Section, sections } from '@candid/core'
import type { ReleasedAnswer, ResumeItem } from '@candid/interviewer'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { ShareLinkRow } from '../db/tables.ts'
import { errors } from '../errors.ts'
import { withholdContact } from './withhold-contact.ts'

/** All that a link may show and answer from; nothing else of its owner is ever read for an employer. */
export type Shared = {
  name: string
  firstName: string
  items: (ResumeItem & { version: number })[]
  answers: ReleasedAnswer[]
}

const monthOf = (date: Date) => date.toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

type ItemRow = { id: string; section: Section; content: ItemContent; tag: string | null; version: number }

const readItems = (db: Database, link: ShareLinkRow, resumeId: string): Promise<ItemRow[]> =>
  db
    .selectFrom('items')
    .select(['id', 'section', 'content', 'tag', 'version'])
    .where('resume_id', '=', resumeId)
    .where('deleted_at', 'is', null)
    .where('section', 'in', link.sections)
    .$if(!link.contact, (query) => query.where(sql<boolean>`tag is distinct from 'contact'`))
    .orderBy(sql`array_position(${sql.val(`{${sections.join(',')}}`)}::text[], section)`)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Interview answers that the owner released, about items that the link shows; answers of deleted items stay out. */
const readReleased = async (db: Database, link: ShareLinkRow, resumeId: string): Promise<ReleasedAnswer[]> => {
  const rows = await db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .leftJoin('items', 'items.id', 'questions.item_id')
    .select(['answers.id', 'questions.item_id', 'questions.text as question', 'answers.text', 'answers.saved_at'])
    .where('questions.resume_id', '=', resumeId)
    .where('answers.release', '=', 'employers')
    .where('questions.category', 'in', link.sections)
    .where('items.deleted_at', 'is', null)
    .$if(!link.contact, (query) => query.where(sql<boolean>`items.tag is distinct from 'contact'`))
    .orderBy('answers.saved_at', 'desc')
    .execute()
  return rows.map(({ item_id, saved_at, ...row }) => ({ ...row, itemId: item_id, date: monthOf(saved_at) }))
}

/** What the owner wrote for employers, in the inbox or before anybody asked. */
const readOwnerAnswers = async (db: Database, link: ShareLinkRow): Promise<ReleasedAnswer[]> => {
  const rows = await db
    .selectFrom('owner_answers')
    .select(['id', 'question', 'text', 'answered_at'])
    .where('owner_id', '=', link.owner_id)
    .orderBy('answered_at', 'desc')
    .execute()
  return rows.map(({ answered_at, ...row }) => ({ ...row, itemId: null, date: monthOf(answered_at) }))
}

/** What a link shows now. Throws 404 when its owner has no active resume. */
export const readShared = async (db: Database, link: ShareLinkRow): Promise<Shared> => {
  const owner = await db
    .selectFrom('resumes')
    .innerJoin('users', 'users.id', 'resumes.owner_id')
    .select(['resumes.id', 'users.full_name'])
    .where('resumes.owner_id', '=', link.owner_id)
    .where('resumes.active', '=', true)
    .executeTakeFirst()
  if (!owner) throw errors.linkNotFound()
  const rows = await readItems(db, link, owner.id)
  const released = [...(await readReleased(db, link, owner.id)), ...(await readOwnerAnswers(db, link))]
  const shown = link.contact ? rows : rows.map((row) => ({ ...row, content: withholdContact(row.content) }))
  const name = owner.full_name?.trim() || 'The candidate'
  return {
    name,
    firstName: name === 'The candidate' ? 'the candidate' : (name.split(/\s+/)[0] ?? name),
    // The database holds each content in the shape of its section.
    items: shown.map(({ tag, ...item }) => ({ ...item, ...(tag !== null && { tag }) })) as Shared['items'],
    answers: released,
  }
}

/** The items by section, in the form in which a resume carries them. */
export const toSections = ({ items }: Shared): ResumeSections => {
  const lists = Object.fromEntries(sections.map((section): [string, unknown[]] => [section, []]))
  for (const { id, section, content, version, tag } of items)
    lists[section]?.push({ id, version, tag: tag ?? null, ...content })
  // Each list got only contents of its own section.
  return lists as ResumeSections
}
