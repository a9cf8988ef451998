import { expect, it } from 'vitest'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import { overlayModel } from './overlay.model.ts'
import { toOverlayView } from './overlay.view.ts'

prove(overlayModel, {
  moves: ['closed · overlay.open → open', 'open · overlay.close → closed', 'open · overlay.open → open'],
  requests: [],
  invariants: (snapshot) => {
    expect(toOverlayView(snapshot).kind === null).toBe(snapshot.matches('closed'))
    if (snapshot.matches('closed')) expect(snapshot.context).toEqual({ shown: null })
  },
})

it('shows one dialog at a time, the one that was opened last', async () => {
  const [add, edit] = overlayModel.events
  const { snapshot } = await play(
    overlayModel,
    [add, edit].filter((event) => event !== undefined),
  )
  expect(toOverlayView(snapshot)).toEqual({ kind: 'edit', about: 'user-1' })
})
