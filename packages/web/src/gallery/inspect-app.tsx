import { createRoot } from 'react-dom/client'
import './inspect/styles.ts'
import './inspect-app.css'
import { AppInspector } from './app-inspector.tsx'
import { appRecorder } from './instrument/inspection.ts'

// Loaded by vite.gallery.ts when the app is opened with `?inspect` in development. A body's child of its own, so that
// the app's dialogs, which make everything else of the app inert, leave it alone.
const element = document.createElement('div')
document.body.append(element)
if (appRecorder) createRoot(element).render(<AppInspector source={appRecorder.source} />)
