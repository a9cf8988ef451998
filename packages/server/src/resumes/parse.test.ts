import { parseErrorTexts } from '@candid/core'
import type { Interviewer, ParsedItem, ParseFailureCode } from '@candid/interviewer'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyPdf, newPerson, newResume, type Person, pdfForm } from '../testing/people.ts'
import { readEvents } from '../testing/read-events.ts'
import { scriptedInterviewer, scriptedItems, scriptedParse } from '../testing/scripted-interviewer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { eventually, hangMs } from '../testing/time-limits.ts'

const parse = vi.fn<Interviewer['parse']>()
let app: TestApp
let ada: Person
/** A server that answers a parse at once, while it goes on. */
let hasty: TestApp
let bob: Person
beforeAll(async () => {
  app = await createTestApp({ interviewer: scriptedInterviewer({ parse }), parseWaitMs: hangMs })
  ada = await newPerson(app)
  hasty = await createTestApp({ interviewer: scriptedInterviewer({ parse }), parseWaitMs: 0 })
  bob = await newPerson(hasty)
})
beforeEach(() => {
  parse.mockReset()
  parse.mockImplementation(async () => scriptedParse())
})
afterAll(() => Promise.all([app.close(), hasty.close()]))

const startParse = (id: string, person = ada) => person.post(`/resumes/${id}/chunks`)
const read = async (id: string, person = ada) => (await person.get(`/resumes/${id}`)).body
/** A parse that ends when told to. */
const held = () => {
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  let counts: (items: number) => void = () => undefined
  parse.mockImplementation(async (_pdf, options) => {
    counts = (items) => options?.onProgress?.({ stage: 'fill_items', pagesRead: 2, pages: 2, items })
    begun.resolve()
    counts(7)
    await gate.promise
    return scriptedParse()
  })
  return { release: gate.resolve, begun: begun.promise, counts: (items: number) => counts(items) }
}

describe('a parse', () => {
  it('gets the bytes that were uploaded [S7.23]', async () => {
    const id = await newResume(ada, 'uploaded', 'these bytes')
    await startParse(id)
    expect(new TextDecoder().decode(parse.mock.calls[0]?.[0])).toBe(emptyPdf('these bytes'))
  })

  it('that takes longer is answered 202, goes on, and tells its stage [S7.29]', async () => {
    const id = await newResume(bob, 'uploaded')
    const { release, begun } = held()
    const { status, body } = await startParse(id, bob)
    expect([status, body.parse_status, body.chunked]).toEqual([202, 'running', false])
    expect(body.parse_started_at).toBeTruthy()
    await begun
    await eventually(async () => expect((await read(id, bob)).parse_stage).toBe('fill_items'))
    release()
    await hasty.app.runner.idle()
    expect(await read(id, bob)).toMatchObject({ parse_status: 'done', chunked: true, parse_stage: null })
  })

  it('tells what it counts, in the list too and on the stream of events, until it is done', async () => {
    const id = await newResume(bob, 'uploaded')
    const { release, begun, counts } = held()
    await startParse(id, bob)
    await begun
    const says = (parse_counts: object | null) =>
      eventually(async () => {
        expect((await read(id, bob)).parse_counts).toEqual(parse_counts)
        const { data } = (await bob.get('/resumes/')).body
        expect(data.find((row: { id: string }) => row.id === id).parse_counts).toEqual(parse_counts)
      })
    await says({ pages_read: 2, pages: 2, items: 7 })
    const events = await readEvents(hasty, bob.token)
    counts(9)
    await says({ pages_read: 2, pages: 2, items: 9 })
    await eventually(async () => expect(events.heard).toContain(`resumes of ${id}`))
    events.close()
    release()
    await hasty.app.runner.idle()
    await says(null)
  })

  it('is refused while another one runs, and when it is done', async () => {
    const id = await newResume(bob, 'uploaded')
    const { release } = held()
    await startParse(id, bob)
    expect((await startParse(id, bob)).body).toEqual({ detail: 'The resume is being parsed' })
    release()
    await hasty.app.runner.idle()
    expect((await startParse(id, bob)).status).toBe(409)
  })

  it('of the same resume ten times at once runs once', async () => {
    const id = await newResume(ada, 'uploaded')
    const answers = await Promise.all(Array.from({ length: 10 }, () => startParse(id)))
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    await app.app.runner.idle()
    expect(parse).toHaveBeenCalledTimes(1)
  })

  it.each(Object.entries(parseErrorTexts))('that fails with %s says so, and can be tried again', async (code, text) => {
    const id = await newResume(ada, 'uploaded', code)
    parse.mockResolvedValueOnce({ ok: false, code: code as ParseFailureCode })
    const { status, body } = await startParse(id)
    expect([status, body.detail[0].msg, body.detail[0].type]).toEqual([422, text, code])
    expect(await read(id)).toMatchObject({ parse_status: 'failed', parse_error: code, chunked: false })
    expect((await startParse(id)).status).toBe(200)
  })

  it('whose engine throws is tried again, and then fails', async () => {
    const id = await newResume(bob, 'uploaded')
    parse.mockRejectedValue(new Error('broken engine'))
    await startParse(id, bob)
    // The waits between the attempts are skipped.
    while ((await read(id, bob)).parse_status === 'running') {
      await hasty.db.updateTable('jobs').set({ run_at: new Date() }).where('state', '=', 'queued').execute()
      await hasty.app.runner.idle()
    }
    expect(parse).toHaveBeenCalledTimes(3)
    expect(await read(id, bob)).toMatchObject({ parse_status: 'failed', parse_error: 'engine_failed' })
  })

  it('writes nothing when the resume is deleted meanwhile', async () => {
    const id = await newResume(ada, 'uploaded')
    const { release, begun } = held()
    const parsing = startParse(id)
    await begun
    await ada.delete(`/resumes/${id}`)
    release()
    expect((await parsing).status).toBe(404)
    await app.app.runner.idle()
    expect(await app.db.selectFrom('items').select('id').where('resume_id', '=', id).execute()).toEqual([])
  })

  it('of a file that was replaced meanwhile counts for nothing', async () => {
    const id = await newResume(ada, 'uploaded', 'old file')
    const { release, begun } = held()
    const parsing = startParse(id)
    await begun
    await ada.call('PUT', `/resumes/${id}`, { form: pdfForm('new file') })
    release()
    await parsing
    await app.app.runner.idle()
    expect(await read(id)).toMatchObject({ parse_status: 'none', chunked: false, overview: [] })
    parse.mockImplementation(async () => scriptedParse())
    await startParse(id)
    expect(new TextDecoder().decode(parse.mock.lastCall?.[0])).toContain('new file')
  })
})

