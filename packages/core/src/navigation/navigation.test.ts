import { describe, expect, it } from 'vitest'
import { answered, failed, type Step } from '../testing/model.ts'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import { navigationModel } from './navigation.model.ts'
import { toNavigationView } from './navigation.view.ts'

const restores = (change: string, path: string, search = '') =>
  `asking · done.askToLeave ⇒ restoreAddress {"change":"${change}","place":{"path":"${path}","search":"${search}"}}`

prove(navigationModel, {
  moves: [
    'asking · done.askToLeave → at',
    'asking · done.askToLeave → loading.quiet',
    'asking · navigation.changed → asking',
    'asking · navigation.changed → at',
    'asking · navigation.changed → loading.quiet',
    'at · navigation.changed → asking',
    'at · navigation.changed → at',
    'at · navigation.changed → loading.quiet',
    'failed · navigation.changed → at',
    'failed · navigation.changed → loading.quiet',
    'failed · navigation.retry → loading.quiet',
    'loading.overdue · done.loadCode → at',
    'loading.overdue · error.loadCode → failed',
    'loading.overdue · navigation.changed → asking',
    'loading.overdue · navigation.changed → at',
    'loading.overdue · navigation.changed → loading.quiet',
    'loading.pending · after.pendingMinimum → at',
    'loading.pending · after.pendingMinimum → failed',
    'loading.pending · after.pendingMinimum → loading.overdue',
    'loading.pending · done.loadCode → loading.pending',
    'loading.pending · error.loadCode → loading.pending',
    'loading.pending · navigation.changed → asking',
    'loading.pending · navigation.changed → at',
    'loading.pending · navigation.changed → loading.quiet',
    'loading.quiet · after.pendingDelay → loading.pending',
    'loading.quiet · done.loadCode → at',
    'loading.quiet · error.loadCode → failed',
    'loading.quiet · navigation.changed → asking',
    'loading.quiet · navigation.changed → at',
    'loading.quiet · navigation.changed → loading.quiet',
  ],
  requests: [
    'asking · done.askToLeave ⇒ loadCode {"path":"/second"}',
    restores('popstate', '/second'),
    restores('pushState', '/first'),
    restores('pushState', '/first', '?page=2'),
    restores('replaceState', '/first'),
    restores('replaceState', '/first', '?page=2'),
    'asking · navigation.changed ⇒ askToLeave undefined',
    'asking · navigation.changed ⇒ loadCode {"path":"/second"}',
    'at · navigation.changed ⇒ askToLeave undefined',
    'at · navigation.changed ⇒ loadCode {"path":"/second"}',
    'failed · navigation.changed ⇒ loadCode {"path":"/second"}',
    'failed · navigation.retry ⇒ loadCode {"path":"/first"}',
    'failed · navigation.retry ⇒ loadCode {"path":"/second"}',
    ...['overdue', 'pending', 'quiet'].flatMap((step) => [
      `loading.${step} · navigation.changed ⇒ askToLeave undefined`,
      `loading.${step} · navigation.changed ⇒ loadCode {"path":"/second"}`,
    ]),
  ],
  invariants: (snapshot) => {
    const { place, target, error, outcome } = snapshot.context
    const view = toNavigationView(snapshot)
    if (!snapshot.matches('loading')) expect(outcome).toBeNull()
    if (outcome) expect(snapshot.value).toEqual({ loading: 'pending' })
    if (snapshot.matches('failed')) {
      expect([view.status, view.error]).toEqual(['failed', 'no code'])
      expect(place).toEqual({ path: target.path, search: target.search })
    }
    if (snapshot.matches('at')) expect([view.status, view.error]).toEqual(['ready', null])
    // Who is asked has a screen, not an error page, and is on the way elsewhere.
    if (snapshot.matches('asking')) {
      expect(error).toBeNull()
      expect(target.path).not.toBe(place?.path)
    }
    expect(view.status === 'pending').toBe(
      snapshot.matches({ loading: 'pending' }) || snapshot.matches({ loading: 'overdue' }),
    )
  },
})

