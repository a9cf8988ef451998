import { describe, expect, it } from 'vitest'
import { canActivate } from '../rules/lifecycle.ts'
import { answered, failed, type Step } from '../testing/model.ts'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import { resumeFacts, resumeLifecycleModel } from './resume-lifecycle.model.ts'
import { toResumeLifecycleView } from './resume-lifecycle.view.ts'

prove(resumeLifecycleModel, {
  moves: [
    'activating · done.activateResume → active',
    'activating · error.activateResume → active',
    'activating · error.activateResume → failed',
    'activating · error.activateResume → parsed',
    'activating · error.activateResume → parsing.waiting',
    'activating · error.activateResume → uploaded',
    'activating · lifecycle.synced → activating',
    'active · lifecycle.activated → parsed',
    'active · lifecycle.delete → deleting',
    'active · lifecycle.dismiss → active',
    'active · lifecycle.synced → active',
    'active · lifecycle.synced → failed',
    'active · lifecycle.synced → parsed',
    'active · lifecycle.synced → parsing.waiting',
    'active · lifecycle.synced → uploaded',
    'deleting · done.deleteResume → deleted',
    'deleting · error.deleteResume → active',
    'deleting · error.deleteResume → failed',
    'deleting · error.deleteResume → parsed',
    'deleting · error.deleteResume → parsing.waiting',
    'deleting · error.deleteResume → uploaded',
    'deleting · lifecycle.activated → deleting',
    'deleting · lifecycle.synced → deleting',
    'failed · lifecycle.activated → failed',
    'failed · lifecycle.delete → deleting',
    'failed · lifecycle.dismiss → failed',
    'failed · lifecycle.parse → parsing.starting',
    'failed · lifecycle.synced → active',
    'failed · lifecycle.synced → failed',
    'failed · lifecycle.synced → parsed',
    'failed · lifecycle.synced → parsing.waiting',
    'failed · lifecycle.synced → uploaded',
    'parsed · lifecycle.activate → activating',
    'parsed · lifecycle.activated → parsed',
    'parsed · lifecycle.delete → deleting',
    'parsed · lifecycle.dismiss → parsed',
    'parsed · lifecycle.synced → active',
    'parsed · lifecycle.synced → failed',
    'parsed · lifecycle.synced → parsed',
    'parsed · lifecycle.synced → parsing.waiting',
    'parsed · lifecycle.synced → uploaded',
    'parsing.looking · after.tooLong → failed',
    'parsing.looking · done.readParse → failed',
    'parsing.looking · done.readParse → parsed',
    'parsing.looking · done.readParse → parsing.waiting',
    'parsing.looking · error.readParse → parsing.waiting',
    'parsing.looking · lifecycle.delete → deleting',
    'parsing.looking · lifecycle.synced → active',
    'parsing.looking · lifecycle.synced → failed',
    'parsing.looking · lifecycle.synced → parsed',
    'parsing.looking · lifecycle.synced → uploaded',
    'parsing.starting · after.tooLong → failed',
    'parsing.starting · done.parseResume → failed',
    'parsing.starting · done.parseResume → parsed',
    'parsing.starting · done.parseResume → parsing.waiting',
    'parsing.starting · error.parseResume → failed',
    'parsing.starting · error.parseResume → parsing.waiting',
    'parsing.starting · error.parseResume → uploaded',
    'parsing.starting · lifecycle.delete → deleting',
    'parsing.waiting · after.nextLook → parsing.looking',
    'parsing.waiting · after.tooLong → failed',
    'parsing.waiting · lifecycle.delete → deleting',
    'parsing.waiting · lifecycle.synced → active',
    'parsing.waiting · lifecycle.synced → failed',
    'parsing.waiting · lifecycle.synced → parsed',
    'parsing.waiting · lifecycle.synced → uploaded',
    'uploaded · lifecycle.activated → uploaded',
    'uploaded · lifecycle.delete → deleting',
    'uploaded · lifecycle.dismiss → uploaded',
    'uploaded · lifecycle.parse → parsing.starting',
    'uploaded · lifecycle.synced → active',
    'uploaded · lifecycle.synced → failed',
    'uploaded · lifecycle.synced → parsed',
    'uploaded · lifecycle.synced → parsing.waiting',
    'uploaded · lifecycle.synced → uploaded',
  ],
  asks: [
    'activating · done.activateResume ⇒ emits {"type":"lifecycle.activated","resumeId":"resume-1","ownerId":"ada"}',
    'activating · error.activateResume ⇒ emits {"type":"lifecycle.refused","resumeId":"resume-1","wish":"activate"}',
    'active · lifecycle.delete ⇒ deleteResume {"resumeId":"resume-1"}',
    'deleting · done.deleteResume ⇒ emits {"type":"lifecycle.deleted","resumeId":"resume-1"}',
    'deleting · error.deleteResume ⇒ emits {"type":"lifecycle.refused","resumeId":"resume-1","wish":"delete"}',
    'failed · lifecycle.delete ⇒ deleteResume {"resumeId":"resume-1"}',
    'failed · lifecycle.parse ⇒ parseResume {"resumeId":"resume-1"}',
    'parsed · lifecycle.activate ⇒ activateResume {"resumeId":"resume-1"}',
    'parsed · lifecycle.delete ⇒ deleteResume {"resumeId":"resume-1"}',
    'parsing.looking · after.tooLong ⇒ emits {"type":"lifecycle.refused","resumeId":"resume-1","wish":"parse"}',
    'parsing.looking · done.readParse ⇒ emits {"type":"lifecycle.parsed","resumeId":"resume-1"}',
    'parsing.looking · done.readParse ⇒ emits {"type":"lifecycle.refused","resumeId":"resume-1","wish":"parse"}',
    'parsing.looking · lifecycle.delete ⇒ deleteResume {"resumeId":"resume-1"}',
    'parsing.looking · lifecycle.synced ⇒ emits {"type":"lifecycle.parsed","resumeId":"resume-1"}',
    'parsing.looking · lifecycle.synced ⇒ emits {"type":"lifecycle.refused","resumeId":"resume-1","wish":"parse"}',
    'parsing.starting · after.tooLong ⇒ emits {"type":"lifecycle.refused","resumeId":"resume-1","wish":"parse"}',
    'parsing.starting · done.parseResume ⇒ emits {"type":"lifecycle.parsed","resumeId":"resume-1"}',
    'parsing.starting · done.parseResume ⇒ emits {"type":"lifecycle.refused","resumeId":"resume-1","wish":"parse"}',
    'parsing.starting · error.parseResume ⇒ emits {"type":"lifecycle.refused","resumeId":"resume-1","wish":"parse"}',
    'parsing.starting · lifecycle.delete ⇒ deleteResume {"resumeId":"resume-1"}',
    'parsing.waiting · after.nextLook ⇒ readParse {"resumeId":"resume-1"}',
    'parsing.waiting · after.tooLong ⇒ emits {"type":"lifecycle.refused","resumeId":"resume-1","wish":"parse"}',
    'parsing.waiting · lifecycle.delete ⇒ deleteResume {"resumeId":"resume-1"}',
    'parsing.waiting · lifecycle.synced ⇒ emits {"type":"lifecycle.parsed","resumeId":"resume-1"}',
    'parsing.waiting · lifecycle.synced ⇒ emits {"type":"lifecycle.refused","resumeId":"resume-1","wish":"parse"}',
    'uploaded · lifecycle.delete ⇒ deleteResume {"resumeId":"resume-1"}',
    'uploaded · lifecycle.parse ⇒ parseResume {"resumeId":"resume-1"}',
  ],
  promises: (snapshot) => {
    const { facts, failure } = snapshot.context
    const view = toResumeLifecycleView(snapshot)
    if (view.mode === 'active') expect(facts.active).toBe(true)
    if (view.mode === 'parsed') expect([facts.chunked, facts.active]).toEqual([true, false])
    if (view.mode === 'uploaded') expect([facts.chunked, facts.parse_status]).toEqual([false, 'none'])
    if (view.mode === 'failed') expect(view.parseError).not.toBeNull()
    if (view.canActivate) expect(canActivate(facts)).toBe(true)
    if (view.busy) expect([failure, view.canParse, view.canActivate]).toEqual([null, false, false])
  },
})

