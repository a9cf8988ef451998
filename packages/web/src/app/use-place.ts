import { useSyncExternalStore } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { NavigationStore } from './navigation.ts'

/** wouter's location hooks on the place that is on the screen, rather than on the browser's address. */
export const createLocationHooks = (navigation: NavigationStore) => {
  const usePlace = () => useSyncExternalStore(navigation.subscribe, navigation.read)
  const useLocation = (): [string, typeof navigate] => [usePlace().path, navigate]
  const useSearch = () => usePlace().search.replace(/^\?/, '')
  return { usePlace, useLocation, useSearch }
}
