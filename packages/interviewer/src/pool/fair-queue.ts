/** How many tasks may run and wait: in all, and of one user. */
export type QueueLimits = { atOnce: number; waiting: number; atOncePerUser: number; waitingPerUser: number }

type Line = { running: number; waiting: (() => void)[] }

/**
 * Shares out `atOnce` places evenly: users take turns, whatever the number of tasks that each has waiting. `pass` answers
 * null, without running the task, when the user's own line or the whole queue is full.
 */
export const createFairQueue = ({ atOnce, waiting, atOncePerUser, waitingPerUser }: QueueLimits) => {
  // In the order of turns: whose task has just begun or ended goes to the end.
  const lines = new Map<string, Line>()
  let running = 0
  let inLine = 0

  const begin = (user: string, line: Line) => {
    running++
    line.running++
    lines.delete(user)
    lines.set(user, line)
  }

  const beginNext = () => {
    for (const [user, line] of lines) {
      if (running >= atOnce) return
      if (line.running >= atOncePerUser) continue
      const next = line.waiting.shift()
      if (!next) continue
      inLine--
      begin(user, line)
      next()
      return
    }
  }

  const leave = (user: string, line: Line) => {
    running--
    line.running--
    lines.delete(user)
    if (line.running > 0 || line.waiting.length > 0) lines.set(user, line)
    beginNext()
  }

  const enter = (user: string): { line: Line; turn: Promise<void> } | null => {
    const line = lines.get(user) ?? { running: 0, waiting: [] }
    if (running < atOnce && line.running < atOncePerUser && line.waiting.length === 0) {
      begin(user, line)
      return { line, turn: Promise.resolve() }
    }
    if (line.waiting.length >= waitingPerUser || inLine >= waiting) return null
    const { promise, resolve } = Promise.withResolvers<void>()
    line.waiting.push(resolve)
    inLine++
    lines.set(user, line)
    return { line, turn: promise }
  }

  return {
    pass: <T>(user: string, task: () => Promise<T>): Promise<T> | null => {
      const entered = enter(user)
      if (!entered) return null
      return entered.turn.then(task).finally(() => leave(user, entered.line))
    },
  }
}
