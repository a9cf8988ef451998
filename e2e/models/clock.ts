import { expect, type Page } from '@playwright/test'

type Timers = { held: Map<number, { run: () => void; length: number; repeats: boolean }> }

/** The page's timers of some lengths, in milliseconds, single or repeated: they run out only when told to; all others run as ever. */
export class Clock {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  static async holds(page: Page, ...lengths: number[]): Promise<Clock> {
    await page.addInitScript((heldLengths: number[]) => {
      const timers: Timers = { held: new Map() }
      Object.assign(window, { timers })
      const { setTimeout: startOnce, setInterval: startRepeated, clearTimeout: clear } = window
      const farAway = 2 ** 31 - 1
      const holding =
        (start: (run: () => void, length?: number, ...rest: unknown[]) => unknown, repeats: boolean) =>
        (run: () => void, length?: number, ...rest: unknown[]) => {
          if (length === undefined || !heldLengths.includes(length)) return start(run, length, ...rest)
          const id = startOnce(() => undefined, farAway)
          timers.held.set(id, { run, length, repeats })
          return id
        }
      // A browser has one list of ids for both kinds.
      const clearHeld = (id: number) => {
        timers.held.delete(id)
        clear(id)
      }
      Object.assign(window, {
        setTimeout: holding(startOnce, false),
        setInterval: holding(startRepeated, true),
        clearTimeout: clearHeld,
        clearInterval: clearHeld,
      })
    }, lengths)
    return new Clock(page)
  }

  /** Lets the timers of a length run out that are running now. */
  async runsOut(length: number) {
    await this.#page.evaluate((wanted) => {
      const { held } = (window as unknown as { timers: Timers }).timers
      for (const [id, timer] of [...held])
        if (timer.length === wanted) {
          if (!timer.repeats) held.delete(id)
          timer.run()
        }
    }, length)
  }

  /** Whether any timer of a length is running now. */
  isRunning(length: number): Promise<boolean> {
    return this.#page.evaluate((wanted) => {
      const { held } = (window as unknown as { timers: Timers }).timers
      return [...held.values()].some((timer) => timer.length === wanted)
    }, length)
  }

  /** Lets time pass by timers of a length until something has come of it. */
  async runsOutUntil(length: number, happened: () => boolean) {
    await expect
      .poll(async () => {
        await this.runsOut(length)
        return happened()
      })
      .toBe(true)
  }
}
