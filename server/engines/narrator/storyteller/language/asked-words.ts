import type { Asks, Mention } from './clause.ts'
import { isFunctionWord } from './phrase-end.ts'
import { phraseAt } from './noun-phrase.ts'
import { verbsHere } from './verb-signs.ts'
import * as classes from './word-classes.ts'
import type { Word } from './words.ts'

export const isWord = (word: Word | undefined): word is Word => word?.kind === 'word'

const askedByHow: Record<string, Asks> = {
  many: 'howMany',
  much: 'howMuch',
  long: 'howLong',
  far: 'howFar',
  old: 'howOld',
  late: 'whatTime',
}

export const auxiliary =
  /^(?:am|is|are|was|were|do|does|did|have|has|had|can|could|will|would|shall|should|may|might|must)$/

/** The asking words: 'how many guards', 'what time', 'which of the doors', 'whose coat'. */
export function askedAt(words: Word[]): { asks: Asks; at: number; about?: Mention } {
  const { plain } = words[0]!
  const second = words[1]
  if (plain === 'how') {
    const asks = askedByHow[second?.plain ?? '']
    if (asks) {
      const phrase = asks === 'howMany' || asks === 'howMuch' ? phraseAt(words, 2) : undefined
      const isThing = phrase && !isFunctionWord(words[2])
      return {
        asks,
        at: isThing ? phrase.end : words[2]?.plain === 'of' ? (phraseAt(words, 3)?.end ?? 2) : 2,
        about: isThing ? phrase.mention : words[2]?.plain === 'of' ? phraseAt(words, 3)?.mention : undefined,
      }
    }
    return {
      asks: 'how',
      at:
        second &&
        (second.tags.has('Adjective') || classes.adverbs.has(second.plain)) &&
        !auxiliary.test(second.plain)
          ? 2
          : 1,
    }
  }
  if (plain === 'what' && second?.plain === 'time') return { asks: 'whatTime', at: 2 }
  if (plain === 'what' && /^(?:kind|sort|type)$/.test(second?.plain ?? '')) {
    const phrase = phraseAt(words, words[2]?.plain === 'of' ? 3 : 2)
    return { asks: 'whatKind', at: phrase?.end ?? 2, about: phrase?.mention }
  }
  if (/^(?:what|which|whose)$/.test(plain)) {
    const start = /^(?:else|exactly|the|on|in)$/.test(second?.plain ?? '') && second?.plain !== 'the' ? 2 : 1
    if (plain === 'what' && second?.plain === 'the' && /^(?:hell|heck|fuck)$/.test(words[2]?.plain ?? ''))
      return { asks: 'what', at: 3 }
    if (words[start]?.plain === 'of') {
      const of = phraseAt(words, start + 1)
      return { asks: plain as Asks, at: of?.end ?? start, about: of?.mention }
    }
    const phrase =
      isWord(words[start]) &&
      !isFunctionWord(words[start]) &&
      verbsHere(words[start]).every(({ form }) => form === 'base')
        ? phraseAt(words, start, { isSubject: true })
        : undefined
    return { asks: plain as Asks, at: phrase?.end ?? start, about: phrase?.mention }
  }
  if (/^(?:who|whom|where|when|why)$/.test(plain))
    return {
      asks: plain === 'whom' ? 'who' : (plain as Asks),
      at: second?.plain === 'else' || second?.plain === 'exactly' ? 2 : 1,
    }
  if (/^(?:if|whether)$/.test(plain)) return { asks: 'whether', at: 1 }
  return { asks: 'whether', at: 0 }
}

/** The asking words of a question without a verb: 'how long till dawn'. */
export function askedIn(text: string): Asks {
  const [word = '', measure = ''] = text.toLowerCase().split(/\W+/)
  return word === 'how' && /^(?:many|much|long|far|old)$/.test(measure)
    ? (`how${measure[0]!.toUpperCase()}${measure.slice(1)}` as Asks)
    : (word as Asks)
}
