import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { callerOf } from '../testing/caller.ts'
import { emptyPdf, newPerson, newResume, type Person, pdfForm, superuserOf } from '../testing/people.ts'
import { newLink } from '../testing/samples.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const download = (person: Person) =>
  app.fetch('/api/v1/users/me/data', { headers: { Authorization: `Bearer ${person.token}` } })
/** The files of an archive, opened by another library than the one that wrote it. */
const open = async (answer: Response) => {
  const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()))
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return files
}
const read = (files: Map<string, Buffer>, name: string) => JSON.parse(String(files.get(name)))

describe("'Download my data'", () => {
  it('holds profile, files, items, questions and answers, and the log of links', async () => {
    const ada = await newPerson(app)
    const id = await newResume(ada, 'active', 'of Ada')
    await ada.call('POST', '/resumes/', { form: pdfForm('not parsed', 'draft.pdf') })
    const { body: resume } = await ada.get(`/resumes/${id}`)
    const { body: asked } = await ada.post(`/resumes/${id}/chunks/${resume.overview[0].id}/questions?num=2`)
    const [first, second] = asked.questions
    await ada.post(`/resumes/${id}/questions/${first.id}/answer`, { text: 'I did.', release: 'employers' })
    await ada.put(`/resumes/${id}/questions/${second.id}/draft`, { text: 'Well' })
    await ada.post(`/resumes/${id}/questions/${first.id}/follow-up`)
    const { body: link } = await ada.post('/users/me/share-links', newLink())
    await callerOf(app).post(`/shared/${link.path.replace('/share/', '')}/queries`, { question: 'Which job?' })
    await ada.post('/users/me/prepared-answers', { question: 'When?', text: 'At once.' })

    const answer = await download(ada)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="candid-data-[\d-]{10}\.zip"/)
    const files = await open(answer)
    expect([...files.keys()].toSorted()).toEqual([
      'README.txt',
      'answers-to-employers.json',
      'chosen-answers.json',
      'profile.json',
      'resumes/draft/draft.pdf',
      'resumes/draft/questions-and-answers.json',
      'resumes/resume/json-resume.json',
      'resumes/resume/questions-and-answers.json',
      'resumes/resume/resume.pdf',
      'share-links/Northern Rail.json',
    ])
    expect(read(files, 'profile.json')).toMatchObject({ id: ada.id, email: ada.email, full_name: 'Ada Lovelace' })
    expect(String(files.get('resumes/resume/resume.pdf'))).toBe(emptyPdf('of Ada'))
    expect(read(files, 'resumes/resume/json-resume.json').work).toMatchObject([{ name: 'Northern Rail' }])
    expect(read(files, 'resumes/resume/questions-and-answers.json')).toMatchObject([
      { category: 'overview', item: 'Engineer who likes trains.', answer: 'I did.', released: true, draft: null },
      { question: 'Follow-up number 3?', follows: first.text, answer: null },
      { question: second.text, follows: null, answer: null, released: null, draft: 'Well' },
    ])
    expect(read(files, 'share-links/Northern Rail.json').asked).toMatchObject([{ question: 'Which job?' }])
    expect(read(files, 'answers-to-employers.json')).toMatchObject([{ question: 'When?', answer: 'At once.' }])
  })

  it('holds no secret: no password hash, no token, no hash of one', async () => {
    const ada = await newPerson(app)
    const { body: link } = await ada.post('/users/me/share-links', newLink())
    const all = Buffer.concat([...(await open(await download(ada))).values()]).toString()
    const { password_hash } = await app.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', ada.id)
      .executeTakeFirstOrThrow()
    const { token_hash } = await app.db
      .selectFrom('share_links')
      .select('token_hash')
      .where('id', '=', link.id)
      .executeTakeFirstOrThrow()
    const secrets = [password_hash, token_hash, link.path.replace('/share/', ''), ada.token, ada.password]
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([])
    expect(all).not.toMatch(/argon2|_hash|storage_key/)
  })

  it('is only of the caller: a superuser gets nobody else’s either', async () => {
    const ada = await newPerson(app)
    await newResume(ada, 'parsed', 'hers')
    for (const other of [await newPerson(app, 'Bob'), await superuserOf(app)]) {
      const files = await open(await download(other))
      expect([...files.keys()].filter((name) => name.startsWith('resumes/'))).toEqual([])
      expect(read(files, 'profile.json').email).toBe(other.email)
    }
  })

  it('gives every file a safe name of its own', async () => {
    const ada = await newPerson(app)
    for (const name of ['cv.pdf', 'CV.pdf', '..\\..\\boot.pdf', 'a:b*c?.pdf', 'con.pdf', '...pdf'])
      await ada.call('POST', '/resumes/', { form: pdfForm(name, name) })
    const names = [...(await open(await download(ada))).keys()].filter((name) => name.endsWith('.pdf'))
    expect(names).toEqual([
      'resumes/cv/cv.pdf',
      'resumes/CV (2)/CV.pdf',
      'resumes/boot/boot.pdf',
      'resumes/a_b_c_/a_b_c_.pdf',
      'resumes/_con/_con.pdf',
      'resumes/file/file.pdf',
    ])
  })

  it('keeps an imported document that is named like ours beside it', async () => {
    const ada = await newPerson(app)
    const document = { basics: { summary: 'Me.' } }
    await ada.post('/resumes/json-resume', { name: 'json-resume.json', document })
    const files = await open(await download(ada))
    expect(read(files, 'resumes/json-resume/json-resume (2).json')).toEqual(document)
  })

  it('breaks off rather than leave a file out', async () => {
    const ada = await newPerson(app)
    const id = await newResume(ada, 'parsed', 'its file is lost')
    const { storage_key } = await app.db
      .selectFrom('resumes')
      .select('storage_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await app.storage.delete(storage_key)
    await expect(download(ada).then(open)).rejects.toThrow()
  })
})
