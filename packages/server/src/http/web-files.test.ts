import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerError } from './request-error.ts'
import { serveWeb } from './web-files.ts'

const script = 'console.log("candid")\n'.repeat(200)
let app: FastifyInstance
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candid-web-'))
  await mkdir(join(folder, 'dist/assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'dist/index.html'), '<!doctype html><title>Candid</title>')
  await writeFile(join(folder, 'dist/assets/main-abc123.js'), script)
  app = fastify({ frameworkErrors: answerError })
  app.setErrorHandler(answerError)
  serveWeb(app, join(folder, 'dist'), () => ({}))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

it.each(['/', '/resumes', '/resumes/1234?page=2', '/some.thing', '/login/'])(
  'answers %s with the page, which is asked for anew each time',
  async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.body).toContain('<title>Candid</title>')
  },
)

it('answers a hashed file as one that never changes', async () => {
  const answer = await get('/assets/main-abc123.js')
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(answer.body).toBe(script)
})

it('compresses with brotli, or gzip where that is all the browser takes', async () => {
  const br = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' })
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script)
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
})

it('answers 404, never the page, for a hashed file that is gone', async () => {
  expect((await get('/assets/main-old.js')).statusCode).toBe(404)
})

it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt', '/%00', '/%'])(
  'never leaves its folder: %s',
  async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).not.toContain('secret')
  },
)

it('takes a new build without a restart', async () => {
  await writeFile(join(folder, 'dist/index.html'), '<!doctype html><title>Rebuilt</title>')
  await utimes(join(folder, 'dist/index.html'), new Date(), new Date(Date.now() + 5_000))
  expect((await get('/')).body).toContain('Rebuilt')
})

it('answers HEAD like GET, without the body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/' })
  expect([answer.statusCode, answer.body]).toEqual([200, ''])
})

it('answers 404 to any other method', async () => {
  expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404)
})
