import { setImmediate } from 'node:timers/promises'

/** So long the event loop may work at a stretch; one element may take a few times as long. */
const stretchMs = 10

/** Maps a list whose elements may be long texts: whenever that has taken a while, other calls get their turn. */
export const mapInTurns = async <T, Result>(list: readonly T[], map: (one: T) => Result): Promise<Result[]> => {
  const results: Result[] = []
  let began = performance.now()
  for (const one of list) {
    if (performance.now() - began > stretchMs) {
      await setImmediate()
      began = performance.now()
    }
    results.push(map(one))
  }
  return results
}
