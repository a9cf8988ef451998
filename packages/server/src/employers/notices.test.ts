import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf } from '../testing/caller.ts'
import { mailsTo } from '../testing/outbox.ts'
import { newPerson, newResume, type Person } from '../testing/people.ts'
import { newLink } from '../testing/samples.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
/** What happens while the next mail is being sent. */
let meanwhile: (() => Promise<unknown>) | undefined
beforeAll(async () => {
  app = await createTestApp({
    env: { PUBLIC_URL: 'https://candid.example' },
    mailer: (outbox) => ({
      ...outbox,
      send: async (mail) => {
        const happening = meanwhile
        meanwhile = undefined
        await happening?.()
        await outbox.send(mail)
      },
    }),
  })
})
afterAll(() => app.close())

const newOwner = async () => {
  const owner = await newPerson(app)
  await newResume(owner, 'active')
  return owner
}

const newShare = async (owner: Person, choices: { name?: string; notices?: boolean } = {}) => {
  const { body: link } = await owner.post('/users/me/share-links', { ...newLink(), ...choices })
  const path = `/shared/${link.path.replace('/share/', '')}`
  const employer = callerOf(app)
  return {
    link,
    open: () => employer.get(path),
    send: async (question: string): Promise<string> => {
      const { body: query } = await employer.post(`${path}/queries`, { question })
      await employer.post(`${path}/queries/${query.id}/send`)
      return query.id
    },
  }
}

/** Lets the next mail to somebody be due, as if an hour had passed. */
const anHourLater = async ({ id }: Person) => {
  await sql`update notice_mails set sent_at = sent_at - interval '1 hour' where owner_id = ${id}`.execute(app.db)
  await sql`update jobs set run_at = run_at - interval '1 hour' where state = 'queued' and payload->>'ownerId' = ${id}`.execute(
    app.db,
  )
}
/** How many minutes after the last mail to somebody the next one is due. */
const minutesToNext = async ({ id }: Person) => {
  const { rows } = await sql<{ minutes: number }>`
    select (extract(epoch from jobs.run_at - mails.sent_at) / 60)::float8 as minutes from notice_mails as mails
    join jobs on jobs.payload->>'ownerId' = mails.owner_id::text where jobs.state = 'queued' and mails.owner_id = ${id}`.execute(
    app.db,
  )
  return rows.map(({ minutes }) => minutes)
}
const tokenIn = (mail: string | undefined) => /unsubscribe\/([\w-]{43})/.exec(mail ?? '')?.[1] ?? ''
const unsubscribe = (token: string) => callerOf(app).post(`/unsubscribe/${token}`)

