import { useSyncExternalStore } from 'react'

const widths = { md: '(min-width: 48rem)', lg: '(min-width: 64rem)' } as const

/** Whether the screen is at least as wide as a breakpoint; true if the width cannot be measured. */
export const useAbove = (breakpoint: keyof typeof widths): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(widths[breakpoint])
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => window.matchMedia(widths[breakpoint]).matches,
    () => true,
  )
