import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'

/** Catches what rendering throws and shows the error page in its place. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { caught: { error: unknown } | null }> {
  override state: { caught: { error: unknown } | null } = { caught: null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  override render() {
    const { caught } = this.state
    if (!caught) return this.props.children
    return <ErrorPage error={caught.error} onRetry={() => this.setState({ caught: null })} />
  }
}
