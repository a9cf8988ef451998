import { createRoot } from 'react-dom/client'
import '../styles.css'
import './inspect/styles.ts'
import './gallery.css'
import { Gallery } from './gallery.tsx'
import { createGalleryStore } from './gallery-store.ts'

const element = document.getElementById('root')
if (!element) throw new Error('gallery.html has no #root')
createRoot(element).render(<Gallery store={createGalleryStore()} />)
