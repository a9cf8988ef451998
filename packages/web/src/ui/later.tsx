import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { onDemand } from './load-code.ts'
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
  const Part = onDemand(load)
  // Only ahead of time: a failure is met again, and shown, when the part is asked for.
  whenIdle(() => Part.load().catch(() => undefined))

  return function Later(props: Props) {
    const [Ready] = useState(Part.retried)
    return (
      <Suspense fallback={coming}>
        <Ready {...props} />
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
