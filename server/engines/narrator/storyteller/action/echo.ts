import { capitalised } from '../language/letter-case.ts'
import { answeredBack } from '../telling/second-person.ts'
import type { World } from '../world/world.ts'

const MOST_WORDS = 8

/** Words that lose their sense where somebody else says them over. */
const UNSAYABLE =
  /^(?:you|your|yes|yeah|yep|no|nope|ok|okay|sure|please|let['’]?s|hello|hi|hey|do|don['’]?t)\b|\b(?:we|us|our|ours)\b.*\byou\b|[()"“]/i

const LEAD = /^\W*(?:(?:so|but|and|look|listen|well|oh|actually|sorry|with (?:all due )?respect),? )+/i

const isSayable = (sentence: string): boolean => {
  const count = sentence.split(/\s+/).length
  return count > 1 && count <= MOST_WORDS && !UNSAYABLE.test(sentence)
}

/** 'We are closing in ten' as whoever hears it says it over: 'You are closing in ten'; undefined where it is long, or not to be said over. */
export function echoOf(words: string, world: World): string | undefined {
  const said = words
    .split(/(?<=[.!?;])\s+/)
    .map((sentence) => sentence.replace(LEAD, '').replace(/[.!?,;:\s]+$/, ''))
    .findLast((sentence) => isSayable(sentence))
  if (said === undefined) return undefined
  const told = answeredBack(
    said
      .replace(/\b(?:we|us)\b/gi, 'I')
      .replace(/\bour\b/gi, 'my')
      .replace(/\bours\b/gi, 'mine'),
    world,
  )
  return capitalised(told)
}
