import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { callerOf } from '../testing/caller.ts'
import { newPerson, newResume } from '../testing/people.ts'
import { newLink } from '../testing/samples.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { RenderPage } from './page-renderer.ts'

const template =
  '<!doctype html><title>Resume · Candid</title><style>p{color:red}</style><div id="root" data-prerendered="$PATH$">' +
  '$MARKUP$</div><script type="application/json" id="arrived">$ARRIVED$</script>'

/** Stands in for React: tells all that it was given. */
const tellAll: RenderPage = async (_address, { status, body }) =>
  `<p>${status} ${JSON.stringify(body).replaceAll('<', '&lt;')}</p>`
const render = vi.fn<RenderPage>()
let folder: string
let app: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candid-web-'))
  await writeFile(join(folder, 'share.html'), template)
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Candid</title>')
  app = await createTestApp({ webDir: folder, renderPage: render, env: { LOG_LEVEL: 'silent' } })
})
beforeEach(() => {
  render.mockReset()
  render.mockImplementation(tellAll)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.fetch(path, { headers })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}
const arrivedIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="arrived">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

const newShare = async (choices: object = {}) => {
  const owner = await newPerson(app)
  await newResume(owner, 'active')
  const { body: link } = await owner.post('/users/me/share-links', { ...newLink(), ...choices })
  return { owner, link, path: String(link.path), api: `/shared/${link.path.replace('/share/', '')}` }
}
const openings = async ({ owner, link }: Awaited<ReturnType<typeof newShare>>) => {
  const { body } = await owner.get('/users/me/share-links')
  return body.find(({ id }: { id: string }) => id === link.id).opened
}

describe('the page of a link', () => {
  it('has the shared resume in the HTML that arrives, and what React needs to take it over [#20.1, #21.1]', async () => {
    const share = await newShare({ sections: ['experience'] })
    const { status, headers, html } = await open(share.path)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(html).toContain('Built the timetable service.')
    const { body } = await callerOf(app).get(share.api)
    expect(arrivedIn(html)).toEqual({ status: 200, body: { ...body, queries: [] } })
    expect(html).toContain(`data-prerendered="${share.path}"`)
  })

  it('is never stored or indexed, and may run nothing but what the build put into it', async () => {
    const { headers } = await open((await newShare()).path)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*style-src 'self' 'sha256-[^']+';/)
  })

  it('is no opening for whoever only fetches it, as link previews do, and shows them a title without a name', async () => {
    const share = await newShare()
    for (const agent of ['Slackbot-LinkExpanding 1.0', 'Mozilla/5.0']) {
      const { html } = await open(share.path, { 'User-Agent': agent })
      expect(html).toContain('<title>Resume · Candid</title>')
    }
    expect(await openings(share)).toBe(0)
    await callerOf(app).get(share.api)
    expect(await openings(share)).toBe(1)
  })

  it('shows nobody the questions of a visitor', async () => {
    const share = await newShare()
    await callerOf(app).post(`${share.api}/queries`, { question: 'Who asked this first?' })
    const { html } = await open(share.path, { 'X-Visitor': 'one-visitor-of-all-tests' })
    expect(html).not.toContain('Who asked this first?')
  })

  it('keeps whatever a resume says inside its text', async () => {
    const owner = await newPerson(app)
    const id = await newResume(owner, 'active')
    const { body: resume } = await owner.get(`/resumes/${id}`)
    const text = '</script><script>alert(1)</script> $MARKUP$ <!-- $PATH$'
    await owner.put(`/resumes/${id}/chunks/overview/${resume.overview[0].id}`, { text })
    const { body: link } = await owner.post('/users/me/share-links', newLink())
    const { html } = await open(link.path)
    expect(html).not.toContain('<script>alert')
    expect(arrivedIn(html).body.resume.overview[0].text).toBe(text)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('comes compressed for who takes %s', async (coding, unpack) => {
    const { path } = await newShare()
    const answer = await app.fetch(path, { headers: { 'Accept-Encoding': `deflate, ${coding};q=0.9` } })
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([coding, 'Accept-Encoding'])
    expect(unpack(await answer.bytes()).toString()).toContain('Built the timetable service.')
  })

  it('comes as it is for who refuses to have it compressed', async () => {
    const { headers } = await open((await newShare()).path, { 'Accept-Encoding': 'br;q=0, gzip;q=0.0' })
    expect(headers.get('content-encoding')).toBeNull()
  })

  it('answers HEAD without the body', async () => {
    const { path } = await newShare()
    const answer = await app.fetch(path, { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })

  it('is rendered by the browser when the server cannot', async () => {
    render.mockRejectedValueOnce(new Error('no thread'))
    const { status, html } = await open((await newShare()).path)
    expect([status, html]).toEqual([200, '<!doctype html><title>Candid</title>'])
  })
})

describe('the page of a link that does not work', () => {
  it('is one and the same whether the link is unknown, revoked or over, and shows nothing of anybody', async () => {
    const revoked = await newShare()
    await revoked.owner.delete(`/users/me/share-links/${revoked.link.id}`)
    const expired = await newShare({ expires_at: '2020-01-01T00:00:00.000Z' })
    for (const path of ['/share/never-made', revoked.path, expired.path]) {
      const { status, html, headers } = await open(path)
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
      expect(arrivedIn(html)).toEqual({ status: 404, body: { detail: 'Link not found' } })
      expect(html).not.toContain('timetable')
    }
  })

  it('says when it was opened too often', async () => {
    await sql`insert into rate_limits (key, full_at) values ('openSharedFromAddress:127.0.0.1', now() + interval '1 day')
      on conflict (key) do update set full_at = excluded.full_at`.execute(app.db)
    const { path } = await newShare()
    const { status, headers, html } = await open(path)
    await sql`delete from rate_limits`.execute(app.db)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(html).toContain('Too many attempts.')
    expect(html).not.toContain('timetable')
  })
})

it('the sample is a page like those of links [#20.7]', async () => {
  const { status, html } = await open('/share/sample')
  expect(status).toBe(200)
  expect(html).toContain('Mara Lindholm')
})
