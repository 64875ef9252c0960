import { sentencesOf } from './polish.ts'

const MOST_WORDS = 12
const MOST_DEEDS = 3

/** A short deed of the hero, without anything that would not stand in the midst of a longer sentence. */
const isDeed = (sentence: string): boolean =>
  /^You (?!are\b|were\b|have\b|can\b|do not\b|want\b)[^,;:“”!?…]+\.$/.test(sentence) &&
  sentence.split(' ').length <= MOST_WORDS

/** 'You fold it up. You stroll over.' as one sentence, where a reply begins with several deeds. */
export function joinDeeds(text: string): string {
  const [first = '', ...more] = text.split('\n\n')
  const sentences = sentencesOf(first)
  const end = sentences.findIndex((sentence) => !isDeed(sentence))
  const deeds = sentences.slice(0, Math.min(end < 0 ? sentences.length : end, MOST_DEEDS))
  if (deeds.length < 2) return text
  const parts = deeds.map((deed, at) => (at === 0 ? deed : deed.slice('You '.length)).replace(/\.$/, ''))
  const isListed = parts.slice(0, -1).some((part) => / and /.test(part))
  const joined = `${parts.slice(0, -1).join(', ')}${isListed ? ',' : ''} and ${parts.at(-1)!}.`
  return [[joined, ...sentences.slice(deeds.length)].join(' '), ...more].join('\n\n')
}
