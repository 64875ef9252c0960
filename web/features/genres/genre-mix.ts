import type { GenreMix } from '#contract/genres.ts'
import { describeGenreMix, genreSlider } from '#contract/genres.ts'

/** The mix of the home screen before anyone touched it (specification, section 5). */
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

/** A prompt with the mix appended; the prompt alone where there is no mix (section 9). */
export function withGenreMix(prompt: string, mix: GenreMix | undefined): string {
  const sentence = mix ? describeGenreMix(mix) : ''
  return sentence ? `${prompt}\n\n${sentence}` : prompt
}
