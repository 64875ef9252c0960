import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Genre } from '#contract/genres.ts'
import { hashText } from '#server/ground/random.ts'
import type { PainterInput } from '#server/engines/painter/painter.ts'

const FOLDER = join(import.meta.dirname, '../../bench/pictures/places')

export interface LabelledScene {
  /** Places that fit; 'none' where the painter has no plate for it. */
  fits: readonly string[]
  input: PainterInput
  /** A tenth is kept for measuring: nothing is learned from it. */
  isHeldOut: boolean
}

/**
 * The labelled scenes of `bench/pictures/places/*.tsv`: the places that fit with '|' between, the moment, and where they
 * are told the scenario, what was told before with ' ‖ ' between, and the genre. A paragraph ends at '¶'.
 */
export function labelledScenes(): LabelledScene[] {
  return filesOf('scenes').flatMap((line) => {
    const [fits = '', moment = '', premise = '', earlier = '', genre = ''] = line
      .replaceAll('¶', '\n\n')
      .split('\t')
    const input: PainterInput = {
      seed: 'scene:1',
      moment,
      premise,
      earlier: earlier === '' ? [] : earlier.split(' ‖ '),
      ...(genre && { genreMix: { [genre as Genre]: 100 } }),
      contentRating: 'general',
    }
    return { fits: fits.split('|'), input, isHeldOut: hashText(moment) % 10 === 0 }
  })
}

/** Words that go with a place, as `bench/pictures/places/words.tsv` lists them: something to begin with. */
export const wordsOfPlaces = (): [place: string, words: string[]][] =>
  filesOf('words').map((line) => {
    const [place = '', words = ''] = line.split('\t')
    return [place, words.split(', ')]
  })

/** Replies that tell of no place. */
export const goingOn = (): string[] => filesOf('going-on')

const filesOf = (name: string): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.startsWith(name))
    .toSorted()
    .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
