import { presets } from '#contract/presets.ts'
import type { PresetId } from '#contract/presets.ts'

const pictures = import.meta.glob<string>('../../assets/presets/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of a preset's painted scene, as wide as a phone's card or as a desktop's. */
const presetPicture = (id: PresetId, width: 320 | 640): string | undefined =>
  pictures[`../../assets/presets/${id}-${width}.webp`]

interface PresetListProps {
  onChoose: (prompt: string) => void
  isBusy: boolean
}

/** Four stories that wait to be begun, each with its scene. */
export function PresetList({ onChoose, isBusy }: PresetListProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4">
      {presets.map(({ id, title, tagline, prompt }) => (
        <li key={id}>
          <button
            type="button"
            disabled={isBusy}
            onClick={() => onChoose(prompt)}
            className="group flex h-full w-full flex-col overflow-hidden rounded-card border border-line bg-raised text-left transition-colors duration-150 hover:border-accent disabled:opacity-60"
          >
            <span className="block aspect-video w-full overflow-hidden bg-linear-to-b from-line to-glow">
              <img
                src={presetPicture(id, 640)}
                srcSet={`${presetPicture(id, 320)} 320w, ${presetPicture(id, 640)} 640w`}
                sizes="(width < 40rem) 43vw, 20rem"
                alt=""
                width={640}
                height={360}
                loading="lazy"
                fetchPriority="low"
                decoding="async"
                className="size-full object-cover"
              />
            </span>
            <span className="flex flex-col gap-0.5 p-3 sm:p-4">
              <span className="font-serif font-semibold sm:text-lg group-hover:text-accent">{title}</span>
              {/* Parts the two where the card is read out. */}{' '}
              <span className="text-sm text-pretty text-quiet">{tagline}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
