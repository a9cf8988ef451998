/** Where the token is kept (specification, section 4): a session exists while this entry does. */
export const tokenKey = 'access_token'

/** The token in local storage, shared by all tabs of the browser. */
export const createTokenStorage = (window: Window) => ({
  read: () => window.localStorage.getItem(tokenKey),
  write: (token: string) => window.localStorage.setItem(tokenKey, token),
  remove: () => window.localStorage.removeItem(tokenKey),
  /** Follows log-in and log-out in other tabs. */
  follow: (onChange: (token: string | null) => void) => {
    const listen = (event: StorageEvent) => {
      // A null key tells of a cleared storage.
      if (event.key === tokenKey || event.key === null) onChange(window.localStorage.getItem(tokenKey))
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  },
})

export type TokenStorage = ReturnType<typeof createTokenStorage>
