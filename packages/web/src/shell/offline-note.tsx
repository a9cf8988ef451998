import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { BesideApp } from '../ui/beside-app.tsx'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Shown while the browser is offline. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  if (isOnline) return null
  return (
    <BesideApp>
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 top-0 z-50 grid justify-items-center p-2.5 print:hidden"
      >
        <p className="flex items-center gap-2.5 rounded-full bg-float px-4 py-2 shadow-lift">
          <WifiOff size={16} aria-hidden className="shrink-0" />
          <span>
            You are offline.{' '}
            <span className="max-sm:sr-only">Nothing you have typed is lost; save it when the connection is back.</span>
          </span>
        </p>
      </div>
    </BesideApp>
  )
}
