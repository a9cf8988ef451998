import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { callerOf } from '../testing/caller.ts'
import { logIn, newPerson, newResume, type Person, superuserOf } from '../testing/people.ts'
import { type OpenEvents, readEvents } from '../testing/read-events.ts'
import { newLink } from '../testing/samples.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { eventually, until } from '../testing/time-limits.ts'

let app: TestApp
let ada: Person
const opened: OpenEvents[] = []
const open = async (person: { token: string }, missedMs?: number) => {
  const events = await readEvents(app, person.token, missedMs)
  opened.push(events)
  return events
}
beforeAll(async () => {
  app = await createTestApp()
  ada = await newPerson(app)
})
afterEach(() => {
  for (const events of opened.splice(0)) events.close()
})
afterAll(() => app.close())

const hears = (events: OpenEvents, change: string) => eventually(() => expect(events.heard).toContain(change))
/** What a call announces, without what came before it; the last event of every call is its own. */
const announced = async (person: Person, change: string, call: () => Promise<unknown>) => {
  const events = await open(person)
  await call()
  await hears(events, change)
  events.close()
  return [...new Set(events.heard.slice(1))]
}

describe('the stream of events', () => {
  it('needs a token, in the header only', async () => {
    expect((await app.fetch('/api/v1/events')).status).toBe(401)
    expect((await app.fetch(`/api/v1/events?token=${ada.token}`)).status).toBe(401)
  })

  it('is never stored, and not held back by a proxy', async () => {
    const answer = await app.fetch('/api/v1/events', { headers: { Authorization: `Bearer ${ada.token}` } })
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-accel-buffering')).toBe('no')
    await answer.body?.cancel()
  })

  it('reports an upload, each step of its parse, its activation and its deletion', async () => {
    const events = await open(ada)
    const id = await newResume(ada, 'uploaded')
    await hears(events, `resumes of ${id}`)
    const before = events.heard.length
    await ada.post(`/resumes/${id}/chunks`)
    await hears(events, `items of ${id}`)
    expect(events.heard.slice(before).filter((change) => change === `resumes of ${id}`).length).toBeGreaterThan(1)
    expect(await announced(ada, `resumes of ${id}`, () => ada.post(`/resumes/${id}/active`))).toEqual([
      `resumes of ${id}`,
    ])
    expect(await announced(ada, `resumes of ${id}`, () => ada.delete(`/resumes/${id}`))).toEqual([`resumes of ${id}`])
  })

  it('reports changes of items, questions, answers, links and prepared answers', async () => {
    const id = await newResume(ada)
    const [item] = (await ada.get(`/resumes/${id}`)).body.overview
    const at = `/resumes/${id}/chunks`
    expect(
      await announced(ada, `items of ${id}`, () => ada.put(`${at}/overview/${item.id}`, { text: 'Changed' })),
    ).toEqual([`items of ${id}`])
    expect(await announced(ada, `interview of ${id}`, () => ada.post(`${at}/${item.id}/questions?num=1`))).toEqual([
      `interview of ${id}`,
    ])
    const [question] = (await ada.get(`${at}/${item.id}/questions`)).body.questions
    const answer = `/resumes/${id}/questions/${question.id}/answer`
    expect(await announced(ada, `interview of ${id}`, () => ada.post(answer, { text: 'Answered' }))).toEqual([
      `interview of ${id}`,
    ])
    expect(await announced(ada, 'links', () => ada.post('/users/me/share-links', newLink()))).toEqual(['links'])
    const prepared = { question: 'Why?', text: 'Because.' }
    expect(await announced(ada, 'prepared', () => ada.post('/users/me/prepared-answers', prepared))).toEqual([
      'prepared',
    ])
    expect(await announced(ada, 'users', () => ada.patch('/users/me', { full_name: 'Ada' }))).toEqual(['users'])
  })

  it("reports an employer's question and the owner's answer to it", async () => {
    await newResume(ada, 'active', 'asked about')
    const { body: link } = await ada.post('/users/me/share-links', newLink())
    const token = link.path.replace('/share/', '')
    const ask = () => callerOf(app).post(`/shared/${token}/queries`, { question: 'What is the current job?' })
    expect(await announced(ada, 'queries', ask)).toContain('queries')
    const [query] = (await ada.get('/users/me/queries')).body.data
    const answer = () => ada.post(`/users/me/queries/${query.id}/answer`, { text: 'Told by me.' })
    expect(await announced(ada, 'queries', answer)).toEqual(['queries'])
  })

  it('reports nothing of other people, except to superusers', async () => {
    const [bob, admin] = [await newPerson(app), await superuserOf(app)]
    const [ofBob, ofAdmin] = [await open(bob), await open(admin)]
    const id = await newResume(ada, 'parsed', 'not of Bob')
    await ada.post('/users/me/share-links', newLink())
    const own = await newResume(bob, 'uploaded')
    await hears(ofBob, `resumes of ${own}`)
    await hears(ofAdmin, `resumes of ${own}`)
    expect(ofBob.heard.filter((change) => change.includes(id) || change === 'links')).toEqual([])
    expect(ofAdmin.heard).toContain(`resumes of ${id}`)
    expect(ofAdmin.heard).not.toContain('links')
  })

  it('sends again what was missed for a moment, and says so when it cannot know', async () => {
    // Until the server has been listening for as long as it is asked about, and the tolerance of the feed.
    await wait(3_100)
    const again = await until(async () => {
      const late = await newResume(ada, 'uploaded', 'missed')
      const events = await open(ada, 1_000)
      // On a busy machine a second may have passed between the two.
      await wait(200)
      return events.heard.includes(`resumes of ${late}`) && events
    })
    expect(again ? again.heard[0] : '').toBe('ready')
    expect((await open(ada, 300_000)).heard).toEqual(['reset'])
  })
})

