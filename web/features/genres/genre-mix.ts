import type { GenreMix } from '#contract/genres.ts'
import { genreSlider } from '#contract/genres.ts'

/** The mix of the home screen before anyone touched it (GENRE-7). */
export const initialMix: GenreMix = {
  fantasy: genreSlider.default,
  scifi: genreSlider.default,
  mystery: genreSlider.default,
  horror: genreSlider.default,
}

/**
 * The next stop of a slider that was moved: tens, upwards or downwards, also from the 25 it begins on.
 * (A browser's own step of 10 could not stand on 25.)
 */
export function nextStop(before: number, moved: number): number {
  const tens = moved / genreSlider.step
  return (moved > before ? Math.ceil(tens) : Math.floor(tens)) * genreSlider.step
}
