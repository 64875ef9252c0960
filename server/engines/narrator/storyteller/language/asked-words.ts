import type { Asks, Mention } from './clause.ts'
import { isFunctionWord } from './phrase-end.ts'
import { isClauseAt } from './clause-starts.ts'
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
export function askedAt(words: Word[]): { asks: Asks; at: number; about?: Mention; degree?: string } {
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
    const isMeasure =
      second !== undefined &&
      (second.tags.has('Adjective') ||
        classes.adverbs.has(second.plain) ||
        (words[0]!.node?.head === second && /^(?:ADJ|ADV)$/.test(second.node!.tag))) &&
      !auxiliary.test(second.plain)
    return isMeasure ? { asks: 'how', at: 2, degree: second.plain } : { asks: 'how', at: 1 }
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

/** 'Do you think', 'does she believe' after an asking word, where a verb or a clause follows. */
export function opinionAt(words: Word[], at: number): { end: number; isOfYou: boolean } | undefined {
  if (!/^(?:do|does|did)$/.test(words[at]?.plain ?? '')) return undefined
  const subject = phraseAt(words, at + 1, { isSubject: true, endsBeforeBase: true })
  if (!subject || !/^(?:think|believe|suppose|reckon|guess|suspect)$/.test(words[subject.end]?.plain ?? ''))
    return undefined
  const end = subject.end + 1
  return isClauseAt(words, end) || verbsHere(words[end]).some(({ form }) => form !== 'ing')
    ? { end, isOfYou: subject.mention.pronoun === 'you' }
    : undefined
}

/** 'raining', 'cold outside', 'a dream' of 'it is …': nobody is meant by 'it'. */
export const isWeather = (words: Word[], at: number): boolean =>
  /^(?:raining|snowing|cold|dark|hot|warm|foggy|sunny|windy|late|early|night|morning|evening|midnight|noon|dawn|dusk|winter|summer|spring|autumn|quiet|light|bright|freezing|stormy|daytime|cloudy|time)$/.test(
    words[at]?.plain ?? '',
  ) ||
  (words[at]?.plain === 'a' &&
    /^(?:dream|joke|trick|trap|test|lie|nightmare)$/.test(words[at + 1]?.plain ?? '')) ||
  (/^(?:getting|still|so|very|really|too|just|only|all|already)$/.test(words[at]?.plain ?? '') &&
    isWeather(words, at + 1))
