import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Interviewer } from '@candid/interviewer'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import { createKnownCallers } from './accounts/known-callers.ts'
import { accountHandlers } from './accounts/routes.ts'
import { createAuthenticate } from './accounts/sessions.ts'
import { createTokens } from './accounts/tokens.ts'
import type { OpenDatabase } from './db/database.ts'
import { speakStorable } from './db/storable.ts'
import { createLinkSecrets } from './employers/links.ts'
import { createEmployers } from './employers/routes.ts'
import type { Env } from './env.ts'
import { errors } from './errors.ts'
import { startChangeFeed } from './events/change-feed.ts'
import { eventHandlers } from './events/routes.ts'
import { createStreams } from './events/streams.ts'
import { addCors } from './http/cors.ts'
import { guardDisk } from './http/disk-guard.ts'
import { addHeaders } from './http/headers.ts'
import { addHealth } from './http/health.ts'
import { loggerOf } from './http/logger.ts'
import { addMetrics } from './http/metrics.ts'
import type { RenderPage } from './http/page-renderer.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { registerRoutes } from './http/register.ts'
import { answerError } from './http/request-error.ts'
import { serveWeb } from './http/web-files.ts'
import { interviewHandlers } from './interviews/routes.ts'
import { startCleaning } from './jobs/cleaning.ts'
import { deleteFilesJob } from './jobs/delete-files-job.ts'
import { type Runner, startRunner } from './jobs/runner.ts'
import type { Mailer } from './mail/mailer.ts'
import { mailJob } from './mail-job.ts'
import { parseJob } from './resumes/parse-job.ts'
import { resumeHandlers } from './resumes/routes.ts'
import { type Speaker, speechHandlers } from './speech/routes.ts'
import { needDiskRoom } from './storage/disk-room.ts'
import type { Storage } from './storage/storage.ts'

/** The parts of a server. Tests provide their own. */
export type AppParts = {
  env: Env
  secret: Uint8Array
  database: OpenDatabase
  storage: Storage
  interviewer: Interviewer
  /** Reads texts aloud; null if this server cannot. */
  speaker: Speaker | null
  mailer: Mailer
  /** The folder of the built web app. */
  webDir: string
  /** Renders the employer's page on the server; if absent, the browser renders it. */
  renderPage?: RenderPage
  /** The base address of links in emails. It is final only once the server listens. */
  publicUrl: () => string
  parseWaitMs?: number
  /** Rejects with DiskFullError if the disk of the data folder is full. */
  needRoom?: () => Promise<void>
}
export type App = { fastify: FastifyInstance; runner: Runner; close: () => Promise<void> }

const maxJsonBytes = 1_048_576

