import { toSessionView } from '@candid/core'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { browserStore } from './platform/browser-store.ts'
import { readConfig } from './platform/config.ts'
import { notifyError } from './platform/toasts.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { isPrerendered, readTyped, repeatInput } from './shell/prerendered.ts'
import { startApp } from './shell/start.ts'
import './styles.css'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')

void browserStore.refused.then(() =>
  notifyError({
    title: 'This browser does not let Candid store anything.',
    message: 'Your login and what you type are kept only until you close or reload this page.',
  }),
)

/** Renders in place of whatever the page came with. */
const renderAnew = (content: ReactNode) => {
  delete element.dataset['prerendered']
  createRoot(element).render(content)
}

/** Once React has taken over the prerendered fields, tells it what was typed into them before. */
const Typed = ({ typed }: { typed: Map<string, string> }) => {
  useEffect(() => repeatInput(element, typed), [typed])
  return null
}

try {
  const { App, loader, services } = startApp({ config: await readConfig(fetch), window })
  const { mode } = toSessionView(services.session.getSnapshot())
  if (isPrerendered(element, window, mode === 'loggedIn')) {
    await loader.loadPath(window.location.pathname)
    const typed = readTyped(element)
    hydrateRoot(
      element,
      <StrictMode>
        <App />
        <Typed typed={typed} />
      </StrictMode>,
    )
  } else
    renderAnew(
      <StrictMode>
        <App />
      </StrictMode>,
    )
} catch (error) {
  renderAnew(<ErrorPage error={error} onRetry={() => window.location.reload()} />)
}
