import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type JsonResumeIssue, placeOf, type Resume, type ResumeEntry, readJsonResume } from '@candid/core'
import type { Database } from '../db/database.ts'
import { errors, HttpError } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import type { Storage } from '../storage/storage.ts'
import { shownName } from './file-name.ts'
import { insertItems } from './insert-items.ts'
import type { Quota } from './quota.ts'
import type { Upload } from './receive-upload.ts'
import { insertResume } from './resume-store.ts'
import { maxItems } from './room.ts'
import { orDeleteNow, scheduleDeletion } from './scheduled-deletion.ts'

type Parts = { db: Database; storage: Storage; quota: Quota; tempDir: string }

/**
 * Creates a parsed resume from a JSON Resume document, whose text is stored as its file. The row and its items are written in
 * one transaction. Throws 422 with the place of each error, and 413; then nothing is stored.
 */
export const importResume = async (
  { db, storage, quota, tempDir }: Parts,
  actor: Actor,
  { name, document }: { name: string; document: unknown },
): Promise<Resume> => {
  const read = readJsonResume(document)
  if (!read.ok) throw new HttpError(422, read.issues.slice(0, maxIssues).map(toIssue))
  if (read.entries.length > maxItems)
    throw errors.invalid(
      `A resume can have at most ${maxItems} items. This file has ${read.entries.length}.`,
      ['body', 'document'],
      'too_many_items',
    )
  const upload = await store({ db, storage, tempDir }, name, `${JSON.stringify(read.document, null, 2)}\n`)
  const unplaced = read.notPlaced.map(({ text }) => ({ text, source: [] }))
  const fill = (tx: Database, id: string) => keepImported(tx, id, read.entries, unplaced)
  return orDeleteNow(db, upload.deletionJob, insertResume(db, quota, actor, upload, fill))
}

/** A person fixes a few errors at a time, so the list is limited. */
const maxIssues = 20

const toIssue = (issue: JsonResumeIssue) => ({
  loc: ['body', 'document', ...issue.path],
  msg: issue.path.length > 0 ? `${placeOf(issue)}: ${issue.message}` : issue.message,
  type: 'json_resume',
})

const store = async ({ db, storage, tempDir }: Omit<Parts, 'quota'>, name: string, text: string): Promise<Upload> => {
  await mkdir(tempDir, { recursive: true })
  const tempPath = join(tempDir, randomUUID())
  try {
    await writeFile(tempPath, text)
    const key = randomUUID()
    const deletionJob = await scheduleDeletion(db, key)
    await storage.put(key, tempPath)
    const sha256 = createHash('sha256').update(text).digest('hex')
    return { fileName: shownName(name, '.json'), key, deletionJob, size: Buffer.byteLength(text), sha256 }
  } finally {
    await rm(tempPath, { force: true })
  }
}

const keepImported = async (tx: Database, id: string, entries: ResumeEntry[], unplaced: object[]) => {
  const rows = entries.map(({ section, content, tag }, position) => ({
    id: randomUUID(),
    resume_id: id,
    section,
    position,
    content: JSON.stringify(content),
    tag,
    source: '[]',
  }))
  await insertItems(tx, rows)
  await tx
    .updateTable('resumes')
    .set({ format: 'json', chunked: true, parse_status: 'done', unplaced: JSON.stringify(unplaced) })
    .where('id', '=', id)
    .execute()
}
