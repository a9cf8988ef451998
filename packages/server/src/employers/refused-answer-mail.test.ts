import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callerOf } from '../testing/caller.ts'
import { newPerson, newResume } from '../testing/people.ts'
import { newLink } from '../testing/samples.ts'
import { standsInBackup } from '../testing/stands-in-backup.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

/** What the SMTP client throws when a server refuses a recipient: the reply repeats the address. */
const refusalOf = (to: string) => {
  const response = `550 5.1.1 <${to}>: unknown user`
  const code = { code: 'EENVELOPE', command: 'RCPT TO', response, responseCode: 550 }
  return Object.assign(new Error(`Can't send mail - all recipients were rejected: ${response}`), code)
}

const email = 'recruiter@agency.example'
let app: TestApp
/** At each try: whether the address is in a backup, and whether it is in what is kept of the tries before. */
const tries: { inBackup: boolean; inJobs: boolean }[] = []
beforeAll(async () => {
  const send = async ({ to }: { to: string }) => {
    const inJobs = JSON.stringify(await mailJobs()).includes(to)
    tries.push({ inBackup: await standsInBackup(app.db, to), inJobs })
    throw refusalOf(to)
  }
  app = await createTestApp({ mailer: (outbox) => ({ ...outbox, send }), env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const mailJobs = () =>
  app.db
    .selectFrom('jobs')
    .select(['state', 'attempts', 'error'])
    .where(sql<boolean>`payload->>'mail' = 'own_answer'`)
    .execute()
/** Lets the mail be tried again at once, as if the time between two tries had passed. */
const tryAgain = async () => {
  await sql`update jobs set run_at = now() where state = 'queued'`.execute(app.db)
  await app.app.runner.idle()
}

it('an address whose mail is refused for good is nowhere afterwards: not in what is kept of the failure, not in a backup [#20.2]', async () => {
  const owner = await newPerson(app)
  await newResume(owner, 'active')
  const { body: link } = await owner.post('/users/me/share-links', { ...newLink(), notices: false })
  const queries = `/shared/${link.path.replace('/share/', '')}/queries`
  const employer = callerOf(app)
  const { body: query } = await employer.post(queries, { question: 'Does she speak Welsh?' })
  await employer.post(`${queries}/${query.id}/address`, { email })
  await owner.post(`/users/me/queries/${query.id}/answer`, { text: 'A little.' })

  for (let tried = 0; tried < 5; tried++) await tryAgain()
  expect(tries).toEqual(Array.from({ length: 5 }, () => ({ inBackup: true, inJobs: false })))
  expect(await mailJobs()).toEqual([{ state: 'failed', attempts: 5, error: 'mail error' }])
  const kept = await app.db.selectFrom('employer_queries').select(['reply_to', 'reply_due']).execute()
  expect(kept).toEqual([{ reply_to: null, reply_due: false }])
  expect(await standsInBackup(app.db, email)).toBe(false)
})
