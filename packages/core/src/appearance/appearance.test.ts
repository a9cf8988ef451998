import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import { appearanceMachine } from './appearance.machine.ts'
import { appearanceModel } from './appearance.model.ts'
import { appearanceModes } from './appearance.types.ts'
import { toAppearanceView } from './appearance.view.ts'

prove(appearanceModel, {
  moves: [
    'dark · appearance.choose → dark',
    'dark · appearance.choose → light',
    'dark · appearance.choose → system',
    'dark · appearance.followed → dark',
    'dark · appearance.followed → light',
    'dark · appearance.followed → system',
    'light · appearance.choose → dark',
    'light · appearance.choose → light',
    'light · appearance.choose → system',
    'light · appearance.followed → dark',
    'light · appearance.followed → light',
    'light · appearance.followed → system',
    'system · appearance.choose → dark',
    'system · appearance.choose → light',
    'system · appearance.choose → system',
    'system · appearance.followed → dark',
    'system · appearance.followed → light',
    'system · appearance.followed → system',
  ],
  requests: [
    'dark · appearance.choose ⇒ rememberMode {"mode":"dark"}',
    'dark · appearance.choose ⇒ rememberMode {"mode":"light"}',
    'dark · appearance.choose ⇒ rememberMode {"mode":"system"}',
    'light · appearance.choose ⇒ rememberMode {"mode":"dark"}',
    'light · appearance.choose ⇒ rememberMode {"mode":"light"}',
    'light · appearance.choose ⇒ rememberMode {"mode":"system"}',
    'system · appearance.choose ⇒ rememberMode {"mode":"dark"}',
    'system · appearance.choose ⇒ rememberMode {"mode":"light"}',
    'system · appearance.choose ⇒ rememberMode {"mode":"system"}',
  ],
  invariants: (snapshot) => {
    expect(toAppearanceView(snapshot).mode).toBe(snapshot.value)
  },
})

describe('appearance', () => {
  it.each([
    [null, 'light'],
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
  ] as const)('with %s kept starts %s [S4.21]', (kept, mode) => {
    const actor = createActor(appearanceMachine, { input: { kept } }).start()
    expect(toAppearanceView(actor.getSnapshot())).toEqual({ mode })
  })

  it.each(appearanceModes)('becomes %s when that is chosen here or in another tab [S4.21]', async (mode) => {
    for (const type of ['appearance.choose', 'appearance.followed'] as const) {
      const { snapshot } = await play(appearanceModel, [{ type, mode }])
      expect(snapshot.value).toBe(mode)
    }
  })
})
