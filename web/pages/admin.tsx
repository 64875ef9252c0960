import { Link, useLocation } from 'wouter'
import { AdminDashboard } from '#web/features/admin/admin-dashboard.tsx'
import { AuthFailed } from '#web/features/auth/auth-failed.tsx'
import { useSession } from '#web/platform/session/use-session.ts'
import { usePageTitle } from '#web/platform/use-page-title.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const LOGIN = '/auth?redirect=%2Fadmin'

export function AdminPage() {
  usePageTitle('Admin Dashboard')
  const { user, isLoading, error, tryAgain } = useSession()

  if (error) return <AuthFailed error={error} onTryAgain={tryAgain} />
  if (!isLoading && !user) return <LogInFirst />
  if (user && !user.isAdmin) return <AccessDenied />
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-10">
      <h1 className="text-3xl sm:text-4xl">Admin Dashboard</h1>
      {user ? <AdminDashboard denied={<AccessDenied />} /> : <Coming />}
    </div>
  )
}

const LogInFirst = () => (
  <PageMessage title="Authentication Required" text="Please log in to access the admin panel.">
    <Link href={LOGIN} className={buttonClass({ variant: 'primary' })}>
      Go to Login
    </Link>
  </PageMessage>
)

/** Whoever may not come in logs out first: the login page sends those who are logged in away. */
function AccessDenied() {
  const { logOut } = useSession()
  const [, navigate] = useLocation()
  const goToLogin = async () => {
    await logOut()
    navigate(LOGIN)
  }
  return (
    <PageMessage
      title="Access Denied"
      text="You don't have permission to access the admin panel. Admin privileges are required."
      isAlert
    >
      <Button variant="primary" onClick={() => void goToLogin()}>
        Back to Login
      </Button>
    </PageMessage>
  )
}

const Coming = () => (
  <>
    <Skeleton className="h-24" />
    <Skeleton className="h-72" />
    <Skeleton className="h-96" />
  </>
)
