import { Spinner } from '../ui/spinner.tsx'

/** Shown when a screen takes more than a moment to come. */
export function PendingScreen() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner size={24} label="Loading" />
    </main>
  )
}
