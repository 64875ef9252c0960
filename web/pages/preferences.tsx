import { Link } from 'wouter'
import { AuthFailed } from '#web/features/auth/auth-failed.tsx'
import { PreferencesForm } from '#web/features/preferences/preferences-form.tsx'
import { useSession } from '#web/platform/session/use-session.ts'
import { usePageTitle } from '#web/platform/use-page-title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

export function PreferencesPage() {
  usePageTitle('Story Preferences')
  const { isSignedIn, isLoading, error, tryAgain } = useSession()

  if (error) return <AuthFailed error={error} onTryAgain={tryAgain} />
  return (
    <div className="column-narrow flex flex-col gap-6 py-10 sm:py-14">
      <header>
        <h1 className="text-3xl sm:text-4xl">Story Preferences</h1>
        <p className="mt-2 text-quiet">Customize your storytelling experience</p>
      </header>
      {!isSignedIn && !isLoading && <LogInFirst />}
      <PreferencesForm isDisabled={!isSignedIn} isComing={isLoading} />
    </div>
  )
}

const LogInFirst = () => (
  <Notice title="You are not logged in">
    <p>Please log in to save your preferences across devices.</p>
    <Link href="/auth?redirect=%2Fpreferences" className={`${buttonClass({ variant: 'primary' })} mt-3`}>
      Login / Register
    </Link>
  </Notice>
)