const at = { search: '', isLoaded: true, isUnsaved: false, change: 'pushState' }
const goes = (path: string, more: Partial<typeof at> = {}) => ({
  type: 'navigation.changed',
  path,
  ...at,
  ...more,
})
const loaded = answered('loadCode')
const waits = { type: 'xstate.after.pendingDelay.navigation.loading.quiet' }
const minimum = { type: 'xstate.after.pendingMinimum.navigation.loading.pending' }
const noCode = failed('loadCode', 'no code')

const start = { ...navigationModel, input: { path: '/first', search: '', isLoaded: true } }
const viewAfter = async (...steps: Step[]) => toNavigationView((await play(start, steps)).snapshot)

describe('navigation', () => {
  it('is at its first place at once when the code is here, and loads it otherwise', async () => {
    const here = await play(start, [])
    expect([toNavigationView(here.snapshot).status, here.calls.flat()]).toEqual(['ready', []])
    const { snapshot, calls } = await play(navigationModel, [])
    expect(toNavigationView(snapshot)).toMatchObject({ path: '/first', status: 'starting' })
    expect(calls.flat()).toEqual([{ port: 'loadCode', input: { path: '/first' } }])
  })

  it('keeps the old screen until the new one is here [S9.17]', async () => {
    const slow = goes('/second', { isLoaded: false })
    expect(await viewAfter(slow)).toMatchObject({ path: '/first', status: 'ready' })
    expect(await viewAfter(slow, loaded)).toMatchObject({ path: '/second', status: 'ready' })
  })

  it('shows the pending screen when that takes long, and then for a minimum [S9.17]', async () => {
    const slow = goes('/second', { isLoaded: false })
    expect(await viewAfter(slow, waits)).toMatchObject({ path: '/first', status: 'pending' })
    expect(await viewAfter(slow, waits, loaded)).toMatchObject({ path: '/first', status: 'pending' })
    expect(await viewAfter(slow, waits, loaded, minimum)).toMatchObject({ path: '/second', status: 'ready' })
    expect(await viewAfter(slow, waits, minimum)).toMatchObject({ status: 'pending' })
    expect(await viewAfter(slow, waits, minimum, loaded)).toMatchObject({ path: '/second', status: 'ready' })
  })

  it('fails with the reason, also under the pending screen, and can be tried again', async () => {
    const slow = goes('/second', { isLoaded: false })
    const broken = { path: '/second', status: 'failed', error: 'no code' }
    expect(await viewAfter(slow, noCode)).toEqual({ ...broken, search: '' })
    expect(await viewAfter(slow, waits, noCode)).toMatchObject({ status: 'pending', error: null })
    expect(await viewAfter(slow, waits, noCode, minimum)).toMatchObject(broken)
    const again = { type: 'navigation.retry' }
    expect(await viewAfter(slow, noCode, again)).toMatchObject(broken)
    expect(await viewAfter(slow, noCode, again, loaded)).toMatchObject({ status: 'ready', error: null })
  })

  it('asks before something unsaved is left, and brings the address back when it is stayed', async () => {
    const leaves = goes('/second', { isUnsaved: true, search: '?page=2' })
    const { snapshot, calls } = await play(start, [leaves, answered('askToLeave', false)])
    expect(toNavigationView(snapshot)).toMatchObject({ path: '/first', search: '' })
    const restored = {
      effect: 'restoreAddress',
      params: { change: 'pushState', place: { path: '/first', search: '' } },
    }
    expect(calls.flat()).toEqual([{ port: 'askToLeave', input: undefined }, restored])
    expect(await viewAfter(leaves, answered('askToLeave', true))).toMatchObject({ path: '/second', search: '?page=2' })
  })

  it('asks nobody about another search of the same screen', async () => {
    const { snapshot, calls } = await play(start, [goes('/first', { isUnsaved: true, search: '?page=2' })])
    expect([toNavigationView(snapshot).search, calls.flat()]).toEqual(['?page=2', []])
  })

  it('does not call back someone who has gone elsewhere meanwhile', async () => {
    const { actor, settleLate } = await play(start, [goes('/slow', { isLoaded: false }), goes('/third')])
    await settleLate('loadCode', loaded)
    expect(toNavigationView(actor.getSnapshot()).path).toBe('/third')
  })
})
