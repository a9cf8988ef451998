/** Milliseconds between two looks; what is shorter is not of interest. */
const everyMs = 2

/**
 * Watches for how long this thread works without a pause, in milliseconds of its processor time: other processes that take
 * the processor in the meantime do not count. `stop` gives the longest stretch.
 */
export const watchLoop = (): { stop: () => number } => {
  let longest = 0
  let before = process.threadCpuUsage()
  const look = () => {
    const spent = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    longest = Math.max(longest, (spent.user + spent.system) / 1000)
  }
  const timer = setInterval(look, everyMs)
  return {
    stop: () => {
      look()
      clearInterval(timer)
      return longest
    },
  }
}
