import { parseErrorTexts } from '@candid/core'
import type { Interviewer } from '@candid/interviewer'
import type { FastifyReply } from 'fastify'
import type { Database } from '../db/database.ts'
import { errors } from '../errors.ts'
import { type ChangeFeed, nextChange } from '../events/change-feed.ts'
import type { Actor } from '../http/actor.ts'
import { readVersion } from '../http/if-match.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Handlers } from '../http/register.ts'
import type { Runner } from '../jobs/runner.ts'
import type { Storage } from '../storage/storage.ts'
import { exportResume } from './export-resume.ts'
import { attachment, stemOf } from './file-name.ts'
import { importResume } from './import-resume.ts'
import { listItemVersions } from './item-history.ts'
import * as items from './item-store.ts'
import { moveToSection } from './move-to-section.ts'
import { openFile } from './open-file.ts'
import { requestParse } from './parse-job.ts'
import { placeText } from './place-text.ts'
import { type Quota, refuseWhenFull } from './quota.ts'
import { receiveUpload } from './receive-upload.ts'
import * as store from './resume-store.ts'
import { orDeleteNow } from './scheduled-deletion.ts'
import { listShelf } from './shelf.ts'

export type ResumeParts = {
  db: Database
  storage: Storage
  interviewer: Pick<Interviewer, 'inspect'>
  limits: RateLimits
  runner: () => Runner
  tempDir: string
  maxUploadMb: number
  quota: Quota
  /** How long a parse call waits for its job, in milliseconds. */
  parseWaitMs: number
  /** Reports the progress of a parse, whichever process runs it. */
  feed: Pick<ChangeFeed, 'subscribe'>
  /** Aborted when the server stops, so that no call keeps waiting. */
  closing: AbortSignal
}

type Id = Extract<
  keyof Handlers,
  'placeText' | `${string}Resume${string}` | `${string}Resume` | `${string}Item${string}` | 'listChunks' | 'listShelf'
>

export const resumeHandlers = (parts: ResumeParts): Pick<Handlers, Id> => {
  const { db, storage, interviewer, limits, runner, quota } = parts
  const receive = async (request: Parameters<typeof receiveUpload>[0], actor: Actor) => {
    await limits.take(['uploadOfUser', actor.id])
    return receiveUpload(request, { db, storage, interviewer, tempDir: parts.tempDir, maxMb: parts.maxUploadMb })
  }
  const versioned = <T extends { version: number }>(reply: FastifyReply, saved: T): T => {
    reply.header('ETag', `"${saved.version}"`)
    return saved
  }

  return {
    listResumes: ({ actor, query }) => store.listResumes(db, actor, query),
    createResume: async ({ actor, request }) => {
      await refuseWhenFull(db, quota, actor.id)
      const upload = await receive(request, actor)
      return orDeleteNow(db, upload.deletionJob, store.insertResume(db, quota, actor, upload))
    },
    readActiveResume: ({ actor }) => store.readDetail(db, actor, 'active'),
    readResume: ({ actor, params }) => store.readDetail(db, actor, params),
    replaceResume: async ({ actor, params, request }) => {
      await store.findResume(db, actor, params.id)
      const upload = await receive(request, actor)
      const resume = await orDeleteNow(db, upload.deletionJob, store.replaceFile(db, quota, actor, params.id, upload))
      runner().wake()
      return resume
    },
    deleteResume: async ({ actor, params }) => {
      await store.deleteResume(db, actor, params.id)
      runner().wake()
      return { message: 'Resume deleted successfully' }
    },
    activateResume: ({ actor, params }) => store.activateResume(db, actor, params.id),
    readResumeFile: async ({ actor, params, reply }) => {
      const { resume, file } = await openFile(storage, () => store.findResume(db, actor, params.id))
      const isJson = resume.format === 'json'
      reply.headers({
        'Content-Type': isJson ? 'application/json; charset=utf-8' : 'application/pdf',
        'Content-Length': resume.size,
        'Content-Disposition': isJson
          ? attachment(resume.file_name)
          : `inline; filename*=UTF-8''${encodeURIComponent(resume.file_name)}`,
      })
      return reply.send(file)
    },
    exportJsonResume: async ({ actor, params, reply }) => {
      const { name, document } = await exportResume(db, actor, params.id)
      reply.header('Content-Disposition', attachment(`${stemOf(stemOf(name, '.pdf'), '.json')}.json`))
      return document
    },
    importJsonResume: async ({ actor, body }) => {
      await limits.take(['uploadOfUser', actor.id])
      await refuseWhenFull(db, quota, actor.id)
      return importResume({ db, storage, quota, tempDir: parts.tempDir }, actor, body)
    },
    parseResume: async ({ actor, params, reply }) => {
      await store.findResume(db, actor, params.id)
      await limits.take(['parseOfUser', actor.id])
      await requestParse(db, actor, params.id)
      runner().wake()
      const resume = await waitForParse(parts, actor, params.id)
      if (resume.parse_error !== null)
        throw errors.invalid(parseErrorTexts[resume.parse_error], ['body', 'upload_file'], resume.parse_error)
      return reply.code(resume.parse_status === 'running' ? 202 : 200).send(resume)
    },
    listChunks: ({ actor, params }) => items.listChunks(db, actor, params.id),
    createItem: async ({ actor, params, query, body, reply }) =>
      versioned(reply, await items.createItem(db, actor, params, body, query.tag)),
    saveItem: async ({ actor, params, headers, body, reply }) =>
      versioned(reply, await items.saveItem(db, actor, params, body, readVersion(headers))),
    confirmItem: async ({ actor, params }) => {
      await items.confirmItem(db, actor, params)
      return { message: 'Item confirmed successfully' }
    },
    deleteItem: async ({ actor, params }) => {
      await items.deleteItem(db, actor, params)
      return { message: 'Item deleted successfully' }
    },
    restoreItem: async ({ actor, params, reply }) => versioned(reply, await items.restoreItem(db, actor, params)),
    moveItem: async ({ actor, params, body }) => {
      await items.moveItem(db, actor, params, body.position)
      return { message: 'Item moved successfully' }
    },
    moveItemToSection: async ({ actor, params, headers, body, reply }) =>
      versioned(reply, await moveToSection(db, actor, params, body.category, readVersion(headers))),
    placeText: async ({ actor, params, body, reply }) => versioned(reply, await placeText(db, actor, params.id, body)),
    listItemVersions: ({ actor, params }) => listItemVersions(db, actor, params),
    listShelf: ({ actor, params }) => listShelf(db, actor, params.id),
  }
}

/** Returns the resume when its parse has ended, or after the wait; the job goes on. */
const waitForParse = async ({ db, parseWaitMs, closing, feed }: ResumeParts, actor: Actor, id: string) => {
  const answered = new AbortController()
  const signal = AbortSignal.any([AbortSignal.timeout(parseWaitMs), closing, answered.signal])
  try {
    for (;;) {
      const change = nextChange(feed, ({ topic, resume }) => topic === 'resumes' && resume === id, signal)
      const { parse_status } = await store.findResume(db, actor, id)
      if (parse_status !== 'running' || !(await change)) return await store.readDetail(db, actor, { id })
    }
  } finally {
    answered.abort()
  }
}
