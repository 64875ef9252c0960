import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'
import { baseOfThird, contracted, pastOf, thirdPerson, verbsOf } from '../../language/verb-forms.ts'
import { toldBack, turnedRound, withNames } from '../../telling/second-person.ts'
import type { Entity, World } from '../../world/world.ts'
import type { Asked } from './asked.ts'
import { LEAD } from './settle-open.ts'
import { agreed } from './short-answer.ts'

const ASKED =
  /^((?:what|which|who|whom|whose|where|when|why|how)\b(?: \p{L}+){0,3}?) (is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|must)(n['’]t| not)? (.+)$/iu
/** A name that is called at the end. */
const CALLED = /,(?: \p{L}+){1,2}$/u
const TOLD_AS_ASKED = /^\p{L}+ (?:i|you|he|she|it|we|they|the|my|your|his|her|their|this|that) /iu
const OF_THEM = /\b(?:he|she|they) ((?:(?:last|first|ever|really|once) )?)(\p{L}+)/u
const OF_ME: Record<string, string> = {
  is: 'am',
  are: 'am',
  were: 'was',
  was: 'was',
  has: 'have',
  does: 'do',
}
/** What is said before a verb. */
const BEFORE = /^(?:(?:last|first|ever|really|still|also|just|even|\p{L}+ly) )*/u

/** 'What the freighter was carrying' of 'what was the freighter carrying?', in the mouth of whoever is asked, or told to the reader; undefined where it is not sure how it goes. */
export function indirectly(asked: Asked, world: World, speaker?: Entity): string | undefined {
  const told = turnedIntoClause(asked, world, speaker)
  return told !== undefined && BROKEN.test(told) ? undefined : told
}

/** What no clause says: 'the map me drew', 'where to'. */
const BROKEN =
  /\b(?:me|him|them|us) (?:am|are|is|was|were|have|has|had|will|would|can|could|should|must|did|do|\p{L}+ed)\b|^\p{L}+ to$/u

function turnedIntoClause({ about, clause }: Asked, world: World, speaker?: Entity): string | undefined {
  const text = withNames(clause.text, world)
    .replace(/[?!.\s]+$/, '')
    .replace(LEAD, '')
    .replace(CALLED, '')
    .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
  if (
    /[,;:"“.?!]| (?:you|i|he|she|it|we|they) .*\b(?:you|i) \p{L}+$/iu.test(text) ||
    text.split(' ').length > 15
  )
    return undefined
  const turned = (words: string) =>
    speaker
      ? turnedRound(` ${words}`, speaker)
          .replace(/\bus\b/, 'you')
          .replace(/ now$/, '')
          .trim()
      : toldBack(words, world)
  // 'Why he is afraid', as it was told to be asked, is 'why I am afraid'.
  if (TOLD_AS_ASKED.test(text))
    return speaker && about === speaker
      ? turned(text).replace(
          OF_THEM,
          (_, before: string, verb: string) => `I ${before}${OF_ME[verb] ?? baseOfThird(verb) ?? verb}`,
        )
      : turned(text)
  const [, lead = '', helper = '', not, after = ''] = ASKED.exec(text) ?? []
  if (helper === '') {
    const [asks, next = ''] = text.split(' ')
    return /^(?:what|who|where|when|how|which)$/.test(asks!) && (next === 'to' || verbsOf(next).length > 0)
      ? turned(text)
      : undefined
  }
  const tokens = parseSentence(after)
  const phrase = subjectEnd(tokens)
  const isVerbIn = phrase === tokens.length && phrase > 1 && !/^(?:is|are|am|was|were)$/.test(helper)
  const end = isVerbIn ? phrase - 1 : phrase
  const rest = tokens[end] ? after.slice(tokens[end].start) : ''
  const given = after.slice(0, tokens[end]?.start).trim()
  const before = BEFORE.exec(rest)![0]
  const [verb = '', ...more] = rest.slice(before.length).split(' ')
  const isBe = /^(?:is|are|am|was|were)$/.test(helper)
  const isOfAsked =
    end === 0 || (/^(?:who|what)$/.test(lead) && /^ha[sd]$/.test(helper) && verbsOf(verb).length === 0)
  if (isOfAsked) return not ? undefined : `${lead} ${helper} ${turned(after)}`
  if (isBe ? tokens[0]!.tag === 'PRON' && tokens[end]?.tag === 'NOUN' : verbsOf(verb).length === 0)
    return undefined
  const subject = speaker ? turnedRound(given, speaker) : turned(given)
  const agreeing = agreed(helper, subject)
  if (!not && /^(?:do|does|did)$/.test(helper)) {
    const told = helper === 'did' ? pastOf(verb) : agreeing === 'does' ? thirdPerson(verb) : verb
    return `${lead} ${subject} ${before}${told} ${turned(more.join(' '))}`.trim()
  }
  return `${lead} ${subject} ${not ? contracted(agreeing) : agreeing} ${turned(rest)}`.trim()
}

/** Where the phrase of the subject ends: 'the name of the ship'. */
function subjectEnd(tokens: readonly Token[]): number {
  const phrase = (from: number): number => {
    if (tokens[from]?.tag === 'PRON' && !/^(?:my|your|his|her|its|our|their)$/i.test(tokens[from].word))
      return from + 1
    let at = from
    while (
      at < tokens.length &&
      /^(?:DET|ADJ|NOUN|PROPN|NUM|PRON|PART)$/.test(tokens[at]!.tag) &&
      tokens[at]!.word !== 'to' &&
      tokens[at]!.word !== 'not'
    )
      at++
    while (at > from && !/^(?:NOUN|PROPN|NUM)$/.test(tokens[at - 1]!.tag)) at--
    return at
  }
  const end = phrase(0)
  return end > 0 && tokens[end]?.word === 'of' && phrase(end + 1) > end + 1 ? phrase(end + 1) : end
}
