import type { PresetId } from '#contract/presets.ts'

const pictures = import.meta.glob<string>('../../assets/presets/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of a preset's painted scene, as wide as a phone's card or as a desktop's. */
export const presetPicture = (id: PresetId, width: 320 | 640): string | undefined =>
  pictures[`../../assets/presets/${id}-${width}.webp`]
