import { useState } from 'react'
import { pictureAddresses } from '#web/platform/picture-addresses.ts'
import { classNames } from '#web/ui/class-names.ts'
import { lateWindow } from '#web/ui/late.tsx'
import type { PaintedScene } from './scenes.api.ts'

const PictureViewer = lateWindow(async () => (await import('./picture-viewer.tsx')).PictureViewer)

interface ScenePictureProps {
  picture: PaintedScene
  /** All pictures of the story, which its viewer goes through. */
  pictures: readonly PaintedScene[]
  /** Its width on the page, for the browser to choose a file by. */
  sizes: string
  isEager?: boolean
  /** Reaches to the edges of where it stands, and so has no round corners. */
  isFlush?: boolean
  onBroken: () => void
}

/** A picture that opens large when it is clicked. */
export function ScenePicture(props: ScenePictureProps) {
  const { picture, pictures, sizes, isEager = false, isFlush = false, onBroken } = props
  const [isLarge, setIsLarge] = useState(false)
  const { image, alt } = picture
  return (
    <>
      <button
        type="button"
        onClick={() => setIsLarge(true)}
        aria-label={`Open the picture: ${alt}`}
        className={classNames('block w-full overflow-hidden', !isFlush && 'rounded-card')}
      >
        <img
          {...pictureAddresses(image)}
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
      <PictureViewer
        isOpen={isLarge}
        onClose={() => setIsLarge(false)}
        picture={picture}
        pictures={pictures}
      />
    </>
  )
}
