import { useState } from 'react'
import { pictureSources } from '#contract/scenes.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { PaintedScene } from './scenes.api.ts'

interface ScenePictureProps {
  picture: PaintedScene
  /** How wide it stands, for the browser to choose a file by. */
  sizes: string
  isEager?: boolean
  onBroken: () => void
}

/** A picture that opens large when it is clicked (specification, section 2 'Scene Visualization'). */
export function ScenePicture({ picture, sizes, isEager = false, onBroken }: ScenePictureProps) {
  const [isLarge, setIsLarge] = useState(false)
  const { image, alt } = picture
  return (
    <>
      <button
        type="button"
        onClick={() => setIsLarge(true)}
        aria-label={`Open the picture: ${alt}`}
        className="block w-full overflow-hidden rounded-card"
      >
        <img
          src={image}
          srcSet={pictureSources(image)}
          sizes={sizes}
          width={1280}
          height={720}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={onBroken}
          className="aspect-video w-full bg-raised object-cover"
        />
      </button>
      <Dialog isOpen={isLarge} onClose={() => setIsLarge(false)} title="Scene Visualization" size="wide">
        <img
          src={image}
          srcSet={pictureSources(image)}
          sizes="(min-width: 60rem) 56rem, 100vw"
          width={1280}
          height={720}
          alt={alt}
          className="aspect-video w-full rounded-card bg-raised object-cover"
        />
        <p className="mt-3 text-sm text-quiet">{alt}</p>
      </Dialog>
    </>
  )
}
