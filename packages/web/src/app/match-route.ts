import type { AppRoute } from './route.ts'

export type RouteMatch = { route: AppRoute; params: Record<string, string | undefined> }

const split = (path: string) => path.split('/').filter(Boolean)

const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

const matchPath = (pattern: string, path: string): RouteMatch['params'] | null => {
  const wanted = split(pattern)
  const given = split(path)
  if (wanted.length !== given.length) return null
  const params: RouteMatch['params'] = {}
  for (const [index, segment] of wanted.entries()) {
    const value = decode(given[index] ?? '')
    if (value === null) return null
    if (segment.startsWith(':')) params[segment.slice(1)] = value
    else if (segment !== value) return null
  }
  return params
}

/** The route of a path, with or without a closing slash; `null` when no screen is there. */
export const matchRoute = (routes: readonly AppRoute[], path: string): RouteMatch | null => {
  for (const route of routes) {
    const params = matchPath(route.path, path)
    if (params) return { route, params }
  }
  return null
}
