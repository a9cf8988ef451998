import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createKeptDrafts, readFields, readText } from './kept-drafts.ts'

/** The drafts as another tab sees them: the module again, on the same storage. */
const inAnotherTab = async () => {
  vi.resetModules()
  const { createKeptDrafts: create } = await import('./kept-drafts.ts')
  return create('note', readText)
}
const here = createKeptDrafts('note', readText)

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

describe('drafts of two tabs', () => {
  it('stand beside each other, the newest first, and are forgotten each by its own', async () => {
    const there = await inAnotherTab()
    here.keep('ada', 'item', 'typed here')
    vi.advanceTimersByTime(1_000)
    there.keep('ada', 'item', 'typed there')
    expect(here.readAll('ada', 'item').map(({ value }) => value)).toEqual(['typed there', 'typed here'])
    expect(here.readAll('bob', 'item')).toEqual([])
    here.forget('ada', 'item')
    expect(there.readAll('ada', 'item').map(({ value }) => value)).toEqual(['typed there'])
  })

  it('grow out of one another: what goes on replaces what it began with, and nothing else', async () => {
    const there = await inAnotherTab()
    there.keep('ada', 'item', 'begun')
    const [begun] = here.readAll('ada', 'item')
    here.keep('ada', 'item', 'begun and finished', begun?.key)
    expect(here.readAll('ada', 'item').map(({ value }) => value)).toEqual(['begun and finished'])
  })

  it('are told of when they change in the other tab', () => {
    const listener = vi.fn()
    const stop = here.subscribe(listener)
    const before = here.version()
    window.dispatchEvent(new StorageEvent('storage', { key: 'candid.note.ada.item.other' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'appearance' }))
    expect([listener.mock.calls.length, here.version() - before]).toEqual([1, 1])
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: 'candid.note.ada.item.other' }))
    expect(listener).toHaveBeenCalledOnce()
  })
})

describe('kept drafts', () => {
  it('are found by their group, with their names', () => {
    here.keep('ada', 'resume.overview', 'a new item')
    here.keep('ada', 'resume.item', 'a changed item')
    here.keep('ada', 'other.item', 'of another resume')
    expect(here.readGroup('ada', 'resume').map(({ name, value }) => [name, value])).toEqual([
      ['overview', 'a new item'],
      ['item', 'a changed item'],
    ])
  })

  it('keep a text that gives way to another one', () => {
    here.keep('ada', 'item', 'mine')
    vi.advanceTimersByTime(1_000)
    here.keepAside('ada', 'item', 'the one before')
    expect(here.readAll('ada', 'item').map(({ value }) => value)).toEqual(['the one before', 'mine'])
  })

  it('that are none, of an older version or of somebody else, are passed over', () => {
    localStorage.setItem('candid.note.ada.item.x', '{"text":"no such shape"}')
    localStorage.setItem('candid.note.ada.item.y', 'no JSON')
    localStorage.setItem('candid.note.ada.item.z', '{"value":7,"keptAt":"2026-11-21T09:00:00Z"}')
    localStorage.setItem('candid.note.ada.item.w', '{"value":"of no time","keptAt":7}')
    expect(here.readAll('ada', 'item')).toEqual([])
  })

  it('of a form are a text per field, all of them texts', () => {
    const forms = createKeptDrafts('form', readFields)
    forms.keepAside('ada', 'item', { title: 'Head of Grid' })
    localStorage.setItem('candid.form.ada.item.x', '{"value":{"title":7},"keptAt":"2026-11-21T09:00:00Z"}')
    localStorage.setItem('candid.form.ada.item.y', '{"value":null,"keptAt":"2026-11-21T09:00:00Z"}')
    expect(forms.readAll('ada', 'item').map(({ value }) => value)).toEqual([{ title: 'Head of Grid' }])
  })
})
