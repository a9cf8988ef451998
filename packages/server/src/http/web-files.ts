import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { errors } from '../errors.ts'

/** What stands in a page itself: the hashes of its styles and scripts, as the content security policy names them. */
type Inline = { changedMs: number; 'style-src': string[]; 'script-src': string[] }

const hashesOf = (html: string, element: 'style' | 'script') =>
  [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

/** Reads what stands in the pages of a folder; each page is read once until it changes. Null where there is none. */
const createInlineReader = (folder: string) => {
  const kept = new Map<string, Inline>()
  return async (page: string): Promise<Inline | null> => {
    const path = join(folder, page)
    const found = await stat(path).catch(() => null)
    if (!found?.isFile()) return null
    const before = kept.get(path)
    if (before?.changedMs === found.mtimeMs) return before
    const html = await readFile(path, 'utf8')
    const inline = {
      changedMs: found.mtimeMs,
      'style-src': hashesOf(html, 'style'),
      'script-src': hashesOf(html, 'script'),
    }
    kept.set(path, inline)
    return inline
  }
}

/**
 * Serves the built web app: its files, and index.html for any other path, because routes live in the browser. Files
 * below /assets carry a hash in their name and never change. The build has compressed them already. Unknown paths of the
 * API are a 404.
 */
export const serveWeb = async (app: FastifyInstance, folder: string, config: () => object): Promise<void> => {
  const readInline = createInlineReader(folder)
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
    // Public pages were rendered at build, `login.html` for /login; for all other paths the app renders in the browser.
    const rendered = /^\/[a-z-]+\/?$/.test(path) ? `${path.replaceAll('/', '')}.html` : null
    const inline = rendered === null ? null : await readInline(rendered)
    const page = rendered !== null && inline ? rendered : 'index.html'
    const allowed = inline ?? (await readInline(page))
    if (!allowed) throw errors.notFound()
    allowInline(reply, allowed)
    return reply.sendFile(page)
  }
  app.get('/', async (_request, reply) => sendPage('/', reply))
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?', 1)
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/api(\/|$)/.test(path)
    // A missing file must not come as HTML: after a deploy an old page would run it as script.
    if (!isPage || path.startsWith('/assets/')) throw errors.notFound()
    return sendPage(path, reply)
  })
}

/** Lets a page of the build use the styles and scripts that stand in it, by their hashes, and no other inline ones. */
const allowInline = (reply: FastifyReply, inline: Inline) => {
  const policy = reply.raw.getHeader('Content-Security-Policy')
  if (typeof policy !== 'string') return
  const allowed = (['style-src', 'script-src'] as const).reduce(
    (whole, directive) => whole.replace(`${directive} 'self'`, [directive, "'self'", ...inline[directive]].join(' ')),
    policy,
  )
  reply.raw.setHeader('Content-Security-Policy', allowed)
}
