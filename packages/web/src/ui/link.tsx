import { type ComponentProps, createContext, use, useEffect, useRef } from 'react'
import { Link as RouteLink } from 'wouter'

/** Fetches what stands behind an address before anyone goes there. */
export type Preload = (href: string) => void
/** How a link's target is fetched ahead; by default not at all. */
export const PreloadContext = createContext<Preload>(() => undefined)

/** How long a pointer or the focus rests on a link before its target is fetched (specification, section 9). */
const preloadDelay = 50

/** Props that fetch a link's target ahead once it has been hovered or focused for a moment. */
const usePreload = (href: string) => {
  const preload = use(PreloadContext)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const start = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => preload(href), preloadDelay)
  }
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return { onPointerEnter: start, onFocus: start, onPointerLeave: stop, onBlur: stop }
}

export const linkClass = 'text-act-ink underline decoration-1 underline-offset-3 hover:text-act-ink-hover'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string
  replace?: boolean
  /** Leaves the look to the caller. */
  bare?: boolean
}

/** A link inside the app, whose target is fetched ahead. */
export function Link({ bare, className, href, replace = false, onClick, children, ...rest }: LinkProps) {
  const preload = usePreload(href)
  return (
    <RouteLink href={href} replace={replace} {...(onClick && { onClick })} asChild>
      <a {...preload} {...rest} className={className ?? (bare ? '' : linkClass)}>
        {children}
      </a>
    </RouteLink>
  )
}
