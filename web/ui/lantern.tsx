import type { Ref } from 'react'
import { atBase } from '#web/platform/base-path.ts'

interface LanternProps {
  className?: string
  /** Its name where it stands for itself; decorative without one. */
  alt?: string
  ref?: Ref<HTMLImageElement>
}

/** The mark of Lanterntale. */
export const Lantern = ({ className = 'size-8', alt = '', ref }: LanternProps) => (
  <img ref={ref} src={atBase('/favicon.svg')} alt={alt} width={96} height={96} className={className} />
)
