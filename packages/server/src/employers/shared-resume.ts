import { type AnswerChoice, type ResumeSections, sections } from '@candid/core'
import type { Database } from '../db/database.ts'
import { errors } from '../errors.ts'
import { readChoices } from './answer-choices.ts'
import { type Evidence, type EvidenceMemory, type LinkChoices, readEvidence } from './evidence.ts'

/** All that a link may show and answer from; nothing else of its owner is ever read for an employer. */
export type Shared = Evidence & { ownerId: string; name: string; firstName: string; choices: AnswerChoice[] }

/** How an owner is called where employers read. */
export const nameOf = ({ full_name }: { full_name: string | null }): string => full_name?.trim() || 'The candidate'

/** What a link shows now; with a `question`, what there is to answer it. Throws 404 when its owner has no active resume. */
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
  const name = nameOf(owner)
  return {
    ownerId: link.owner_id,
    name,
    firstName: name === 'The candidate' ? 'the candidate' : (name.split(/\s+/)[0] ?? name),
    choices: await readChoices(db, link.owner_id),
    ...(await readEvidence(db, link, memory, question)),
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
