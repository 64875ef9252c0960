import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { isSubjectOfNoun } from './person-names.ts'
import { singular } from '../word-finder.ts'
import {
  AFAR,
  ANOTHER_TIME,
  BY_MACHINE,
  DEPICTED,
  FARAWAY,
  FAR_OFF,
  GENERAL,
  IN_PICTURE,
  KIN,
  LEAVES,
  NO_ONE,
  OVER_THERE,
  PEEPS,
  SHOWN,
  THROUGH,
  UNDONE,
  WONT,
  WONTEDLY,
} from './absence-signs.ts'
import { clauseOf, placeOf, type Presence, TELLS } from './told-clause.ts'
import { elsewhereFrom } from './elsewhere.ts'
import { caseOf, childrenOf, firstInRow, type ToldTree } from './told-trees.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
export const SAYS = words(
  'say ask answer whisper murmur call shout cry add reply laugh mutter yell snap growl explain mumble sigh repeat breathe hiss bark',
)
const BESIDE = words(
  'with beside behind near between among past around before toward towards to at over by next across opposite above below beneath under against on in amid after through',
)
const OF_PEOPLE =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen|pair|couple|row|line|ring|group|crowd|knot|handful|gang|band|company|circle|most|some|several|many|all|both|none|half|rest|hundred|thousand|pack|party|team|host|sea|stream|troop|procession|queue|row|front|midst|presence)s?$/i

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
  // 'Your torch slides over painted walls, jackals, a row of women'.
  if (DEPICTED.test(before.join(' '))) return 'afar'
  // 'A dog somewhere.'
  if (tokens[at + 1]?.word.toLowerCase() === 'somewhere') return 'untold'
  if (isSubjectOfNoun(tokens, at)) return 'acts'
  // 'Eleven pairs of children's shoes.'
  if (/^['’]s?$/.test(tokens[at + 1]?.word ?? '') && !/^(?:VERB|AUX)$/.test(tokens[at + 2]?.tag ?? ''))
    return 'untold'
  if (/(?:\blike|\bthan|\bas [\w-]+ as) (?:an? |the |any )?(?:[\w-]+ )?$/i.test(`${before.join(' ')} `))
    return 'untold'
  if (/^(?:vocative|flat|compound|nmod:desc|reparandum)$/.test(label)) return 'untold'
  if (SHOWN.test(line) || BY_MACHINE.test(sentence)) return 'afar'
  if (ANOTHER_TIME.test(sentence)) return 'untold'
  const behind = tokens.slice(at + 1, at + 9)
  const isBeforeVerb = label.startsWith('nsubj') && behind.slice(0, 3).some(({ tag }) => tag === 'VERB')
  if (!isFar && !isBeforeVerb && THROUGH.test(behind.map(({ word }) => word).join(' '))) return 'untold'
  if (
    !isFar &&
    (before.includes(',') || /^(?:out|down|over|up|through)\b/i.test(sentence)) &&
    [sentence.slice(sentence.lastIndexOf('”') + 1), ...before.join(' ').split(' , ')].some((each) =>
      OVER_THERE.test(each.trim()),
    )
  )
    return FAR_OFF.test(sentence) ? 'gone' : 'untold'
  if (
    !isFar &&
    (/\bfar (?:off|away|below|above|under|beneath|side of the (?:valley|river|lake|street|bay|field|hill))\b/i.test(
      sentence,
    ) ||
      IN_PICTURE.test(sentence))
  )
    return 'untold'
  if (!isFar && AFAR.test(sentence)) return 'gone'
  if (!isFar && PEEPS.test(sentence)) return 'gone'
  const lead = piece.map((word) => singular(word.toLowerCase()))
  if (!isFar && elsewhereFrom(lead) < lead.length) return 'untold'
  const preposition = caseOf(tokens, at) || caseOf(tokens, first)
  const role = label.split(':')[0]!
  if (label === 'nmod:poss') return 'untold'
  if (role === 'nmod') {
    const above = tokens[head]!
    // 'A line of soldiers', and not 'the line of the chairman'.
    const isOfPeople =
      OF_PEOPLE.test(above.word) &&
      (tokens[at]!.form !== 'NN' || /^(?:one|front|presence|midst)$/i.test(above.word))
    if (preposition === 'of' && !isOfPeople) return 'untold'
    // 'There is no one here but a woman in grey'.
    if (own.some((i) => tokens[i]!.word === 'but') && /^(?:one|nobody|nothing)$/i.test(above.word))
      return 'there'
    if (preposition === 'from' || (preposition !== 'of' && !isBeside(preposition))) return 'untold'
    // 'A table with two men' is as there as the table.
    return above.tag === 'VERB'
      ? clauseOf(tokens, head, isPastTold, 'there')
      : placeOf(tokens, head, isPastTold)
  }
  if (role === 'obl') {
    const isFrom = /^(?:across|away)$/.test(tokens[first - 2]?.word.toLowerCase() ?? '')
    if (label === 'obl:agent' || preposition === 'by') return clauseOf(tokens, head, isPastTold, 'there')
    if (
      !isBeside(preposition) &&
      !isFrom &&
      (preposition !== '' ||
        TELLS.has(tokens[head]!.lemma) ||
        /^(?:lose|miss|need|want)$/.test(tokens[head]!.lemma))
    )
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
  if (role === 'nsubj') {
    // 'The window where the girl does her sums.'
    if (WHERE.test(before.slice(-4).join(' '))) return 'untold'
    const { word, lemma } = tokens[head]!
    // 'The table where your barrister sat', 'old Pascoe always says that'.
    const isUsual = /^(?:where|when|how|why)$/i.test(word) || (SAYS.has(lemma) && WONTEDLY.test(sentence))
    // 'The closet is where the interns cry.'
    if (tokens[head]!.label === 'advcl:relcl' && /^(?:where|when)$/i.test(tokens[tokens[head]!.head]!.word))
      return 'untold'
    return isUsual ? 'untold' : clauseOf(tokens, head, isPastTold, 'acts', at)
  }
  if (role === 'obj' || role === 'iobj') {
    // '“Yes,” calls Pryce.'
    if (SAYS.has(tokens[head]!.lemma) && (isQuote(tokens[head - 1]?.word) || isQuote(tokens[head - 2]?.word)))
      return clauseOf(tokens, head, isPastTold, 'acts')
    // 'You can see the riders' from afar.
    if (
      /^(?:see|hear|smell)$/.test(tokens[head]!.lemma) &&
      childrenOf(tokens, head).some((i) => /^(?:can|could)$/i.test(tokens[i]!.word))
    )
      return isFar ? 'there' : 'untold'
    if (UNDONE.test(tokens[head]!.lemma) && childrenOf(tokens, head).some((i) => tokens[i]!.lemma === 'have'))
      return 'gone'
    if (FARAWAY.has(tokens[head]!.lemma) || (/^(?:have|own)$/.test(tokens[head]!.lemma) && role === 'obj'))
      return 'untold'
    return clauseOf(tokens, head, isPastTold, 'there')
  }
  // '“It is stuck,” says Dad.'
  if (role === 'ccomp' && SAYS.has(tokens[head]!.lemma) && isQuote(tokens[head - 1]?.word))
    return clauseOf(tokens, head, isPastTold, 'acts')
  // 'The butler, the niece, and the man': the last of a row.
  if (role === 'appos')
    return preposition === 'with' || tokens.slice(Math.max(0, at - 3), at).some(({ word }) => word === 'and')
      ? placeOf(tokens, head, isPastTold)
      : 'untold'
  // 'Three goblins, singing.'
  const isDoing = role === 'root' && own.some((i) => tokens[i]!.label === 'acl')
  const presence = placeOf(tokens, first, isPastTold)
  return isDoing && presence === 'there' ? 'acts' : presence
}

const WHERE = /\b(?:window|house|room|cottage|hut|tower|town|village|yard|cell|shop) where\b/i
const isQuote = (word: string | undefined): boolean => word !== undefined && /^[”"’'»]+$/.test(word)
const isBeside = (preposition: string): boolean =>
  preposition !== '' &&
  preposition.split(' ').every((each) => BESIDE.has(each) || each === 'from' || each === 'of')

/** Whether whoever a sentence tells of is only in a picture, a label or a tale. */
export const isOnlyTold = (trees: readonly ToldTree[], i: number): boolean =>
  isIntroduced(trees[i - 1]?.tokens) ||
  isTitle(trees[i]!.tokens) ||
  isOfPictures(trees.slice(Math.max(0, i - 3), i + 1))

/** 'The Drowning of Uncle Emil': what a label or a title says. */
const isTitle = (tokens: readonly Token[]): boolean => {
  const long = tokens.filter(({ word }) => /^\p{L}{4,}$/u.test(word))
  return long.length > 2 && long.every(({ word }) => /^\p{Lu}/u.test(word))
}

/** Behind pictures that are dealt with, a list or a piece without a verb says what is in them: 'her son at his baptism'. */
const isOfPictures = (trees: readonly ToldTree[]): boolean =>
  trees.slice(0, -1).some(({ tokens }) => tokens.some(({ lemma }) => PICTURE.test(lemma.toLowerCase()))) &&
  (trees.at(-2)!.tokens.at(-1)?.word === ':' ||
    !trees.at(-1)!.tokens.some(({ label, tag }) => label === 'root' && (tag === 'VERB' || tag === 'AUX')))
const PICTURE =
  /^(?:photograph|photo|picture|snapshot|portrait|painting|postcard|poster|album|drawing|sketch|mural|film|footage|slide)$/

/** 'You hear it then:', 'far out a line of dots:': what follows is only heard, told of or far off. */
const isIntroduced = (before: readonly Token[] | undefined): boolean =>
  before?.at(-1)?.word === ':' &&
  before.some(({ lemma }) =>
    /^(?:hear|tell|describe|remember|imagine|dream|read|recall|promise|play|valley|far|distance|horizon|picture|photograph|screen|camera|laptop|monitor|painting|portrait|poster|film|label|list|letter|envelope|note|message|window)$/.test(
      lemma.toLowerCase(),
    ),
  )

/** Whether somebody speaks aloud. */
export const isSaying = (tokens: readonly Token[], at: number): boolean =>
  SAYS.has(tokens[tokens[at]!.head]?.lemma ?? '')
