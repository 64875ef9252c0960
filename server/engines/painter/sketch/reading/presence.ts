import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { isSubjectOfNoun } from './person-names.ts'
import { singular } from '../word-finder.ts'
import {
  ANOTHER_TIME,
  BY_MACHINE,
  FAR_OFF,
  IN_PICTURE,
  OVER_THERE,
  PEEPS,
  SHOWN,
  THROUGH,
} from './absence-signs.ts'
import { elsewhereFrom } from './elsewhere.ts'
import { caseOf, childrenOf, firstInRow } from './told-trees.ts'

/** Whether a sentence shows somebody: 'acts' as its subject, 'there' otherwise; 'gone' where it tells that they are elsewhere. */
export type Presence = 'acts' | 'there' | 'untold' | 'gone'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
export const SAYS = words(
  'say ask answer whisper murmur call shout cry add reply laugh mutter yell snap growl explain mumble sigh repeat breathe hiss bark',
)
/** Verbs whose object need not be there. */
const FARAWAY = words(
  `remember miss need want hear await seek expect know mention imagine dream hate trust blame recall mistake phone telephone
   name write love fear forget describe invent play suspect avenge mourn marry become obey please mean warn tell envy deserve lose praise curse thank hide`,
)
const LEAVES = words('go leave die flee depart vanish disappear escape drown burn')
const AWAY = words(
  'dead gone away absent missing ashore abroad elsewhere upstairs downstairs late asleep-upstairs buried',
)
const FAR = words('below above overhead outside beyond far')
const APPEARS = words('come arrive appear be')
const UNREAL = words('would should might could will shall may ought wo ll d')
const TELLS = words(
  'say tell think remember hear dream imagine believe hope promise explain swear claim know suppose pretend wonder ask',
)
const BESIDE = words(
  'with beside behind near between among past around before toward towards to at over by next across opposite above below beneath under against on in amid after through',
)
const NO_ONE = words('no every any each which another whose first last neither either')
const OF_PEOPLE =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen|pair|couple|row|line|ring|group|crowd|knot|handful|gang|band|company|circle|most|some|several|many|all|both|none|half|rest|hundred|thousand|pack|party|team|host|sea|stream|troop|procession|queue|row)s?$/i

/** How a sentence tells of the person or thing at a word, which may be far off; where the telling is in the present, the past is another time. */
export function presenceOf(
  tokens: readonly Token[],
  at: number,
  isPastTold: boolean,
  isFar = false,
): Presence {
  const first = firstInRow(tokens, at)
  const { label, head } = tokens[first]!
  const own = childrenOf(tokens, at)
  if (
    own.some(
      (i) =>
        (tokens[i]!.label === 'det' || tokens[i]!.label === 'amod') &&
        NO_ONE.has(tokens[i]!.word.toLowerCase()),
    )
  )
    return 'untold'
  const before = tokens.slice(0, at).map(({ word }) => word)
  const piece = before.slice(before.lastIndexOf(',') + 1)
  const line = `${piece.join(' ')} `
  const sentence = tokens.map(({ word }) => word).join(' ')
  if (isSubjectOfNoun(tokens, at)) return 'acts'
  if (/(?:\blike|\bthan|\bas [\w-]+ as) (?:an? |the |any )?(?:[\w-]+ )?$/i.test(`${before.join(' ')} `))
    return 'untold'
  if (/^(?:vocative|flat|compound|nmod:desc|reparandum)$/.test(label)) return 'untold'
  if (SHOWN.test(line) || BY_MACHINE.test(sentence) || ANOTHER_TIME.test(sentence)) return 'untold'
  const behind = tokens.slice(at + 1, at + 9)
  const isBeforeVerb = label.startsWith('nsubj') && behind.slice(0, 3).some(({ tag }) => tag === 'VERB')
  if (!isFar && !isBeforeVerb && THROUGH.test(behind.map(({ word }) => word).join(' '))) return 'untold'
  if (
    !isFar &&
    (before.includes(',') || /^(?:out|down|over|up|through)\b/i.test(sentence)) &&
    OVER_THERE.test(sentence.slice(sentence.lastIndexOf('”') + 1).trim())
  )
    return FAR_OFF.test(sentence) ? 'gone' : 'untold'
  if (!isFar && (/\bfar (?:off|away|below|above)\b/i.test(sentence) || IN_PICTURE.test(sentence)))
    return 'untold'
  if (!isFar && PEEPS.test(sentence)) return 'gone'
  const lead = piece.map((word) => singular(word.toLowerCase()))
  if (!isFar && elsewhereFrom(lead) < lead.length) return 'untold'
  const preposition = caseOf(tokens, at) || caseOf(tokens, first)
  const role = label.split(':')[0]!
  if (label === 'nmod:poss') return 'untold'
  if (role === 'nmod') {
    const above = tokens[head]!
    if (preposition === 'of' && !OF_PEOPLE.test(above.word)) return 'untold'
    // 'There is no one here but a woman in grey'.
    if (own.some((i) => tokens[i]!.word === 'but') && /^(?:one|nobody|nothing)$/i.test(above.word))
      return 'there'
    if (preposition !== 'of' && !isBeside(preposition)) return 'untold'
    // 'A table with two men' is as there as the table.
    return above.tag === 'VERB'
      ? clauseOf(tokens, head, isPastTold, 'there')
      : placeOf(tokens, head, isPastTold)
  }
  if (role === 'obl') {
    const isFrom = /^(?:across|away)$/.test(tokens[first - 2]?.word.toLowerCase() ?? '')
    if (label === 'obl:agent' || preposition === 'by') return clauseOf(tokens, head, isPastTold, 'there')
    if (!isBeside(preposition) && !isFrom && (preposition !== '' || TELLS.has(tokens[head]!.lemma)))
      return 'untold'
    if (
      preposition === 'to' &&
      /^(?:speak|write|pray|call|belong|send|talk|listen)$/.test(tokens[head]!.lemma)
    )
      return 'untold'
    return clauseOf(tokens, head, isPastTold, 'there')
  }
  // 'Your grandmother said that …'
  if (
    role === 'nsubj' &&
    KIN.test(tokens[at]!.lemma) &&
    own.some((i) => tokens[i]!.label === 'nmod:poss') &&
    WONT.test(tokens[head]!.word)
  )
    return 'untold'
  // 'A coach who has gone to answer the phone.'
  if (
    own.some(
      (i) =>
        tokens[i]!.label === 'acl:relcl' &&
        LEAVES.has(tokens[i]!.lemma) &&
        childrenOf(tokens, i).some((j) => tokens[j]!.lemma === 'have'),
    )
  )
    return 'gone'
  // 'Pirates have paperwork' tells of all there are.
  if (
    role === 'nsubj' &&
    tokens[at]!.form === 'NNS' &&
    own.every((i) => !/^(?:det|nummod|nmod:poss|amod|acl)/.test(tokens[i]!.label)) &&
    GENERAL.test(tokens[head]!.lemma)
  )
    return 'untold'
  // 'Old Pascoe always says that.'
  if (role === 'nsubj' && SAYS.has(tokens[head]!.lemma) && WONTEDLY.test(sentence)) return 'untold'
  if (role === 'nsubj') return clauseOf(tokens, head, isPastTold, 'acts', at)
  if (role === 'obj' || role === 'iobj') {
    // '“Yes,” calls Pryce.'
    if (SAYS.has(tokens[head]!.lemma) && (isQuote(tokens[head - 1]?.word) || isQuote(tokens[head - 2]?.word)))
      return clauseOf(tokens, head, isPastTold, 'acts')
    if (UNDONE.test(tokens[head]!.lemma) && childrenOf(tokens, head).some((i) => tokens[i]!.lemma === 'have'))
      return 'gone'
    if (FARAWAY.has(tokens[head]!.lemma) || (/^(?:have|own)$/.test(tokens[head]!.lemma) && role === 'obj'))
      return 'untold'
    return clauseOf(tokens, head, isPastTold, 'there')
  }
  // 'The butler, the niece, and the man': the last of a row.
  if (role === 'appos')
    return tokens.slice(Math.max(0, at - 3), at).some(({ word }) => word === 'and')
      ? placeOf(tokens, head, isPastTold)
      : 'untold'
  return placeOf(tokens, first, isPastTold)
}

