import { namesIn } from './names-in.ts'
import { phraseAt, type Phrase } from './noun-phrase.ts'
import type { Word } from './read-language.ts'
import { isA } from './read-language.ts'
import { animalWords, personWords } from './wordbooks/person-words.ts'

export interface HeroPhrase {
  role: string
  name?: string
  person: 'first' | 'second' | 'third'
  /** In the first sentence, for a hero told of in the third person: where the main verb stands; 0 when there is none. */
  verbAt: number
}

/** Who the hero is: 'I am …', 'You are …', 'As a …', or the one that the first sentence is about. */
export function heroOf(sentences: Word[][]): HeroPhrase | undefined {
  for (const words of sentences) {
    for (let at = 0; at < words.length - 1; at++) {
      const subject = words[at]!.plain
      if (!/^(?:i|i'm|you|you're)$/.test(subject)) continue
      const from = subject.includes("'")
        ? at + 1
        : /^(?:am|are|was|were)$/.test(words[at + 1]!.plain)
          ? at + 2
          : undefined
      const found = from === undefined ? undefined : roleAt(words, from)
      if (found) return { ...found, person: subject.startsWith('i') ? 'first' : 'second', verbAt: 0 }
    }
  }
  return sentences[0] && heroInThirdPerson(sentences[0])
}

function heroInThirdPerson(words: Word[]): HeroPhrase | undefined {
  const phrase = phraseAt(words, words[0]?.plain === 'as' ? 1 : 0)
  if (!phrase || phrase.isPlural || !/^(?:a|an|the|)$/.test(phrase.lead)) return undefined
  const span = words.slice(0, phrase.end)
  const names = namesIn(span, true)
  const isSomebody =
    personWords.has(phrase.head.toLowerCase()) ||
    animalWords.has(phrase.head.toLowerCase()) ||
    ACTOR.test(phrase.head)
  if (!isSomebody && names.length === 0) return undefined
  const verbAt = mainVerbAt(words, phrase.end)
  if (names.length > 0 && verbAt > 0) {
    const role = span.find(({ plain }) => personWords.has(plain))?.plain ?? 'traveller'
    return { role, name: names.join(' '), person: 'third', verbAt }
  }
  return phrase.lead === '' || phrase.lead === 'the'
    ? undefined
    : { role: shortRole(phrase.name), person: 'third', verbAt }
}

const ACTOR = /(?:er|or|ist|ian|smith|maker|keeper|man|woman|girl|boy|chef|thief|knight|nurse|guard)$/i

/** A verb outside any 'who …' clause; 0 when the sentence has none. */
function mainVerbAt(words: Word[], from: number): number {
  for (let at = from; at < words.length; at++) {
    if (/^(?:who|whose|that|which|where)$/.test(words[at]!.plain)) return 0
    const isVerb = words[at]!.tags.has('Verb') && !words[at]!.tags.has('Gerund')
    if (
      (isVerb || isA(words[at], 'auxiliary')) &&
      !isA(words[at - 1], 'preposition') &&
      words[at - 1]?.plain !== 'to'
    )
      return at
  }
  return 0
}

/** 'Wren, a young mapmaker' or 'a retired pilot': the trade, and the name if one is given. */
function roleAt(words: Word[], from: number): { role: string; name?: string } | undefined {
  const phrase = phraseAt(words, from)
  if (!phrase || /\d/.test(phrase.name)) return undefined
  const isNamed = phrase.isProper || (phrase.lead === '' && /^\p{Lu}/u.test(words[from]!.text))
  if (isNamed) {
    const next = /,/.test(words[phrase.end - 1]?.after ?? '') ? phraseAt(words, phrase.end) : undefined
    return { name: phrase.name, role: next && isArticle(next) ? shortRole(next.name) : 'traveller' }
  }
  return isArticle(phrase) ? { role: shortRole(phrase.name) } : undefined
}

const isArticle = ({ lead }: Phrase) => /^(?:a|an|the|one)$/.test(lead)

const ADJECTIVES =
  /^(?:young|old|only|last|first|new|waking|lone|lonely|brave|simple|lost|retired|former|poor|private|famous|humble|clever|small|tired|cursed|disgraced) /

function shortRole(name: string): string {
  const [core = name] = name.split(/ of | in | on | from /)
  return core.split(' ').slice(-2).join(' ').replace(ADJECTIVES, '').toLowerCase()
}
