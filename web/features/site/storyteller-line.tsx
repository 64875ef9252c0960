import { Link } from 'wouter'
import { useSession } from '#web/platform/session/use-session.ts'
import { useSiteConfig } from '#web/platform/use-site-config.ts'

/** Says that no AI model tells here, with the way to one; nothing where one does. */
export function StorytellerLine() {
  const site = useSiteConfig()
  const { user } = useSession()
  if (!site || site.narrator.isModel) return null
  const [href, text] = user?.isAdmin
    ? ['/admin', 'Connect a model']
    : ['/about-models', 'What does that mean?']
  return (
    <p className="text-center text-sm text-quiet">
      Told by the built-in storyteller, not by an AI model.{' '}
      <Link href={href} className="underline underline-offset-4 hover:text-ink">
        {text}
      </Link>
    </p>
  )
}
