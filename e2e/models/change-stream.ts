import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that reports changes, in place of the product's: how each request is answered, and when, the test says. */
export class ChangeStream {
  readonly #server: Server
  readonly #requests = new Set<ServerResponse>()

  private constructor() {
    this.#server = createServer((_request, response) => {
      this.#requests.add(response)
      response.once('close', () => this.#requests.delete(response))
    })
  }

  static async listens(): Promise<ChangeStream> {
    const stream = new ChangeStream()
    stream.#server.listen(0, '127.0.0.1')
    await once(stream.#server, 'listening')
    // It ends with the tests.
    stream.#server.unref()
    return stream
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`
  }

  /** How many pages listen, or wait for an answer. */
  get asked(): number {
    return this.#requests.size
  }

  #only(): ServerResponse {
    const [response, ...others] = this.#requests
    if (!response || others.length > 0) throw new Error(`${this.asked} pages listen instead of one`)
    return response
  }

  /** Begins to report: from now on the page knows of every change. */
  async opens() {
    this.#only().writeHead(200, { 'content-type': 'text/event-stream' }).write('event: ready\ndata: {}\n\n')
  }

  /** Loses the connection. */
  async breaks() {
    this.#only().destroy()
  }

  /** Answers as a server does that has no such route. */
  async isUnknown() {
    this.#only().writeHead(404).end()
  }
}
