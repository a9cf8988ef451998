import { parse } from 'regexparam'
import { matchRoute as matchPattern } from 'wouter'
import type { AppRoute } from '../platform/route.ts'

export type RouteMatch = { route: AppRoute; params: Record<string, string | undefined> }

/** The parameters of an address, decoded; `null` when one of them is not well-formed. */
const decode = (params: Record<string, string | undefined>): RouteMatch['params'] | null => {
  try {
    return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value ?? '')]))
  } catch {
    // Not UTF-8: no address of ours.
    return null
  }
}

/** The route of a path by wouter's own rules, with or without a closing slash; `null` when no screen is there. */
export const matchRoute = (routes: readonly AppRoute[], path: string): RouteMatch | null => {
  for (const route of routes) {
    const [isMatch, found] = matchPattern(parse, route.path, path)
    const params = isMatch ? decode(found) : null
    if (params) return { route, params }
  }
  return null
}
