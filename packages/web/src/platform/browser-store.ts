/** The part of a browser's storage that the app needs. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Local storage, with this page's memory as a fallback for what the browser refuses to store (storage blocked or full).
 * `refused` resolves at the first refusal.
 */
export const createBrowserStore = (storage: () => Storage) => {
  const memory = new Map<string, string>()
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>()

  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(storage())
    } catch {
      // If storage is blocked, the access itself throws. Nothing was stored there, so there is nothing to read.
      return otherwise
    }
  }
  return {
    getItem: (key: string) => memory.get(key) ?? attempt((kept) => kept.getItem(key), null),
    setItem: (key: string, value: string) => {
      const isKept = attempt((kept) => {
        kept.setItem(key, value)
        return true
      }, false)
      if (isKept) {
        memory.delete(key)
        return
      }
      memory.set(key, value)
      // Otherwise an older value would come back after a reload.
      attempt((kept) => kept.removeItem(key), undefined)
      refuse()
    },
    removeItem: (key: string) => {
      memory.delete(key)
      attempt((kept) => kept.removeItem(key), undefined)
    },
    /** Returns all keys that begin with `prefix`. */
    keys: (prefix: string): string[] =>
      [...new Set([...memory.keys(), ...attempt((kept) => Object.keys(kept), [])])].filter((key) =>
        key.startsWith(prefix),
      ),
    /** Whether something is kept only in this page's memory, so that a reload would lose it. */
    isVolatile: () => memory.size > 0,
    refused,
  }
}

/** The browser's storage for the app: the session, the appearance and drafts. */
export const browserStore = createBrowserStore(() => window.localStorage)
