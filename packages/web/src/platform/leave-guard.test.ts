import { toUnsavedView } from '@candid/core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createLeaveGuard } from './leave-guard.ts'

let page: EventTarget
let guard: ReturnType<typeof createLeaveGuard>
beforeEach(() => {
  page = new EventTarget()
  guard = createLeaveGuard(page as Window)
})

const edit = (...within: string[]) => ({ within, keepDraft: vi.fn(), discard: vi.fn() })
const isAsking = () => toUnsavedView(guard.actor.getSnapshot()).isAsking
/** Whether the browser would ask before the page is closed. */
const asksBeforeClosing = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('the guard of what is not saved', () => {
  it('lets everyone go while nothing is unsaved', async () => {
    expect(guard.isFree()).toBe(true)
    expect(await guard.ask()).toBe(true)
    expect(asksBeforeClosing()).toBe(false)
  })

  it('has the browser ask before the page is closed, and no longer once nothing is unsaved', () => {
    const remove = guard.add(edit('roles'))
    expect(asksBeforeClosing()).toBe(true)
    remove()
    expect(asksBeforeClosing()).toBe(false)
  })

  it('keeps who stays where they are, and touches nothing', async () => {
    const one = edit('roles')
    guard.add(one)
    const answer = guard.ask()
    expect(isAsking()).toBe(true)
    guard.actor.send({ type: 'unsaved.stay' })
    expect(await answer).toBe(false)
    expect(isAsking()).toBe(false)
    expect([one.keepDraft, one.discard].map((call) => call.mock.calls.length)).toEqual([0, 0])
  })

  it.each(['keepDraft', 'discard'] as const)(
    'lets who chose %s go, and does that to all that was asked about',
    async (choice) => {
      const [inside, outside] = [edit('roles', 'item-1'), edit('skills', 'item-2')]
      guard.add(inside)
      guard.add(outside)
      const answer = guard.ask('roles')
      guard.actor.send({ type: `unsaved.${choice}` })
      expect(await answer).toBe(true)
      expect(inside[choice]).toHaveBeenCalledOnce()
      expect(outside[choice]).not.toHaveBeenCalled()
    },
  )

  it('asks about nothing that is elsewhere', async () => {
    guard.add(edit('roles', 'item-1'))
    expect(guard.isFree('skills')).toBe(true)
    expect(await guard.ask('skills')).toBe(true)
    expect(guard.isFree('item-1')).toBe(false)
  })

  it('answers by itself when what it asks about is saved or gone meanwhile', async () => {
    const remove = guard.add(edit('roles'))
    const answer = guard.ask()
    remove()
    expect(await answer).toBe(true)
    expect(isAsking()).toBe(false)
  })

  it('takes a second question for a stay at the first', async () => {
    guard.add(edit('roles'))
    const first = guard.ask()
    const second = guard.ask()
    expect(await first).toBe(false)
    guard.actor.send({ type: 'unsaved.keepDraft' })
    expect(await second).toBe(true)
  })

  it('asks no longer once nobody waits for the answer', async () => {
    const one = edit('roles')
    guard.add(one)
    const gone = new AbortController()
    const answer = guard.ask(undefined, gone.signal)
    gone.abort()
    expect(await answer).toBe(false)
    expect(isAsking()).toBe(false)
    expect([one.keepDraft, one.discard].map((call) => call.mock.calls.length)).toEqual([0, 0])
  })
})
