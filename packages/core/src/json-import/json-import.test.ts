import { describe, expect, it } from 'vitest'
import { answered, failed, type Step } from '../testing/model.ts'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import { jsonImportModel } from './json-import.model.ts'
import { toJsonImportView } from './json-import.view.ts'

const file = { name: 'ada.json', size: 2_000, handle: 'ada' }
const document = { basics: { name: 'Ada' } }
const read = {
  kind: 'document',
  document,
  counts: [{ section: 'other', items: 1 }],
  notPlaced: [],
}
const atRest = ['empty', 'invalid', 'ready', 'rejected']

prove(jsonImportModel, {
  moves: [
    'empty · import.choose → reading',
    'empty · import.reject → rejected',
    'empty · import.remove → empty',
    'invalid · import.choose → reading',
    'invalid · import.reject → rejected',
    'invalid · import.remove → empty',
    'reading · done.readFile → invalid',
    'reading · done.readFile → ready',
    'reading · done.readFile → rejected',
    'reading · error.readFile → rejected',
    'reading · import.choose → reading',
    'reading · import.reject → rejected',
    'reading · import.remove → empty',
    'ready · import.choose → reading',
    'ready · import.reject → rejected',
    'ready · import.remove → empty',
    'ready · import.send → sending',
    'rejected · import.choose → reading',
    'rejected · import.reject → rejected',
    'rejected · import.remove → empty',
    'sending · done.sendDocument → empty',
    'sending · error.sendDocument → ready',
  ],
  requests: [
    ...['empty', 'invalid', 'reading', 'ready'].map(
      (from) => `${from} · import.choose ⇒ readFile {"file":${JSON.stringify(file)}}`,
    ),
    `ready · import.send ⇒ sendDocument {"name":"ada.json","document":${JSON.stringify(document)}}`,
    `rejected · import.choose ⇒ readFile {"file":${JSON.stringify(file)}}`,
    'sending · done.sendDocument ⇒ emits {"type":"import.done","resumeId":"resume-1"}',
  ],
  invariants: (snapshot) => {
    const { reading, failure } = snapshot.context
    const view = toJsonImportView(snapshot)
    expect(view.file).toEqual(['ready', 'invalid', 'sending'].includes(snapshot.value) ? file : null)
    expect(view.rejections.length).toBe(snapshot.matches('rejected') ? 1 : 0)
    expect(view.issues.length).toBe(snapshot.matches('invalid') ? 1 : 0)
    expect(view.preview).toEqual(snapshot.matches('ready') || snapshot.matches('sending') ? read : null)
    expect([view.canSend, view.busy]).toEqual([snapshot.matches('ready'), snapshot.matches('sending')])
    if (failure) expect(snapshot.value).toBe('ready')
    if (snapshot.matches('empty')) expect(snapshot.context).toEqual({ file: null, reading: null, failure: null })
    if (!atRest.includes(snapshot.value) && !snapshot.matches('sending')) expect(reading).toBeNull()
  },
})

const choose = { type: 'import.choose', file }
const send = { type: 'import.send' }
const viewAfter = async (...steps: Step[]) => toJsonImportView((await play(jsonImportModel, steps)).snapshot)

describe('an import', () => {
  it('says why a file was not taken, and why one could not be read', async () => {
    const reject = { type: 'import.reject', reasons: ['File type must be .json'] }
    expect((await viewAfter(reject)).rejections).toEqual(['File type must be .json'])
    expect((await viewAfter(choose, failed('readFile', 'unreadable'))).rejections).toEqual([
      'The file could not be read.',
    ])
  })

  it('is of the file that was chosen last', async () => {
    const other = { ...choose, file: { ...file, name: 'eve.json' } }
    const { actor, settleLate } = await play(jsonImportModel, [choose, other])
    await settleLate('readFile', answered('readFile', read))
    expect(toJsonImportView(actor.getSnapshot()).preview).toBeNull()
  })

  it('keeps its file when the server refuses it, and forgets the failure at the next try', async () => {
    const refused = failed('sendDocument', { status: 400, detail: 'Too many', isList: false })
    const steps = [choose, answered('readFile', read), send, refused]
    expect(await viewAfter(...steps)).toMatchObject({ file, canSend: true, failure: { detail: 'Too many' } })
    expect(await viewAfter(...steps, send)).toMatchObject({ busy: true, failure: null })
  })
})