describe('a new file', () => {
  const replace = (id: string, name = 'new.pdf') =>
    ada.call('PUT', `/resumes/${id}`, { form: pdfForm(String(Math.random()), name) })
  const askAbout = async (id: string, section: string) => {
    const item = (await read(id))[section][0]
    const { body } = await ada.post(`/resumes/${id}/chunks/${item.id}/questions?num=1`)
    await ada.post(`/resumes/${id}/questions/${body.questions[0].id}/answer`, { text: `About ${section}` })
    return body.questions[0].id as string
  }
  const parseTo = (items: ParsedItem[]) => parse.mockResolvedValueOnce({ ...parsed, items })
  const parsed = { ok: true as const, engine: { kind: 'rules' as const }, pages: 1, unplaced: [], hidden: [] }
  const shelf = async (id: string) => (await ada.get(`/resumes/${id}/shelf`)).body

  it('makes the resume not parsed and not active, under its new name [S7.19]', async () => {
    const id = await newResume(ada, 'active')
    const { body } = await replace(id, 'second edition.pdf')
    expect(body).toMatchObject({ id, chunked: false, active: false, parse_status: 'none' })
    expect(body.path).toMatch(/second edition\.pdf$/)
    expect((await ada.get('/resumes/active')).status).toBe(404)
  })

  it('takes questions and answers along to the items that say the same', async () => {
    const id = await newResume(ada)
    const question = await askAbout(id, 'experience')
    await replace(id)
    parseTo(scriptedItems().toReversed())
    await startParse(id)
    const item = (await read(id)).experience[0]
    const { body } = await ada.get(`/resumes/${id}/chunks/${item.id}/questions`)
    expect(body.questions[0].id).toBe(question)
    expect(body.answers[0].text).toBe('About experience')
    expect(await shelf(id)).toEqual([])
  })

  it('keeps answers whose item is gone on the shelf, and takes them back when the item returns', async () => {
    const id = await newResume(ada)
    await askAbout(id, 'skills')
    await replace(id)
    expect(await shelf(id)).toHaveLength(1)
    parseTo(scriptedItems().filter(({ section }) => section !== 'skills'))
    await startParse(id)
    expect(await shelf(id)).toMatchObject([
      { answer: { text: 'About skills' }, category: 'skills', item_text: 'Planning · Plans well. · Timetable' },
    ])
    await replace(id)
    await startParse(id)
    expect(await shelf(id)).toEqual([])
  })

  it('follows an item that its owner had rewritten', async () => {
    const id = await newResume(ada)
    const question = await askAbout(id, 'overview')
    const item = (await read(id)).overview[0]
    await ada.put(`/resumes/${id}/chunks/overview/${item.id}`, { text: 'Something quite different now' })
    await replace(id)
    await startParse(id)
    const { body } = await ada.get(`/resumes/${id}/chunks/${(await read(id)).overview[0].id}/questions`)
    expect(body.questions.map((entry: { id: string }) => entry.id)).toEqual([question])
  })

  it('that cannot be parsed loses no answer', async () => {
    const id = await newResume(ada)
    await askAbout(id, 'overview')
    await replace(id)
    parse.mockResolvedValueOnce({ ok: false, code: 'no_text' })
    await startParse(id)
    expect(await shelf(id)).toMatchObject([{ answer: { text: 'About overview' } }])
  })

  it('that is no PDF leaves everything as it was', async () => {
    const id = await newResume(ada, 'active')
    const form = new FormData()
    form.append('upload_file', new File(['text'], 'x.pdf'))
    expect((await ada.call('PUT', `/resumes/${id}`, { form })).status).toBe(415)
    expect(await read(id)).toMatchObject({ chunked: true, active: true })
  })
})
