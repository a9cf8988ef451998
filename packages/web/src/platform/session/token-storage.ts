import type { KeyStore } from '../browser-store.ts'

/** Where the token is kept (specification, section 4): a session exists while this entry does. */
export const tokenKey = 'access_token'

/** The token in local storage, shared by all tabs of the browser. */
export const createTokenStorage = (window: Window, store: KeyStore) => ({
  read: () => store.getItem(tokenKey),
  write: (token: string) => store.setItem(tokenKey, token),
  remove: () => store.removeItem(tokenKey),
  /** Follows log-in and log-out in other tabs. */
  follow: (onChange: (token: string | null) => void) => {
    const listen = (event: StorageEvent) => {
      // A null key tells of a cleared storage.
      if (event.key === tokenKey || event.key === null) onChange(store.getItem(tokenKey))
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  },
})

export type TokenStorage = ReturnType<typeof createTokenStorage>
