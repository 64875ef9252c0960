import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isPlaceNoun, kindOfNoun } from '../../language/noun-kinds.ts'
import type { FoundPerson } from '../found-person.ts'
import type { Scene } from './cast.ts'

const ASKING = /^(?:ask|beg|demand|request|knock|ring)$/

/** Who says something or never does, who does not wake, and who is no longer what they were. */
export function speechByClause({ frame, told, objects, isSo, toHero }: Scene): void {
  const { verb, lemma, complement, obliques } = frame
  const isSaying = (word: string) =>
    /^(?:speak|talk|say|tell|ask|sing|call|lie)$/.test(word) ||
    sensesOf(word, 'verb')[0]?.field === 'verb.communication'
  const isStopped = lemma === 'stop' && complement !== undefined && isSaying(complement.lemma)
  for (const person of told) {
    if (frame.isPassive) continue
    if (isSo && isSaying(verb.lemma) && verb.tag === 'VERB') person.isTalking = true
    if (
      isSo &&
      (ASKING.test(verb.lemma) ||
        ((toHero || !frame.isPast) && /^(?:tell|say|hire|offer|invite|warn)$/.test(verb.lemma)))
    )
      person.isAsking = true
    // 'She will not say her name': all else she may.
    const isSilent =
      frame.isNegated &&
      /^(?:speak|talk|say)$/.test(lemma) &&
      !verb.children.some(({ label }) => /^(?:obj|ccomp)$/.test(label))
    if (isSilent || isStopped || verb.plain === 'mute') person.isMute = true
    if (frame.isNegated && /^(?:wake|wake up)$/.test(lemma)) person.isAsleep = true
  }
  // 'I have turned my master into a turnip'.
  if (/^(?:turn|change|transform)$/.test(lemma) && obliques.some(([preposition]) => preposition === 'into'))
    for (const person of objects) person.isMute = true
}

/** 'One of the lamps talked to me': a thing that talks can be talked to. */
export function talkingThing({ frame, cast, told, isSo }: Scene): FoundPerson | undefined {
  const { verb, subjects } = frame
  const [who] = subjects
  const noun = who?.plain === 'one' ? who.children.find(({ label }) => label === 'nmod') : who
  if (
    !isSo ||
    told.length > 0 ||
    !/^(?:talk|speak|whisper|sing|answer|insist)$/.test(verb.lemma) ||
    noun?.tag !== 'NOUN'
  )
    return undefined
  if (
    cast.isHero(noun) ||
    isPlaceNoun(noun.plain) ||
    /^(?:readable|event)$/.test(kindOfNoun(noun.lemma) ?? '')
  )
    return undefined
  return {
    role: noun.lemma,
    kind: 'person',
    state: 'near',
    isTalking: true,
    isCompanion: false,
    isFoe: false,
    traits: [],
    keys: new Set([noun.lemma]),
  }
}
