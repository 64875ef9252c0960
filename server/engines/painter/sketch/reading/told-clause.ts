import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { AWAY, FAR, LEAVES, UNDONE, WISHED } from './absence-signs.ts'
import { isPast, isVerbal } from './told-tense.ts'
import { caseOf, childrenOf } from './told-trees.ts'

/**
 * Whether a sentence shows somebody: 'acts' as its subject, 'there' otherwise; 'gone' where it tells that they are elsewhere, and 'afar' where it only lets them be
 * seen or heard, by a picture or a wire.
 */
export type Presence = 'acts' | 'there' | 'untold' | 'gone' | 'afar'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
const UNREAL = words('would should might could will shall may ought wo ll d')
const APPEARS = words('come arrive appear be')
export const TELLS = words(
  'say tell think remember hear dream imagine believe hope promise explain swear claim know suppose pretend wonder ask',
)

/** A noun that is no subject: the sentence itself, or what its verb has. */
export function placeOf(tokens: readonly Token[], at: number, isPastTold: boolean): Presence {
  const own = childrenOf(tokens, at)
  const isPredicate = own.some((i) => tokens[i]!.label === 'cop')
  // 'The king's men will be here by morning', where 'here' was taken for what says which men.
  if (own.some((i) => childrenOf(tokens, i).some((j) => UNREAL.has(tokens[j]!.word)))) return 'untold'
  // 'Ines is already there', where the name is read as what is said.
  if (own.some((i) => tokens[i]!.label === 'cop' && i > at)) return 'acts'
  // 'He is the barber' shows nobody else; 'it is Mara' and 'there is a king' do.
  if (isPredicate && !own.some((i) => tokens[i]!.label === 'expl' || /^(?:it|there)$/i.test(tokens[i]!.word)))
    return 'untold'
  if (/^(?:about|for|like|as|without|than|of|until|since|from)\b/.test(caseOf(tokens, at))) return 'untold'
  const above = tokens[at]!.head
  return above < 0 ? 'there' : clauseOf(tokens, above, isPastTold, 'there')
}

/** Whether what a clause tells happens here and now. */
export function clauseOf(
  tokens: readonly Token[],
  from: number,
  isPastTold: boolean,
  presence: 'acts' | 'there',
  subject = -1,
): Presence {
  let at = from
  for (let steps = 0; at >= 0 && steps < 6; steps++) {
    const token = tokens[at]!
    const own = childrenOf(tokens, at)
    const ownWords = own.map((i) => tokens[i]!.word.toLowerCase())
    const auxiliaries = own.filter((i) => /^(?:aux|cop)/.test(tokens[i]!.label)).map((i) => tokens[i]!)
    // 'The mule will go no further' is here, and will not.
    const isRefusing =
      auxiliaries.some(({ word }) => /^(?:will|wo)$/i.test(word)) &&
      ownWords.some((word) => /^(?:not|n['’]t|no|never)$/.test(word))
    if (!isRefusing && auxiliaries.some(({ word }) => UNREAL.has(word.toLowerCase().replace(/^['’]/, ''))))
      return 'untold'
    const marks = own
      .filter((i) => tokens[i]!.label === 'mark' || tokens[i]!.label === 'advmod')
      // 'At once the guard turns'.
      .filter((i) => tokens[i - 1]?.word.toLowerCase() !== 'at')
      .map((i) => tokens[i]!.word.toLowerCase())
    if (
      marks.some((word) => /^(?:if|unless|until|though|once|than|since)$/.test(word)) &&
      !(marks.includes('though') && !marks.includes('as'))
    )
      return 'untold'
    if (steps === 0 && subject >= 0) {
      if (
        ownWords.some((word) => FAR.has(word)) &&
        ownWords.some((word) => /^(?:is|are|was|were|['’]s)$/.test(word))
      )
        return 'untold'
      if (AWAY.has(token.lemma) || ownWords.some((word) => AWAY.has(word))) return 'gone'
      if (/^(?:NOUN|PROPN)$/.test(token.tag) && token.tag === 'PROPN' && caseOf(tokens, at) === 'in')
        return 'gone'
      if (tokens[subject]!.label === 'nsubj:pass' && UNDONE.test(token.lemma)) return 'gone'
      const isPerfect = auxiliaries.some(({ lemma }) => lemma === 'have')
      if (LEAVES.has(token.lemma) && (isPerfect || token.form === 'VBD')) return 'gone'
      const isDenied = ownWords.some((word) => /^(?:not|n['’]t|never)$/.test(word))
      // 'The boy isn't there.'
      if (isDenied && /^(?:there|here|home|around)$/.test(token.lemma)) return 'gone'
      const isNever = (APPEARS.has(token.lemma) || token.form === 'VB') && marks.includes('never')
      if (isDenied && (isNever || /^(?:come|arrive|appear)$/.test(token.lemma))) return 'untold'
    }
    if (!isPastTold && isVerbal(token) && isPast(token, auxiliaries)) return 'untold'
    // 'The request that visitors be quiet', 'nowhere that a woman can hide'.
    const isWished =
      WISHED.test(tokens[token.head]?.lemma ?? '') || auxiliaries.some(({ word }) => word === 'can')
    if (marks.concat(ownWords).includes('that') && subject >= 0 && steps === 0 && isWished) return 'untold'
    const { head, label } = token
    if (head < 0) break
    const above = tokens[head]!
    // What somebody is said, thought or dreamt to do.
    // What joins on with 'and' is told, too: '“Da,” you say, and your father turns'.
    if (
      /^(?:ccomp|csubj)$/.test(label) &&
      TELLS.has(above.lemma) &&
      !own.some((i) => tokens[i]!.label === 'cc')
    )
      return 'untold'
    if (/^(?:acl|acl:relcl|advcl|ccomp|xcomp)$/.test(label)) {
      at = head
      if (!isVerbal(above)) break
      continue
    }
    break
  }
  return presence
}
