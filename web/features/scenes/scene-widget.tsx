import { ImagePlus, RotateCcw } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { ScenePicture } from './scene-picture.tsx'
import type { PaintedScene, SceneOfReply } from './scenes.api.ts'
import { useScene } from './use-scene.ts'

interface SceneWidgetProps {
  scene: SceneOfReply
  known?: PaintedScene
  pictures: readonly PaintedScene[]
  /** The site's feature flag: without it nothing new is painted, but what exists is shown. */
  canGenerate: boolean
}

const FEED_SIZES = '(min-width: 48rem) 46rem, calc(100vw - 2rem)'

/** Below a reply: its picture, the way to one, or why there is none. */
export function SceneWidget({ scene, known, pictures, canGenerate }: SceneWidgetProps) {
  const { state, generate, cancel, handleBroken } = useScene(scene, known)
  switch (state.status) {
    case 'loaded':
      return (
        <ScenePicture
          picture={state.picture}
          pictures={pictures}
          sizes={FEED_SIZES}
          onBroken={handleBroken}
        />
      )
    case 'loading':
      return (
        <div className="flex aspect-video w-full flex-col items-center justify-center gap-1 rounded-card bg-line/60 text-quiet">
          <output>Generating image...{state.ahead ? ` ${state.ahead} before it` : ''}</output>
          <Button variant="quiet" onClick={cancel} className="px-4! text-sm">
            Cancel
          </Button>
        </div>
      )
    case 'failed':
      return (
        <div className="flex flex-col items-start text-sm text-quiet">
          <p role="alert">{failureText(state.reason)}</p>
          {canGenerate && (
            <Button variant="quiet" onClick={generate} className="-ml-4 px-4!">
              <RotateCcw aria-hidden="true" className="size-4" /> Retry
            </Button>
          )}
        </div>
      )
    case 'none':
      return canGenerate ? (
        <Button variant="quiet" onClick={generate} className="-ml-4 px-4! text-sm text-quiet">
          <ImagePlus aria-hidden="true" className="size-4" /> Generate image
        </Button>
      ) : null
  }
}

/** A picture that is there but cannot be shown was painted well: only the painting itself 'failed to generate'. */
const failureText = (reason: string): string =>
  reason === 'Image could not be loaded' || reason.startsWith('Failed to generate image')
    ? reason
    : `Failed to generate image: ${reason}`
