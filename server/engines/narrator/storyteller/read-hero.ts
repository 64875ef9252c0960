import { namesIn } from './names-in.ts'
import { phraseAt, type Phrase } from './noun-phrase.ts'
import type { Word } from './read-language.ts'
import { isA } from './read-language.ts'
import { animalWords, genderOfRole, personWords } from './wordbooks/person-words.ts'

export interface HeroPhrase {
  role: string
  name?: string
  gender?: 'he' | 'she'
  person: 'first' | 'second' | 'third'
  /** The sentence that says who the hero is. */
  sentence: Word[]
  /** In that sentence, for a hero told of in the third person: where the main verb stands; 0 when there is none. */
  verbAt: number
  /** One of several: the sentence speaks of all of them. */
  isOneOf?: boolean
}

/** How many sentences may go by before a hero in the third person comes in: 'It is 1923. Margaret Hale arrives …' */
const MOST_BEFORE_HERO = 3

/** Who the hero is: 'I am …', 'You are …', 'As a …', or the one that the first sentences are about. */
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
      if (found)
        return { ...found, person: subject.startsWith('i') ? 'first' : 'second', sentence: words, verbAt: 0 }
    }
  }
  const turned = turnedInto(sentences)
  if (turned) return turned
  if (sentences.some((words) => words.some(({ plain }) => /^(?:i|i'm|my|we|our|you|your)$/.test(plain))))
    return undefined
  const [first, ...later] = sentences.slice(0, MOST_BEFORE_HERO)
  return (
    (first && heroInThirdPerson(first, false)) ??
    later.map((words) => heroInThirdPerson(words, true)).find((hero) => hero !== undefined)
  )
}

/** 'I wake up as a goldfish', 'I accidentally became the leader of a cult' */
function turnedInto(sentences: Word[][]): HeroPhrase | undefined {
  for (const words of sentences) {
    if (!/^(?:i|you)$/.test(words[0]?.plain ?? '')) continue
    const at = words.findIndex(
      ({ plain }, i) =>
        /^(?:become|became|play)$/.test(plain) ||
        (plain === 'as' &&
          words.slice(0, i).some((word) => /^(?:w[ao]ke|wake|reborn|work)$/.test(word.plain))) ||
        (plain === 'into' && words[i - 1]?.plain === 'turned'),
    )
    const found = at < 0 || at > 6 ? undefined : roleAt(words, at + 1)
    if (found && found.role !== 'traveller')
      return { ...found, person: words[0]!.plain === 'i' ? 'first' : 'second', sentence: words, verbAt: 0 }
  }
  return undefined
}

function heroInThirdPerson(words: Word[], mustBeNamed: boolean): HeroPhrase | undefined {
  const many = oneOfMany(words)
  if (many) return many
  const phrase = phraseAt(words, words[0]?.plain === 'as' ? 1 : 0)
  if (!phrase || !/^(?:a|an|the|\w+'s|)$/.test(phrase.lead)) return undefined
  if (phrase.isPlural) return undefined
  const span = words.slice(0, phrase.end)
  const names = namesIn(span, true)
  const isSomebody =
    personWords.has(phrase.head.toLowerCase()) ||
    animalWords.has(phrase.head.toLowerCase()) ||
    ACTOR.test(phrase.head)
  if ((!isSomebody || mustBeNamed) && names.length === 0) return undefined
  const verbAt = mainVerbAt(words, phrase.end)
  if (names.length > 0 && verbAt > 0) {
    const role = span.find(({ plain }) => personWords.has(plain))?.plain ?? roleAfter(words, phrase)
    return {
      role: role ?? 'traveller',
      name: names.join(' '),
      gender: genderIn(span, role),
      person: 'third',
      sentence: words,
      verbAt,
    }
  }
  return phrase.lead === '' || phrase.lead === 'the'
    ? undefined
    : {
        role: shortRole(phrase.name),
        gender: genderIn(span, phrase.head),
        person: 'third',
        sentence: words,
        verbAt,
      }
}

const MOST_OF_A_PHRASE = 4

/** 'space pirates' and 'two rivals share one umbrella' make the hero one of them. */
function oneOfMany(words: Word[]): HeroPhrase | undefined {
  const isCounted = /^(?:two|three|four)$/.test(words[0]?.plain ?? '')
  const at = isCounted ? 1 : words.length - 1
  const one = words[at] && singular(words[at])
  const isPhrase = words.length <= MOST_OF_A_PHRASE && !words.some((word) => isA(word, 'determiner'))
  if (!one || !(isCounted ? words.length > 2 : isPhrase)) return undefined
  const front = isCounted ? [] : words.slice(0, at).map(({ plain }) => plain)
  return { role: [...front, one].join(' '), person: 'third', sentence: words, verbAt: 0, isOneOf: true }
}

function singular({ plain }: Word): string | undefined {
  const one = plain.endsWith('s') ? plain.replace(/(?<=x)es$|s$/, '') : ''
  return personWords.has(one) ? one : undefined
}

const genderIn = (span: Word[], role: string | undefined): 'he' | 'she' | undefined =>
  span.some(({ tags }) => tags.has('FemaleName'))
    ? 'she'
    : span.some(({ tags }) => tags.has('MaleName'))
      ? 'he'
      : genderOfRole(role ?? '')

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
    const [name = phrase.name] = phrase.name.split(/ of | from /)
    const title = words[from]!.plain
    const trade = personWords.has(title) && name.includes(' ') ? title : undefined
    return { name, role: roleAfter(words, phrase) ?? trade ?? 'traveller' }
  }
  const isTrade = phrase.lead === '' && personWords.has(phrase.head.toLowerCase())
  return isArticle(phrase) || isTrade ? { role: shortRole(phrase.name) } : undefined
}

/** What follows a name: 'Margaret Hale, a nurse from Leeds' is a nurse. */
function roleAfter(words: Word[], { end }: Phrase): string | undefined {
  const next = /,/.test(words[end - 1]?.after ?? '') ? phraseAt(words, end) : undefined
  return next && isArticle(next) ? shortRole(next.name) : undefined
}

const isArticle = ({ lead }: Phrase) => /^(?:a|an|the|one)$/.test(lead)

const ADJECTIVES =
  /^(?:young|old|only|last|first|new|waking|lone|lonely|brave|simple|lost|retired|former|poor|private|famous|humble|clever|small|tired|cursed|disgraced|next|best|own|dear|elderly|dying|late|little) /

/** 'the retired keeper of the light' → 'keeper' */
export function shortRole(name: string): string {
  const oneOf = /^(?:last|first|only|one) of (?:the |all )*(.+)s$/.exec(name)
  if (oneOf) return shortRole(oneOf[1]!)
  const [core = name] = name.split(/ of | in | on | from /)
  return core.split(' ').slice(-2).join(' ').replace(ADJECTIVES, '').toLowerCase()
}