/** Builds the app from its parts: routes, hooks and jobs. The app does not listen yet. */
export const createApp = async (parts: AppParts): Promise<App> => {
  const { env, database, storage, mailer } = parts
  const interviewer = speakStorable(parts.interviewer)
  const { db } = database
  const app = fastify({
    logger: loggerOf(env),
    genReqId: () => randomUUID(),
    bodyLimit: maxJsonBytes,
    exposeHeadRoutes: false,
    keepAliveTimeout: 75_000,
    // Long enough for an upload over a slow connection, and a limit for clients that never finish.
    requestTimeout: 600_000,
    trustProxy: env.TRUSTED_PROXIES ?? false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: answerError,
  })
  addHeaders(app, {
    hstsSubdomains: env.HSTS_SUBDOMAINS,
    connect: [env.API_BASE_URL, env.TTS_PUBLIC_URL].flatMap((url) => (url ? [new URL(url).origin] : [])),
  })
  await addCors(app, env.WEB_ORIGINS ?? [])
  app.setErrorHandler(answerError)
  const needRoom = parts.needRoom ?? (() => needDiskRoom(env.DATA_DIR))
  guardDisk(app, needRoom)
  // Only a log-in uses cookies, so the other calls do not parse them.
  await app.register(cookie, { hook: false })
  await app.register(formbody)
  await app.register(multipart, { throwFileSizeLimit: false })
  acceptBodies(app)

  const onError = (error: unknown) => app.log.error({ err: error }, 'a job failed')
  const secrets = createLinkSecrets(parts.secret)
  const runner = startRunner(
    database,
    {
      parse_resume: parseJob({ db, storage, interviewer, onError }),
      send_mail: mailJob({ db, mailer, publicUrl: parts.publicUrl, secrets, resetTtlS: env.RESET_TTL_S }),
      delete_files: deleteFilesJob(storage),
    },
    onError,
  )
  const closing = new AbortController()
  const feed = await startChangeFeed(database, onError)
  const streams = createStreams({ db, feed })
  if (env.METRICS) addMetrics(app, { ...database, streams: streams.count })
  const stopCleaning = startCleaning(db, onError)
  const tokens = createTokens(parts.secret, env.TOKEN_TTL)
  const knownCallers = createKnownCallers(db, parts.secret)
  const limits = createRateLimits(db, env.RATE_LIMIT_FACTOR)
  const shared = { db, limits, runner: () => runner }
  const employers = createEmployers({
    ...shared,
    storage,
    interviewer,
    engine: env.LLM_BASE_URL ? { kind: 'llm', model: env.LLM_MODEL ?? '' } : { kind: 'rules' },
    secrets,
    samplePage: env.SAMPLE_PAGE,
    onError: (error) => app.log.warn({ err: error }, 'no questions could be suggested'),
  })
  registerRoutes(
    app,
    {
      ...accountHandlers({ ...shared, storage, tokens, knownCallers, refuseCommon: env.PASSWORD_BLOCKLIST }),
      ...resumeHandlers({
        ...shared,
        storage,
        interviewer,
        tempDir: join(env.DATA_DIR, 'tmp'),
        maxUploadMb: env.MAX_UPLOAD_MB,
        quota: { maxMb: env.MAX_USER_MB, maxFiles: env.MAX_USER_FILES },
        parseWaitMs: parts.parseWaitMs ?? 25_000,
        feed,
        closing: closing.signal,
      }),
      ...interviewHandlers({ ...shared, interviewer }),
      ...employers.handlers,
      ...speechHandlers({ ...shared, speaker: parts.speaker }),
      ...eventHandlers(streams),
    },
    createAuthenticate(db, tokens),
  )
  addHealth(app, { db, storage, needRoom })
  const config = () => ({
    apiBaseUrl: env.API_BASE_URL ?? '',
    ttsBaseUrl: env.TTS_PUBLIC_URL ?? env.API_BASE_URL ?? '',
    maxUploadMb: env.MAX_UPLOAD_MB,
    samplePage: env.SAMPLE_PAGE,
    canTranscribe: parts.speaker?.transcribe !== undefined,
    voices: env.TTS_PUBLIC_URL ? [] : (parts.speaker?.voices ?? []),
  })
  // If the app uses another API, that one may know other links.
  const pages = env.API_BASE_URL || !parts.renderPage ? null : { read: employers.readPage, render: parts.renderPage }
  await serveWeb(app, parts.webDir, config, pages)
  await app.ready()
  return {
    fastify: app,
    runner,
    close: async () => {
      closing.abort()
      streams.close()
      await app.close()
      stopCleaning()
      await runner.stop()
      await interviewer.close()
      await feed.stop()
      mailer.close()
    },
  }
}

/** An empty JSON body counts as none. Operations without a body accept any and ignore it. */
const acceptBodies = (app: FastifyInstance) => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0 || !request.routeOptions.config.operation?.body) done(null, undefined)
    // Without this check, each invalid byte would be stored as U+FFFD, which would lose text silently.
    else if (!isUtf8(body)) done(errors.notUtf8())
    else void parseJson(request, body.toString('utf8'), done)
  })
  app.addContentTypeParser('*', (request, payload, done) => {
    payload.resume()
    if (request.routeOptions.config.operation?.body) done(errors.mediaType())
    else done(null, undefined)
  })
}
