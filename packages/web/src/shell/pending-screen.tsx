import { Spinner } from '../ui/spinner.tsx'

/** Shown if a screen takes long to load. */
export function PendingScreen() {
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <Spinner size={24} label="Loading" />
    </div>
  )
}
