import { TokenAccount } from '#web/features/tokens/token-account.tsx'
import { AuthFailed } from '#web/features/auth/auth-failed.tsx'
import { useSession } from '#web/platform/session/use-session.ts'
import { usePageTitle } from '#web/platform/use-page-title.ts'

export function TokensPage() {
  usePageTitle('Tokens')
  const { error, tryAgain } = useSession()
  if (error) return <AuthFailed error={error} onTryAgain={tryAgain} />
  return (
    <div className="column-narrow flex flex-col gap-6 py-10 sm:py-14">
      <header>
        <h1 className="text-3xl sm:text-4xl">Tokens</h1>
        <p className="mt-2 text-quiet">
          A narrator that is an AI model counts in tokens: pieces of words it reads and writes.
        </p>
      </header>
      <TokenAccount />
    </div>
  )
}
