import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { browserStore } from './app/browser-store.ts'
import { readConfig } from './app/config.ts'
import { ErrorPage } from './app/error-page.tsx'
import { startApp } from './app/start.ts'
import { notifyError } from './app/toasts.ts'
import './styles.css'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element)

browserStore.onRefused(() =>
  notifyError({
    title: 'This browser does not let Candid store anything.',
    message: 'You stay logged in, and what you type is kept, only until this page is closed or reloaded.',
  }),
)

try {
  const { App } = startApp({ config: await readConfig(fetch), window })
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
} catch (error) {
  root.render(<ErrorPage error={error} onRetry={() => window.location.reload()} />)
}
