import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { onDemand } from './load-code.ts'
import { Spinner } from './spinner.tsx'

const whenIdle = (work: () => void) =>
  typeof window.requestIdleCallback === 'function' ? window.requestIdleCallback(work) : setTimeout(work, 1_000)

/**
 * A component whose code is not needed for the first view of a page. The code is fetched when the browser is idle, so that
 * it is available later even without a network. A failed fetch is retried when the component is rendered. Until the code is
 * loaded, `coming` is shown, by default over the whole page as for a dialog.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  coming: ReactNode = <Coming />,
): ComponentType<Props> => {
  const Part = onDemand(load)
  // Only a prefetch: the failure comes again, and is shown, when the component is rendered.
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