describe('the owner of a link gets a mail [#20.3]', () => {
  it('of its first opening only', async () => {
    const owner = await newOwner()
    const { open } = await newShare(owner, { name: 'Harbour Works' })
    await open()
    await open()
    const [mail = '', ...more] = await mailsTo(app, owner.email)
    expect(more).toEqual([])
    expect(mail).toContain('Your link for Harbour Works was opened for the first time.')
    expect(mail).toContain('https://candid.example/employers')
    await anHourLater(owner)
    await open()
    expect(await mailsTo(app, owner.email)).toHaveLength(1)
  })

  it('at most once an hour: what happens meanwhile is in the next one', async () => {
    const owner = await newOwner()
    const share = await newShare(owner)
    await share.open()
    expect(await mailsTo(app, owner.email)).toHaveLength(1)
    await share.send('Does she speak Welsh?')
    await share.send('Does she speak Irish?')
    const second = await newShare(owner, { name: 'Leith Academy' })
    await second.open()
    expect(await mailsTo(app, owner.email)).toHaveLength(1)
    await anHourLater(owner)
    const [, mail = '', ...more] = await mailsTo(app, owner.email)
    expect(more).toEqual([])
    for (const words of ['speak Welsh?', 'speak Irish?', 'Leith Academy']) expect(mail).toContain(words)
  })

  it.each(['after it', 'while it is sent'])(
    'not before the hour is over: the next is due 60 minutes after one, for what happened %s',
    async (when) => {
      const owner = await newOwner()
      const share = await newShare(owner)
      const ask = () => share.send('Does she speak Welsh?')
      if (when === 'while it is sent') meanwhile = ask
      await share.open()
      expect(await mailsTo(app, owner.email)).toHaveLength(1)
      if (when === 'after it') await ask()
      const [minutes, ...more] = await minutesToNext(owner)
      expect(minutes).toBeCloseTo(60)
      expect(more).toEqual([])
      expect(await mailsTo(app, owner.email)).toHaveLength(1)
      await anHourLater(owner)
      expect(await mailsTo(app, owner.email)).toHaveLength(2)
    },
  )

  it('of no question that was answered meanwhile, and of no link that was revoked', async () => {
    const owner = await newOwner()
    const share = await newShare(owner)
    await share.open()
    await mailsTo(app, owner.email)
    const query = await share.send('Does she speak Welsh?')
    await owner.post(`/users/me/queries/${query}/answer`, { text: 'A little.' })
    const other = await newShare(owner)
    await other.open()
    await owner.delete(`/users/me/share-links/${other.link.id}`)
    await anHourLater(owner)
    expect(await mailsTo(app, owner.email)).toHaveLength(1)
  })

  it('that holds no address which somebody wrote into a question', async () => {
    const owner = await newOwner()
    const share = await newShare(owner)
    await share.send('Is https://evil.example/login yours, or www.evil.example, or help@evil.example?')
    const [mail = ''] = await mailsTo(app, owner.email)
    expect(mail).toContain('Is [address left out] yours')
    expect(mail).not.toContain('evil.example')
  })

  it('only for links that tell, and only while the owner wants them', async () => {
    const [quiet, unwilling] = [await newOwner(), await newOwner()]
    const silent = await newShare(quiet, { notices: false })
    await silent.open()
    await silent.send('Does she speak Welsh?')
    expect((await unwilling.get('/users/me/notices')).body).toEqual({ wanted: true })
    await unwilling.put('/users/me/notices', { wanted: false })
    await (await newShare(unwilling)).open()
    expect([await mailsTo(app, quiet.email), await mailsTo(app, unwilling.email)]).toEqual([[], []])
    await unwilling.put('/users/me/notices', { wanted: true })
    await (await newShare(unwilling)).open()
    expect(await mailsTo(app, unwilling.email)).toHaveLength(1)
  })

  it('that can be told per link afterwards, too', async () => {
    const owner = await newOwner()
    const { link, open } = await newShare(owner)
    expect(link.notices).toBe(true)
    await owner.patch(`/users/me/share-links/${link.id}`, { notices: false })
    await open()
    expect(await mailsTo(app, owner.email)).toEqual([])
  })
})

describe('the address in a mail that ends the mails [#20.3]', () => {
  const mailed = async () => {
    const owner = await newOwner()
    await (await newShare(owner)).open()
    const [mail = ''] = await mailsTo(app, owner.email)
    return { owner, mail, token: tokenIn(mail) }
  }

  it('needs no login, works once, and ends them', async () => {
    const { owner, token } = await mailed()
    expect((await unsubscribe(token)).status).toBe(200)
    expect((await owner.get('/users/me/notices')).body).toEqual({ wanted: false })
    await anHourLater(owner)
    await (await newShare(owner)).open()
    expect(await mailsTo(app, owner.email)).toHaveLength(1)
    expect((await unsubscribe(token)).status).toBe(404)
  })

  it('is offered to mail programs as RFC 8058 says, and does what it says for their form', async () => {
    const { owner, mail, token } = await mailed()
    const headers = mail.replaceAll(/\r\n[ \t]+/g, ' ')
    expect(headers).toContain(`List-Unsubscribe: <https://candid.example/api/v1/unsubscribe/${token}>`)
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await callerOf(app).call('POST', `/unsubscribe/${token}`, { form })).status).toBe(200)
    expect((await owner.get('/users/me/notices')).body).toEqual({ wanted: false })
  })

  it('does nothing when it is only opened, as programs that look for viruses do', async () => {
    const { owner, token } = await mailed()
    expect((await app.fetch(`/api/v1/unsubscribe/${token}`)).status).toBe(404)
    expect((await owner.get('/users/me/notices')).body).toEqual({ wanted: true })
  })

  it('cannot be guessed: 256 random bits, of which only a hash is stored', async () => {
    const { token, owner } = await mailed()
    const stored = await app.db.selectFrom('unsubscribe_tokens').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    for (const forged of ['a'.repeat(43), owner.id, `${token.slice(0, -2)}aa`])
      expect((await unsubscribe(forged)).status).toBe(404)
  })

  it.each([
    [89, 200],
    [91, 404],
  ])('is good for 90 days: %i days later it answers %i', async (days, status) => {
    const { token, owner } = await mailed()
    await sql`update unsubscribe_tokens set expires_at = expires_at - ${days} * interval '1 day'
      where owner_id = ${owner.id}`.execute(app.db)
    expect((await unsubscribe(token)).status).toBe(status)
    expect((await owner.get('/users/me/notices')).body).toEqual({ wanted: status !== 200 })
  })
})
