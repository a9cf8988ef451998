import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether this is, for React, still the HTML that the page came with: what only a browser knows must wait. */
export const usePrerendered = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
