import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { errors } from '../errors.ts'
import { allowInline, createPageReader } from './page-files.ts'
import { type SharedPages, serveShared } from './shared-pages.ts'

/**
 * Serves the built web app: its files, and index.html for any other path, because the browser handles routes. Files below
 * /assets have a hash in their name and never change. The build has compressed them. Unknown paths of the API are a 404.
 */
export const serveWeb = async (
  app: FastifyInstance,
  folder: string,
  config: () => object,
  shared: SharedPages | null,
): Promise<void> => {
  const readPage = createPageReader(folder)
  await app.register(files, {
    root: folder,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(folder, 'assets/'))
      reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/config.json', async (_request, reply) => reply.header('Cache-Control', 'no-cache').send(config()))
  const sendPage = async (path: string, reply: FastifyReply) => {
    // Some pages were rendered at build, such as `login.html` for /login; for all other paths the browser renders.
    const rendered = /^\/[a-z-]*\/?$/.test(path) ? `${path.replaceAll('/', '') || 'home'}.html` : null
    const found = rendered === null ? null : await readPage(rendered)
    const page = rendered !== null && found ? rendered : 'index.html'
    const allowed = found ?? (await readPage(page))
    if (!allowed) throw errors.notFound()
    allowInline(reply, allowed)
    return reply.sendFile(page)
  }
  if (shared) serveShared(app, { ...shared, readPage, otherwise: sendPage })
  app.get('/', async (_request, reply) => sendPage('/', reply))
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?', 1)
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/api(\/|$)/.test(path)
    // A missing file must not be answered with HTML: after a deployment an old page would run it as a script.
    if (!isPage || path.startsWith('/assets/')) throw errors.notFound()
    return sendPage(path, reply)
  })
}
