import type { DraftFields } from '@candid/core'
import { browserStore } from './browser-store.ts'
import { createValue } from './value.ts'

/** Something typed and not saved, as this browser keeps it: by which page (`key`), and when (ISO 8601). */
export type Kept<T> = { key: string; value: T; keptAt: string }

/** Takes what was kept for a draft; null for what is none, of an older version or of somebody else. */
type ReadValue<T> = (value: unknown) => T | null

const isFields = (value: unknown): value is DraftFields =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

/** Takes what was kept for a text per field. */
export const readFields: ReadValue<DraftFields> = (value) => (isFields(value) ? value : null)

/** Takes what was kept for one text. */
export const readText: ReadValue<string> = (value) => (typeof value === 'string' ? value : null)

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

// Each page has entries of its own, so that two tabs never write over each other's text.
const page = Math.random().toString(36).slice(2)

/**
 * The drafts of one kind, per user and per thing they are about. They survive a crash, a reload and an ended session.
 * What another tab or an earlier page has left is read too. A resume is shown with the drafts of its items, so that
 * reading them needs no library.
 */
export const createKeptDrafts = <T>(kind: string, readValue: ReadValue<T>) => {
  const prefixOf = (userId: string, id: string) => `candid.${kind}.${userId}.${id}.`
  const changes = createValue(0)
  const changed = () => changes.set(changes.read() + 1)
  // As long as the app: what another tab writes.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(`candid.${kind}.`)) changed()
  })
  const write = (key: string, value: T) =>
    browserStore.setItem(key, JSON.stringify({ value, keptAt: new Date().toISOString() }))

  const read = (key: string): Kept<T>[] => {
    const entry = parseJson(browserStore.getItem(key) ?? '')
    if (typeof entry !== 'object' || entry === null || !('value' in entry && 'keptAt' in entry)) return []
    const { keptAt } = entry
    const value = readValue(entry.value)
    return value === null || typeof keptAt !== 'string' ? [] : [{ key, value, keptAt }]
  }
  return {
    /** Keeps this page's draft; `from` is the one it grew out of, which it then replaces. */
    keep: (userId: string, id: string, value: T, from?: string) => {
      const own = prefixOf(userId, id) + page
      write(own, value)
      if (from !== undefined && from !== own) {
        browserStore.removeItem(from)
        changed()
      }
    },
    /** Keeps a text that gives way to another one. */
    keepAside: (userId: string, id: string, value: T) => {
      write(`${prefixOf(userId, id)}${page}.${Date.now()}`, value)
      changed()
    },
    /** Forgets this page's draft, and the one it grew out of. */
    forget: (userId: string, id: string, from?: string) => {
      browserStore.removeItem(prefixOf(userId, id) + page)
      if (from !== undefined) browserStore.removeItem(from)
      changed()
    },
    /** Forgets one draft by its key. */
    drop: (key: string) => {
      browserStore.removeItem(key)
      changed()
    },
    /** All drafts of a thing, the newest first. */
    readAll: (userId: string, id: string): Kept<T>[] =>
      browserStore
        .keys(prefixOf(userId, id))
        .flatMap(read)
        .sort((one, other) => Date.parse(other.keptAt) - Date.parse(one.keptAt)),
    /** The drafts of all things of a group: those whose ids are `group.name`. Answers with the names too. */
    readGroup: (userId: string, group: string): (Kept<T> & { name: string })[] => {
      const start = `candid.${kind}.${userId}.${group}.`
      return browserStore
        .keys(start)
        .flatMap(read)
        .map((kept) => ({ ...kept, name: kept.key.slice(start.length).split('.', 1).join() }))
    },
    /** A number that differs once drafts have changed elsewhere, or gone here. */
    version: changes.read,
    subscribe: changes.subscribe,
  }
}

export type KeptDrafts<T> = ReturnType<typeof createKeptDrafts<T>>
