import { toSessionView } from '@candid/core'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { browserStore } from './platform/browser-store.ts'
import { readConfig } from './platform/config.ts'
import { notifyError } from './platform/toasts.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { needsSession, redirectOf } from './shell/guard.ts'
import { loadLayout } from './shell/outlet.tsx'
import { isPrerendered, readArrived } from './shell/prerendered.ts'
import { Root } from './shell/root.tsx'
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
const renderFromScratch = (content: ReactNode) => {
  delete element.dataset['prerendered']
  delete element.dataset['for']
  createRoot(element).render(content)
}

/** Reads the settings, makes the app and shows it. */
const start = async (element: HTMLElement) => {
  const { App, loader, services } = startApp({ config: await readConfig(fetch), window })
  const { mode } = toSessionView(services.session.getSnapshot())
  const { pathname } = window.location
  const match = loader.match(pathname)
  const isSentOn = match !== null && redirectOf(match.route.access, mode === 'loggedIn') !== null
  if (match && !isSentOn && isPrerendered(element, window)) {
    // Of a page of a session only what stands around it was rendered.
    if (needsSession(match.route.access)) await loadLayout()
    else {
      const page = await loader.load(match.route)
      const arrived = readArrived(document)
      if (arrived) await page.arrive?.({ params: match.params, services }, arrived)
    }
    hydrateRoot(element, <Root App={App} element={element} />)
  } else renderFromScratch(<Root App={App} />)
}

// Not awaited: this file also holds what the pages share, and a page that is loaded meanwhile would wait for it for ever.
start(element).catch((error: unknown) =>
  renderFromScratch(<ErrorPage error={error} onRetry={() => window.location.reload()} />),
)
