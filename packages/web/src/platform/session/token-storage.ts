import type { KeyStore } from '../browser-store.ts'

/** The storage key of the token (specification, section 4). A session exists as long as this entry does. */
export const tokenKey = 'access_token'

/** Reads and writes the token in local storage, which all tabs of the browser share. */
export const createTokenStorage = (window: Window, store: KeyStore) => ({
  read: () => store.getItem(tokenKey),
  write: (token: string) => store.setItem(tokenKey, token),
  remove: () => store.removeItem(tokenKey),
  /** Calls back on log-in and log-out in other tabs. */
  follow: (onChange: (token: string | null) => void) => {
    const listen = (event: StorageEvent) => {
      // A null key means that the storage was cleared.
      if (event.key === tokenKey || event.key === null) onChange(store.getItem(tokenKey))
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  },
})

export type TokenStorage = ReturnType<typeof createTokenStorage>
