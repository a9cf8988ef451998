import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addHeaders } from './headers.ts'
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
  const path = join(folder, 'dist/assets/main-abc123.js')
  await writeFile(path, script)
  await writeFile(`${path}.br`, brotliCompressSync(script))
  await writeFile(`${path}.gz`, gzipSync(script))
  app = fastify({ frameworkErrors: answerError })
  app.setErrorHandler(answerError)
  await addHeaders(app, { connect: [], hstsSubdomains: false })
  await serveWeb(app, join(folder, 'dist'), () => ({}), null)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

it.each(['/', '/resumes', '/resumes/1234?page=2', '/some.thing', '/login/'])(
  'answers %s with the page, which is asked for again each time',
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
  expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/)
  expect(answer.body).toBe(script)
})

it('sends what the build compressed: brotli, or gzip where that is all the browser takes', async () => {
  const br = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' })
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script)
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
})

it.each(['/', '/assets/main-abc123.js'])(
  'answers 304 to who has %s already, in the same form [#14.14]',
  async (url) => {
    const first = await get(url)
    const tag = String(first.headers.etag)
    expect(tag).toMatch(/^W\/"[\w-]+"$/)
    const again = await get(url, { 'if-none-match': `"other", ${tag}` })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  },
)

it('has a tag for each form of a file', async () => {
  const tags = ['br', 'gzip', ''].map(async (encoding) => {
    const { headers } = await get('/assets/main-abc123.js', { 'accept-encoding': encoding })
    return headers.etag
  })
  expect(new Set(await Promise.all(tags)).size).toBe(3)
})

it('reads a page that could not be read the first time, without a restart [#14.14]', async () => {
  const path = join(folder, 'dist/recover.html')
  // Like a file, but one that cannot be read: a link to itself is met at the reading, and so is a folder.
  await mkdir(path)
  const html = '<!doctype html><title>Recover</title>'
  expect((await get('/recover')).body).not.toContain('Recover')
  await rm(path, { recursive: true })
  await writeFile(path, html)
  expect((await get('/recover')).body).toBe(html)
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

it('answers a public page as it was rendered at build, with leave for the styles and scripts that stand in it only', async () => {
  const style = 'p{color:red}@media (width<40rem){p{color:blue}}'
  const theme = 'if (1 < 2) document.title = "ready"'
  const html = `<!doctype html><title>Log In</title><script>${theme}</script><style>${style}</style><p>Log in`
  await writeFile(join(folder, 'dist/login.html'), html)
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  for (const address of ['/login', '/login/', '/login?next=1']) {
    const answer = await get(address)
    expect(answer.body).toBe(html)
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self' ${hashOf(theme)};`)
    expect(answer.headers['content-security-policy']).toContain(`style-src 'self' ${hashOf(style)};`)
  }
  expect((await get('/resumes')).headers['content-security-policy']).not.toContain('sha256')
})

it('answers HEAD like GET, without the body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/' })
  expect([answer.statusCode, answer.body]).toEqual([200, ''])
})

it('answers 404 to any other method', async () => {
  expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404)
})
