import { type ResumeDetail, type ResumeEntry, sections, toJsonResume } from '@candid/core'
import type { Database } from '../db/database.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import { readDetail } from './resume-store.ts'

/** Returns the items of a resume for a document, in section order. */
const entriesOf = (resume: ResumeDetail): ResumeEntry[] =>
  sections.flatMap((section) =>
    resume[section].map(
      // the section says which content it is; the compiler does not follow the union through the loop
      ({ id: _id, version: _version, tag, ...content }) => ({ section, content, tag }) as ResumeEntry,
    ),
  )

/** Exports a parsed resume as a JSON Resume document with its file name. Throws 404, and 409 before the parse. */
export const exportResume = async (db: Database, actor: Actor, id: string) => {
  const resume = await readDetail(db, actor, { id })
  if (!resume.chunked) throw errors.notYetParsed()
  return { name: resume.path.split('/').at(-1) ?? '', document: toJsonResume(entriesOf(resume)) }
}
