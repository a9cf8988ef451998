import { Piscina } from 'piscina'

/** The API's response for a page. */
export type Arrived = { status: number; body: unknown }
/** Renders the page of an address with its data to markup. */
export type RenderPage = (address: string, arrived: Arrived) => Promise<string>

/** A page of the longest resume takes a fraction of this. Beyond it, the browser renders the page. */
const longestMs = 10_000
const heapMegabytes = 256

/**
 * Renders pages with the module that the web app's build made for that (`module`), in a thread of its own: React renders without
 * pauses, and sets globals that make other libraries believe they are in a browser. The thread starts with the first page.
 */
export const createPageRenderer = (module: string): { render: RenderPage; close: () => Promise<void> } => {
  const thread = new Piscina({
    filename: new URL('./page-thread.ts', import.meta.url).href,
    name: 'renderPage',
    workerData: module,
    minThreads: 0,
    maxThreads: 1,
    // Kept once it is loaded, because React takes a moment to load.
    idleTimeout: Number.POSITIVE_INFINITY,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    recordTiming: false,
  })
  return {
    render: (address, arrived) => thread.run({ address, arrived }, { signal: AbortSignal.timeout(longestMs) }),
    close: () => thread.destroy(),
  }
}
