import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPerson, type Person } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { eventually } from '../testing/time-limits.ts'
import { insertResume } from './resume-store.ts'
import { orDeleteNow, scheduleDeletion } from './scheduled-deletion.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await createTestApp()
  ada = await newPerson(app)
})
afterAll(() => app.close())

const stored = async () => {
  const key = randomUUID()
  const deletionJob = await scheduleDeletion(app.db, key)
  const path = join(app.folder, key)
  await writeFile(path, '%PDF-')
  await app.storage.put(key, path)
  return { fileName: 'cv.pdf', key, deletionJob, size: 5, sha256: '' }
}
const insert = (upload: Awaited<ReturnType<typeof stored>>) => {
  const { id, email } = ada
  const actor = { id, email, full_name: null, is_superuser: false, is_active: true, session_id: '' }
  return insertResume(app.db, { maxMb: 1, maxFiles: 100 }, actor, upload)
}
const lost = async () => {
  throw new Error('the connection was lost')
}

it('a file whose row could not be written is deleted soon, not within the hour', async () => {
  const upload = await stored()
  await expect(orDeleteNow(app.db, upload.deletionJob, lost())).rejects.toThrow('the connection was lost')
  await eventually(async () => expect(await app.storage.exists(upload.key)).toBe(false))
})

it('a file whose row was written stays, though the answer of the commit was lost on its way', async () => {
  const [kept, refused] = [await stored(), await stored()]
  await expect(orDeleteNow(app.db, kept.deletionJob, insert(kept).then(lost))).rejects.toThrow()
  await expect(orDeleteNow(app.db, refused.deletionJob, lost())).rejects.toThrow()
  // Due later than the first, so that by its end the first was dealt with.
  await eventually(async () => expect(await app.storage.exists(refused.key)).toBe(false))
  expect(await app.storage.exists(kept.key)).toBe(true)
  const { body } = await ada.get('/resumes/')
  expect(body.count).toBe(1)
})
