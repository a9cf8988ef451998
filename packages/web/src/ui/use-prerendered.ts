import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether React is still rendering the HTML that the page came with. What depends on the browser must wait until it is false. */
export const usePrerendered = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
