import { Component, type ReactNode } from 'react'
import { isMissingCode } from '../ui/load-code.ts'
import { ErrorPage } from './error-page.tsx'
import { PendingScreen } from './pending-screen.tsx'
import { reloadForCode } from './reload-for-code.ts'

type Caught = {
  error: unknown
  /** Whether the app is checking if a reload will bring the missing code (after a new build, or a fetch that was cut off). */
  isPending: boolean
}

/** Catches errors during rendering and shows the error page instead. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { caught: Caught | null }> {
  override state: { caught: Caught | null } = { caught: null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error, isPending: isMissingCode(error) } }
  }

  override componentDidCatch(error: unknown) {
    if (!isMissingCode(error)) return
    void reloadForCode(window, fetch).then((isGoing) => {
      if (!isGoing) this.setState({ caught: { error, isPending: false } })
    })
  }

  override render() {
    const { caught } = this.state
    if (!caught) return this.props.children
    if (caught.isPending) return <PendingScreen />
    // React keeps the failure of a lazy component. Only a reload requests its code again, and that needs a network.
    const retry = () =>
      isMissingCode(caught.error) && window.navigator.onLine
        ? window.location.reload()
        : this.setState({ caught: null })
    return <ErrorPage error={caught.error} onRetry={retry} />
  }
}
