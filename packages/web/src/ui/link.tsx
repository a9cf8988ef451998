import { type ComponentProps, createContext, use, useEffect, useRef } from 'react'
import { Link as RouteLink } from 'wouter'

/** Fetches what an address needs before the user opens it. */
export type Preload = (href: string) => void
/** How the target of a link is preloaded; not at all by default. */
export const PreloadContext = createContext<Preload>(() => undefined)

/** How long a link is hovered or focused before its target is preloaded (specification, section 9). */
const preloadDelay = 50

/** Props that preload a link's target when it is hovered or focused for a moment. */
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
  /** Whether the caller styles it. */
  bare?: boolean
}

/** A link inside the app, with preloading. */
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
