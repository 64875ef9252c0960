import { phraseAt } from './noun-phrase.ts'
import type { Word } from './read-language.ts'
import { isA } from './read-language.ts'

export interface HeroPhrase {
  role: string
  name?: string
  person: 'first' | 'second' | 'third'
  /** Where the verb of a third-person hero stands. */
  verbAt: number
}

/** Who the hero is: 'I am …', 'You are …', or the actor that the first sentence is about. */
export function heroOf(sentences: Word[][]): HeroPhrase | undefined {
  for (const words of sentences) {
    for (let at = 0; at < words.length - 1; at++) {
      const subject = words[at]!.plain
      const isFirst = subject === 'i' || subject === "i'm"
      if (!isFirst && subject !== 'you' && subject !== "you're") continue
      const copula = words[at + 1]!.plain
      const phraseFrom =
        copula === 'am' || copula === 'are' || copula === 'was' || copula === 'were'
          ? at + 2
          : subject.includes("'")
            ? at + 1
            : -1
      if (phraseFrom < 0) continue
      const found = roleAt(words, phraseFrom)
      if (found) return { ...found, person: isFirst ? 'first' : 'second', verbAt: 0 }
    }
  }
  const first = sentences[0]
  const phrase = first && phraseAt(first, first[0]?.plain === 'as' ? 1 : 0)
  if (!first || !phrase || !/^(?:a|an|the|)$/.test(phrase.lead)) return undefined
  const verbAt = first.findIndex(
    (word, at) =>
      at >= phrase.end &&
      (word.tags.has('Verb') || isA(word, 'auxiliary')) &&
      !isA(first[at - 1], 'preposition'),
  )
  const isActor = first
    .slice(0, phrase.end)
    .some(
      ({ tags, plain }) =>
        tags.has('Actor') ||
        tags.has('Person') ||
        /(?:er|or|ist|ian|man|woman|girl|boy|child|knight|thief|chef|nurse)$/.test(plain),
    )
  const found = roleAt(first, 0)
  return isActor && found ? { ...found, person: 'third', verbAt } : undefined
}

/** 'Wren, a young mapmaker' or 'a retired pilot': the trade, and the name if one is given. */
function roleAt(words: Word[], from: number): { role: string; name?: string } | undefined {
  const phrase = phraseAt(words, from)
  if (!phrase || /\d/.test(phrase.name)) return undefined
  if (phrase.isProper) {
    const next = phraseAt(words, phrase.end)
    const hasTrade = next && /,/.test(words[phrase.end - 1]?.after ?? '') && /^(?:a|an|the)$/.test(next.lead)
    return { name: phrase.name, role: hasTrade ? shortRole(next.name) : 'traveller' }
  }
  if (!/^(?:a|an|the|one)$/.test(phrase.lead)) return undefined
  return { role: shortRole(phrase.name) }
}

const shortRole = (name: string) => {
  const [core = name] = name.split(/ of | in | on | from /)
  return core
    .split(' ')
    .slice(-2)
    .join(' ')
    .replace(
      /^(?:young|old|only|last|first|new|waking|lone|brave|simple|lost|retired|former|poor|private) /,
      '',
    )
    .toLowerCase()
}
