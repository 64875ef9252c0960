import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { allowOwnStyles } from './platform/style-nonce.ts'
import { watchTheme } from './platform/theme.ts'
import './styles/app.css'

allowOwnStyles()
watchTheme()
createRoot(document.querySelector('#root')!).render(<App />)