const parse = { type: 'lifecycle.parse' }
const activate = { type: 'lifecycle.activate' }
const remove = { type: 'lifecycle.delete' }
const synced = (facts: keyof typeof resumeFacts) => ({ type: 'lifecycle.synced', facts: resumeFacts[facts] })
const error = { status: 500, detail: null, isList: false }

const viewAfter = async (...steps: Step[]) => toResumeLifecycleView((await play(resumeLifecycleModel, steps)).snapshot)

describe('resume lifecycle', () => {
  it.each([
    ['uploaded', 'uploaded'],
    ['running', 'parsing'],
    ['parsed', 'parsed'],
    ['active', 'active'],
    ['unreadable', 'failed'],
  ] as const)('starts where the server says it stands: %s', async (facts, mode) => {
    const model = { ...resumeLifecycleModel, input: { ...resumeLifecycleModel.input, facts: resumeFacts[facts] } }
    const { snapshot } = await play(model, [])
    expect(toResumeLifecycleView(snapshot).mode).toBe(mode)
  })

  it('goes from uploaded over parsed to active [S4.6]', async () => {
    const uploaded = {
      mode: 'uploaded',
      canParse: true,
      canActivate: false,
      canDelete: true,
      parsed: false,
      busy: false,
    }
    expect(await viewAfter()).toMatchObject(uploaded)
    expect(await viewAfter(parse)).toMatchObject({ mode: 'parsing', canParse: false, busy: true })
    const done = answered('parseResume', resumeFacts.parsed)
    expect(await viewAfter(parse, done)).toMatchObject({
      mode: 'parsed',
      canParse: false,
      canActivate: true,
      parsed: true,
    })
    const active = [parse, done, activate, answered('activateResume', resumeFacts.active)]
    expect(await viewAfter(...active)).toMatchObject({ mode: 'active', active: true, canActivate: false })
  })

  it('cannot be made active before it is parsed [S4.7]', async () => {
    expect(await viewAfter(activate)).toMatchObject({ mode: 'uploaded', canActivate: false })
  })

  it('looks every two seconds after a parse that takes long, and tells when it is done', async () => {
    const look = { type: 'xstate.after.nextLook.resumeLifecycle.parsing.waiting' }
    const { snapshot, calls } = await play(resumeLifecycleModel, [
      parse,
      answered('parseResume', resumeFacts.running),
      look,
      failed('readParse', error),
      look,
      answered('readParse', resumeFacts.parsed),
    ])
    expect(toResumeLifecycleView(snapshot).mode).toBe('parsed')
    expect(calls.flat()).toEqual([
      { port: 'parseResume', input: { resumeId: 'resume-1' } },
      { port: 'readParse', input: { resumeId: 'resume-1' } },
      { port: 'readParse', input: { resumeId: 'resume-1' } },
      { emitted: { type: 'lifecycle.parsed', resumeId: 'resume-1' } },
    ])
  })

  it('takes a parse that somebody else has started for its own', async () => {
    const conflict = failed('parseResume', { ...error, status: 409 })
    expect(await viewAfter(parse, conflict)).toMatchObject({ mode: 'parsing', failure: null })
  })

  it('says why a resume could not be read, and can be asked again', async () => {
    const unreadable = answered('parseResume', resumeFacts.unreadable)
    const view = { mode: 'failed', parseError: 'no_text', canParse: true, parsed: false }
    expect(await viewAfter(parse, unreadable)).toMatchObject(view)
    expect(await viewAfter(parse, unreadable, parse)).toMatchObject({ mode: 'parsing', parseError: null })
  })

  it('gives up after ten minutes, and can be asked again', async () => {
    const tooLong = { type: 'xstate.after.tooLong.resumeLifecycle.parsing' }
    const view = { mode: 'failed', parseError: 'took_too_long', canParse: true }
    expect(await viewAfter(parse, answered('parseResume', resumeFacts.running), tooLong)).toMatchObject(view)
  })

  it.each([
    ['parse', 'uploaded', [parse, failed('parseResume', error)]],
    ['activate', 'parsed', [synced('parsed'), activate, failed('activateResume', error)]],
    ['delete', 'active', [synced('active'), remove, failed('deleteResume', error)]],
  ] as const)('is back where it stood when %s is refused, and tells it once', async (wish, mode, steps) => {
    const { actor, snapshot, calls } = await play(resumeLifecycleModel, [...steps])
    expect(toResumeLifecycleView(snapshot)).toMatchObject({ mode, failure: { wish, failure: { kind: 'broken' } } })
    expect(calls.at(-1)).toEqual([{ emitted: { type: 'lifecycle.refused', resumeId: 'resume-1', wish } }])
    actor.send({ type: 'lifecycle.dismiss' })
    expect(toResumeLifecycleView(actor.getSnapshot()).failure).toBeNull()
  })

  it.each([
    ['parsing', [parse, answered('parseResume', resumeFacts.running)]],
    ['parsing', [parse, failed('parseResume', { ...error, status: 409 })]],
    ['active', [synced('parsed'), activate, answered('activateResume', resumeFacts.active)]],
  ] as const)('is back to %s when it cannot be deleted after %j', async (mode, steps) => {
    expect(await viewAfter(...steps, remove)).toMatchObject({ mode: 'deleting', busy: true, canDelete: false })
    expect(await viewAfter(...steps, remove, failed('deleteResume', error))).toMatchObject({ mode })
  })

  it('knows while it waits for the server what has become of it meanwhile', async () => {
    const news = { type: 'lifecycle.activated', resumeId: 'resume-2', ownerId: 'ada' }
    const refused = failed('deleteResume', error)
    expect(await viewAfter(synced('parsed'), remove, synced('uploaded'), refused)).toMatchObject({ mode: 'uploaded' })
    expect(await viewAfter(synced('active'), remove, news, refused)).toMatchObject({ mode: 'parsed' })
    const notActivated = failed('activateResume', error)
    expect(await viewAfter(synced('parsed'), activate, synced('active'), notActivated)).toMatchObject({
      mode: 'active',
    })
  })

  it('ends its parse when the resume was read again and is parsed', async () => {
    const running = [parse, answered('parseResume', resumeFacts.running)]
    expect(await viewAfter(...running, synced('running'))).toMatchObject({ mode: 'parsing' })
    expect(await viewAfter(...running, synced('parsed'))).toMatchObject({ mode: 'parsed' })
    expect(await viewAfter(parse, synced('uploaded'))).toMatchObject({ mode: 'parsing' })
  })

  it('shows a resume as active at once, and takes it back when that is refused', async () => {
    expect(await viewAfter(synced('parsed'), activate)).toMatchObject({
      mode: 'activating',
      active: true,
      busy: true,
      canDelete: false,
    })
    const refused = [synced('parsed'), activate, failed('activateResume', error)]
    expect(await viewAfter(...refused)).toMatchObject({ mode: 'parsed', active: false })
  })

  it('is active no longer when another resume of its owner becomes active [S4.8]', async () => {
    const news = { type: 'lifecycle.activated', resumeId: 'resume-2', ownerId: 'ada' }
    expect(await viewAfter(synced('active'), news)).toMatchObject({ mode: 'parsed', active: false })
    expect(await viewAfter(synced('active'), { ...news, ownerId: 'bob' })).toMatchObject({ mode: 'active' })
    expect(await viewAfter(synced('active'), { ...news, resumeId: 'resume-1' })).toMatchObject({ mode: 'active' })
  })

  it('is gone for good once it is deleted [S4.9]', async () => {
    const { snapshot } = await play(resumeLifecycleModel, [remove, answered('deleteResume')])
    expect([snapshot.status, toResumeLifecycleView(snapshot).mode]).toEqual(['done', 'deleted'])
  })
})
