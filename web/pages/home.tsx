import { Dices } from 'lucide-react'
import type { ReactNode } from 'react'
import { Suspense, useId } from 'react'
import { Link } from 'wouter'
import { useAdminLanding } from '#web/features/auth/use-admin-landing.ts'
import { GenreMixCard } from '#web/features/genres/genre-mix-card.tsx'
import { useGenreMix } from '#web/features/genres/use-genre-mix.ts'
import { PresetList } from '#web/features/scenarios/preset-list.tsx'
import { ScenarioField } from '#web/features/scenarios/scenario-field.tsx'
import { Logo } from '#web/features/site/logo.tsx'
import { promptWithMix, randomPrompt } from '#web/features/stories/start/story-prompt.ts'
import { useStartStory } from '#web/features/stories/start/use-start-story.ts'
import { useSession } from '#web/platform/session/use-session.ts'
import { usePageTitle } from '#web/platform/use-page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { afterPage, late } from '#web/ui/late.tsx'
import { homeParts, type HomePart } from './home-part.ts'

// Comes when a story starts: the first load goes without.
const StartingScreen = late(async () => {
  const [{ LoadingScreen }, { LoadingAd }] = await Promise.all([
    import('#web/features/stories/start/loading-screen.tsx'),
    import('./loading-ad.ts'),
  ])
  return () => <LoadingScreen ad={<LoadingAd />} />
})

/** Says where no AI model tells. It comes after the page: the first load goes without. */
const NarratorNote = afterPage(
  async () => (await import('#web/features/site/storyteller-line.tsx')).StorytellerLine,
)

export function HomePage() {
  usePageTitle('Lanterntale')
  useAdminLanding()
  const genreMix = useGenreMix()
  const { begin, isStarting } = useStartStory()
  const mix = genreMix.activeMix
  const { isSignedIn } = useSession()

  return (
    <>
      <Suspense>{isStarting && <StartingScreen />}</Suspense>
      <div inert={isStarting} className="column flex flex-col gap-10 pt-6 pb-20 sm:pt-12">
        <header className="lantern-light flex flex-col items-center gap-5 text-center">
          <Logo />
          <h1 className="text-4xl sm:text-5xl">Begin Your Unique Adventure</h1>
        </header>

        <div className="flex flex-col gap-6">
          <ScenarioField onBegin={(scenario) => begin(promptWithMix(scenario, mix))} isBusy={isStarting} />
          <Divider>OR TRY SOMETHING RANDOM</Divider>
          <Button className="self-center" onClick={() => begin(randomPrompt(mix))} disabled={isStarting}>
            <Dices aria-hidden="true" className="size-5" />
            Create Random Story
          </Button>
          <GenreMixCard {...genreMix} />
        </div>

        <Section title="Or Choose a Preset Scenario">
          <PresetList onChoose={(prompt) => begin(promptWithMix(prompt, mix))} isBusy={isStarting} />
        </Section>
        {homeParts.map(({ title, more, isForReaders, Content }) => (
          <Section key={title} title={title} more={more}>
            <Suspense>{(isSignedIn || !isForReaders) && <Content />}</Suspense>
          </Section>
        ))}
        <NarratorNote />
      </div>
    </>
  )
}

function Divider({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-4 text-xs tracking-widest text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  )
}

function Section({ title, more, children }: { title: string; more?: HomePart['more']; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 has-[>[data-content]:empty]:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {more && (
          <Link
            href={more.href}
            className="flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
          >
            {more.label}
          </Link>
        )}
      </div>
      {/* A room that has nothing to show has no heading either. */}
      <div data-content>{children}</div>
    </section>
  )
}
