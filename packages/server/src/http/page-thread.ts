import { pathToFileURL } from 'node:url'
import { workerData } from 'piscina'
import type { Arrived } from './page-renderer.ts'

type Prerender = (address: string, arrived: Arrived) => Promise<{ markup: string }>

// Some modules of the web app listen to the window as soon as they are there.
Object.assign(globalThis, { window: new EventTarget() })
const { prerender }: { prerender: Prerender } = await import(pathToFileURL(workerData).href)

/** One page at a time, as it sets globals. */
export const renderPage = async ({ address, arrived }: { address: string; arrived: Arrived }): Promise<string> =>
  (await prerender(address, arrived)).markup
