import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { Scene } from './cast.ts'

const ASKING = /^(?:ask|beg|demand|request|knock|ring)$/

/** Who says something or never does, and who does not wake. */
export function speechByClause({ frame, told, isSo, toHero }: Scene): void {
  const { verb, lemma, complement } = frame
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
}
