import { isClauseAt, isInfinitive } from './clause-starts.ts'
import type { Actor, Clause, Mention } from './clause.ts'
import { isFunctionWord } from './phrase-end.ts'
import { phraseAt } from './noun-phrase.ts'
import { isQuestionStart } from './segment-signs.ts'
import { verbGroupAt } from './verb-group.ts'
import { verbsHere, type VerbGroup } from './verb-signs.ts'
import * as classes from './word-classes.ts'
import type { Word } from './words.ts'

/** What the clauses before lend to the next: who acted, and in which form. */
export interface Before {
  actor?: Actor
  form?: string
  /** Who was told to do something: in 'ask Marta to run home and fetch help' she is to fetch it too. */
  ordered?: Actor
  /** Somebody called by name: 'Marta, run'. */
  vocative?: Mention
}

export const ordering = new Set(
  'tell ask order command beg urge instruct direct persuade convince make want encourage force signal beckon motion invite get remind warn send have need like request implore yell shout scream whisper gesture wave'.split(
    ' ',
  ),
)

export const stative = classes.stativeVerbs

export const isWord = (word: Word | undefined): word is Word => word?.kind === 'word'

export const greeting =
  /^(?:hi|hello|hey|greetings|hiya|howdy|good (?:day|morning|evening|afternoon|night)|welcome|farewell|goodbye|bye)\b/

export const consent =
  /^(?:yes|yeah|yep|yup|ok|okay|sure|aye|fine|alright|of course|certainly|absolutely|agreed|deal|yea|k|indeed|gladly)\b/

export const refusal =
  /^(?:no (?:way|deal|thanks|thank you|chance)|no|nope|nah|never|absolutely not|not (?:now|yet|today|really|at all|me)|nay)\b/

export const base = (
  text: string,
): Pick<Clause, 'kind' | 'actor' | 'polarity' | 'modality' | 'tense' | 'text'> => ({
  kind: 'act',
  actor: 'hero',
  polarity: 'affirmed',
  modality: 'does',
  tense: 'present',
  text,
})

export const heroMention = (actor: Actor): Mention | undefined =>
  actor === 'hero'
    ? { text: 'me', head: 'me', pronoun: 'me' }
    : actor === 'companions'
      ? { text: 'us', head: 'us', pronoun: 'us' }
      : undefined

export const isNegativeObject = (mention: Mention | undefined) =>
  mention !== undefined &&
  (mention.determiner === 'no' ||
    mention.determiner === 'neither' ||
    /^(?:nothing|nobody|none)$/.test(mention.pronoun ?? ''))

export const isHad = (group: VerbGroup, text: string) =>
  /\b(?:had|never)\b/i.test(text) && group.isPerfect === true

export const isSayingVerb = ({ verb, act }: Clause) =>
  /^(?:say|ask|tell|shout|whisper|talk|greet|warn|beg|joke|insult|threaten|praise|thank|apologize|lie|confess|promise|accuse|comfort|persuade|smile|cry|insult|accept|refuse|sing|pray|read|phone|write|introduce|kiss)$/.test(
    act ?? '',
  ) || /^(?:laugh|sigh|grin|growl|snap|hiss|bark|gasp|groan|lie|call|cry|sob|agree)$/.test(verb ?? '')

export const isContentAhead = (words: Word[], at: number) =>
  isWord(words[at]) && (classes.whWords.has(words[at].plain) || /^(?:if|whether)$/.test(words[at].plain))

/** 'hi pippa im new here', 'no thanks I have work': said as a whole. */
export const isGreeted = (whole: Word[], rest: Word[]) =>
  (/^(?:hi|hello|greetings|howdy|thanks|thank)$/.test(whole[0]!.plain) ||
    (whole[0]!.plain === 'no' && /^thanks?$/.test(whole[1]?.plain ?? ''))) &&
  rest.length < whole.length &&
  !isQuestionStart(rest, 0) &&
  !rest.some(({ kind }) => kind === 'quote')

/** 'give me', 'come with me', 'hand it to us': somebody else is to do it. */
export function isForMe(words: Word[], group: VerbGroup): boolean {
  const end = words.findIndex(
    (word, at) => at >= group.end && (word.kind === 'mark' || isContentAhead(words, at)),
  )
  const own = words.slice(group.end, end < 0 ? words.length : end)
  const at = own.findIndex(({ plain }) => plain === 'me' || plain === 'us')
  // 'Set fire to the bridge behind us'.
  if (
    at > 1 &&
    (own[at]!.node?.label === 'nmod' || own[at - 1]!.plain === 'behind' || own[at - 2]!.plain === 'next')
  )
    return false
  return (
    at === 0 ||
    (at > 0 &&
      /^(?:to|with|for|at|from|after|behind|beside)$/.test(own[at - 1]!.plain) &&
      !/^(?:look|take|bring|put|pull|close|lock|open|shut|keep|search|wait|check)$/.test(
        group.lemma + (at > 2 ? '' : ' '),
      ))
  )
}

