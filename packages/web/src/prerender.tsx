import { prerender as renderStatic } from 'react-dom/static'
import { defaultConfig } from './platform/config.ts'
import type { Arrived } from './platform/route.ts'
import { tokenKey } from './platform/session/token-storage.ts'
import { needsSession } from './shell/guard.ts'
import { matchRoute } from './shell/match-route.ts'
import { Root } from './shell/root.tsx'
import { routes } from './shell/routes.tsx'
import { startApp } from './shell/start.ts'

/** The little of a browser that a page reads while it is first rendered, for somebody of whom nothing more is known. */
const windowAt = (address: string, isLoggedIn: boolean) => {
  const { pathname, search, origin } = new URL(address, 'http://localhost')
  const classList = { toggle: () => undefined }
  return {
    localStorage: { getItem: (key: string) => (key === tokenKey && isLoggedIn ? 'a token' : null) },
    location: { pathname, search, origin },
    history: { state: null },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    document: { documentElement: { classList } },
  } as unknown as Window
}

/**
 * The markup of a page, as the browser takes it over, and its title; with what the API answers for it, where it shows
 * that. Of a page of a session it is what stands around the page, until the app knows whose session that is. One page at a time: it sets the global `window`. Throws when the page cannot be
 * rendered without a browser.
 * @public Imported by vite.prerender.ts and by the server's page-thread.ts from what is built.
 */
export const prerender = async (
  address: string,
  arrived: Arrived | null = null,
): Promise<{ markup: string; title: string }> => {
  const match = matchRoute(routes, address.split('?', 1)[0] ?? '')
  if (!match) throw new Error(`${address} is no page`)
  const isOfSession = needsSession(match.route.access)
  const window = windowAt(address, isOfSession)
  Object.assign(globalThis, { window })
  const { App, loader, services, stop } = startApp({
    config: defaultConfig,
    window,
    fetch: () => Promise.reject(new Error('no network')),
  })
  try {
    const page = isOfSession ? null : await loader.load(match.route)
    if (arrived) await page?.arrive?.({ params: match.params, services }, arrived)
    // All in its place: React would put what is long at the end, for a script to move it up.
    const { prelude } = await renderStatic(<Root App={App} />, { progressiveChunkSize: Number.POSITIVE_INFINITY })
    const html = await new Response(prelude).text()
    const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title)
    if (titles[0] === undefined) throw new Error(`${address} rendered no title`)
    return { markup: html.replaceAll(/<title>[^<]*<\/title>/g, ''), title: titles[0] }
  } finally {
    stop()
  }
}
