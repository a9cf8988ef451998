import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readConfig } from './app/config.ts'
import { ErrorPage } from './app/error-page.tsx'
import { startApp } from './app/start.ts'
import './styles.css'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element)

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
