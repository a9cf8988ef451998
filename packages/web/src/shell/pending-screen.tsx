import { Spinner } from '../ui/spinner.tsx'

/** Shown when a screen takes more than a moment to come. */
export function PendingScreen() {
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <Spinner size={24} label="Loading" />
    </div>
  )
}
