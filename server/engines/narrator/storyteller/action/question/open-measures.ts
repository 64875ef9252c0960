import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { measures } from '../../content/open-answers.ts'
import { verbsOf } from '../../language/verb-forms.ts'
import { countFor } from './numbers.ts'
import { type Open, predicateOf } from './open.ts'

/** What has lasted by its nature for years, or for hours; undefined where it may be either. */
export function durationSince(open: Open): string | undefined {
  if (
    /\b(?:know|knew|known|work\w*|liv(?:e|es|ed|ing)|married|together|play\w*|teach\w*|taught|own(?:ed)?)\b/.test(
      open.words,
    )
  )
    return open.pick('years')
  return /\b(?:wait\w*|stand\w*|stood|sit|sat|sitting|stuck|sleep\w*|slept|asleep|unconscious|awake|bleed\w*|ring\w*|rain\w*|snow\w*|burn\w*|walk\w*|driv\w+|talk\w*)\b/.test(
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

/** 'How many cops outside': 'there are four cops outside'; 'how many guards stand there': 'four guards stand there'. */
export function counted(open: Open, _: string, told: (words: string) => string): string {
  const rest = open.words.replace(/^how many ?/, '')
  const number = countFor(open.scene, open.noun || 'them', predicateOf(open))
  const isDone = verbsOf(rest.split(' ')[1] ?? '').some(({ form }) => /^(?:base|past)$/.test(form))
  return `${isDone && !/ left\b/.test(rest) ? '' : 'there are '}${number} ${told(rest)}`.trim()
}
