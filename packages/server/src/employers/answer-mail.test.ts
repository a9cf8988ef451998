import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clean } from '../jobs/cleaning.ts'
import { callerOf } from '../testing/caller.ts'
import { mailsTo } from '../testing/outbox.ts'
import { newPerson, newResume } from '../testing/people.ts'
import { newLink } from '../testing/samples.ts'
import { standsInBackup } from '../testing/stands-in-backup.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://candid.example' } })
})
afterAll(() => app.close())

let number = 0

/** A question that was sent to its owner with an address left. */
const newQuestion = async (question = 'Does she speak Welsh?') => {
  number += 1
  const email = `recruiter${number}@agency.example`
  const owner = await newPerson(app)
  await newResume(owner, 'active')
  const { body: link } = await owner.post('/users/me/share-links', newLink())
  const path: string = link.path
  const queries = `/shared/${path.replace('/share/', '')}/queries`
  const employer = callerOf(app)
  const { body: query } = await employer.post(queries, { question })
  const leave = () => employer.post(`${queries}/${query.id}/address`, { email })
  return { owner, link, path, queries, employer, query, email, leave, answer: answering(owner, query.id) }
}
const answering = (owner: Awaited<ReturnType<typeof newPerson>>, id: string) => (text: string) =>
  owner.post(`/users/me/queries/${id}/answer`, { text })

const isInBackup = (text: string) => standsInBackup(app.db, text)

describe('an employer who left an address [#20.2]', () => {
  it('gets one mail with the answer, after which the address is nowhere: not in the database, not in a backup', async () => {
    const { owner, employer, email, leave, answer, path, queries } = await newQuestion()
    const { body: left } = await leave()
    expect(left).toMatchObject({ by_mail: true, sent_at: expect.any(String) })
    expect(await isInBackup(email)).toBe(true)
    expect((await owner.get('/users/me/queries')).body).toMatchObject({ open: 1, data: [{ by_mail: true }] })
    await answer('A little, and I am learning.')
    const [mail = '', ...more] = await mailsTo(app, email)
    expect(more).toEqual([])
    expect(mail).toContain('Subject: Ada Lovelace answered your question')
    for (const words of ['Does she speak Welsh?', 'A little, and I am learning.', `https://candid.example${path}`])
      expect(mail).toContain(words)
    expect(await isInBackup(email)).toBe(false)
    expect((await employer.get(queries)).body[0]).toMatchObject({ by_mail: false })
  })

  it('gets no second mail when the answer is changed, and none when it was given before', async () => {
    const { email, leave, answer } = await newQuestion()
    await leave()
    await answer('A little.')
    await answer('Quite a bit.')
    expect(await mailsTo(app, email)).toHaveLength(1)
    expect((await leave()).body.by_mail).toBe(false)
    expect(await isInBackup(email)).toBe(false)
    expect(await mailsTo(app, email)).toHaveLength(1)
  })

  it('is mailed at the address that was left first: another one cannot take its place', async () => {
    const { employer, queries, query, email, leave, answer } = await newQuestion()
    await leave()
    const second = await employer.post(`${queries}/${query.id}/address`, { email: 'thief@elsewhere.example' })
    expect([second.status, second.body.by_mail]).toEqual([200, true])
    await answer('A little.')
    expect(await mailsTo(app, email)).toHaveLength(1)
    expect(await mailsTo(app, 'thief@elsewhere.example')).toEqual([])
  })

  it('is told to nobody: not to the owner, in no data of theirs, in no payload of a job', async () => {
    const { owner, employer, email, leave, answer, queries, link } = await newQuestion()
    await leave()
    for (const path of ['/users/me/queries', '/users/me/share-links', `/users/me/share-links/${link.id}/preview`])
      expect(JSON.stringify((await owner.get(path)).body)).not.toContain(email)
    expect(JSON.stringify((await employer.get(queries)).body)).not.toContain(email)
    await answer('A little.')
    const jobs = await app.db.selectFrom('jobs').selectAll().execute()
    expect(JSON.stringify(jobs)).not.toContain(email)
    await mailsTo(app, email)
  })

  it.each(['no address', 'a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example', ''])(
    'must leave one that is one: %j is refused',
    async (address) => {
      const { queries, employer, query } = await newQuestion()
      const { status } = await employer.post(`${queries}/${query.id}/address`, { email: address })
      expect(status).toBe(422)
    },
  )

  it('cannot leave one with the question of another visitor', async () => {
    const { queries, query } = await newQuestion()
    const headers = { 'X-Visitor': 'another-visitor-of-this' }
    const { status } = await callerOf(app).post(
      `${queries}/${query.id}/address`,
      { email: 'other@agency.example' },
      { headers },
    )
    expect(status).toBe(404)
    expect(await isInBackup('other@agency.example')).toBe(false)
  })

  it('is forgotten when the link is revoked, when it is over, and when nobody answers for 90 days', async () => {
    const [revoked, over, late] = [await newQuestion(), await newQuestion(), await newQuestion()]
    for (const { leave } of [revoked, over, late]) await leave()
    await revoked.owner.delete(`/users/me/share-links/${revoked.link.id}`)
    expect(await isInBackup(revoked.email)).toBe(false)
    await sql`update share_links set expires_at = now() - interval '1 minute' where id = ${over.link.id}`.execute(
      app.db,
    )
    await sql`update employer_queries set sent_at = now() - interval '91 days' where id = ${late.query.id}`.execute(
      app.db,
    )
    await clean(app.db)
    expect([await isInBackup(over.email), await isInBackup(late.email)]).toEqual([false, false])
  })
})
