/** The pause between two writes in milliseconds; nobody can read a count that changes faster. */
const pauseMs = 250

export type LatestOnly<T> = {
  /** Writes a value at once or after the pause; a newer value replaces it. */
  tell: (value: T) => void
  /** Stops writing. */
  stop: () => void
}

/**
 * Writes quickly changing values: one write at a time with a pause in between, always of the newest value. `onError` is called
 * for a failed write; the next value is written anyway.
 */
export const latestOnly = <T>(write: (value: T) => Promise<void>, onError: (error: unknown) => void): LatestOnly<T> => {
  let waiting: { value: T } | null = null
  let isResting = false
  let timer: NodeJS.Timeout | undefined

  const next = () => {
    if (!waiting || isResting) return
    const { value } = waiting
    waiting = null
    isResting = true
    write(value)
      .catch(onError)
      .finally(() => {
        timer = setTimeout(() => {
          isResting = false
          next()
        }, pauseMs)
      })
  }
  return {
    tell: (value) => {
      waiting = { value }
      next()
    },
    stop: () => {
      waiting = null
      clearTimeout(timer)
    },
  }
}