/** 'yes, ', 'oh ', 'hello ': taken off, with the word that counts. */
export function withoutOpener(words: Word[]): { words: Word[]; opener?: string } {
  const text = words.map(({ plain }) => plain).join(' ')
  const lead =
    greeting.exec(text) ??
    consent.exec(text) ??
    refusal.exec(text) ??
    /^(?:thanks(?: a lot)?|thank you(?: so much| very much)?|sorry)\b/.exec(text)
  // 'No fire': there is to be none, and nobody refuses.
  const isNone = lead?.[0] === 'no' && words[0]?.node?.label === 'det' && isWord(words[1])
  if (isNone) return { words }
  if (lead) {
    const count = lead[0].split(' ').length
    const rest = words.slice(count).filter((word, at) => !(at === 0 && word.kind === 'mark'))
    const isName = rest.length > 0 && rest.length < 4 && phraseAt(rest, 0)?.end === rest.length
    const isAlone = rest.every(isFiller)
    if (isAlone || (isName && !isClauseAt(words, 0) && !/^(?:no|fine|never)$/.test(lead[0])))
      return { words: isAlone ? [] : rest, opener: lead[0] }
    if (/^(?:no|never|not|fine|sure|deal|welcome|good|indeed)/.test(lead[0]) && words[count]?.kind !== 'mark')
      return { words: dropFillers(words) }
    return { words: dropFillers(rest), opener: undefined }
  }
  return { words: dropFillers(words) }
}

export const isFiller = ({ kind, plain, isName }: Word) =>
  kind === 'mark' ||
  (!isName &&
    (classes.interjections.has(plain) || /^(?:so|then|well|and|but|please|or)$/.test(plain)) &&
    !/^(?:look|listen|man|god|no|nope|yes)$/.test(plain))

export function dropFillers(words: Word[]): Word[] {
  let at = 0
  while (
    at < words.length - 1 &&
    isWord(words[at]) &&
    !words[at]!.isName &&
    ((classes.interjections.has(words[at]!.plain) &&
      (/^(?:look|listen)$/.test(words[at]!.plain)
        ? isClauseAt(words, at + 1)
        : !/^(?:please|right|fine|man|god)$/.test(words[at]!.plain))) ||
      /^(?:then|please|and|but|so|also|maybe|perhaps|now|first|next|finally|suddenly|meanwhile|eventually|afterwards|later|okay|anyway|instead|just|plus|or|well|still|actually|basically|immediately|quickly|slowly)$/.test(
        words[at]!.plain,
      )) &&
    isWord(words[at + 1]) &&
    !(
      words[at]!.plain === 'so' &&
      (words[at + 1]!.tags.has('Adjective') || classes.auxiliaries.has(words[at + 1]!.plain))
    )
  )
    at++
  while (words[at]?.kind === 'mark') at++
  let end = words.length
  while (
    end > at + 1 &&
    (words[end - 1]!.kind === 'mark' ||
      (/^(?:please|lol|haha|now|too|then|lmao|ok)$/.test(words[end - 1]!.plain) &&
        // 'If he is ok' asks after that.
        !(
          words[end - 1]!.plain === 'ok' &&
          /^(?:is|are|am|was|were|be|not|feels?)$/.test(words[end - 2]!.plain)
        )))
  )
    end--
  return words.slice(at, end)
}

/** Where the verb of a clause without subject stands, after its adverbs. */
export function firstVerb(words: Word[]): number | undefined {
  for (let at = 0; at < Math.min(words.length, 4); at++) {
    const word = words[at]!
    if (!isWord(word)) return undefined
    if (word.plain === 'to' && at === 0 && isInfinitive(words, 1)) return 1
    // 'Rain.', 'snow everywhere': nobody does that.
    if (at === 0 && classes.weathers.has(word.plain) && !classes.determiners.has(words[1]?.plain ?? ''))
      return undefined
    const isHelper = classes.auxiliaries.has(word.plain) || classes.negations.has(word.plain)
    if ((verbsHere(word).length > 0 || isHelper) && verbGroupAt(words, at)) {
      const next = words[at + 1]
      const isNounish =
        verbsHere(word).every(({ form }) => form === 'base') &&
        classes.nounsFirst.has(word.plain) &&
        !isHelper &&
        isWord(next) &&
        !classes.determiners.has(next.plain) &&
        !classes.objectPronouns.has(next.plain) &&
        !isFunctionWord(next)
      return isNounish && verbsHere(next).length > 0 ? undefined : at
    }
    if (
      !classes.adverbs.has(word.plain) &&
      !/.ly$/.test(word.plain) &&
      !/^(?:please|just|and|then|but|so|or)$/.test(word.plain)
    )
      return unknownImperative(words, at)
  }
  return undefined
}

/** 'zorble the plates': a word no lexicon holds, before 'the' or a name, is taken for a verb. */
export const unknownImperative = (words: Word[], at: number) =>
  at === 0 &&
  isWord(words[1]) &&
  (classes.determiners.has(words[1].plain) || classes.objectPronouns.has(words[1].plain)) &&
  !isFunctionWord(words[0]) &&
  !words[0]!.isName &&
  verbsHere(words[0]).length > 0
    ? 0
    : undefined
