import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { measures } from '../../content/open-answers.ts'
import type { Open } from './open.ts'

/** What has lasted by its nature for years, or for hours; undefined where it may be either. */
export function durationSince(open: Open): string | undefined {
  if (
    /\b(?:know|knew|known|work\w*|liv(?:e|es|ed|ing)|married|together|dead|play\w*|teach\w*|taught|own(?:ed)?)\b/.test(
      open.words,
    )
  )
    return open.pick('years')
  return /\b(?:wait\w*|stand\w*|stood|sit|sat|sitting|stuck|sleep\w*|slept|asleep|unconscious|awake|bleed\w*|ring\w*|rain\w*|snow\w*|burn\w*|walk\w*|driv\w+|talk\w*|here|in|out|up|down)\b/.test(
    open.words,
  )
    ? open.pick('hours')
    : undefined
}

/** 'How deep is it': of a quality, and not of the manner of a deed. */
export function isOfMeasure({ words, asked }: Open): boolean {
  const [, quality = '', helper = 'is'] = /^how (\p{L}+)(?: (\p{L}+))?/u.exec(words) ?? []
  return (
    !/^(?:much|many|come|so|about|far)$/.test(quality) &&
    !/ (?:i|we)\b/.test(words) &&
    (asked.question.degree === quality ||
      (/^(?:is|are|was|were)$/.test(helper) && !quality.endsWith('ly'))) &&
    sensesOf(quality, 'adj').length > 0
  )
}

/** A measure of that quality: 'ten fathoms deep'. */
export function measure({ words, scene }: Open): string {
  const quality = words.split(' ')[1]!
  const [, lines] = measures.find(([asks]) => asks.test(quality))!
  return scene.random.pick(lines)!.replace('[quality]', quality)
}
