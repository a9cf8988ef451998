import { describe, expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { maxQueryLength } from '../schemas/employer.ts'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import type { employerQueryMachine } from './employer-query.machine.ts'
import { employerQueryModel } from './employer-query.model.ts'
import { toEmployerQueryView } from './employer-query.view.ts'

prove(employerQueryModel, {
  moves: [
    'asking · done.askQuery → writing',
    'asking · error.askQuery → writing',
    'asking · query.cancel → writing',
    'writing · query.ask → asking',
    'writing · query.pick → asking',
    'writing · query.type → writing',
  ],
  requests: [
    'writing · query.ask ⇒ askQuery {"question":"Has she led people?"}',
    'writing · query.ask ⇒ askQuery {"question":"What is her job?"}',
    'writing · query.pick ⇒ askQuery {"question":"Has she led people?"}',
  ],
  invariants: ({ value, context }) => {
    if (value === 'asking') expect([context.draft.trim() !== '', context.failure]).toEqual([true, null])
  },
})

/** Whether pressing Ask would ask. */
const canAsk = (snapshot: SnapshotFrom<typeof employerQueryMachine>) => snapshot.can({ type: 'query.ask' })

describe('employer query', () => {
  it('keeps the question when it could not be asked, and forgets it once it was answered', async () => {
    const typed = { type: 'query.type', text: 'What is her job?' }
    const refused = { type: 'xstate.error.actor.askQuery', error: { status: 429, detail: 'Later.', isList: false } }
    const { snapshot } = await play(employerQueryModel, [typed, { type: 'query.ask' }, refused])
    expect(toEmployerQueryView(snapshot)).toMatchObject({
      draft: 'What is her job?',
      busy: false,
    })
    expect(canAsk(snapshot)).toBe(true)
    expect(toEmployerQueryView(snapshot).failure).toMatchObject({ kind: 'throttled', detail: 'Later.' })
    const answered = { type: 'xstate.done.actor.askQuery', output: { id: 'query-1' } }
    const again = await play(employerQueryModel, [typed, { type: 'query.ask' }, answered])
    expect(toEmployerQueryView(again.snapshot)).toMatchObject({ draft: '', failure: null })
    expect(canAsk(again.snapshot)).toBe(false)
  })

  it('no longer says why it could not be asked once the question is changed', async () => {
    const refused = { type: 'xstate.error.actor.askQuery', error: { status: 429, detail: 'Later.', isList: false } }
    const pick = { type: 'query.pick', question: 'Has she led people?' }
    const { snapshot } = await play(employerQueryModel, [pick, refused, { type: 'query.type', text: 'What then?' }])
    expect(toEmployerQueryView(snapshot)).toMatchObject({ draft: 'What then?', failure: null })
  })

  it('is busy while it waits for the answer, and asks nothing else', async () => {
    const { snapshot } = await play(employerQueryModel, [{ type: 'query.pick', question: 'Has she led people?' }])
    expect(toEmployerQueryView(snapshot)).toMatchObject({ busy: true })
    expect(canAsk(snapshot)).toBe(false)
  })

  it('asks nothing that is empty or too long, and says how much too long', async () => {
    const { snapshot } = await play(employerQueryModel, [{ type: 'query.type', text: 'x'.repeat(maxQueryLength + 7) }])
    expect(toEmployerQueryView(snapshot)).toMatchObject({ excess: 7 })
    expect(canAsk(snapshot)).toBe(false)
    const fits = await play(employerQueryModel, [{ type: 'query.type', text: 'x'.repeat(maxQueryLength) }])
    expect(toEmployerQueryView(fits.snapshot)).toMatchObject({ excess: 0 })
    expect(canAsk(fits.snapshot)).toBe(true)
    const padded = `${'x'.repeat(maxQueryLength)}  `
    const spaced = await play(employerQueryModel, [{ type: 'query.type', text: padded }])
    expect(toEmployerQueryView(spaced.snapshot)).toMatchObject({ draft: padded, excess: 0 })
    expect(canAsk(spaced.snapshot)).toBe(true)
    const blank = await play(employerQueryModel, [{ type: 'query.type', text: '  ' }])
    expect(canAsk(blank.snapshot)).toBe(false)
  })
})
