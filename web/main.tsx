import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createQueryClient } from './platform/query-client.ts'
import { takeSeeds } from './platform/seeds.ts'
import { userQuery } from './platform/session/user-query.ts'
import { allowOwnStyles } from './platform/style-nonce.ts'
import { watchTheme } from './platform/theme.ts'
import './styles/app.css'

allowOwnStyles()
watchTheme()

const root = document.querySelector<HTMLElement>('#root')!
const queries = createQueryClient()
const app = <App queries={queries} path={location.pathname} />

// Markup that was written for this very page is taken over as it stands, in steps short enough to scroll between.
if (root.dataset.page === location.pathname) {
  takeSeeds(queries)
  startTransition(() => void hydrateRoot(root, app))
} else {
  // Who reads is asked at once, while the page's own code is still on its way.
  void queries.prefetchQuery(userQuery)
  createRoot(root).render(app)
}
