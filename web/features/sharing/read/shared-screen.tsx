import type { ComponentType, ReactNode } from 'react'
import { usePageTitle } from '#web/platform/use-page-title.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SharedStoryArticle } from './shared-story-article.tsx'
import { StoryNotAvailable } from './story-not-available.tsx'
import { useSharedStory } from './use-shared-story.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface SharedScreenProps {
  shareId: string
  /** Shows a narrator's text. */
  Narration: ComponentType<{ text: string }>
  settings?: ReactNode
}

/** A shared story in each of its states. */
export function SharedScreen({ shareId, Narration, settings }: SharedScreenProps) {
  const { state, isBusy, tryAgain } = useSharedStory(shareId)
  usePageTitle('story' in state ? state.story.title : 'Shared Story')
  if (state.kind === 'loading') return <Coming />
  if (state.kind === 'refused') {
    return <StoryNotAvailable shareId={shareId} reason={state.reason} isBusy={isBusy} onTryAgain={tryAgain} />
  }
  return (
    <>
      {state.kind === 'sample' && (
        <SampleNotice reason={state.reason} isBusy={isBusy} onTryAgain={tryAgain} />
      )}
      <SharedStoryArticle
        story={state.story}
        shareId={state.kind === 'story' ? shareId : undefined}
        Narration={Narration}
        settings={settings}
      />
    </>
  )
}

const lineWidths = ['w-full', 'w-11/12', 'w-24/25', 'w-14/15', 'w-3/5']

/** The shape of a reading page: its badge, its title, its first lines. */
function Coming() {
  return (
    <div role="status" className="column flex flex-col gap-4 py-10 sm:py-14">
      <h1 className="sr-only">Loading the story</h1>
      <Skeleton className="h-8 w-32" />
      <Skeleton className="h-11 w-3/4" />
      <div className="mt-10 flex flex-col gap-4">
        {lineWidths.map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
    </div>
  )
}

interface SampleNoticeProps {
  reason: string
  isBusy: boolean
  onTryAgain: () => void
}

/** Says plainly that what follows is not the story that was shared (SHARE-30). */
function SampleNotice({ reason, isBusy, onTryAgain }: SampleNoticeProps) {
  return (
    <div className="column pt-6">
      <Notice title="The story could not be loaded" isDanger>
        <p>{reason}</p>
        <p className="mt-1">What you see here is a sample, not the story that was shared with you.</p>
        <Button className="mt-3" isBusy={isBusy} onClick={onTryAgain}>
          Try Again
        </Button>
      </Notice>
    </div>
  )
}
