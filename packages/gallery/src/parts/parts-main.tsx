import { createRoot } from 'react-dom/client'
import '@candid/web/styles.css'
import './parts.css'
import { Parts } from './parts.tsx'

const element = document.getElementById('root')
if (!element) throw new Error('The page of parts has no #root')
createRoot(element).render(<Parts />)
