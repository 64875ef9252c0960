import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { watchTheme } from './platform/theme.ts'
import './styles/app.css'

watchTheme()
createRoot(document.querySelector('#root')!).render(<App />)
