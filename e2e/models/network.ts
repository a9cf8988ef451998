import type { Page, Route } from '@playwright/test'

/** How a held request is answered: by the server itself, by a refusal, or not at all. */
export type Reply = 'through' | 'dropped' | { status: number; detail: string | null }

/** The network between a page and the server. Requests that are held wait until the test says how each is answered. */
export class Network {
  readonly #page: Page
  #held: Route[] = []
  #waiting: ((route: Route) => void)[] = []

  constructor(page: Page) {
    this.#page = page
  }

  /** Holds all requests of a method whose path fits from now on. */
  async holds(method: string, path: RegExp) {
    await this.#page.route(
      (url) => path.test(url.pathname),
      async (route) => {
        if (route.request().method() !== method) return route.fallback()
        const waiting = this.#waiting.shift()
        if (waiting) waiting(route)
        else this.#held.push(route)
      },
    )
  }

  /** Waits for the next held request and answers it; ends when the page has the answer. */
  async answers(reply: Reply) {
    const route = this.#held.shift() ?? (await new Promise<Route>((resolve) => this.#waiting.push(resolve)))
    if (reply === 'through') await route.continue()
    else if (reply === 'dropped') await route.abort('connectionfailed')
    else await route.fulfill({ status: reply.status, json: { detail: reply.detail } })
  }

  /** Lets everything through again; what is still held belonged to a page that is gone. */
  async opens() {
    this.#held = []
    this.#waiting = []
    await this.#page.unrouteAll({ behavior: 'ignoreErrors' })
  }
}
