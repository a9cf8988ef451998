import type { Worker } from 'node:worker_threads'

/** How long a task may take, in milliseconds: of its thread's processor time, and by the clock. */
export type TimeLimit = { work: number; clock: number }

type Deadline = {
  /** Aborted once the task has used up its time. */
  signal: AbortSignal
  /** The thread has loaded its modules and begins the task: from now on time counts. */
  begin: (thread: Pick<Worker, 'cpuUsage'> | undefined) => void
  stop: () => void
}

const workOf = async (thread: Pick<Worker, 'cpuUsage'>): Promise<number> => {
  const { user, system } = await thread.cpuUsage()
  return (user + system) / 1_000
}

/**
 * Bounds the work of a task, not its wait for a processor: on a busy machine a task that the clock alone would stop has
 * hardly begun. The clock bounds it all the same, several times later; and until it begins, within `start` milliseconds.
 */
export const startDeadline = ({ work, clock }: TimeLimit, start: number): Deadline => {
  const overdue = new AbortController()
  const abort = () => overdue.abort()
  const beginning = setTimeout(abort, start + clock)
  let end: NodeJS.Timeout | undefined
  let next: NodeJS.Timeout | undefined
  const look = async (thread: Pick<Worker, 'cpuUsage'>, before: number): Promise<void> => {
    // A thread that ends while it is asked has no task to stop.
    const left = await workOf(thread).then(
      (now) => work - (now - before),
      () => work,
    )
    if (left <= 0) abort()
    else if (end !== undefined) next = setTimeout(() => look(thread, before), left)
  }
  return {
    signal: overdue.signal,
    begin: (thread) => {
      clearTimeout(beginning)
      end = setTimeout(abort, clock)
      if (thread && work < clock)
        workOf(thread).then(
          (before) => look(thread, before),
          // It has ended; so has the task.
          () => undefined,
        )
    },
    stop: () => {
      for (const timer of [beginning, end, next]) clearTimeout(timer)
      end = undefined
    },
  }
}
