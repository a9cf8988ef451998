/** Milliseconds from the end of a write to the next one: a count that changes more often cannot be read. */
const pauseMs = 250

export type LatestOnly<T> = {
  /** Has a value written, at once or after the pause; one that is told before then takes its place. */
  tell: (value: T) => void
  /** Writes nothing more. */
  stop: () => void
}

/**
 * Writes values that follow each other quickly: one write at a time, with a pause in between, each of the newest value.
 * `onError` hears of a write that failed; the next value is written all the same.
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
