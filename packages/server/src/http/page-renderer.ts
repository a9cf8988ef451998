import { Piscina } from 'piscina'

/** What the API answers for a page. */
export type Arrived = { status: number; body: unknown }
/** Renders the page of an address, with what it shows, to markup. */
export type RenderPage = (address: string, arrived: Arrived) => Promise<string>

/** A page of the longest resume takes a fraction of this; whoever waits longer gets the page that the browser renders. */
const longestMs = 10_000
const heapMegabytes = 256

/**
 * Renders pages by what the build of the web app made for that (`module`), in a thread of its own: React computes without
 * a pause, and sets globals that make other libraries take the server for a browser. The thread starts with the first page.
 */
export const createPageRenderer = (module: string): { render: RenderPage; close: () => Promise<void> } => {
  const thread = new Piscina({
    filename: new URL('./page-thread.ts', import.meta.url).href,
    name: 'renderPage',
    workerData: module,
    minThreads: 0,
    maxThreads: 1,
    // Kept once it is there: React takes a moment to load.
    idleTimeout: Number.POSITIVE_INFINITY,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    recordTiming: false,
  })
  return {
    render: (address, arrived) => thread.run({ address, arrived }, { signal: AbortSignal.timeout(longestMs) }),
    close: () => thread.destroy(),
  }
}
