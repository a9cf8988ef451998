import { type ComponentType, StrictMode, useEffect } from 'react'
import { repeatInput } from './prerendered.ts'

/** Once React has taken over the prerendered fields, tells it what was typed into them before. */
const Repeated = ({ element }: { element: HTMLElement }) => {
  useEffect(() => repeatInput(element), [element])
  return null
}

/**
 * All that React renders into the page: where it is made HTML, and in the browser, which must find the very same tree to
 * take it over. `element` is what is taken over.
 */
export const Root = ({ App, element }: { App: ComponentType; element?: HTMLElement }) => (
  <StrictMode>
    <App />
    {element && <Repeated element={element} />}
  </StrictMode>
)
