import { describe, expect, it } from 'vitest'
import type { Step } from '../testing/model.ts'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import { practiceModel } from './practice.model.ts'
import { toPracticeView } from './practice.view.ts'

prove(practiceModel, {
  moves: [
    'asking · practice.end → idle',
    'asking · practice.next → asking',
    'asking · practice.next → summary',
    'asking · practice.saveAndNext → saving',
    'asking · practice.skip → asking',
    'asking · practice.skip → summary',
    'asking · practice.toggleTimer → asking',
    'idle · practice.end → idle',
    'idle · practice.start → asking',
    'saving · practice.end → idle',
    'saving · practice.notSaved → asking',
    'saving · practice.saved → asking',
    'saving · practice.saved → summary',
    'summary · practice.again → asking',
    'summary · practice.end → idle',
  ],
  requests: [],
  invariants: (snapshot) => {
    const { value, context } = snapshot
    const view = toPracticeView(snapshot)
    const { questionIds, answered, skipped } = context
    if (value === 'idle') expect([questionIds, answered, skipped]).toEqual([[], [], []])
    else expect(view.questionId).not.toBeNull()
    expect(answered.filter((id) => skipped.includes(id))).toEqual([])
    if (value === 'summary') for (const id of questionIds) expect([...answered, ...skipped]).toContain(id)
    expect(view.busy).toBe(value === 'saving')
    expect(view.canRetry).toBe(value === 'summary' && skipped.length > 0)
  },
})

const start: Step = { type: 'practice.start', questionIds: ['a', 'b', 'c'], now: 1_000 }
const viewAfter = async (...steps: Step[]) => toPracticeView((await play(practiceModel, steps)).snapshot)

describe('practice', () => {
  it('asks one question at a time, and sums up at the end', async () => {
    expect(await viewAfter(start)).toMatchObject({ mode: 'asking', questionId: 'a', number: 1, of: 3 })
    const skip = (now: number) => ({ type: 'practice.skip', now })
    expect(await viewAfter(start, skip(4_000))).toMatchObject({ questionId: 'b', number: 2, skipped: ['a'] })
    const all = [start, skip(4_000), { type: 'practice.next', now: 6_000 }, skip(9_000)]
    expect(await viewAfter(...all)).toMatchObject({ mode: 'summary', answered: ['b'], skipped: ['a', 'c'], seconds: 8 })
  })

  it('says of each question what became of it', async () => {
    const skip = { type: 'practice.skip', now: 4_000 }
    expect((await viewAfter(start)).steps).toEqual(['asking', 'open', 'open'])
    const next = { type: 'practice.next', now: 6_000 }
    expect((await viewAfter(start, skip, next)).steps).toEqual(['skipped', 'answered', 'asking'])
    expect((await viewAfter(start, skip, next, skip)).steps).toEqual(['skipped', 'answered', 'skipped'])
    expect((await viewAfter()).steps).toEqual([])
  })

  it('goes on only when the answer is saved', async () => {
    const saving = [start, { type: 'practice.saveAndNext' }]
    expect(await viewAfter(...saving)).toMatchObject({ mode: 'saving', questionId: 'a', busy: true })
    expect(await viewAfter(...saving, { type: 'practice.notSaved' })).toMatchObject({ mode: 'asking', questionId: 'a' })
    expect(await viewAfter(...saving, { type: 'practice.saved', now: 5_000 })).toMatchObject({
      mode: 'asking',
      questionId: 'b',
      answered: ['a'],
      askedAt: 5_000,
    })
  })

  it('measures each question from where the one before was left', async () => {
    expect(await viewAfter(start, { type: 'practice.next', now: 6_000 })).toMatchObject({
      questionId: 'b',
      askedAt: 6_000,
    })
  })

  it('asks the skipped questions again, and keeps what was answered', async () => {
    const skip = { type: 'practice.skip', now: 2_000 }
    const again = [start, skip, { type: 'practice.next', now: 2_000 }, skip, { type: 'practice.again', now: 3_000 }]
    expect(await viewAfter(...again)).toMatchObject({
      mode: 'asking',
      questionId: 'a',
      of: 2,
      answered: ['b'],
      skipped: [],
    })
  })

  it('keeps the choice of the timer for the next session', async () => {
    const view = await viewAfter(start, { type: 'practice.toggleTimer' }, { type: 'practice.end' })
    expect(view).toMatchObject({ mode: 'idle', timed: true })
  })
})
