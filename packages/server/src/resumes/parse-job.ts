import { buffer } from 'node:stream/consumers'
import type { ParseCounts, ParseErrorCode } from '@candid/core'
import type { Interviewer, ParseProgress } from '@candid/interviewer'
import type { Database } from '../db/database.ts'
import { errors } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import { enqueue } from '../jobs/queue.ts'
import type { JobHandlers } from '../jobs/runner.ts'
import type { Storage } from '../storage/storage.ts'
import { keepParsed, placeQuestions } from './keep-parsed.ts'
import { latestOnly } from './latest-only.ts'
import { lockResume } from './resume-store.ts'

/** Queues a parse. Throws 404, and 409 if the resume is parsed, is being parsed, or has no PDF. */
export const requestParse = (db: Database, actor: Actor, id: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const resume = await lockResume(tx, actor, id)
    if (resume.format === 'json') throw errors.noPdf()
    if (resume.parse_status === 'running') throw errors.parseRunning()
    if (resume.chunked) throw errors.alreadyParsed()
    await tx
      .updateTable('resumes')
      .set({
        parse_status: 'running',
        parse_error: null,
        parse_stage: 'queued',
        parse_counts: null,
        parse_started_at: new Date(),
      })
      .where('id', '=', id)
      .execute()
    await enqueue(tx, 'parse_resume', {
      resumeId: id,
      generation: resume.generation,
      ownerId: resume.owner_id,
    })
  })

type Parts = { db: Database; storage: Storage; interviewer: Interviewer; onError: (error: unknown) => void }

/** The job that parses a resume. Its result is used only if the resume still has the same file. */
export const parseJob = ({ db, storage, interviewer, onError }: Parts): JobHandlers['parse_resume'] => ({
  attempts: 3,
  atOnce: 2,
  run: async ({ resumeId, generation }, signal) => {
    const current = (table: Database) =>
      table.selectFrom('resumes').select(['id', 'owner_id', 'storage_key', 'generation']).where('id', '=', resumeId)
    const row = await current(db).executeTakeFirst()
    if (row?.generation !== generation) return undefined
    const pdf = await buffer(await storage.get(row.storage_key))
    const keepProgress = async ({ stage, pagesRead, pages, items }: ParseProgress) => {
      const counts: ParseCounts = { pages_read: pagesRead, pages, items }
      await db
        .updateTable('resumes')
        .set({ parse_stage: stage, parse_counts: JSON.stringify(counts) })
        .where('id', '=', resumeId)
        .where('generation', '=', generation)
        .where('parse_status', '=', 'running')
        .execute()
    }
    const progress = latestOnly(keepProgress, onError)
    const result = await interviewer
      .parse(new Uint8Array(pdf), { onProgress: progress.tell, signal, user: row.owner_id })
      .finally(progress.stop)
    signal.throwIfAborted()
    const placed = result.ok ? await placeQuestions({ db, interviewer, onError }, row, result) : []
    return async (tx) => {
      const now = await current(tx).forUpdate().executeTakeFirst()
      if (now?.generation !== generation) return
      if (result.ok) await keepParsed(tx, resumeId, result, placed)
      else await keepFailure(tx, resumeId, result.code)
    }
  },
  giveUp: async (tx, { resumeId, generation }) => {
    const row = await tx
      .selectFrom('resumes')
      .select('generation')
      .where('id', '=', resumeId)
      .forUpdate()
      .executeTakeFirst()
    if (row?.generation === generation) await keepFailure(tx, resumeId, 'engine_failed')
  },
})

const keepFailure = async (tx: Database, id: string, parse_error: ParseErrorCode) => {
  await tx
    .updateTable('resumes')
    .set({ parse_status: 'failed', parse_error, parse_stage: null, parse_counts: null })
    .where('id', '=', id)
    .execute()
}
