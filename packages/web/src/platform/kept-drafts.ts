import type { DraftFields } from '@candid/core'
import { browserStore } from './browser-store.ts'
import { createValue } from './value.ts'

/** A draft that this browser keeps: the key of the page that wrote it, and when (ISO 8601). */
export type Kept<T> = { key: string; value: T; keptAt: string }

/** Reads a stored value as a draft; null if it is not one, for example because an older version of the app or another program wrote it. */
type ReadValue<T> = (value: unknown) => T | null

const isFields = (value: unknown): value is DraftFields =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

/** Reads a stored value as a text per field. */
export const readFields: ReadValue<DraftFields> = (value) => (isFields(value) ? value : null)

/** Reads a stored value as one text. */
export const readText: ReadValue<string> = (value) => (typeof value === 'string' ? value : null)

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

// Each page writes its own entries, so that two tabs never overwrite each other's text.
const page = Math.random().toString(36).slice(2)

/**
 * The drafts of one kind, by user and by the id of what is edited. They survive a crash, a reload and the end of the session.
 * Drafts of other tabs and of earlier pages are read too. A resume shows the drafts of its items before its editors are
 * loaded, so reading them uses no library.
 */
export const createKeptDrafts = <T>(kind: string, readValue: ReadValue<T>) => {
  const prefixOf = (userId: string, id: string) => `candid.${kind}.${userId}.${id}.`
  const changes = createValue(0)
  const changed = () => changes.set(changes.read() + 1)
  // Runs as long as the app and follows what other tabs write.
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
    /** Stores this page's draft. `from` is the key of the draft that it continues and replaces. */
    keep: (userId: string, id: string, value: T, from?: string) => {
      const own = prefixOf(userId, id) + page
      write(own, value)
      if (from !== undefined && from !== own) {
        browserStore.removeItem(from)
        changed()
      }
    },
    /** Stores a text that is about to be replaced by another one. */
    keepAside: (userId: string, id: string, value: T) => {
      write(`${prefixOf(userId, id)}${page}.${Date.now()}`, value)
      changed()
    },
    /** Deletes this page's draft and the one that it continues. */
    forget: (userId: string, id: string, from?: string) => {
      browserStore.removeItem(prefixOf(userId, id) + page)
      if (from !== undefined) browserStore.removeItem(from)
      changed()
    },
    /** Deletes one draft by its key. */
    drop: (key: string) => {
      browserStore.removeItem(key)
      changed()
    },
    /** Returns all drafts of one id, newest first. */
    readAll: (userId: string, id: string): Kept<T>[] =>
      browserStore
        .keys(prefixOf(userId, id))
        .flatMap(read)
        .sort((one, other) => Date.parse(other.keptAt) - Date.parse(one.keptAt)),
    /** Returns the drafts of all ids in a group (`group.name`), with their names. */
    readGroup: (userId: string, group: string): (Kept<T> & { name: string })[] => {
      const start = `candid.${kind}.${userId}.${group}.`
      return browserStore
        .keys(start)
        .flatMap(read)
        .map((kept) => ({ ...kept, name: kept.key.slice(start.length).split('.', 1).join() }))
    },
    /** A number that changes when drafts were changed in another tab or deleted in this one. */
    version: changes.read,
    subscribe: changes.subscribe,
  }
}

export type KeptDrafts<T> = ReturnType<typeof createKeptDrafts<T>>
