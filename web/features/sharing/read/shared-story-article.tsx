import { BookOpen } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { ReportButton } from '#web/features/reports/report-button.tsx'
import { pictureAddresses } from '#web/platform/picture-addresses.ts'
import { Invitation } from './invitation.tsx'
import { PlayOn } from './play-on.tsx'
import { reportStory, type ReadableStory } from './shared-story.api.ts'
import { SceneGallery } from './scene-gallery.tsx'
import type { SharedPassage } from './scenes.ts'
import { passagesOf, sceneIdOf, scenesOf } from './scenes.ts'

interface SharedStoryArticleProps {
  story: ReadableStory
  /** Absent for the sample, which nobody reports. */
  shareId?: string
  Narration: ComponentType<{ text: string }>
  /** Opens what a reader can set about the page. */
  settings?: ReactNode
}

/** From here on a title is set smaller, or it would fill a phone's screen. */
const LONG_TITLE = 60

/** The reading page: title, gallery, text, colophon, invitation. */
export function SharedStoryArticle({ story, shareId, Narration, settings }: SharedStoryArticleProps) {
  const passages = passagesOf(story.messages)
  const scenes = scenesOf(passages)
  return (
    <div className="column-story flex flex-col gap-10 py-10 sm:py-14">
      <header className="flex flex-col items-start gap-4">
        <div className="flex w-full items-center justify-between">
          <p className="flex items-center gap-2 rounded-full border border-line px-3 py-1 text-sm text-quiet">
            <BookOpen aria-hidden="true" className="size-4" />
            Shared Story
          </p>
          {settings}
        </div>
        <h1
          className={story.title.length > LONG_TITLE ? 'text-2xl sm:text-3xl' : 'text-4xl sm:text-5xl'}
          dir="auto"
        >
          {story.title}
        </h1>
      </header>
      {scenes.length > 0 && <SceneGallery scenes={scenes} />}
      <article aria-label={story.title} className="flex flex-col gap-8">
        {passages.map((passage, at) => (
          // A shared story never changes while it is read, so a passage's place is its key.
          // oxlint-disable-next-line react/no-array-index-key
          <PassageOf key={at} passage={passage} Narration={Narration} />
        ))}
      </article>
      {shareId && story.canPlayOn && <PlayOn shareId={shareId} />}
      <div className="border-t border-line pt-6 text-sm text-quiet">
        <p>This is a read-only view of a story. Its pages stand as they were when it was shared.</p>
        {shareId && (
          <div className="mt-2 print:hidden">
            <ReportButton about="story" send={reportStory(shareId)} />
          </div>
        )}
      </div>
      <Invitation />
    </div>
  )
}

interface PassageProps extends Pick<SharedStoryArticleProps, 'Narration'> {
  passage: SharedPassage
}

function PassageOf({ passage, Narration }: PassageProps) {
  if (passage.kind === 'Scene') {
    return (
      <figure id={sceneIdOf(passage)} className="scroll-mt-20 break-inside-avoid">
        <img
          {...pictureAddresses(passage.image)}
          sizes="(min-width: 48rem) 46rem, 100vw"
          alt={passage.alt}
          loading="lazy"
          decoding="async"
          className="aspect-video w-full rounded-card bg-raised object-cover"
        />
        <figcaption className="mt-2 text-sm text-quiet">Scene {passage.number}</figcaption>
      </figure>
    )
  }
  const isReaders = passage.kind === 'You'
  return (
    <section className={isReaders ? 'border-l-2 border-accent pl-4' : undefined}>
      <h2 className="mb-2 font-sans text-xs font-medium tracking-widest text-quiet uppercase">
        {passage.kind}
      </h2>
      {isReaders ? (
        <p className="whitespace-pre-wrap" dir="auto">
          {passage.text}
        </p>
      ) : (
        <Narration text={passage.text} />
      )}
    </section>
  )
}
