import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { basePath } from './platform/base-path.ts'
import { hydrate, pageState } from './platform/dehydrated-state.ts'
import { createQueryClient } from './platform/query-client.ts'
import { userQuery } from './platform/session/user-query.ts'
import { watchTheme } from './platform/theme.ts'
import { takeTypefaces } from './platform/typefaces.ts'
import './styles/app.css'

watchTheme()
takeTypefaces()

const root = document.querySelector<HTMLElement>('#root')!
const queries = createQueryClient()
const app = <App queries={queries} path={location.pathname} />

// Markup of this very page is taken over as it stands, in steps short enough to scroll between.
if (basePath + root.dataset.page === location.pathname) {
  hydrate(queries, pageState())
  startTransition(() => void hydrateRoot(root, app))
} else {
  // Who reads is asked at once, while the page's own code is still on its way. Not above: an answer that comes while
  // the page is taken over would close a menu that was opened meanwhile.
  void queries.prefetchQuery(userQuery)
  createRoot(root).render(app)
}
