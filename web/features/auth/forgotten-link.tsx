import { Link } from 'wouter'
import { useSiteConfig } from '#web/platform/use-site-config.ts'

/** Only where the site can mail a link; without it, whoever runs the site hands one out. */
export function ForgottenLink() {
  const site = useSiteConfig()
  if (!site?.passwordMail) return null
  return (
    <Link
      href="/forgot-password"
      className="flex min-h-11 items-center self-center rounded-lg px-3 text-accent underline-offset-4 hover:underline"
    >
      Forgot your password?
    </Link>
  )
}
