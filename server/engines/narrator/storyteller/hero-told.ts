import type { HeroPhrase } from './read-hero.ts'
import type { Word } from './read-language.ts'
import { isA } from './read-language.ts'
import { baseOf, joined } from './second-person.ts'

const PRONOUNS = {
  she: { subject: 'she', own: 'her', object: 'her', self: 'herself' },
  he: { subject: 'he', own: 'his', object: 'him', self: 'himself' },
} as const

/**
 * A later sentence of a scenario whose hero has a name: 'On her first night Margaret hears a child' becomes 'On your
 * first night you hear a child'. A sentence that doesn't speak of the hero stays as it is.
 */
export function thirdToSecond(words: Word[], { name, gender }: HeroPhrase): string {
  const names = new Set(name?.split(' '))
  const isName = (word: Word | undefined) => !!word && names.has(word.text.replace(/['’]s$/, ''))
  const own = gender && PRONOUNS[gender]
  const isOfHero = words.some(isName) || words[0]?.plain === own?.subject
  if (!isOfHero) return joined(words, () => undefined)
  const hasRival = words.some(
    (word) => !isName(word) && word.tags.has(gender === 'she' ? 'FemaleName' : 'MaleName'),
  )
  const isHero = (word: Word | undefined) =>
    isName(word) || (!hasRival && own !== undefined && word?.plain === own.subject)
  return joined(words, (word, at) => {
    if (isName(word)) {
      if (isName(words[at - 1])) return ''
      return /['’]s$/.test(word.text) ? 'your' : 'you'
    }
    if (isHero(words[at - 1]) && word.tags.has('Verb') && !word.tags.has('Gerund'))
      return word.plain === 'was' ? 'were' : word.tags.has('PastTense') ? undefined : baseOf(word)
    if (!own || hasRival) return undefined
    if (word.plain === own.subject) return 'you'
    if (word.plain === own.self) return 'yourself'
    if (word.plain === own.own && isFollowedByNoun(words, at)) return 'your'
    return word.plain === own.object ? 'you' : undefined
  }).replace(/ {2,}/g, ' ')
}

function isFollowedByNoun(words: Word[], at: number): boolean {
  const next = words[at + 1]
  return !!next && !/[.,;:!?]/.test(words[at]!.after) && !isA(next, 'preposition') && !isA(next, 'determiner')
}
