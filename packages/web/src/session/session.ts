import type { TokenStorage } from './token-storage.ts'

/** Interim: becomes core's session actor. */
export const createSession = (
  storage: TokenStorage,
  onEnd: (reason: 'loggedOut' | 'expired' | 'elsewhere') => void,
) => {
  let token = storage.read()
  const listeners = new Set<() => void>()
  const change = (next: string | null) => {
    token = next
    for (const listener of listeners) listener()
  }
  const end = (reason: 'loggedOut' | 'expired' | 'elsewhere') => {
    if (!token) return
    storage.remove()
    change(null)
    onEnd(reason)
  }
  storage.follow((next) => {
    if (next === token) return
    if (next) {
      if (token) onEnd('elsewhere')
      change(next)
    } else end('elsewhere')
  })
  return {
    read: () => token,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    start: (next: string) => {
      storage.write(next)
      change(next)
    },
    end,
  }
}
export type Session = ReturnType<typeof createSession>
