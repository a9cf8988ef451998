/** When a pending screen appears, and how long it then stays at least, in milliseconds (specification, section 9). */
const pendingDelay = 1_000
const pendingMinimum = 500

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

/** Waits for `work`; calls `show` once it takes long, and then ends no sooner than the pending screen's minimum. */
export const withPending = async <T>(work: Promise<T>, show: () => void): Promise<T> => {
  const inTime = await Promise.race([work.then(() => true), wait(pendingDelay).then(() => false)])
  if (inTime) return work
  show()
  const [result] = await Promise.all([work, wait(pendingMinimum)])
  return result
}
