import pLimit from 'p-limit'

/** Runs at most `atOnce` tasks at a time and lets at most `waiting` wait, in order. `run` returns null if the queue is full. */
export const createTaskLimit = (atOnce: number, waiting: number) => {
  const limit = pLimit(atOnce)
  return {
    run: <T>(task: () => Promise<T>): Promise<T> | null =>
      limit.activeCount + limit.pendingCount < atOnce + waiting ? limit(task) : null,
  }
}
