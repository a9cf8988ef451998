import { toNavigationView } from '@candid/core'
import { shallowEqual, useSelector } from '@xstate/react'
import { navigate } from 'wouter/use-browser-location'
import type { Navigation } from './navigation.ts'

/** wouter's location hooks, based on the place that is shown instead of the browser's address. */
export const createLocationHooks = ({ actor }: Navigation) => {
  const usePlace = () => useSelector(actor, toNavigationView, shallowEqual)
  const useLocation = (): [string, typeof navigate] => [usePlace().path, navigate]
  const useSearch = () => usePlace().search.replace(/^\?/, '')
  return { usePlace, useLocation, useSearch }
}
