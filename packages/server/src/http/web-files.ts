import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors } from '../errors.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
}
const worthCompressing = /^(text\/|application\/(json|manifest|wasm)|image\/svg)/

type WebFile = { bytes: Buffer; br: Buffer | null; gzip: Buffer | null; type: string; changedMs: number }

/** Reads the files of a built web app, each compressed once and kept. */
const createReader = (folder: string) => {
  const kept = new Map<string, Promise<WebFile>>()
  const load = async (path: string, changedMs: number): Promise<WebFile> => {
    const bytes = await readFile(path)
    const type = types[extname(path)] ?? 'application/octet-stream'
    const small = bytes.length < 1_024 || !worthCompressing.test(type)
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
    const [br, zipped] = small
      ? [null, null]
      : await Promise.all([promisify(brotliCompress)(bytes, quality), promisify(gzip)(bytes)])
    return { bytes, br, gzip: zipped, type, changedMs }
  }
  return async (name: string): Promise<WebFile | null> => {
    const path = join(folder, normalize(`/${name}`))
    const found = await stat(path).catch(() => null)
    if (!found?.isFile()) return null
    const before = await kept.get(path)
    if (before?.changedMs === found.mtimeMs) return before
    const file = load(path, found.mtimeMs)
    kept.set(path, file)
    return file
  }
}

const send = (request: FastifyRequest, reply: FastifyReply, file: WebFile, hashed: boolean) => {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = file.br && /\bbr\b/.test(accepted) ? 'br' : file.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : null
  if (file.br) reply.header('Vary', 'Accept-Encoding')
  if (encoding) reply.header('Content-Encoding', encoding)
  reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  return reply.type(file.type).send((encoding && file[encoding]) || file.bytes)
}

/**
 * Serves the built web app: its files, and index.html for any other path, because routes live in the browser. Files
 * below /assets carry a hash in their name and never change. Unknown paths of the API are a 404.
 */
export const serveWeb = (app: FastifyInstance, folder: string, config: () => object): void => {
  const read = createReader(folder)
  app.get('/config.json', async (_request, reply) => reply.header('Cache-Control', 'no-cache').send(config()))
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?', 1)
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/api(\/|$)/.test(path)
    if (!isPage) throw errors.notFound()
    const file = URL.canParse(path, 'http://localhost') && (await read(decode(path)))
    if (file) return send(request, reply, file, path.startsWith('/assets/'))
    // A missing file must not come as HTML: after a deploy an old page would run it as script.
    const page = path.startsWith('/assets/') ? null : await read('index.html')
    if (!page) throw errors.notFound()
    return send(request, reply, page, false)
  })
}

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
