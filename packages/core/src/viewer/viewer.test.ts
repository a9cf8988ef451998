import { describe, expect, it } from 'vitest'
import { answered, type Step } from '../testing/model.ts'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import { viewerModel } from './viewer.model.ts'
import { toViewerView } from './viewer.view.ts'

const asks = (move: string, ...panels: string[]) => panels.map((panel) => `${move} ⇒ askToLeave {"panel":"${panel}"}`)

prove(viewerModel, {
  moves: [
    'asking · done.askToLeave → settled',
    'asking · viewer.add → asking',
    'asking · viewer.add → settled',
    'asking · viewer.added → asking',
    'asking · viewer.hideOriginal → asking',
    'asking · viewer.open → asking',
    'asking · viewer.open → settled',
    'asking · viewer.showOriginal → asking',
    'asking · viewer.stop → asking',
    'settled · viewer.add → asking',
    'settled · viewer.add → settled',
    'settled · viewer.added → settled',
    'settled · viewer.hideOriginal → settled',
    'settled · viewer.open → asking',
    'settled · viewer.open → settled',
    'settled · viewer.showOriginal → settled',
    'settled · viewer.stop → settled',
  ],
  requests: [
    ...asks('asking · viewer.add', 'experience', 'skills'),
    ...asks('asking · viewer.open', 'experience', 'leadership', 'skills'),
    ...asks('settled · viewer.add', 'experience', 'skills'),
    ...asks('settled · viewer.open', 'experience', 'leadership', 'skills'),
  ],
  invariants: ({ value, context }) => {
    if (value === 'settled') expect(context.wanted).toBeNull()
    else expect(context.open).not.toBeNull()
  },
})

const open = (panel: 'skills' | 'experience' | null, isFree: boolean) => ({ type: 'viewer.open', panel, isFree })
const viewAfter = async (...steps: Step[]) => toViewerView((await play(viewerModel, steps)).snapshot)

describe('the panels of a resume', () => {
  it('open one at a time, and close', async () => {
    expect((await viewAfter()).open).toBe('experience')
    expect((await viewAfter(open('skills', true))).open).toBe('skills')
    expect((await viewAfter(open('skills', true), open(null, true))).open).toBeNull()
  })

  it('ask before one with unsaved text is left, and open the other one only when that is allowed', async () => {
    const { calls } = await play(viewerModel, [open('skills', false)])
    expect(calls.flat()).toEqual([{ port: 'askToLeave', input: { panel: 'experience' } }])
    expect((await viewAfter(open('skills', false))).open).toBe('experience')
    expect((await viewAfter(open('skills', false), answered('askToLeave', true))).open).toBe('skills')
    const refused = await play(viewerModel, [open('skills', false), answered('askToLeave', false)])
    expect([refused.snapshot.value, toViewerView(refused.snapshot).open]).toEqual(['settled', 'experience'])
  })

  it('ask nothing when the open one stays open, or none is', async () => {
    const { calls } = await play(viewerModel, [open('experience', false), open(null, true), open('skills', false)])
    expect(calls.flat()).toEqual([])
  })

  it('open what was wanted last when another one is wanted while the question is open', async () => {
    const steps = [open('skills', false), { type: 'viewer.add', panel: 'leadership', isFree: false }]
    expect(await viewAfter(...steps, answered('askToLeave', true))).toMatchObject({ open: 'leadership' })
  })

  it('have a form for a new item in one of them, until it is closed', async () => {
    const add = { type: 'viewer.add', panel: 'leadership', isFree: true }
    expect(await viewAfter(add)).toMatchObject({ open: 'leadership', adding: 'leadership' })
    expect(await viewAfter(add, { type: 'viewer.added' })).toMatchObject({ open: 'leadership', adding: null })
    // Shown as soon as its panel may be opened.
    expect(await viewAfter({ ...add, isFree: false })).toMatchObject({ open: 'experience', adding: 'leadership' })
  })

  it('have the PDF beside them, by request or for the review', async () => {
    const show = (forReview: boolean) => ({ type: 'viewer.showOriginal', forReview })
    expect((await viewAfter()).original).toBe('hidden')
    expect((await viewAfter(show(false))).original).toBe('shown')
    expect((await viewAfter(show(true))).original).toBe('shownForReview')
    expect((await viewAfter(show(true), { type: 'viewer.hideOriginal' })).original).toBe('hidden')
  })

  it('remember which place of the review was gone to', async () => {
    expect((await viewAfter()).stop).toBeNull()
    expect((await viewAfter({ type: 'viewer.stop', at: 2 })).stop).toBe(2)
    expect((await viewAfter({ type: 'viewer.stop', at: 2 }, { type: 'viewer.stop', at: null })).stop).toBeNull()
  })
})
