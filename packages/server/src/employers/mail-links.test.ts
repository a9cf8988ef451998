import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf } from '../testing/caller.ts'
import { mailsTo } from '../testing/outbox.ts'
import { newPerson, newResume, type Person } from '../testing/people.ts'
import { newLink } from '../testing/samples.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const origin = 'https://candid.example'
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: origin } })
})
afterAll(() => app.close())

/** The addresses in a mail, in its text, its HTML and its headers, each once. */
const linksIn = (mail: string) => [...new Set(mail.match(/https?:\/\/[^\s<>"]{1,300}/g))]
/** Of which kind an address is, by what it begins with. */
const kindOf = (address: string) =>
  address
    .replace(origin, '')
    .replace(/\/[\w-]{22}$/, '/{link}')
    .replace(/[\w-]{43}$/, '{token}')
const pathOf = (address: string | undefined) => (address ?? '').replace(`${origin}/api/v1`, '').replace(origin, '')

let number = 0
/** An owner who was mailed of a question, and the employer who was mailed the answer. */
const mailed = async (choices: { expires_at?: string } = {}) => {
  number += 1
  const email = `head${number}@leith.example`
  const owner = await newPerson(app)
  await newResume(owner, 'active')
  const { body: link } = await owner.post('/users/me/share-links', { ...newLink(), ...choices })
  const shared = `/shared/${link.path.replace('/share/', '')}`
  const employer = callerOf(app)
  const { body: query } = await employer.post(`${shared}/queries`, { question: 'Does she speak Welsh?' })
  await employer.post(`${shared}/queries/${query.id}/address`, { email })
  const [toOwner = ''] = await mailsTo(app, owner.email)
  await owner.post(`/users/me/queries/${query.id}/answer`, { text: 'A little.' })
  const [toEmployer = ''] = await mailsTo(app, email)
  return { owner, link, shared, toOwner, toEmployer }
}
const wanted = async (owner: Person) => (await owner.get('/users/me/notices')).body.wanted
/** Opens an address as a browser does, or a program that looks for viruses in mails. */
const open = async (address: string | undefined) => (await app.fetch(pathOf(address))).status

describe('the addresses in the mails about links [#20.3]', () => {
  it('are of no other kinds than these', async () => {
    const { toOwner, toEmployer } = await mailed()
    expect(linksIn(toOwner).map(kindOf).toSorted()).toEqual([
      '/api/v1/unsubscribe/{token}',
      '/employers?tab=questions',
      '/unsubscribe/{token}',
    ])
    expect(linksIn(toEmployer).map(kindOf)).toEqual(['/share/{link}'])
    const other = await newPerson(app)
    await newResume(other, 'active')
    const { body: opened } = await other.post('/users/me/share-links', newLink())
    await callerOf(app).get(`/shared/${opened.path.replace('/share/', '')}`)
    const [ofOpening = ''] = await mailsTo(app, other.email)
    expect(linksIn(ofOpening).map(kindOf).toSorted()).toEqual([
      '/api/v1/unsubscribe/{token}',
      '/employers',
      '/unsubscribe/{token}',
    ])
  })

  it('one that changes something works once, and not by being opened; then it is used up', async () => {
    const { owner, toOwner } = await mailed()
    const [page, call] = ['/unsubscribe/', '/api/v1/unsubscribe/'].map((path) =>
      linksIn(toOwner).find((address) => address.startsWith(`${origin}${path}`)),
    )
    // Both are one token: what uses it up in one place uses it up in the other.
    expect(page?.split('/').at(-1)).toBe(call?.split('/').at(-1))
    for (const address of [page, page, call, call]) await open(address)
    expect(await wanted(owner)).toBe(true)
    expect((await callerOf(app).post(pathOf(call))).status).toBe(200)
    expect(await wanted(owner)).toBe(false)
    await owner.put('/users/me/notices', { wanted: true })
    expect((await callerOf(app).post(pathOf(call))).status).toBe(404)
    expect(await wanted(owner)).toBe(true)
  })

  it('one that leads to what is its owner’s opens nothing without a login, and holds no secret that could be used', async () => {
    const { owner, toOwner } = await mailed()
    const address = linksIn(toOwner).find((one) => one.includes('/employers'))
    expect(new URL(address ?? '').search).toBe('?tab=questions')
    expect((await callerOf(app).get('/users/me/queries')).status).toBe(401)
    expect((await owner.get('/users/me/queries')).status).toBe(200)
  })

  it.each(['is revoked', 'is over'])(
    'the one of an answer is the link itself: it may be opened again, and ends when the link %s',
    async (end) => {
      const { owner, link, shared, toEmployer } = await mailed()
      const [address] = linksIn(toEmployer)
      expect(pathOf(address)).toBe(link.path)
      const employer = callerOf(app)
      expect([(await employer.get(shared)).status, (await employer.get(shared)).status]).toEqual([200, 200])
      if (end === 'is revoked') await owner.delete(`/users/me/share-links/${link.id}`)
      else
        await sql`update share_links set expires_at = now() - interval '1 minute' where id = ${link.id}`.execute(app.db)
      expect((await employer.get(shared)).status).toBe(404)
    },
  )

  it('the one of an answer says until when it works', async () => {
    const { link, toEmployer } = await mailed({ expires_at: '2090-12-24T23:59:59.000Z' })
    expect(toEmployer).toContain(`The resume (until 24 December 2090): ${origin}${link.path}`)
    expect(toEmployer).toContain('See the resume</a> (until 24 December 2090)')
  })

  it('the one of an answer is not there when the link ended before the mail was sent', async () => {
    const owner = await newPerson(app)
    await newResume(owner, 'active')
    const { body: link } = await owner.post('/users/me/share-links', newLink())
    const queries = `/shared/${link.path.replace('/share/', '')}/queries`
    const { body: query } = await callerOf(app).post(queries, { question: 'Does she speak Welsh?' })
    await callerOf(app).post(`${queries}/${query.id}/address`, { email: 'late@leith.example' })
    await sql`update share_links set expires_at = now() - interval '1 minute' where id = ${link.id}`.execute(app.db)
    await owner.post(`/users/me/queries/${query.id}/answer`, { text: 'A little.' })
    const [mail = ''] = await mailsTo(app, 'late@leith.example')
    expect(mail).toContain('A little.')
    expect(linksIn(mail)).toEqual([])
  })
})