describe('the stream of events ends', () => {
  const newSession = async (person: Person) => ({ token: await logIn(app, person.email, person.password) })

  it('with its session only', async () => {
    const [one, two] = [await newSession(ada), await newSession(ada)]
    const [ending, other] = [await open(one), await open(two)]
    await callerOf(app, one.token).post('/logout')
    await ending.ended
    const id = await newResume(ada, 'uploaded', 'after a log-out')
    await hears(other, `resumes of ${id}`)
  })

  it('when its session runs out, unless it was renewed meanwhile', async () => {
    const bob = await newPerson(app)
    const sessions = app.db.updateTable('sessions').where('user_id', '=', bob.id)
    await sessions.set({ expires_at: new Date(Date.now() + 10_000) }).execute()
    const events = await open(bob)
    await sessions.set({ expires_at: new Date(Date.now() + 40_000) }).execute()
    await wait(10_500)
    const id = await newResume(bob, 'uploaded')
    await hears(events, `resumes of ${id}`)
    await events.ended
  })

  it('when its user is deactivated, deleted, or no superuser any more', async () => {
    const admin = await superuserOf(app)
    for (const change of [{ is_active: false }, { is_superuser: true }]) {
      const bob = await newPerson(app)
      const events = await open(bob)
      await admin.patch(`/users/${bob.id}`, change)
      await events.ended
    }
    const bob = await newPerson(app)
    const events = await open(bob)
    await admin.delete(`/users/${bob.id}`)
    await events.ended
  })

  it('and there are at most twenty for one user', async () => {
    const bob = await newPerson(app)
    for (let n = 0; n < 20; n++) expect((await open(bob)).status).toBe(200)
    const refused = await callerOf(app, bob.token).get('/events')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await open(ada)).status).toBe(200)
    opened[0]?.close()
    await eventually(async () => expect((await open(bob)).status).toBe(200))
  })

  it('when the server stops', async () => {
    const own = await createTestApp()
    const events = await readEvents(own, (await newPerson(own)).token)
    await own.close()
    await events.ended
  })
})
