import { expect, type Page } from '@playwright/test'

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

  /** Lets the timers of a length run out that are running now. */
  async runsOut(length: number) {
    await this.#page.evaluate((wanted) => {
      const { held } = (window as unknown as { timers: Timers }).timers
      for (const [id, timer] of [...held])
        if (timer.length === wanted) {
          held.delete(id)
          timer.run()
        }
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
