import { inspectActors } from '@candid/web/platform/start-actor.ts'
import { createRoot } from 'react-dom/client'
import './inspect/styles.ts'
import './inspect-app.css'
import { AppInspector } from './app-inspector.tsx'
import { createAppRecorder } from './instrument/inspection.ts'

// Loaded before the app when that is opened with `?inspect` in development (state-gallery.ts).
const recorder = createAppRecorder()
inspectActors(recorder.inspect)
if (new URLSearchParams(window.location.search).get('inspect') === 'stately') {
  const { openStatelyInspector } = await import('./instrument/stately.ts')
  inspectActors(openStatelyInspector())
}

// A child of the body that stands beside the app (`BesideApp`), so that the app's dialogs leave it alone.
const element = document.createElement('div')
element.dataset['besideApp'] = ''
document.body.append(element)
createRoot(element).render(<AppInspector source={recorder.source} />)
