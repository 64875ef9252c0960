import { answerLines } from '../../content/answers.ts'
import type { Clause } from '../../language/clause.ts'
import { capitalised } from '../../language/letter-case.ts'
import { verbsOf } from '../../language/verb-forms.ts'
import { mend } from '../../telling/polish.ts'
import { toldBack, turnedRound, withNames } from '../../telling/second-person.ts'
import { keepFact, setState } from '../../world/change.ts'
import { type Entity, factAbout, hasState } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import { HELPER, type Parts, partsOf, putOf, statementOf } from './as-statement.ts'
import type { Asked } from './asked.ts'
import { keyOf } from './settle-open.ts'
import { said } from './yes-or-no.ts'

const PUT = new RegExp(`^(?:${HELPER}) `, 'i')
const LEAD = /^\W*(?:(?:and|but|so|then|well|ok|okay|now|hey|wait),? )*/i
/** 'Or not', 'or something': no other way is named. */
const OPEN =
  /^(?:not|no|what|else|so|more|less|something|anything|whatever|two|nothing|both|neither)\b(?! else)/i
/** Nobody owns up to it for being asked. */
const GUILT =
  /\bI (?:lie|lied|stole|took|killed|murdered|poisoned|broke|pushed|hid|did it|betrayed|cheated)\b/

/** Two questions of yes or no with an 'or' between are one, of which of the two is so. */
export function withChoices(clauses: Clause[], typed: string): Clause[] {
  const all: Clause[] = []
  for (const clause of clauses) {
    const before = all.at(-1)
    const isSecond =
      before?.kind === 'question' &&
      before.question?.asks === 'whether' &&
      (clause.question?.asks === 'whether' || (clause.kind === 'act' && clause.text.split(' ').length < 3)) &&
      new RegExp(`\\bor (?:just |only |maybe |rather )?${clause.text.split(' ')[0]}\\b`, 'i').test(typed)
    if (isSecond) all[all.length - 1] = { ...before, text: `${before.text} or ${clause.text}` }
    else all.push(clause)
  }
  return all
}

/** Tells which of the two that a question names is so, and keeps it; false where it names no two. */
export function tellChoice(scene: Scene, asked: Asked, speaker?: Entity): boolean {
  const { world, reply, random } = scene
  const ways = waysIn(asked.text, (words) => (speaker ? turnedRound(words, speaker) : toldBack(words, world)))
  if (!ways) return false
  scene.isAnswered = true
  scene.hasChanged = true
  scene.isSettled = true
  // What the hero does or feels is for nobody to choose.
  if (!speaker && /\b(?:do|should|shall|will|must|can) (?:i|we)\b|^(?:did|would) i\b/.test(asked.text))
    return reply.say(answerLines.dilemma) || (reply.tell('That is for you to say.'), true)
  const key = keyOf(asked, world)
  const isFirst = GUILT.test(ways[1]) || random.chance(0.5)
  const chosen = factAbout(world, 'story', key)?.text ?? ways[toldWay(asked.about, ways) ?? (isFirst ? 0 : 1)]
  const told = mend(capitalised(withNames(chosen, world)))
  keepFact(world, 'story', key, told)
  const quality = / (?:is|are) (?:still )?(\p{L}+)$/u.exec(told)?.[1]
  if (asked.about && quality && asked.about.id !== 'abstract' && asked.text.includes(quality))
    setState(asked.about, quality)
  if (speaker) return said(scene, speaker, told)
  reply.answer(`${told}.`)
  return true
}

/** Which way the story has told of already. */
function toldWay(about: Entity | undefined, ways: string[]): 0 | 1 | undefined {
  const at = ways.findIndex((way) => hasState(about, way.split(' ').at(-1)!))
  return at < 0 ? undefined : at === 0 ? 0 : 1
}

/** 'Does he cry or look away' as 'he cries' and 'he looks away'; 'which way, left or right' as the two. */
function waysIn(asked: string, told: (words: string) => string): [string, string] | undefined {
  const text = asked.replace(LEAD, '').replace(/[?!. ]+$/, '')
  const at = text.lastIndexOf(' or ')
  const left = text.slice(0, at).replace(/,$/, '')
  const right = text.slice(at + 4).replace(/^(?:if|whether) /i, '')
  if (at < 0 || right === '' || OPEN.test(right) || /,.*,/.test(text)) return undefined
  const embedded = /^(?:if|whether) (.+)$/i.exec(left)?.[1]
  const put = PUT.test(left) ? left : embedded && putOf(embedded)
  if (!put) {
    const named = /^(?:what|which|who|where|when|how)\b.*, ?((?:\p{L}[\p{L}'’]* ?){1,4})$/iu.exec(left)?.[1]
    const isBare = left.split(' ').length < 4 && right.split(' ').length < 4 && !embedded
    return named ? [told(named), told(right)] : isBare ? [told(left), told(right)] : undefined
  }
  const first = partsOf(put)
  if (!first || first.subject === '' || first.rest === '') return undefined
  const so = (parts: Parts) => statementOf(parts, told).replace(/\bany(?=body|one|thing|where|\b)/gi, 'some')
  // 'Or if Agnes is making it up'.
  if (SAID_SO.test(right)) return [so(first), told(right)]
  const second =
    PUT.test(right) || /^(?:i|you|he|she|it|we|they|there) \p{L}+/iu.test(right)
      ? partsOf(PUT.test(right) ? right : (putOf(right) ?? right))
      : { ...first, rest: otherRest(first, right) }
  return second && [so(first), so(second)]
}

const SAID_SO =
  /^(?!(?:is|are|was|were|do|does|did|has|have|had)\b)\p{L}+(?: \p{L}+)? (?:is|are|was|were|has|had) \p{L}/iu

const DETERMINED = /\b(?:an?|the|my|your|his|her|their|some) (?!.*\b(?:an?|the|my|your|his|her|their|some) )/i
const PLACED =
  /\b(?:in|at|on|to|for|by|with|from|under|behind) (?!.*\b(?:in|at|on|to|for|by|with|from|under|behind) )/i

/** What stands in the place of the rest: 'a torch' of 'carrying a gun', 'frown' of 'smile at me', 'going down' of 'going up'. */
function otherRest({ helper, rest }: Parts, right: string): string {
  const isBe = /^(?:is|are|am|was|were)$/.test(helper)
  const isVerb = verbsOf(right.split(' ')[0]!.toLowerCase()).some(
    ({ form }) => form === (isBe ? 'ing' : 'base'),
  )
  const leads = /^\p{L}+ing\b/u.test(rest)
  if (isVerb && (!isBe || leads)) return right
  const [word = ''] = right.split(' ')
  const from = DETERMINED.test(`${word} x`)
    ? rest.search(DETERMINED)
    : PLACED.test(`${word} x`)
      ? rest.search(PLACED)
      : -1
  if (from >= 0) return rest.slice(0, from) + right
  return isBe && !(leads && rest.includes(' ')) ? right : [...rest.split(' ').slice(0, -1), right].join(' ')
}
