import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { Router } from 'wouter'
import { useSessionWatch } from '#web/platform/session/use-session-watch.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { ErrorBoundary } from './error-screen.tsx'
import { Frame } from './frame.tsx'
import { Pages } from './pages.tsx'
import { DeferredFeatures } from './deferred-features.tsx'
import { RequiredEmail } from './required-email.tsx'

interface AppProps {
  queries: QueryClient
  /** Where the reader is: the path alone, since the markup of a page is written for no query. */
  path: string
}

export function App({ queries, path }: AppProps) {
  return (
    <ErrorBoundary>
      <Router ssrPath={path} ssrSearch="">
        <QueryClientProvider client={queries}>
          <Shell />
          <Toaster />
        </QueryClientProvider>
      </Router>
    </ErrorBoundary>
  )
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
