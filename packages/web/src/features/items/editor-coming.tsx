import { Skeleton } from '../../ui/skeleton.tsx'

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/**
 * Stands in the place of an editor whose code is on its way. It takes the focus: else a control nearby would, and what
 * is typed already would press it.
 */
export function EditorComing() {
  return (
    <div ref={takeFocus} tabIndex={-1} aria-busy="true" className="rounded">
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
