import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { loadCode } from './load-code.ts'
import { Spinner } from './spinner.tsx'

const whenIdle = (work: () => void) =>
  typeof window.requestIdleCallback === 'function' ? window.requestIdleCallback(work) : setTimeout(work, 1_000)

/**
 * A component that the first sight of a page does without. Its code is fetched once the browser has nothing else to
 * do, so that it is there when it is asked for, without a network too; a failed fetch is made again when it is.
 * `coming` stands in its place until then; by default over the whole page, as a dialog will.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  coming: ReactNode = <Coming />,
): ComponentType<Props> => {
  const fetchCode = () =>
    loadCode(load).then(
      (component) => {
        part = component
        return { default: component }
      },
      (error: unknown) => {
        // React keeps the failure of a lazy component, so the next try is a new one.
        part = lazy(fetchCode)
        throw error
      },
    )
  let part: ComponentType<Props> = lazy(fetchCode)
  // Only ahead of time: a failure is met again, and shown, when the part is asked for.
  whenIdle(() => fetchCode().catch(() => undefined))

  return function Later(props: Props) {
    // One and the same from mount to unmount: another type would be mounted anew.
    const [Part] = useState(() => part)
    return (
      <Suspense fallback={coming}>
        <Part {...props} />
      </Suspense>
    )
  }
}

function Coming() {
  return (
    <div className="fixed inset-0 z-40 grid place-items-center bg-veil">
      <div className="rounded bg-surface p-4 shadow-lift">
        <Spinner size={24} label="Loading" />
      </div>
    </div>
  )
}
