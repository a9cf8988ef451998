import type { Page } from '@playwright/test'

type Timers = { held: Map<number, { run: () => void; length: number }> }

/** The page's timers of some lengths, in milliseconds: they run out only when told to; all others run as ever. */
export class Clock {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  static async holds(page: Page, ...lengths: number[]): Promise<Clock> {
    await page.addInitScript((heldLengths: number[]) => {
      const timers: Timers = { held: new Map() }
      Object.assign(window, { timers })
      const { setTimeout: start, clearTimeout: clear } = window
      const farAway = 2 ** 31 - 1
      const startHeld = (run: () => void, length?: number, ...rest: unknown[]) => {
        if (length === undefined || !heldLengths.includes(length)) return start(run, length, ...rest)
        const id = start(() => undefined, farAway)
        timers.held.set(id, { run, length })
        return id
      }
      Object.assign(window, {
        setTimeout: startHeld,
        clearTimeout: (id: number) => {
          timers.held.delete(id)
          clear(id)
        },
      })
    }, lengths)
    return new Clock(page)
  }

  /** Lets all timers of a length run out; waits until there is one. */
  async runsOut(length: number) {
    await this.#page.waitForFunction((wanted) => {
      const { held } = (window as unknown as { timers: Timers }).timers
      const found = [...held].filter(([, timer]) => timer.length === wanted)
      for (const [id, { run }] of found) {
        held.delete(id)
        run()
      }
      return found.length > 0
    }, length)
  }
}
