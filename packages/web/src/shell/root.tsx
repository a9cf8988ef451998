import { type ComponentType, StrictMode, useEffect } from 'react'
import { repeatInput, type Typed } from './prerendered.ts'

/** Once React has taken over the prerendered fields, tells it what was typed into them before. */
const Repeated = ({ element, typed }: { element: HTMLElement; typed: Typed }) => {
  useEffect(() => repeatInput(element, typed), [element, typed])
  return null
}

/**
 * All that React renders into the page: where it is made HTML, and in the browser, which must find the very same tree to
 * take it over.
 */
export const Root = ({ App, before }: { App: ComponentType; before?: { element: HTMLElement; typed: Typed } }) => (
  <StrictMode>
    <App />
    {before && <Repeated {...before} />}
  </StrictMode>
)
