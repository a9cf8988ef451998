import { type AnswerChoice, firstNameOf, nameOf, publicHeadOf, type ResumeSections, sections } from '@candid/core'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { errors } from '../errors.ts'
import { readChoices } from './answer-choices.ts'
import { type Evidence, type EvidenceMemory, type LinkChoices, readEvidence } from './evidence.ts'

/** Everything that a link may show and answer from. No other data of its owner is ever read for an employer. */
export type Shared = Evidence & { ownerId: string; name: string; firstName: string; choices: AnswerChoice[] }

/** Returns what a link currently shows; with a `question`, the evidence to answer it. Throws 404 if its owner has no active resume. */
export const readShared = async (
  db: Database,
  link: LinkChoices,
  memory: EvidenceMemory,
  question: string | null = null,
): Promise<Shared> => {
  const owner = await db
    .selectFrom('resumes')
    .innerJoin('users', 'users.id', 'resumes.owner_id')
    .select(['resumes.id', 'users.full_name'])
    .where('resumes.owner_id', '=', link.owner_id)
    .where('resumes.active', '=', true)
    .executeTakeFirst()
  if (!owner) throw errors.linkNotFound()
  return {
    ownerId: link.owner_id,
    name: nameOf(owner),
    firstName: firstNameOf(owner),
    choices: await readChoices(db, link.owner_id),
    ...(await readEvidence(db, link, memory, question)),
  }
}

/** Returns headline and town from the lines of the head, which are contact data. Nothing else of them is returned. */
export const readHead = async (db: Database, { owner_id }: LinkChoices): Promise<ReturnType<typeof publicHeadOf>> => {
  const rows = await db
    .selectFrom('evidence')
    .select('content')
    .where('owner_id', '=', owner_id)
    .where('kind', '=', 'item')
    .where(sql<SqlBool>`tag = 'contact'`)
    .orderBy('position')
    .orderBy('source_id')
    .execute()
  return publicHeadOf(rows.flatMap(({ content }) => (content && 'text' in content ? [content.text] : [])))
}

/** Finds the original PDF of an owner's active resume; null if there is none, as for an imported one. */
export const findSharedFile = async (db: Database, { owner_id }: LinkChoices) =>
  (await db
    .selectFrom('resumes')
    .select(['storage_key', 'size'])
    .where('owner_id', '=', owner_id)
    .where('active', '=', true)
    .where('format', '=', 'pdf')
    .executeTakeFirst()) ?? null

/** Groups the items by section, as in a resume. */
export const toSections = ({ items }: Shared): ResumeSections => {
  const lists = Object.fromEntries(sections.map((section): [string, unknown[]] => [section, []]))
  for (const { id, section, content, version, tag } of items)
    lists[section]?.push({ id, version, tag: tag ?? null, ...content })
  // Each list contains only items of its own section.
  return lists as ResumeSections
}
