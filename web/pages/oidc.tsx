import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { useOidcAnswer } from '#web/features/auth/oidc.api.ts'
import { textOfError } from '#web/platform/call-error.ts'
import { usePageTitle } from '#web/platform/use-page-title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Where the site's OpenID provider leads back to. */
export function OidcPage() {
  usePageTitle('Login')
  const [, navigate] = useLocation()
  // The login page leads on whoever is logged in.
  const { mutate, error } = useOidcAnswer((onward) => navigate(`/auth?${onward}`, { replace: true }))

  useEffect(() => {
    const answer = location.search
    // Whoever looks into the history later finds no code.
    history.replaceState(history.state, '', location.pathname)
    mutate(answer)
  }, [mutate])

  if (error) {
    return (
      <PageMessage title="Login Failed" text={textOfError(error)} isAlert>
        <Link href="/auth" className={buttonClass({ variant: 'primary' })}>
          Login / Register
        </Link>
      </PageMessage>
    )
  }
  return (
    <div role="status" className="flex min-h-[60dvh] items-center justify-center text-quiet">
      <Spinner className="size-8" />
      <h1 className="sr-only">Logging you in</h1>
    </div>
  )
}
