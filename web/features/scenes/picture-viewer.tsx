import { ChevronLeft, ChevronRight, Download, X, ZoomIn, ZoomOut } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { useState } from 'react'
import { atBase } from '#web/platform/base-path.ts'
import { pictureAddresses } from '#web/platform/picture-addresses.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusBack } from '#web/ui/use-focus-back.ts'
import type { PaintedScene } from './scenes.api.ts'
import { usePictureZoom } from './use-picture-zoom.ts'

interface PictureViewerProps {
  title?: string
  isOpen: boolean
  onClose: () => void
  picture: PaintedScene
  /** Pictures of the story in their order, for going from one to the next. */
  pictures: readonly PaintedScene[]
}

/** One picture over the whole screen: zoomed, moved, saved, and the way to the story's others. */
export function PictureViewer(props: PictureViewerProps) {
  const { title = 'Scene Visualization', isOpen, onClose, picture, pictures } = props
  const all = pictures.some(({ image }) => image === picture.image) ? pictures : [picture, ...pictures]
  const [shown, setShown] = useState(picture.image)
  const at = Math.max(
    0,
    all.findIndex(({ image }) => image === shown),
  )
  const { image, alt } = all[at] ?? picture
  const go = (by: number) => {
    const next = all[at + by]
    if (!next) return
    zoom.reset()
    setShown(next.image)
  }
  const { setFrame, ...zoom } = usePictureZoom({ onSwipe: go })
  const focusBack = useFocusBack()
  const handleKey = (event: React.KeyboardEvent) => {
    const act = {
      ArrowLeft: () => go(-1),
      ArrowRight: () => go(1),
      Home: () => go(-at),
      End: () => go(all.length - 1 - at),
      '+': zoom.nearer,
      '=': zoom.nearer,
      '-': zoom.farther,
      '0': zoom.reset,
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-ground" />
        <Primitive.Content
          {...focusBack}
          onKeyDown={handleKey}
          aria-describedby="picture-in-words"
          className="fixed inset-0 z-50 flex h-dvh animate-fade-in flex-col bg-ground"
        >
          <div className="flex items-center gap-1 px-2 pt-[max(0.25rem,env(safe-area-inset-top))]">
            <Primitive.Title className="min-w-0 flex-1 truncate pl-2 text-base">{title}</Primitive.Title>
            {all.length > 1 && (
              <span className="px-2 text-sm text-quiet tabular-nums">
                {at + 1} of {all.length}
              </span>
            )}
            <Button
              variant="quiet"
              isIcon
              aria-label="Zoom out"
              onClick={zoom.farther}
              disabled={!zoom.isZoomed}
            >
              <ZoomOut className="size-5" />
            </Button>
            <Button variant="quiet" isIcon aria-label="Zoom in" onClick={zoom.nearer}>
              <ZoomIn className="size-5" />
            </Button>
            <a
              href={atBase(image)}
              download="lanterntale-scene.webp"
              aria-label="Save the picture"
              className="inline-flex size-11 items-center justify-center rounded-full hover:bg-raised"
            >
              <Download aria-hidden="true" className="size-5" />
            </a>
            <Primitive.Close asChild>
              <Button variant="quiet" isIcon aria-label="Close">
                <X className="size-5" />
              </Button>
            </Primitive.Close>
          </div>
          <div
            ref={setFrame}
            className="relative min-h-0 flex-1 touch-none overflow-hidden"
            {...zoom.handlers}
          >
            <img
              key={image}
              {...pictureAddresses(image)}
              sizes="100vw"
              alt={alt}
              draggable={false}
              style={zoom.style}
              className="size-full object-contain select-none"
            />
            <Turn by={-1} isThere={at > 0} go={go} />
            <Turn by={1} isThere={at < all.length - 1} go={go} />
          </div>
          <p
            id="picture-in-words"
            className="mx-auto max-h-[30dvh] w-full max-w-3xl overflow-y-auto px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] text-quiet"
          >
            {alt}
          </p>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** The way to the picture before or after. */
function Turn({ by, isThere, go }: { by: -1 | 1; isThere: boolean; go: (by: number) => void }) {
  const Icon = by < 0 ? ChevronLeft : ChevronRight
  return (
    isThere && (
      <Button
        variant="quiet"
        isIcon
        aria-label={by < 0 ? 'Previous picture' : 'Next picture'}
        onClick={() => go(by)}
        onPointerDown={(event) => event.stopPropagation()}
        className={`absolute! top-1/2 -translate-y-1/2 bg-ground/70 ${by < 0 ? 'left-2' : 'right-2'}`}
      >
        <Icon className="size-6" />
      </Button>
    )
  )
}
