import { Skeleton } from '../../ui/skeleton.tsx'

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/**
 * A placeholder for an editor whose code is loading. It takes the focus. Otherwise a control nearby would get it, and keys that
 * are typed already would press that control.
 */
export function EditorComing() {
  return (
    <div ref={takeFocus} tabIndex={-1} aria-busy="true" className="rounded">
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
