import type { Page, Route } from '@playwright/test'

/** How a held request is answered: by the server itself, or by a test in its place. */
export type Reply = 'through' | 'dropped' | { status: number; json: unknown }

/** A refusal as the server words it. */
export const refused = (status: number, detail: string | null = null): Reply => ({ status, json: { detail } })

const patience = 60_000

const inTime = async <T>(work: Promise<T>, complaint: string): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(complaint)), patience)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

type Line = { held: Route[]; waiting: ((route: Route) => void)[] }

/** The network between a page and the server. Requests of a port that is held wait until the test says how each is answered. */
export class Network {
  readonly #page: Page
  readonly #lines = new Map<string, Line>()

  constructor(page: Page) {
    this.#page = page
  }

  /** Holds all requests of a port from now on: those of a method whose path fits. */
  async holds(port: string, method: string, path: RegExp) {
    const line: Line = { held: [], waiting: [] }
    this.#lines.set(port, line)
    await this.#page.route(
      (url) => path.test(url.pathname),
      async (route) => {
        if (route.request().method() !== method) return route.fallback()
        const waiting = line.waiting.shift()
        if (waiting) waiting(route)
        else line.held.push(route)
      },
    )
  }

  #lineOf(port: string): Line {
    const line = this.#lines.get(port)
    if (!line) throw new Error(`the requests of ${port} are not held`)
    return line
  }

  /** Whether a request of a port is waiting. */
  isWaiting(port: string): boolean {
    return this.#lineOf(port).held.length > 0
  }

  /** Waits until a port has asked for something that is not answered yet. */
  async isAsked(port: string) {
    const line = this.#lineOf(port)
    if (line.held.length > 0) return
    const asked = new Promise<Route>((resolve) => line.waiting.push(resolve))
    line.held.push(await inTime(asked, `${port} was not asked for anything`))
  }

  /** Drops what a port has asked for so far: nobody waits for it any more. */
  async drops(port: string) {
    const { held } = this.#lineOf(port)
    for (const route of held.splice(0)) await route.abort('aborted')
  }

  /** Answers what a port has asked last; whatever it asked before was given up. */
  async answers(port: string, reply: Reply) {
    await this.isAsked(port)
    const { held } = this.#lineOf(port)
    const route = held.pop()
    if (!route) throw new Error(`${port} has not asked`)
    if (reply === 'through') {
      await route.continue()
      // What is asked of the server next finds what this one did; null when the page gave it up.
      await route.request().response()
    } else if (reply === 'dropped') await route.abort('connectionfailed')
    else await route.fulfill({ status: reply.status, json: reply.json })
  }

  /** Lets everything through again; what is still held belonged to a page that is gone. */
  async opens() {
    this.#lines.clear()
    await this.#page.unrouteAll({ behavior: 'ignoreErrors' })
  }
}
