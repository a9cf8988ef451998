/** Lets at most `atOnce` tasks run and at most `waiting` wait, in order; `pass` answers null when the queue is full. */
export const createTurnstile = (atOnce: number, waiting: number) => {
  let running = 0
  const queue: (() => void)[] = []

  const enter = () =>
    new Promise<void>((resolve) => {
      if (running < atOnce) {
        running++
        resolve()
      } else queue.push(resolve)
    })

  // The place of a task that ends goes straight to the next one, so no newcomer can slip in between.
  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else running--
  }

  return {
    pass: <T>(task: () => Promise<T>): Promise<T> | null => {
      if (running >= atOnce && queue.length >= waiting) return null
      return enter().then(task).finally(leave)
    },
  }
}
