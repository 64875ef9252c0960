import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { packageToBuy } from '#web/features/auth/after-login.ts'
import { AuthFailed } from '#web/features/auth/auth-failed.tsx'
import { LoginPanel } from '#web/features/auth/login-panel.tsx'
import { hasInvitation } from '#web/features/auth/register-gate.tsx'
import { RegisterPanel } from '#web/features/auth/register-panel.tsx'
import { OthersStart, WaitingStart, isOthers } from '#web/features/auth/others-start.tsx'
import { useAfterLogin } from '#web/features/auth/use-after-login.ts'
import { pendingOperation } from '#web/platform/pending-operation.ts'
import { useSession } from '#web/platform/session/use-session.ts'
import { useIsHydrated } from '#web/platform/use-is-hydrated.ts'
import { usePageTitle } from '#web/platform/use-page-title.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Lantern } from '#web/ui/lantern.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Notice } from '#web/ui/notice.tsx'

export function AuthPage() {
  const { user, isSignedIn, isLoading, error, tryAgain } = useSession()
  const [chosen, setIsNew] = useState<boolean>()
  // The link of an invitation leads to the form it is for.
  const isInvited = useIsHydrated() && hasInvitation()
  const isNew = chosen ?? isInvited
  const { goOn } = useAfterLogin()
  const packageName = packageToBuy(new URLSearchParams(useSearch()))
  const title = isNew ? 'Create Account' : 'Welcome Back'
  usePageTitle(title)

  const [waiting] = useState(() => pendingOperation.read())
  const asked =
    user && waiting && isOthers(waiting, user.id) ? { operation: waiting, userId: user.id } : undefined
  const mayGoOn = isSignedIn && !asked

  // Whoever is logged in, just now or before they came here, has no business on this page.
  useEffect(() => {
    if (mayGoOn) goOn()
  }, [mayGoOn, goOn])

  if (error) return <AuthFailed error={error} onTryAgain={tryAgain} />
  if (asked) return <OthersStart {...asked} onAnswered={goOn} />
  if (isSignedIn) return <Spinner className="mx-auto mt-32 size-8 text-quiet" />
  return (
    <div
      className={classNames(
        'mx-auto flex w-full max-w-md flex-col items-center gap-6 px-4 py-10 sm:py-16',
        isLoading && 'reader:invisible',
      )}
    >
      <Lantern className="size-16" />
      <h1 className="text-3xl">{title}</h1>
      {waiting && <WaitingStart operation={waiting} />}
      {packageName && <PurchaseNote packageName={packageName} />}
      <Card className="w-full">{isNew ? <RegisterPanel /> : <LoginPanel />}</Card>
      <button
        type="button"
        onClick={() => setIsNew(!isNew)}
        className="min-h-11 rounded-lg px-3 text-accent underline-offset-4 hover:underline"
      >
        {isNew ? 'Already have an account? Login' : "Don't have an account? Create one"}
      </button>
    </div>
  )
}

/** Names the token package that is bought after login. */
function PurchaseNote({ packageName }: { packageName: string }) {
  return (
    <Notice title="Token purchase">
      You chose the package “{packageName}”. Your purchase goes on after you log in.
    </Notice>
  )
}
