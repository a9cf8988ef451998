import { createRoot } from 'react-dom/client'
import '@candid/web/styles.css'
import './inspect/styles.ts'
import './gallery.css'
import { Gallery } from './gallery.tsx'
import { createGalleryStore } from './gallery-store.ts'

const element = document.getElementById('root')
if (!element) throw new Error("The gallery's page has no #root")
createRoot(element).render(<Gallery store={createGalleryStore()} />)
