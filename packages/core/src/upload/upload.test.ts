import { describe, expect, it } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import type { Step } from '../testing/model.ts'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import { uploadMachine } from './upload.machine.ts'
import { uploadModel } from './upload.model.ts'
import type { SendFileInput } from './upload.types.ts'
import { toUploadView } from './upload.view.ts'

const blank = { resumeId: null, parses: false, file: null, reasons: [], rejected: null, percent: 0, failure: null }

prove(uploadModel, {
  moves: [
    'chosen · upload.choose → chosen',
    'chosen · upload.reject → rejected',
    'chosen · upload.reset → idle',
    'chosen · upload.send → uploading',
    'chosen · upload.setParses → chosen',
    'done · upload.choose → chosen',
    'done · upload.reject → rejected',
    'done · upload.reset → idle',
    'done · upload.setParses → done',
    'failed · upload.choose → chosen',
    'failed · upload.reject → rejected',
    'failed · upload.reset → idle',
    'failed · upload.retry → uploading',
    'failed · upload.setParses → failed',
    'idle · upload.choose → chosen',
    'idle · upload.reject → rejected',
    'idle · upload.reset → idle',
    'idle · upload.setParses → idle',
    'rejected · upload.choose → chosen',
    'rejected · upload.reject → rejected',
    'rejected · upload.reset → idle',
    'rejected · upload.setParses → rejected',
    'uploading · upload.cancel → chosen',
    'uploading · upload.failed → failed',
    'uploading · upload.finished → done',
    'uploading · upload.progressed → uploading',
    'uploading · upload.reset → idle',
    'uploading · upload.setParses → uploading',
  ],
  requests: [
    'chosen · upload.send ⇒ sendFile {"resumeId":null,"file":{"name":"ada.pdf","size":2000,"handle":"ada"}}',
    'failed · upload.retry ⇒ sendFile {"resumeId":null,"file":{"name":"ada.pdf","size":2000,"handle":"ada"}}',
    'uploading · upload.cancel ⇒ sendFile stops',
    'uploading · upload.failed ⇒ sendFile stops',
    'uploading · upload.finished ⇒ sendFile stops',
    'uploading · upload.reset ⇒ sendFile stops',
  ],
  invariants: ({ value, context }) => {
    if (value === 'idle' || value === 'done') expect(context).toEqual({ ...blank, parses: context.parses })
    if (value === 'rejected') expect([context.file, context.reasons.length]).toEqual([null, 1])
    if (value === 'chosen' || value === 'uploading' || value === 'failed') expect(context.file?.name).toBe('ada.pdf')
    expect(context.failure !== null).toBe(value === 'failed')
    if (context.percent > 0) expect(value).toBe('uploading')
  },
})

const choose = { type: 'upload.choose', file: { name: 'ada.pdf', size: 2_000, handle: 'ada' } } as const
const send = { type: 'upload.send' } as const
const progressed = (sent: number, total: number) => ({ type: 'upload.progressed', sent, total })
const tooLarge = { type: 'upload.failed', error: { status: 413, detail: 'File is too large', isList: false } }

const viewAfter = async (...steps: Step[]) => toUploadView((await play(uploadModel, steps)).snapshot)

describe('upload', () => {
  it('sends nothing before a file is chosen [S5.21]', async () => {
    const view = { mode: 'idle', name: null, size: null, canSend: false, busy: false }
    expect(await viewAfter(send)).toMatchObject(view)
    expect(await viewAfter(choose)).toMatchObject({ mode: 'chosen', name: 'ada.pdf', size: 2_000, canSend: true })
  })

  it('says which file was not taken, and why', async () => {
    const reject = { type: 'upload.reject', name: 'ada.txt', reasons: ['File type must be .pdf'] }
    const view = { mode: 'rejected', name: 'ada.txt', reasons: ['File type must be .pdf'], canSend: false }
    expect(await viewAfter(choose, reject)).toMatchObject(view)
  })

  it.each([
    [0, 2_000, 0],
    [999, 2_000, 49],
    [2_000, 2_000, 100],
    [2_100, 2_000, 100],
    [5, 0, 0],
  ])('shows %d of %d bytes as %d percent [S5.21]', async (sent, total, percent) => {
    expect(await viewAfter(choose, send, progressed(sent, total))).toMatchObject({
      mode: 'uploading',
      percent,
      busy: true,
    })
  })

  it('keeps the file when it is cancelled, and when it fails, to be sent again', async () => {
    const cancelled = await viewAfter(choose, send, progressed(999, 2_000), { type: 'upload.cancel' })
    expect(cancelled).toMatchObject({ mode: 'chosen', name: 'ada.pdf', percent: 0, canSend: true })
    const failed = await viewAfter(choose, send, tooLarge)
    const reason = { kind: 'tooLarge', detail: 'File is too large' }
    expect(failed).toMatchObject({ mode: 'failed', name: 'ada.pdf', failure: reason, canRetry: true })
    const again = await viewAfter(choose, send, tooLarge, { type: 'upload.retry' })
    expect(again).toMatchObject({ mode: 'uploading', failure: null, canRetry: false })
  })

  it('sends the file to the resume that it replaces', async () => {
    const replacing = { ...uploadModel, input: { resumeId: 'resume-7', parses: false } }
    const { calls } = await play(replacing, [choose, send])
    expect(calls.at(-1)).toEqual([{ stream: 'sendFile', input: { resumeId: 'resume-7', file: choose.file } }])
  })

  it('remembers whether the file is parsed afterwards, also while another file is chosen', async () => {
    expect((await viewAfter(choose)).parses).toBe(false)
    expect((await viewAfter({ type: 'upload.setParses', parses: true }, choose, send)).parses).toBe(true)
    expect((await viewAfter(choose, send, { type: 'upload.setParses', parses: true })).parses).toBe(true)
  })

  it('fails, and does not hang, when the host cannot send at all', () => {
    const sendFile = fromCallback<EventObject, SendFileInput>(() => {
      throw new TypeError('Failed to fetch')
    })
    const actor = createActor(uploadMachine.provide({ actors: { sendFile } }), {
      input: { resumeId: null, parses: false },
    }).start()
    actor.send(choose)
    actor.send(send)
    expect(toUploadView(actor.getSnapshot())).toMatchObject({ mode: 'failed', failure: { kind: 'offline' } })
  })
})
