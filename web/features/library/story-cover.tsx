import { pictureAddresses } from '#web/platform/picture-addresses.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Lantern } from '#web/ui/lantern.tsx'

/** The story's newest picture, or a lantern where it has none; beside its title it needs no words. */
export function StoryCover({ image, className }: { image: string | undefined; className?: string }) {
  const shape = classNames('aspect-video shrink-0 overflow-hidden rounded-lg bg-ground', className)
  if (!image) {
    return (
      <div className={classNames(shape, 'flex items-center justify-center')}>
        <Lantern className="size-8 opacity-50" />
      </div>
    )
  }
  return (
    <img
      {...pictureAddresses(image)}
      sizes="10rem"
      width={160}
      height={90}
      alt=""
      loading="lazy"
      decoding="async"
      className={classNames(shape, 'object-cover')}
    />
  )
}
