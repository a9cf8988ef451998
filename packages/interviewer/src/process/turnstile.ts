import pLimit from 'p-limit'

/** Lets at most `atOnce` tasks run and at most `waiting` wait, in order; `pass` answers null when the queue is full. */
export const createTurnstile = (atOnce: number, waiting: number) => {
  const limit = pLimit(atOnce)
  return {
    pass: <T>(task: () => Promise<T>): Promise<T> | null =>
      limit.activeCount + limit.pendingCount < atOnce + waiting ? limit(task) : null,
  }
}
