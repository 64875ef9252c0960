import { RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isOnline } from '#web/platform/offline/connection.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ScenePicture } from './scene-picture.tsx'
import type { PaintedScene, SceneOfReply } from './scenes.api.ts'
import { useScene } from './use-scene.ts'

interface HeaderPictureProps {
  /** The opening of the story; absent until it is whole. */
  opening?: SceneOfReply
  known?: PaintedScene
  pictures: readonly PaintedScene[]
}

/** The story's picture above the feed, 16:9; the opening is painted when it has none. */
export function HeaderPicture({ opening, known, pictures }: HeaderPictureProps) {
  if (!opening) return <HeaderFrame>No image available</HeaderFrame>
  // A picture that the server names after the page has asked for one takes its place, also where asking failed.
  const key = `${opening.messageId} ${known?.image}`
  return <OpeningPicture key={key} opening={opening} known={known} pictures={pictures} />
}

function OpeningPicture({ opening, known, pictures }: HeaderPictureProps & { opening: SceneOfReply }) {
  const { state, generate, handleBroken } = useScene(opening, known)
  const hasAsked = useRef(known !== undefined)
  useEffect(() => {
    if (hasAsked.current || !isOnline()) return
    hasAsked.current = true
    generate()
  }, [generate])

  switch (state.status) {
    case 'loaded':
      return (
        <div className={frameClass}>
          <ScenePicture
            picture={state.picture}
            pictures={pictures}
            sizes="(min-width: 48rem) 48rem, 100vw"
            isEager
            isFlush
            onBroken={handleBroken}
          />
        </div>
      )
    case 'loading':
      return (
        <HeaderFrame>
          <Skeleton className="absolute inset-0 size-full rounded-none" />
          <output className="relative">Generating image...</output>
        </HeaderFrame>
      )
    case 'failed':
      return (
        <HeaderFrame>
          Image failed to load
          <Button variant="quiet" onClick={generate} className="px-4!">
            <RotateCcw aria-hidden="true" className="size-4" /> Retry
          </Button>
        </HeaderFrame>
      )
    case 'none':
      return <HeaderFrame>No image available</HeaderFrame>
  }
}

/**
 * On a dark ground the picture fades away, and what stands below it comes up into where it has faded. Most pictures are
 * dark: on paper that would be a grey mist, so there it is a plate in the text's own column.
 */
const frameClass =
  'mx-auto w-full max-w-3xl not-day:mask-b-from-45% not-day:mask-b-to-95% not-day:md:mask-x-from-85% not-day:md:mask-x-to-100% day:mt-4 day:max-w-[min(100%-2rem,var(--type-column)-2rem)] day:overflow-hidden day:rounded-card'

function HeaderFrame({ children }: { children: React.ReactNode }) {
  return (
    <div
      className={`${frameClass} relative flex aspect-video flex-col items-center justify-center overflow-hidden bg-line/40 text-sm text-quiet`}
    >
      {children}
    </div>
  )
}
