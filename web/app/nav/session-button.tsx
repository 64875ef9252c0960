import { Link, useLocation, useSearch } from 'wouter'
import { useSession } from '#web/platform/session/use-session.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'

interface SessionButtonProps {
  className?: string
  onFollow?: () => void
}

/** Login / Register for visitors, Logout for readers; a browser with a reader shows neither while nobody knows. */
export function SessionButton({ className, onFollow }: SessionButtonProps) {
  const { isSignedIn, isLoading, logOut } = useSession()
  const [path] = useLocation()
  const search = useSearch()

  const handleLogOut = () => {
    onFollow?.()
    void logOut()
  }
  if (isSignedIn) {
    return (
      <Button onClick={handleLogOut} className={className}>
        Logout
      </Button>
    )
  }
  return (
    <Link
      onClick={onFollow}
      href={loginPath(path, search)}
      className={classNames(buttonClass(), className, isLoading && 'reader:invisible')}
    >
      Login / Register
    </Link>
  )
}

/** The way to the auth page that comes back here afterwards; from home and from the auth page itself it needs no note. */
export function loginPath(path: string, search: string): string {
  const here = search ? `${path}?${search}` : path
  if (path === '/auth') return here
  return here === '/' ? '/auth' : `/auth?redirect=${encodeURIComponent(here)}`
}
