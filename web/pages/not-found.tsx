import { Link } from 'wouter'
import { usePageTitle } from '#web/platform/use-page-title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'

export function NotFoundPage() {
  usePageTitle('404 Page Not Found')
  return (
    <PageMessage title="404 Page Not Found" text="The page you are looking for does not exist.">
      <Link href="/" className={buttonClass({ variant: 'primary' })}>
        Home
      </Link>
    </PageMessage>
  )
}
