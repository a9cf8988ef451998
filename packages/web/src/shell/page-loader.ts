import type { AppRoute, LoadedPage } from '../platform/route.ts'
import { loadCode } from '../ui/load-code.ts'
import { matchRoute } from './match-route.ts'

/** Loads the code of pages, each once. A failed load can be retried. */
export const createPageLoader = (routes: readonly AppRoute[]) => {
  const pages = new Map<AppRoute, LoadedPage>()
  const underWay = new Map<AppRoute, Promise<LoadedPage>>()

  const load = (route: AppRoute): Promise<LoadedPage> => {
    const pending = underWay.get(route)
    if (pending) return pending
    const work = loadCode(route.load).then(
      (page) => {
        pages.set(route, page)
        return page
      },
      (error: unknown) => {
        underWay.delete(route)
        throw error
      },
    )
    underWay.set(route, work)
    return work
  }
  return {
    match: (path: string) => matchRoute(routes, path),
    /** Returns the page of a route if its code is loaded. */
    read: (route: AppRoute) => pages.get(route) ?? null,
    load,
    /** Whether a path has a page whose code is not loaded yet. */
    isMissing: (path: string): boolean => {
      const match = matchRoute(routes, path)
      return match !== null && !pages.has(match.route)
    },
    /** Loads the page of a path; `null` if nothing has to be loaded. */
    loadPath: (path: string): Promise<LoadedPage> | null => {
      const match = matchRoute(routes, path)
      return match && !pages.has(match.route) ? load(match.route) : null
    },
  }
}

export type PageLoader = ReturnType<typeof createPageLoader>
