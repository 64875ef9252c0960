import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '#web/platform/query-client.ts'
import { useSessionWatch } from '#web/platform/session/use-session-watch.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { ErrorBoundary } from './error-screen.tsx'
import { Frame } from './frame.tsx'
import { Pages } from './pages.tsx'
import { RequiredEmail } from './required-email.tsx'

const queries = createQueryClient()

export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <Shell />
        <Toaster />
      </QueryClientProvider>
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
    </>
  )
}
