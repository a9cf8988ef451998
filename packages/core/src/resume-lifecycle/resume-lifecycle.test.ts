import { describe, expect, it } from 'vitest'
import { toFailure } from '../failure.ts'
import { answered, failed, type Step } from '../testing/model.ts'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import { resumeLifecycleModel } from './resume-lifecycle.model.ts'
import { type ResumeFacts, toResumeLifecycleView, toResumeStatus } from './resume-lifecycle.view.ts'

const error = { status: 500, detail: null, isList: false }
const tooLong = { name: 'TimeoutError', message: 'The parse took too long' }
const refused = (command: string, cause: unknown) =>
  `emits ${JSON.stringify({ type: 'lifecycle.refused', resumeId: 'resume-1', command, failure: toFailure(cause) })}`

prove(resumeLifecycleModel, {
  moves: [
    'deleting · done.deleteResume → deleted',
    'deleting · error.deleteResume → refused',
    'idle · lifecycle.delete → deleting',
    'idle · lifecycle.parse → parsing',
    'parsing · after.tooLong → refused',
    'parsing · done.parseResume → idle',
    'parsing · error.parseResume → refused',
    'parsing · lifecycle.delete → deleting',
    'refused · lifecycle.delete → deleting',
    'refused · lifecycle.parse → parsing',
  ],
  requests: [
    'deleting · done.deleteResume ⇒ emits {"type":"lifecycle.deleted","resumeId":"resume-1"}',
    `deleting · error.deleteResume ⇒ ${refused('delete', error)}`,
    'idle · lifecycle.delete ⇒ deleteResume {"resumeId":"resume-1"}',
    'idle · lifecycle.parse ⇒ parseResume {"resumeId":"resume-1","isParsing":false}',
    `parsing · after.tooLong ⇒ ${refused('parse', tooLong)}`,
    'parsing · done.parseResume ⇒ emits {"type":"lifecycle.parsed","resumeId":"resume-1"}',
    `parsing · error.parseResume ⇒ ${refused('parse', error)}`,
    'parsing · lifecycle.delete ⇒ deleteResume {"resumeId":"resume-1"}',
    'refused · lifecycle.delete ⇒ deleteResume {"resumeId":"resume-1"}',
    'refused · lifecycle.parse ⇒ parseResume {"resumeId":"resume-1","isParsing":false}',
  ],
  invariants: (snapshot) => {
    const { refusal } = snapshot.context
    const view = toResumeLifecycleView(snapshot)
    expect(refusal !== null).toBe(snapshot.matches('refused'))
    if (view.gaveUp) expect([refusal?.command, view.command]).toEqual(['parse', null])
    if (snapshot.matches('deleted')) expect([snapshot.status, view.command]).toEqual(['done', 'delete'])
  },
})

const uploaded: ResumeFacts = { chunked: false, active: false, parse_status: 'none', parse_error: null }
const running: ResumeFacts = { ...uploaded, parse_status: 'running' }
const parsed: ResumeFacts = { ...uploaded, chunked: true, parse_status: 'done' }
const active: ResumeFacts = { ...parsed, active: true }
const unreadable: ResumeFacts = { ...uploaded, parse_status: 'failed', parse_error: 'no_text' }

const parse: Step = { type: 'lifecycle.parse' }
const remove: Step = { type: 'lifecycle.delete' }
const giveUp: Step = { type: 'xstate.after.tooLong.resumeLifecycle.parsing' }

const viewAfter = async (...steps: Step[]) => toResumeLifecycleView((await play(resumeLifecycleModel, steps)).snapshot)
const idle = { command: null, gaveUp: false, chosen: null }
const statusOf = (facts: ResumeFacts, commands: Partial<Parameters<typeof toResumeStatus>[1]> = {}) =>
  toResumeStatus({ ...facts, id: 'resume-1' }, { ...idle, ...commands })

