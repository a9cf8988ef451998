import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'

// What browsers say when a file of the app is gone, as after an update of the server: only a reload brings the new ones.
const missingCode = /dynamically imported module|importing a module script failed|unable to preload/i

/** Whether an error means that a part of the app's code could not be fetched. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && missingCode.test(error.message)

/** Catches what rendering throws and shows the error page in its place. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { caught: { error: unknown } | null }> {
  override state: { caught: { error: unknown } | null } = { caught: null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  override render() {
    const { caught } = this.state
    if (!caught) return this.props.children
    const retry = () => (isMissingCode(caught.error) ? window.location.reload() : this.setState({ caught: null }))
    return <ErrorPage error={caught.error} onRetry={retry} />
  }
}
