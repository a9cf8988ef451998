import { describe, expect, it } from 'vitest'
import { answered, failed, type Step } from '../testing/model.ts'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import { interviewModel } from './interview.model.ts'
import { toInterviewView } from './interview.view.ts'

prove(interviewModel, {
  moves: [
    'closed · interview.open → loading',
    'empty · interview.addAnother → generating',
    'empty · interview.choose → loading',
    'empty · interview.generate → generating',
    'failed · interview.choose → loading',
    'failed · interview.retry → loading',
    'generating · done.generateQuestions → empty',
    'generating · done.generateQuestions → listing',
    'generating · error.generateQuestions → empty',
    'generating · error.generateQuestions → listing',
    'generating · interview.choose → loading',
    'listing · interview.addAnother → generating',
    'listing · interview.choose → loading',
    'listing · interview.generate → generating',
    'loading · done.loadQuestions → empty',
    'loading · done.loadQuestions → listing',
    'loading · error.loadQuestions → failed',
    'loading · interview.choose → loading',
  ],
  requests: [
    'closed · interview.open ⇒ loadQuestions {"itemId":"item-1"}',
    'empty · interview.addAnother ⇒ generateQuestions {"itemId":"item-1","num":1}',
    'empty · interview.addAnother ⇒ generateQuestions {"itemId":"item-2","num":1}',
    'empty · interview.choose ⇒ loadQuestions {"itemId":"item-1"}',
    'empty · interview.choose ⇒ loadQuestions {"itemId":"item-2"}',
    'empty · interview.generate ⇒ generateQuestions {"itemId":"item-1","num":3}',
    'empty · interview.generate ⇒ generateQuestions {"itemId":"item-2","num":3}',
    'failed · interview.choose ⇒ loadQuestions {"itemId":"item-1"}',
    'failed · interview.choose ⇒ loadQuestions {"itemId":"item-2"}',
    'failed · interview.retry ⇒ loadQuestions {"itemId":"item-1"}',
    'failed · interview.retry ⇒ loadQuestions {"itemId":"item-2"}',
    'generating · interview.choose ⇒ loadQuestions {"itemId":"item-1"}',
    'generating · interview.choose ⇒ loadQuestions {"itemId":"item-2"}',
    'listing · interview.addAnother ⇒ generateQuestions {"itemId":"item-1","num":1}',
    'listing · interview.addAnother ⇒ generateQuestions {"itemId":"item-2","num":1}',
    'listing · interview.choose ⇒ loadQuestions {"itemId":"item-1"}',
    'listing · interview.choose ⇒ loadQuestions {"itemId":"item-2"}',
    'listing · interview.generate ⇒ generateQuestions {"itemId":"item-1","num":3}',
    'listing · interview.generate ⇒ generateQuestions {"itemId":"item-2","num":3}',
    'loading · interview.choose ⇒ loadQuestions {"itemId":"item-1"}',
    'loading · interview.choose ⇒ loadQuestions {"itemId":"item-2"}',
  ],
  invariants: (snapshot) => {
    const { value, context } = snapshot
    const view = toInterviewView(snapshot)
    if (value === 'closed') expect(context).toEqual({ itemId: null, num: 0, count: 0, exhausted: false, failure: null })
    else expect(context.itemId).not.toBeNull()
    if (value === 'empty') expect(context.count).toBe(0)
    if (value === 'listing') expect(context.count).toBeGreaterThan(0)
    expect(context.num > 0).toBe(value === 'generating')
    if (value === 'failed') expect(context.failure).not.toBeNull()
    if (value === 'loading' || value === 'generating') expect([view.failure, view.canGenerate]).toEqual([null, false])
  },
})

const open = { type: 'interview.open', itemId: 'item-1' }
const loaded = (count: number) => answered('loadQuestions', { count })
const generate = { type: 'interview.generate' }
const error = { status: 500, detail: 'broken', isList: false }

const viewAfter = async (...steps: Step[]) => toInterviewView((await play(interviewModel, steps)).snapshot)

describe('interview', () => {
  it('loads the questions of the item at which it was opened', async () => {
    expect(await viewAfter(open)).toMatchObject({ mode: 'loading', itemId: 'item-1' })
    expect(await viewAfter(open, loaded(2))).toMatchObject({ mode: 'listing', canGenerate: true })
    expect(await viewAfter(open, loaded(0))).toMatchObject({ mode: 'empty', canGenerate: true })
  })

  it.each([
    ['interview.generate', 3],
    ['interview.addAnother', 1],
  ])('%s asks for %d questions [S7.31, S9.3]', async (type, num) => {
    const { snapshot, calls } = await play(interviewModel, [open, loaded(2), { type }])
    expect(calls.at(-1)).toEqual([{ port: 'generateQuestions', input: { itemId: 'item-1', num } }])
    expect(toInterviewView(snapshot)).toMatchObject({ mode: 'generating', num })
  })

  it('knows when fewer questions came than were asked for: nothing more is worth asking', async () => {
    const added = (count: number) => answered('generateQuestions', { count })
    expect(await viewAfter(open, loaded(2), generate, added(5))).toMatchObject({ exhausted: false })
    expect(await viewAfter(open, loaded(2), generate, added(3))).toMatchObject({ mode: 'listing', exhausted: true })
    expect(await viewAfter(open, loaded(0), generate, added(0))).toMatchObject({ mode: 'empty', exhausted: true })
    expect(await viewAfter(open, loaded(2), generate, added(3), generate)).toMatchObject({ exhausted: false })
  })

  it('keeps the questions that are there when no more can be generated', async () => {
    const view = await viewAfter(open, loaded(2), generate, failed('generateQuestions', error))
    expect(view).toMatchObject({ mode: 'listing', failure: { detail: 'broken' }, num: 0 })
  })

  it('says why questions could not be loaded, and tries again', async () => {
    const refused = [open, failed('loadQuestions', error)]
    expect(await viewAfter(...refused)).toMatchObject({ mode: 'failed', failure: { detail: 'broken' } })
    expect(await viewAfter(...refused, { type: 'interview.retry' })).toMatchObject({ mode: 'loading', failure: null })
  })

  it('goes to another item, and does not load the same one twice', async () => {
    const other = [open, loaded(2), { type: 'interview.choose', itemId: 'item-2' }]
    expect(await viewAfter(...other)).toMatchObject({ mode: 'loading', itemId: 'item-2' })
    const same = [open, loaded(2), { type: 'interview.choose', itemId: 'item-1' }]
    expect(await viewAfter(...same)).toMatchObject({ mode: 'listing', itemId: 'item-1' })
  })
})