describe('the commands of a resume', () => {
  it('follow a parse that runs already, without asking for another one', async () => {
    const model = { ...resumeLifecycleModel, input: { resumeId: 'resume-1', isParsing: true } }
    const { snapshot, calls } = await play(model, [answered('parseResume')])
    expect(snapshot.value).toBe('idle')
    expect(calls.flat()).toEqual([
      { port: 'parseResume', input: { resumeId: 'resume-1', isParsing: true } },
      { emitted: { type: 'lifecycle.parsed', resumeId: 'resume-1' } },
    ])
  })

  it('ask for a parse again when the one that was followed has failed', async () => {
    const model = { ...resumeLifecycleModel, input: { resumeId: 'resume-1', isParsing: true } }
    const { calls } = await play(model, [failed('parseResume', error), parse])
    expect(calls.at(-1)).toEqual([{ port: 'parseResume', input: { resumeId: 'resume-1', isParsing: false } }])
  })

  it.each([
    ['parse', [parse, failed('parseResume', error)]],
    ['delete', [remove, failed('deleteResume', error)]],
  ] as const)('report a refused %s once, and can be given again', async (command, steps) => {
    const { snapshot, calls } = await play(resumeLifecycleModel, [...steps])
    expect(calls.at(-1)).toEqual([
      { emitted: { type: 'lifecycle.refused', resumeId: 'resume-1', command, failure: toFailure(error) } },
    ])
    expect(snapshot.can({ type: 'lifecycle.parse' })).toBe(true)
    expect(snapshot.can({ type: 'lifecycle.delete' })).toBe(true)
  })

  it('give up a parse after ten minutes; it can be asked for again', async () => {
    expect(await viewAfter(parse, giveUp)).toEqual({ command: null, gaveUp: true })
    expect(await viewAfter(parse, giveUp, parse)).toEqual({ command: 'parse', gaveUp: false })
  })

  it('are over once the resume is deleted [S4.9]', async () => {
    const { snapshot } = await play(resumeLifecycleModel, [remove, answered('deleteResume')])
    expect(snapshot.status).toBe('done')
  })
})

describe('the status of a resume', () => {
  it('goes from uploaded over parsed to active [S4.6]', () => {
    expect(statusOf(uploaded)).toEqual({
      ...{ stage: 'uploaded', active: false, parseError: null },
      ...{ canParse: true, canActivate: false },
    })
    expect(statusOf(uploaded, { command: 'parse' })).toMatchObject({ stage: 'parsing', canParse: false })
    expect(statusOf(running)).toMatchObject({ stage: 'parsing', canParse: false })
    expect(statusOf(parsed)).toMatchObject({ stage: 'parsed', canParse: false, canActivate: true, active: false })
    expect(statusOf(active)).toMatchObject({ stage: 'parsed', active: true, canActivate: false })
  })

  it('does not allow activation before the parse [S4.7]', () => {
    for (const facts of [uploaded, running, unreadable]) expect(statusOf(facts).canActivate).toBe(false)
  })

  it('says why a resume could not be read, and lets it be tried again', () => {
    expect(statusOf(unreadable)).toMatchObject({ stage: 'failed', parseError: 'no_text', canParse: true })
    expect(statusOf(running, { gaveUp: true })).toMatchObject({
      ...{ stage: 'failed', parseError: 'took_too_long', canParse: true },
    })
    expect(statusOf(parsed, { gaveUp: true })).toMatchObject({ stage: 'parsed', parseError: null, canParse: false })
    expect(statusOf(unreadable, { command: 'parse' })).toMatchObject({ stage: 'parsing', parseError: null })
  })

  it('shows the last choice as active at once, and no other one of its owner [S4.8]', () => {
    expect(statusOf(parsed, { chosen: 'resume-1' })).toMatchObject({ active: true, canActivate: false })
    expect(statusOf(active, { chosen: 'resume-2' })).toMatchObject({ active: false, canActivate: true })
  })

  it('takes no other command while one runs', () => {
    expect(statusOf(uploaded, { command: 'delete' })).toMatchObject({ canParse: false, canActivate: false })
    expect(statusOf(parsed, { command: 'delete' })).toMatchObject({ canActivate: false })
  })
})
