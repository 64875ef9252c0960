import type { ComponentType } from 'react'
import { Link } from 'wouter'
import { AccountSettings } from '#web/features/account/account-settings.tsx'
import { OwnModels } from '#web/features/connections/own-models.tsx'
import { AuthFailed } from '#web/features/auth/auth-failed.tsx'
import { useSession } from '#web/platform/session/use-session.ts'
import { usePageTitle } from '#web/platform/use-page-title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Each file of `account-parts/` brings one, and goes with its room. */
const ofRooms = Object.entries(
  import.meta.glob<ComponentType>('./account-parts/*.ts', { eager: true, import: 'AccountPart' }),
)

export function AccountPage() {
  usePageTitle('Account Settings')
  const { user, isLoading, error, tryAgain } = useSession()

  if (error) return <AuthFailed error={error} onTryAgain={tryAgain} />
  if (!isLoading && !user) return <LogInFirst />
  return (
    <div className="column-narrow flex flex-col gap-6 py-10 sm:py-14">
      <h1 className="text-3xl sm:text-4xl">Account Settings</h1>
      {user ? (
        <AccountSettings user={user}>
          <OwnModels />
          {ofRooms.map(([file, Part]) => (
            <Part key={file} />
          ))}
        </AccountSettings>
      ) : (
        <Coming />
      )}
    </div>
  )
}

const LogInFirst = () => (
  <PageMessage title="Account Settings" text="Please log in to access settings">
    <Link href="/auth?redirect=%2Faccount" className={buttonClass({ variant: 'primary' })}>
      Login / Register
    </Link>
    <Link href="/" className={buttonClass()}>
      Home
    </Link>
  </PageMessage>
)

const Coming = () => (
  <>
    <Skeleton className="h-60" />
    <Skeleton className="h-96" />
  </>
)
