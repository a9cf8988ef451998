import { parse } from 'regexparam'
import { matchRoute as matchPattern } from 'wouter'
import type { AppRoute } from '../platform/route.ts'

export type RouteMatch = { route: AppRoute; params: Record<string, string | undefined> }

/** Decodes the parameters of an address; `null` if one of them is malformed. */
const decode = (params: Record<string, string | undefined>): RouteMatch['params'] | null => {
  try {
    return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value ?? '')]))
  } catch {
    // Not UTF-8, so not an address of this app.
    return null
  }
}

/** Finds the route of a path by wouter's rules, with or without a trailing slash; `null` if there is none. */
export const matchRoute = (routes: readonly AppRoute[], path: string): RouteMatch | null => {
  for (const route of routes) {
    const [isMatch, found] = matchPattern(parse, route.path, path)
    const params = isMatch ? decode(found) : null
    if (params) return { route, params }
  }
  return null
}
