// One user that writes as fast as the server acknowledges, and remembers what was acknowledged.
import { randomBytes } from 'node:crypto'
import { callerOf, newUser, pdfForm } from './server.mjs'

/** Makes a user with a parsed resume whose first item it will save over and over. */
export const newWriter = async (url, number, sample) => {
  const token = await newUser(url, `writer${number}@example.com`)
  const call = callerOf(url, token)
  const { body: resume } = await call('POST', '/resumes/', { form: pdfForm(sample) })
  const { body: parsed } = await call('POST', `/resumes/${resume.id}/chunks`)
  return {
    token,
    itemPath: `/resumes/${resume.id}/chunks/overview/${parsed.overview[0].id}`,
    resumeId: resume.id,
    saved: 0,
    tried: 0,
    /** id → bytes of uploads that were acknowledged. */
    uploads: new Map(),
    deleted: new Set(),
    /** Deletions that were sent: acknowledged or not, the resume may be gone. */
    deleting: new Set(),
    acknowledged: 0,
  }
}

/** Writes until the connection breaks. Rejects when the server answers anything but what a write is answered. */
export const writeUntilCut = async (writer, url, sample) => {
  const call = callerOf(url, writer.token)
  const attempt = async (...args) => {
    try {
      return await call(...args)
    } catch {
      return null
    }
  }
  const expect = (answer, ...statuses) => {
    if (!statuses.includes(answer.status)) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
    writer.acknowledged += 1
  }
  for (let n = 0; ; n++) {
    writer.tried += 1
    const save = await attempt('PUT', writer.itemPath, { body: { text: `save ${writer.tried}` } })
    if (!save) return
    expect(save, 200)
    writer.saved = writer.tried
    if (n % 4 !== 0) continue
    const bytes = Buffer.concat([sample, randomBytes(16)])
    const upload = await attempt('POST', '/resumes/', { form: pdfForm(bytes) })
    if (!upload) return
    expect(upload, 200)
    writer.uploads.set(upload.body.id, bytes)
    // A parse is begun and not waited for: the kill shall find some under way.
    if (n % 12 === 0) void attempt('POST', `/resumes/${upload.body.id}/chunks`)
    const [oldest] = writer.uploads.keys()
    if (writer.uploads.size < 8) continue
    writer.deleting.add(oldest)
    const removal = await attempt('DELETE', `/resumes/${oldest}`)
    if (!removal) return
    expect(removal, 200)
    writer.uploads.delete(oldest)
    writer.deleted.add(oldest)
  }
}

/** What of the acknowledged is not there; one line each. */
export const lostWrites = async (writer, url) => {
  const call = callerOf(url, writer.token)
  const lost = []
  const { body: resume } = await call('GET', `/resumes/${writer.resumeId}`)
  const kept = Number(/\d+$/.exec(resume.overview?.[0]?.text ?? '')?.[0] ?? 0)
  if (kept < writer.saved) lost.push(`save ${writer.saved} is gone, ${kept} is there`)
  if (kept > writer.tried) lost.push(`save ${kept} was never sent`)
  for (const [id, bytes] of writer.uploads) {
    const file = await call('GET', `/resumes/${id}/file`)
    if (file.status === 404 && writer.deleting.has(id)) writer.uploads.delete(id)
    else if (file.status !== 200 || !bytes.equals(file.body)) lost.push(`upload ${id}: ${file.status}`)
  }
  for (const id of writer.deleted) {
    if ((await call('GET', `/resumes/${id}`)).status !== 404) lost.push(`deleted ${id} is back`)
  }
  writer.deleted.clear()
  return lost
}
