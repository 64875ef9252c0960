import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { genderOfFirstName } from '#server/ground/first-names/first-names.ts'
import { PERSONS } from './agreement.ts'
import { genderOfNoun } from './gendered-nouns.ts'
import { isSubject } from './hero-phrase.ts'
import { kindOfNoun } from './noun-kinds.ts'

/** What the words of a hero told of in the third person have become; undefined for what stays. */
type Told = (at: number) => string | undefined

/** Whether a 'he' or 'she' is another than the hero, by what stands beside it in the sentence. */
export const isOfAnother = (tokens: Token[], at: number, role: string | undefined, told: Told): boolean =>
  (role === 'object' && isDoneByHero(tokens, at, told)) ||
  (role !== undefined && isTakenOfAnother(tokens, at, told)) ||
  (role === 'subject' && isHearer(tokens, at, told)) ||
  (role !== undefined &&
    tokens[at]!.label === 'nmod:poss' &&
    (isOfDoer(tokens, at, told) || isOfAsked(tokens, at, told)))

/** 'Kerstin lies to her': who does it to 'her' is not she; 'shuts it behind her' is. */
function isDoneByHero(tokens: Token[], at: number, told: Told): boolean {
  const { label, head, word } = tokens[at]!
  // 'Lays her bare hand on it', which the parse took for her who is laid bare.
  const [next, noun] = tokens.slice(at + 1, at + 3)
  if (/^her$/i.test(word) && next?.tag === 'ADJ' && /^NNS?$/.test(noun?.form ?? '')) return false
  // 'Sits down beside her' is beside another; 'puts it down beside her' and 'shuts it behind her' are not.
  const isAt = tokens.some(
    (each) =>
      each.head === at &&
      (/^(?:to|at|opposite|towards?|past|against|from|for|after|across|off)$/i.test(each.word) ||
        (/^(?:beside|next|near|by|with|into)$/i.test(each.word) &&
          !tokens.some((other) => other.head === head && other.label === 'obj'))),
  )
  // 'Tips her five dollars', which the parse took for hers.
  const isGiven = label === 'nmod:poss' && (tokens[at + 1]?.tag === 'NUM' || isBare(tokens, at))
  if (!/^i?obj$/.test(label) && !(label === 'obl' && isAt) && !isGiven) return false
  return isByHero(tokens, isGiven ? at - 1 : head, told)
}

function isByHero(tokens: Token[], of: number, told: Told): boolean {
  let verb = of
  const subject = () => tokens.findIndex((each) => each.head === verb && isSubject(each))
  // 'Without taking his eyes off her'.
  const isOf = (each?: Token) => each?.label === 'conj' || (each?.label === 'advcl' && each.form === 'VBG')
  while (subject() < 0 && isOf(tokens[verb])) verb = tokens[verb]!.head
  const by = told(subject())
  return by === PERSONS.first.subject || by === PERSONS.second.subject
}

/** 'Amos tells him that he has until noon': it is the other who has. */
function isHearer(tokens: Token[], at: number, told: Told): boolean {
  const saying = tokens[tokens[at]!.head]
  const asking = saying && tokens[saying.head]
  // 'Noor asks Sild if she can swim', 'asks her what she would like': whoever is asked.
  if (asking?.lemma === 'ask' && /^(?:ccomp|advcl|xcomp|conj)$/.test(saying!.label))
    return tokens.some(
      ({ head, label, tag }, other) =>
        head === saying!.head &&
        /^i?obj$/.test(label) &&
        (tag === 'PROPN' || (tag === 'PRON' && isDoneByHero(tokens, other, told))),
    )
  const hearer = tokens[at]!.word.toLowerCase() === 'he' ? 'him' : 'her'
  // 'Asks her what she would like, and whether she remembers it', however far the parse hangs them apart.
  const isAsked = ({ word }: Token, before: number) =>
    word.toLowerCase() === hearer && before < at && tokens[before - 1]?.lemma === 'ask'
  if (tokens.some((each, before) => isAsked(each, before) && isDoneByHero(tokens, before, told))) return true
  return (
    saying?.label === 'ccomp' &&
    /^(?:tell|warn|remind|advise|order)$/.test(tokens[saying.head]?.lemma ?? '') &&
    tokens.some(
      ({ head, word }, other) =>
        head === saying.head && word.toLowerCase() === hearer && isDoneByHero(tokens, other, told),
    )
  )
}

