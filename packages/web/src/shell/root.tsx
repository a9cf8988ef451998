import { type ComponentType, StrictMode, useEffect } from 'react'
import { repeatInput } from './prerendered.ts'

/** Replays what was typed into prerendered fields once React has hydrated them. */
const Repeated = ({ element }: { element: HTMLElement }) => {
  useEffect(() => repeatInput(element), [element])
  return null
}

/**
 * The React tree of the page. The server and the browser must render the same tree, or the browser cannot hydrate it.
 * `element` is the part that is hydrated.
 */
export const Root = ({ App, element }: { App: ComponentType; element?: HTMLElement }) => (
  <StrictMode>
    <App />
    {element && <Repeated element={element} />}
  </StrictMode>
)
