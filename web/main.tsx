import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { hydrate, pageState } from './platform/dehydrated-state.ts'
import { createQueryClient } from './platform/query-client.ts'
import { userQuery } from './platform/session/user-query.ts'
import { watchTheme } from './platform/theme.ts'
import './styles/app.css'

declare global {
  /** Where the library that locks the page behind a dialog looks for the nonce of its style element. */
  var __webpack_nonce__: string | undefined
}

/** Hands the nonce of this page's content security policy to the libraries that write style elements. */
function allowOwnStyles(): void {
  globalThis.__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[name=style-nonce]')?.nonce
}

allowOwnStyles()
watchTheme()

const root = document.querySelector<HTMLElement>('#root')!
const queries = createQueryClient()
const app = <App queries={queries} path={location.pathname} />

// Markup of this very page is taken over as it stands, in steps short enough to scroll between.
if (root.dataset.page === location.pathname) {
  hydrate(queries, pageState())
  startTransition(() => void hydrateRoot(root, app))
} else {
  // Who reads is asked at once, while the page's own code is still on its way.
  void queries.prefetchQuery(userQuery)
  createRoot(root).render(app)
}
