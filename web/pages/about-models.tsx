import { Link } from 'wouter'
import { LegalPage, Matter } from '#web/features/site/legal-page.tsx'
import { usePageTitle } from '#web/platform/use-page-title.ts'
import { useSiteConfig } from '#web/platform/use-site-config.ts'

/** The page that says what the built-in storyteller is, and how an AI model takes its place. */
export function AboutModelsPage() {
  usePageTitle('Who Tells the Stories')
  const site = useSiteConfig()
  return (
    <LegalPage title="Who Tells the Stories">
      <Matter title="The built-in storyteller">
        <p>
          It comes with Lanterntale, costs nothing and works inside this server: your words go no further. It
          reads English, keeps to what has happened, and writes from a stock of its own lines. It is no AI
          model: it knows less of the world, and repeats itself sooner.
        </p>
      </Matter>
      <Matter title="An AI model">
        <p>
          Whoever runs this site can connect one: a model on a machine of their own, or one of a provider. All
          stories go on with it from their next turn on.
        </p>
      </Matter>
      {site?.readerConnections && (
        <Matter title="A model of your own">
          <p>
            You can bring a key of OpenAI, Anthropic, Google or OpenRouter, or the address of a server of
            yours, in{' '}
            <Link href="/account" className="underline underline-offset-4">
              your account
            </Link>
            . The provider then gets the stories that are told with it, and bills you for them.
          </p>
        </Matter>
      )}
    </LegalPage>
  )
}