const GENERAL = /^(?:have|be|need|like|know|want|love|hate|own|believe|use)$/
const WISHED = /^(?:request|rule|order|notice|law|rumou?r|hope|fear|wish|idea|demand)$/
const KIN =
  /^(?:mother|father|grandmother|grandfather|aunt|uncle|brother|sister|wife|husband|son|daughter|teacher|master)$/
const WONT = /^(?:said|told|taught|used|was|had|left|died|gave|made|kept|knew|built|loved|warned)$/
const WONTEDLY = /^[^“”]*\b(?:always|often|usually|sometimes|too|as well)\b[^“”]*$/
/** What leaves nobody behind that has been done to. */
const UNDONE = /^(?:kill|murder|poison|shoot|strangle|stab|bury|drown|hang|kidnap|abduct|arrest|leave)$/
const isQuote = (word: string | undefined): boolean => word !== undefined && /^[”"’'»]+$/.test(word)
const isBeside = (preposition: string): boolean =>
  preposition !== '' &&
  preposition.split(' ').every((each) => BESIDE.has(each) || each === 'from' || each === 'of')

/** A noun that is no subject: the sentence itself, or what its verb has. */
function placeOf(tokens: readonly Token[], at: number, isPastTold: boolean): Presence {
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
function clauseOf(
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
    if (auxiliaries.some(({ word }) => UNREAL.has(word.toLowerCase().replace(/^['’]/, '')))) return 'untold'
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
      const isPerfect = auxiliaries.some(({ lemma }) => lemma === 'have')
      if (LEAVES.has(token.lemma) && (isPerfect || token.form === 'VBD')) return 'gone'
      const isDenied = ownWords.some((word) => /^(?:not|n['’]t|never)$/.test(word))
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
    if (/^(?:ccomp|xcomp|csubj)$/.test(label) && TELLS.has(above.lemma) && label !== 'xcomp') return 'untold'
    if (/^(?:acl|acl:relcl|advcl|ccomp|xcomp)$/.test(label)) {
      at = head
      if (!isVerbal(above)) break
      continue
    }
    break
  }
  return presence
}

const isVerbal = ({ tag }: Token): boolean => tag === 'VERB' || tag === 'AUX'
const isPast = (verb: Token, auxiliaries: readonly Token[]): boolean =>
  auxiliaries.length > 0
    ? auxiliaries.some(({ form, word }) => form === 'VBD' && !/^(?:could|would)$/i.test(word))
    : (verb.form === 'VBD' && verb.word.toLowerCase() !== verb.lemma) ||
      (verb.form === 'VBN' && !/^(?:acl|amod|advcl|xcomp|conj)/.test(verb.label))
