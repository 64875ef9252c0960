import { useState } from 'react'
import type { Genre } from '#contract/genres.ts'
import { initialMix, nextStop } from './genre-mix.ts'

/** The mix on the home screen: it applies only while its switch is on. */
export function useGenreMix() {
  const [isActive, setIsActive] = useState(false)
  const [mix, setMix] = useState(initialMix)

  const move = (genre: Genre, moved: number) =>
    setMix((before) => ({ ...before, [genre]: nextStop(before[genre] ?? 0, moved) }))

  return { mix, isActive, setIsActive, move, activeMix: isActive ? mix : undefined }
}

export type GenreMixing = ReturnType<typeof useGenreMix>
