import { StrictMode } from 'react'
import { prerender as renderStatic } from 'react-dom/static'
import { startApp } from './shell/start.ts'

const config = {
  apiBaseUrl: '',
  ttsBaseUrl: '',
  maxUploadMb: null,
  samplePage: false,
  canTranscribe: false,
  voices: [],
}

/** The little of a browser that a page of somebody who is not logged in reads while it is first rendered. */
const windowAt = (address: string) => {
  const { pathname, search, origin } = new URL(address, 'http://localhost')
  const classList = { toggle: () => undefined }
  return {
    location: { pathname, search, origin },
    history: { state: null },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    document: { documentElement: { classList } },
  } as unknown as Window
}

/**
 * The markup of a public page, as the browser hydrates it, and its title. Used by the build only. Throws when the page
 * cannot be rendered without a browser.
 * @public Imported by vite.prerender.ts from what it has built.
 */
export const prerender = async (address: string): Promise<{ markup: string; title: string }> => {
  const window = windowAt(address)
  Object.assign(globalThis, { window })
  const { App, loader, stop } = startApp({ config, window, fetch: () => Promise.reject(new Error('no network')) })
  await loader.loadPath(window.location.pathname)
  const { prelude } = await renderStatic(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  const html = await new Response(prelude).text()
  stop()
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]
  if (!title) throw new Error(`${address} rendered no title`)
  return { markup: html.replace(/<title>[^<]*<\/title>/, ''), title }
}
