import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyPdf, newPerson, newResume, type Person, pdfForm, superuserOf } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let ada: Person
let admin: Person
beforeAll(async () => {
  app = await createTestApp({ env: { MAX_UPLOAD_MB: '1' } })
  ada = await newPerson(app)
  admin = await superuserOf(app)
})
afterAll(() => app.close())

const storedFiles = () => readdir(join(app.folder, 'files')).catch(() => [])
const upload = (form: FormData, person = ada) => person.call('POST', '/resumes/', { form })
const fileForm = (content: string | Uint8Array<ArrayBuffer>, name = 'resume.pdf', field = 'upload_file') => {
  const form = new FormData()
  form.append(field, new File([content], name, { type: 'application/pdf' }))
  return form
}

describe('an upload', () => {
  it('is kept byte for byte [S7.16, S3.18]', async () => {
    const { body } = await upload(pdfForm('bytes kept'))
    const response = await app.fetch(`/api/v1/resumes/${body.id}/file`, {
      headers: { Authorization: `Bearer ${ada.token}` },
    })
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(await response.text()).toBe(emptyPdf('bytes kept'))
    expect(body.size).toBe(emptyPdf('bytes kept').length)
  })

  it.each([
    ['a text file named .pdf', fileForm('just some text'), 415, 'Only PDF files are supported'],
    ['an empty file', fileForm(''), 422, 'The file is empty'],
    ['a file that is too large', fileForm(`%PDF-1.7${'x'.repeat(1_100_000)}`), 413, 'The file is larger than 1 MB'],
    ['a form without a file', new FormData(), 422, 'A file is required'],
    [
      'a file in another field',
      fileForm('%PDF-1.7', 'a.pdf', 'other'),
      422,
      'Exactly one file is expected in upload_file',
    ],
  ])('of %s is refused with the reason, and nothing is stored', async (_, form, status, reason) => {
    const before = await storedFiles()
    const answer = await upload(form)
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.body)).toContain(reason)
    expect(await storedFiles()).toEqual(before)
    expect(await readdir(join(app.folder, 'tmp'))).toEqual([])
  })

  it('of two files is refused', async () => {
    const form = pdfForm()
    form.append('upload_file', new File(['%PDF-1.7'], 'second.pdf'))
    expect((await upload(form)).status).toBe(422)
  })

  it('that is no form is refused', async () => {
    expect((await ada.post('/resumes/', { upload_file: 'x' })).status).toBe(415)
  })

  it('says of which earlier resume it is the same file, by its owner only', async () => {
    const [bob, text] = [await newPerson(app), 'the same bytes']
    const { body: first } = await upload(pdfForm(text, 'first.pdf'), bob)
    const { body: again } = await upload(pdfForm(text, 'again.pdf'), bob)
    const { body: other } = await upload(pdfForm(text), await newPerson(app))
    expect(first.same_file_as).toBeNull()
    expect(again.same_file_as).toEqual({ id: first.id, name: 'first.pdf' })
    expect(other.same_file_as).toBeNull()
    const { body: list } = await bob.get('/resumes/')
    expect(list.data.map((resume: { same_file_as: object | null }) => resume.same_file_as?.constructor)).toEqual([
      Object,
      undefined,
    ])
  })

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\boot.pdf', 'boot.pdf'],
    ['a\u202Egnp.pdf', 'agnp.pdf'],
    ['/absolute/Lebenslauf Jürgen 日本.PDF', 'Lebenslauf Jürgen 日本.pdf'],
    ['resume.pdf.exe', 'resume.pdf.exe.pdf'],
    ['.pdf', 'resume.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(200)}.pdf`],
  ])('named %j is shown as %j and never stored under a name', async (name, shown) => {
    const { body } = await upload(fileForm(`%PDF-1.7 ${name}`, name))
    expect(body.path).toBe(`resumes/${body.id}/${shown}`)
    expect((await storedFiles()).every((file) => /^[\da-f-]{36}$/.test(file))).toBe(true)
  })
})

describe('the list', () => {
  it('comes in pages, newest first, with the count of all [S7.15, S3.20]', async () => {
    const bob = await newPerson(app)
    const ids = []
    for (const text of ['1', '2', '3', '4', '5', '6']) ids.push(await newResume(bob, 'uploaded', text))
    const { body: first } = await bob.get('/resumes/?skip=0&limit=5')
    const { body: second } = await bob.get('/resumes/?skip=5&limit=5')
    expect([...first.data, ...second.data].map((resume: { id: string }) => resume.id)).toEqual(ids.toReversed())
    expect([first.count, second.count]).toEqual([6, 6])
  })

  it.each(['skip=-1', 'skip=x', 'skip=1.5', 'limit=0', 'limit=101', 'skip=9999999999'])('refuses %s', async (query) => {
    expect((await ada.get(`/resumes/?${query}`)).status).toBe(422)
  })
})

describe('activation', () => {
  it('is refused before parse [S4.7]', async () => {
    const id = await newResume(ada, 'uploaded', 'not parsed')
    const { status, body } = await ada.post(`/resumes/${id}/active?active=true`)
    expect([status, body.detail]).toEqual([409, 'Resume must be parsed before it is made active'])
  })

  it('makes all others of that owner inactive, and of nobody else [S4.8, S7.21, S7.17]', async () => {
    const [bob, eve] = [await newPerson(app), await newPerson(app)]
    const [first, second, hers] = [
      await newResume(bob, 'active'),
      await newResume(bob, 'active', '2'),
      await newResume(eve, 'active'),
    ]
    expect((await bob.get(`/resumes/${first}`)).body.active).toBe(false)
    expect((await bob.get('/resumes/active')).body.id).toBe(second)
    expect((await eve.get('/resumes/active')).body.id).toBe(hers)
  })

  it('by a superuser counts for the owner', async () => {
    const bob = await newPerson(app)
    const [first, second] = [await newResume(bob, 'active'), await newResume(bob, 'parsed', '2')]
    await admin.post(`/resumes/${second}/active`)
    expect((await bob.get('/resumes/active')).body.id).toBe(second)
    expect((await bob.get(`/resumes/${first}`)).body.active).toBe(false)
  })

  it('leaves exactly one active when twenty come at once', async () => {
    const bob = await newPerson(app)
    const ids: string[] = []
    for (let n = 0; n < 5; n++) ids.push(await newResume(bob, 'parsed', String(n)))
    const twenty = Array.from({ length: 20 }, (_, n) => bob.post(`/resumes/${ids[n % 5]}/active`))
    const seen: number[] = []
    const reads = twenty.map((activation) =>
      activation.then(async () => {
        const { body } = await bob.get('/resumes/')
        seen.push(body.data.filter((resume: { active: boolean }) => resume.active).length)
      }),
    )
    expect((await Promise.all(twenty)).map(({ status }) => status)).toEqual(Array(20).fill(200))
    await Promise.all(reads)
    expect(seen).toEqual(Array(20).fill(1))
  })
})

describe('deletion', () => {
  it('takes the file, items, questions and answers with it [S4.9, S7.20]', async () => {
    const before = await storedFiles()
    const id = await newResume(ada, 'active', 'to be deleted')
    expect((await ada.delete(`/resumes/${id}`)).status).toBe(200)
    await app.app.runner.idle()
    expect((await ada.get(`/resumes/${id}`)).status).toBe(404)
    expect((await ada.delete(`/resumes/${id}`)).status).toBe(404)
    expect((await storedFiles()).toSorted()).toEqual(before.toSorted())
    expect(await app.db.selectFrom('items').select('id').where('resume_id', '=', id).execute()).toEqual([])
  })
})
