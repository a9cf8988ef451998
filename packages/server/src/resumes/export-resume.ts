import { type ResumeDetail, type ResumeEntry, sections, toJsonResume } from '@candid/core'
import type { Database } from '../db/database.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import { readDetail } from './resume-store.ts'

/** The items of a resume as a document carries them, in section order. */
const entriesOf = (resume: ResumeDetail): ResumeEntry[] =>
  sections.flatMap((section) =>
    resume[section].map(
      // the section says which content it is; the compiler does not follow the union through the loop
      ({ id: _id, version: _version, tag, ...content }) => ({ section, content, tag }) as ResumeEntry,
    ),
  )

/** A parsed resume as a JSON Resume document, and the name of its file. Throws 404, 409 before parse. */
export const exportResume = async (db: Database, actor: Actor, id: string) => {
  const resume = await readDetail(db, actor, { id })
  if (!resume.chunked) throw errors.notYetParsed()
  return { name: resume.path.split('/').at(-1) ?? '', document: toJsonResume(entriesOf(resume)) }
}
