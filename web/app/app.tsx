import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { Router } from 'wouter'
import { basePath } from '#web/platform/base-path.ts'
import { useSessionWatch } from '#web/platform/session/use-session-watch.ts'
import { afterPage, late } from '#web/ui/late.tsx'
import { ErrorBoundary } from './error-screen.tsx'
import { Frame } from './frame.tsx'
import { Pages } from './pages.tsx'
import { Suspense } from 'react'
import { useSession } from '#web/platform/session/use-session.ts'

interface AppProps {
  queries: QueryClient
  /** Where the reader is: the path alone, since the markup of a page is written for no query. */
  path: string
}

export function App({ queries, path }: AppProps) {
  return (
    <ErrorBoundary>
      <Router base={basePath} ssrPath={path} ssrSearch="">
        <QueryClientProvider client={queries}>
          <Shell />
        </QueryClientProvider>
      </Router>
    </ErrorBoundary>
  )
}

/** The features that nobody waits for: they come when the page has come to rest. */
const DeferredFeatures = afterPage(async () => {
  await atRest()
  return (await import('./deferred-parts.tsx')).DeferredParts
})

async function atRest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve))
}

function Shell() {
  useSessionWatch()
  return (
    <>
      <Frame>
        <Pages />
      </Frame>
      <RequiredEmail />
      <DeferredFeatures />
    </>
  )
}

const EmailRequiredDialog = late(
  async () => (await import('#web/features/account/email-required-dialog.tsx')).EmailRequiredDialog,
)

/** Stands over every page while a reader has no email. */
function RequiredEmail() {
  const { user } = useSession()
  if (!user || user.email !== undefined) return null
  return (
    <Suspense>
      <EmailRequiredDialog />
    </Suspense>
  )
}
