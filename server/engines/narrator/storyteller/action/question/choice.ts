import { answerLines } from '../../content/answers.ts'
import type { Clause } from '../../language/clause.ts'
import { capitalised } from '../../language/letter-case.ts'
import { isForm, pastOf, thirdPerson } from '../../language/verb-forms.ts'
import { mend } from '../../telling/polish.ts'
import { toldBack, turnedRound, withNames } from '../../telling/second-person.ts'
import { keepFact, setState } from '../../world/change.ts'
import { type Entity, factAbout, hasState } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import type { Asked } from './asked.ts'
import { keyOf } from './settle-open.ts'
import { said } from './yes-or-no.ts'

const HELPER =
  /^(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|shall|must|may|might)$/i
const LEAD = /^\W*(?:(?:and|but|so|then|well|ok|okay|now|hey|wait)[,.… ]+)*/i
/** 'Or not', 'or something': no other way is named. */
const OPEN =
  /^(?:not|no|what|else|so|more|less|something|anything|whatever|two|nothing|both|neither)\b(?! else)/i
/** Nobody owns up to it for being asked. */
const GUILT =
  /^(?:I )?(?:lie|lied|lying|stole|took|killed|murdered|poisoned|broke|pushed|hid|did it|betrayed|cheated)\b/

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
  if (asked.about && asked.about.id !== 'abstract' && /^\p{L}+$/u.test(told))
    setState(asked.about, told.toLowerCase())
  if (speaker) return said(scene, speaker, told)
  reply.answer(`${told}.`)
  return true
}

/** Which way the story has told of already. */
function toldWay(about: Entity | undefined, ways: string[]): 0 | 1 | undefined {
  const at = ways.findIndex((way) => hasState(about, way.split(' ').at(-1)!.toLowerCase()))
  return at < 0 ? undefined : at === 0 ? 0 : 1
}

/** 'Does he cry or look away' as 'he cries' and 'he looks away'; 'is it locked or open', 'which way, left or right' as the two alone. */
function waysIn(asked: string, told: (words: string) => string): [string, string] | undefined {
  const text = asked
    .replace(LEAD, '')
    .replace(/[?!. ]+$/, '')
    .replaceAll(' ,', ',')
  const at = text.lastIndexOf(' or ')
  const right = text.slice(at + 4).replace(/^(?:(?:if|whether|just|only|maybe|rather) )+/i, '')
  if (at < 0 || right === '' || OPEN.test(right) || /,.*,/.test(text)) return undefined
  const left = text.slice(0, at).replace(/,$/, '')
  const named = /^(?:what|which|who|where|when|how)\b.*, ?((?:\p{L}[\p{L}'’]* ?){1,4})$/iu.exec(left)?.[1]
  if (named) return [told(named), told(right)]
  const put = putOf(left)
  const isBare = left.split(' ').length < 4 && right.split(' ').length < 4
  if (!HELPER.test(put[0]!)) return isBare ? [told(left), told(right)] : undefined
  const second = putOf(right)
  const verb = put.findIndex((word, index) => index > 1 && isForm(word.toLowerCase(), 'base'))
  const [helper = '', ...words] = put
  const isDone = /^(?:do|does|did)$/i.test(helper) && verb > 0
  const subject = words.slice(0, isDone ? verb - 1 : 1)
  const isOwn = HELPER.test(second[0]!) && second.length > subject.length + 1
  const rest = (isOwn ? second.slice(subject.length + 1) : second).join(' ')
  const so = (by: string, deed: string) => told(`${subject.join(' ')} ${formOf(by, deed)}`)
  if (isDone && (isForm(rest.split(' ')[0]!.toLowerCase(), 'base') || isOwn))
    return [so(helper, words.slice(verb - 1).join(' ')), so(isOwn ? second[0]! : helper, rest)]
  return [told(alike(words.slice(subject.length), rest)), told(rest)]
}

/** 'Is he coming' of 'if he is coming' too, word by word. */
function putOf(text: string): string[] {
  const [, subject, helper = '', rest] =
    /^(?:if|whether) (\S+(?: \S+)?) (is|are|was|were|has|had|can|will) (.+)$/i.exec(text) ?? []
  return (subject ? `${helper} ${subject} ${rest}` : text).split(' ')
}

/** 'Cries' of 'does … cry', 'was pushed' of 'was … pushed'. */
function formOf(helper: string, deed: string): string {
  const [verb = '', ...rest] = deed.split(' ')
  if (/^did$/i.test(helper)) return [pastOf(verb), ...rest].join(' ')
  if (/^does$/i.test(helper)) return [thirdPerson(verb), ...rest].join(' ')
  return /^do$/i.test(helper) ? deed : `${helper} ${deed}`
}

const SORTS = [
  /^\p{L}+ing$/u,
  /^(?:an?|the|my|your|his|her|their|some)$/i,
  /^(?:in|at|on|to|for|by|with|against|from|under|behind|without)$/i,
]

/** What stands for the same in the first half: 'with me' where the second has 'against me', else its last word. */
function alike(words: string[], other: string): string {
  const sort = SORTS.find((each) => each.test(other.split(' ')[0]!))
  const at = sort ? words.findLastIndex((word) => sort.test(word)) : -1
  return words.slice(at < 0 ? -1 : at).join(' ')
}