/** 'Asks the child where her mother is': the child's. */
function isOfAsked(tokens: Token[], at: number, told: Told): boolean {
  let clause = at
  while (clause >= 0 && tokens[clause]!.label !== 'ccomp') clause = tokens[clause]!.head
  const asking = tokens[clause]?.head ?? -1
  if (tokens[asking]?.lemma !== 'ask') return false
  const asked = tokens.findIndex(({ head, label }) => head === asking && /^i?obj$/.test(label))
  const { lemma = '', word = '', tag } = tokens[asked] ?? {}
  const gender = tag === 'PROPN' ? genderOfFirstName(word) : genderOfNoun(lemma)
  const own = /^his$/i.test(tokens[at]!.word) ? 'm' : 'f'
  return /^(?:NOUN|PROPN)$/.test(tag ?? '') && told(asked) === undefined && (gender ?? own) === own
}

const GESTURE =
  /^(?:shake|raise|lift|lower|clear|scratch|lick|bow|cross|fold|open|close|shut|narrow|roll|rub|bite|tilt|cock|turn|stretch|nod|bare|wring|clench|shrug)$/

/** 'The boy shakes his head', 'Aunt Keziah puts down her spoon': their own, and not the hand of the hero that they take. */
function isOfDoer(tokens: Token[], at: number, told: Told): boolean {
  const { label, head: verb, lemma } = tokens[tokens[at]!.head]!
  const isOfBody = kindOfNoun(lemma) === 'body'
  if (!/^ob[jl]/.test(label) || (isOfBody && !GESTURE.test(tokens[verb]?.lemma ?? ''))) return false
  const doer = tokens.findIndex((each) => each.head === verb && isSubject(each))
  const { tag = '', lemma: noun = '', word = '' } = tokens[doer] ?? {}
  if (doer < 0 || told(doer) !== undefined || !/^(?:NOUN|NUM|PROPN)$/.test(tag)) return false
  const own = /^his$/i.test(tokens[at]!.word) ? 'm' : 'f'
  return isOfBody
    ? !tokens.some((each) => each.head === doer && each.label === 'nmod:poss')
    : (genderOfNoun(noun.toLowerCase()) ?? genderOfFirstName(word)) === own
}

/** 'Helps her up', 'asks for her by her name': nothing of hers comes after it, whatever the parse sees. */
export const isBare = (tokens: Token[], at: number): boolean =>
  /^(?:up|down|out|off|away|along|home|by|to|from|with|into|onto|at)$/i.test(tokens[at + 1]?.word ?? '')

/** 'Takes her hand': nobody takes their own. */
function isTakenOfAnother(tokens: Token[], at: number, told: Told): boolean {
  const { label, head } = tokens[at]!
  const part = tokens[head]
  return (
    label === 'nmod:poss' &&
    /^(?:hand|arm|wrist|pulse|cheek|elbow)$/.test(part?.lemma ?? '') &&
    /^(?:take|grab|kiss|stroke|squeeze)$/.test(tokens[part?.head ?? -1]?.lemma ?? '') &&
    isByHero(tokens, part!.head, told)
  )
}

const TOUCHING = /^(?:feel|check|touch|kiss|stroke|hold|take|squeeze|grab|grip|pat|bandage|cup)$/

/** Of whom something was done to before it: 'kneels beside her, feels her pulse and sees that she is awake'. */
export function isOfNearest(tokens: Token[], at: number): boolean {
  const { label, head } = tokens[at]!
  const above = tokens[head]
  if (isSubject(tokens[at]!)) return above?.label === 'ccomp'
  const isOfBody = kindOfNoun(above?.lemma ?? '') === 'body' || above?.lemma === 'pulse'
  return label === 'nmod:poss' && isOfBody && TOUCHING.test(tokens[above?.head ?? -1]?.lemma ?? '')
}

/** Whether a thing is not yet theirs: 'owes her forty livres'. */
export function isOwed(tokens: Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  return (
    after?.tag === 'NUM' &&
    /^(?:owe|give|pay|lend|offer|hand|show|send|bring|leave|tip|cost|bet|slip|throw|toss|deal|pour|cut|buy|charge)$/.test(
      before?.lemma ?? '',
    )
  )
}

/** Whether the same was the hero's before: 'at her brother, then at the girl, then at her brother again'. */
export const isHadBefore = (tokens: Token[], at: number, changed: ReadonlyMap<number, string>): boolean =>
  [...changed.keys()].some(
    (own) => own < at && tokens[own]!.label === 'nmod:poss' && tokens[own + 1]?.word === tokens[at + 1]?.word,
  )
