import { setImmediate } from 'node:timers/promises'

/** How long the event loop may work without a pause; one element can take a few times as long. */
const stretchMs = 10

/** Maps a list whose elements can be long texts, and yields to other calls whenever it has worked for a while. */
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
