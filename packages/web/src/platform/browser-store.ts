/** What the app needs of a browser's storage. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Local storage, and this page's memory for whatever the browser refuses to keep: blocked by a setting, or full.
 * `refused` resolves at the first refusal.
 */
export const createBrowserStore = (storage: () => Storage) => {
  const memory = new Map<string, string>()
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>()

  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(storage())
    } catch {
      // The access itself throws where storage is blocked. Nothing was kept there, so there is nothing to read either.
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
      // An older value would come back after a reload.
      attempt((kept) => kept.removeItem(key), undefined)
      refuse()
    },
    removeItem: (key: string) => {
      memory.delete(key)
      attempt((kept) => kept.removeItem(key), undefined)
    },
    /** All keys that begin with `prefix`. */
    keys: (prefix: string): string[] =>
      [...new Set([...memory.keys(), ...attempt((kept) => Object.keys(kept), [])])].filter((key) =>
        key.startsWith(prefix),
      ),
    /** Whether something is kept in this page only, so that a reload would lose it. */
    isVolatile: () => memory.size > 0,
    refused,
  }
}

/** What this browser keeps for the app: the session, the appearance, what is being typed. */
export const browserStore = createBrowserStore(() => window.localStorage)
