/** The whole work of one turn of a thread, as Chromium's trace names it. */
const turns = ['RunTask', 'ThreadControllerImpl::RunTask']
const mostParts = 5

const ms = ({ tdur, dur = 0 }) => (tdur ?? dur) / 1_000

/**
 * The longest task that the main thread of the pages had in a trace: its time in milliseconds of the thread's own, where
 * the system tells it, and what took longest in it.
 */
export const longestTask = ({ traceEvents }) => {
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const ofPages = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid} ${tid}`))
  const tasks = ofPages.filter(({ name }) => turns.includes(name))
  if (tasks.length === 0) throw new Error('The trace has no task of a page')
  const longest = tasks.reduce((one, other) => (ms(other) > ms(one) ? other : one))
  const inIt = ofPages.filter(
    ({ pid, tid, ts, dur = 0, name }) =>
      pid === longest.pid &&
      tid === longest.tid &&
      ts >= longest.ts &&
      ts + dur <= longest.ts + longest.dur &&
      !turns.includes(name),
  )
  const times = new Map()
  for (const event of inIt) times.set(event.name, Math.max(times.get(event.name) ?? 0, ms(event)))
  return { ms: ms(longest), parts: [...times].toSorted((one, other) => other[1] - one[1]).slice(0, mostParts) }
}
