import { createRoot } from 'react-dom/client'
import '@candid/web/styles.css'
import './stage.css'
import { StageFrame } from './stage-frame.tsx'
import { followTheme } from './theme.ts'

followTheme()
const element = document.getElementById('root')
if (!element) throw new Error("The stage's page has no #root")
createRoot(element).render(<StageFrame />)
