import type { PresetId } from '#contract/presets.ts'

const pictures = import.meta.glob<string>('../../assets/presets/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of a preset's painted scene. */
export const pictureOf = (id: PresetId): string | undefined => pictures[`../../assets/presets/${id}.webp`]
