import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import { answerLines } from '../../content/answers.ts'
import type { Clause } from '../../language/clause.ts'
import { capitalised } from '../../language/letter-case.ts'
import { pastOf, verbsOf, thirdPerson } from '../../language/verb-forms.ts'
import { isPluralPhrase } from '../../telling/noun.ts'
import { mend } from '../../telling/polish.ts'
import { toldBack, withNames } from '../../telling/second-person.ts'
import { keepFact, mean, setState } from '../../world/change.ts'
import { type Entity, factAbout, hasState, isBeing, meantOfLate } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import type { Asked } from './asked.ts'
import { keyOf } from './settle-open.ts'
import { agreed } from './short-answer.ts'
import { said } from './yes-or-no.ts'

const HELPER = 'is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|shall|must|may|might'
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
  const known = factAbout(world, 'story', key)?.text
  const isFirst = GUILT.test(ways[1]) || random.chance(0.5)
  const chosen = known ?? ways[toldWay(asked.about, ways) ?? (isFirst ? 0 : 1)]
  const told = mend(capitalised(withNames(chosen, world)))
  keepFact(world, 'story', key, told)
  const quality = / (?:is|are) (?:still )?(\p{L}+)$/u.exec(told)?.[1]
  if (asked.about && quality && asked.about.id !== 'abstract' && asked.text.includes(quality))
    setState(asked.about, quality)
  if (/\bis (?:him|her|them)\b/.test(told)) bringMeant(scene)
  if (speaker) return said(scene, speaker, told)
  reply.answer(`${told}.`)
  return true
}

/** Whoever was missed, and it is they. */
function bringMeant({ world }: Scene): void {
  const who = meantOfLate(world).find((each) => isBeing(each) && each.at !== world.here)
  if (!who) return
  who.at = world.here
  setState(who, 'absent', false)
  mean(world, who)
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
  if (!first) return undefined
  const one = statementOf(first, told)
  // 'Or if Agnes is making it up'.
  if (SAID_SO.test(right)) return [one, told(right)]
  const second =
    PUT.test(right) || /^(?:i|you|he|she|it|we|they|there) \p{L}+/iu.test(right)
      ? partsOf(PUT.test(right) ? right : (putOf(right) ?? right))
      : { ...first, rest: otherRest(first, right) }
  return second && [one, statementOf(second, told)]
}

const SAID_SO =
  /^(?!(?:is|are|was|were|do|does|did|has|have|had)\b)\p{L}+(?: \p{L}+)? (?:is|are|was|were|has|had) \p{L}/iu

interface Parts {
  helper: string
  subject: string
  rest: string
}

/** 'He is coming' as 'is he coming'. */
function putOf(text: string): string | undefined {
  const [, subject, helper, rest] =
    new RegExp(`^((?:\\S+ ){0,2}?\\S+) (${HELPER}) (.+)$`, 'i').exec(text) ?? []
  if (subject) return `${helper} ${subject} ${rest}`
  const [, who, verb = '', more = ''] = /^(i|you|he|she|it|we|they) (\p{L}+)(.*)$/iu.exec(text) ?? []
  const form = verbsOf(verb)[0]
  const helping = form && { past: 'did', s: 'does', base: 'do' }[form.form as 'past']
  return helping && `${helping} ${who} ${form.lemma}${more}`
}

/** A question of yes or no by its parse: the helping verb, whom it is about, and the rest. */
function partsOf(put: string): Parts | undefined {
  const words = put.split(' ')
  const tokens = parseSentence(words)
  const pronoun =
    /^(?:i|you|he|she|it|we|they|there|this|that|these|those|(?:some|any|every|no)(?:body|one|thing))$/i.test(
      words[1] ?? '',
    )
  const subject = tokens.findIndex(({ label }, at) => at > 0 && /^(?:nsubj|expl)/.test(label))
  const end =
    pronoun && !/^(?:NOUN|PROPN)$/.test(tokens[2]?.label === 'nsubj' ? tokens[2].tag : '') ? 1 : subject
  // 'Does Bee look guilty', parsed as one noun.
  if (end < 1 && isBase(words[2] ?? '')) return partsAt(words, 1)
  const isNamed = /^(?:is|are|was|were)$/i.test(words[0]!) && words.length < 6
  if (words.length < 3 || (end < 1 && !isNamed)) return undefined
  const noun = tokens.findIndex(({ tag }, at) => at > 0 && /^(?:NOUN|PROPN)$/.test(tag))
  return partsAt(words, Math.min(end < 1 ? Math.max(noun, 1) : end, words.length - 2))
}

const isBase = (word: string): boolean => verbsOf(word.toLowerCase()).some(({ form }) => form === 'base')

function partsAt(words: string[], end: number): Parts {
  return {
    helper: words[0]!.toLowerCase(),
    subject: words.slice(1, end + 1).join(' '),
    rest: words.slice(end + 1).join(' '),
  }
}

const DETERMINED = /\b(?:an?|the|my|your|his|her|their|some) (?!.*\b(?:an?|the|my|your|his|her|their|some) )/i
const PLACED =
  /\b(?:in|at|on|to|for|by|with|from|under|behind) (?!.*\b(?:in|at|on|to|for|by|with|from|under|behind) )/i

/** What stands in the place of the rest: 'a torch' of 'carrying a gun', 'frown' of 'smile at me'. */
function otherRest({ helper, rest }: Parts, right: string): string {
  const isBe = /^(?:is|are|am|was|were)$/.test(helper)
  const isVerb = verbsOf(right.split(' ')[0]!.toLowerCase()).some(
    ({ form }) => form === (isBe ? 'ing' : 'base'),
  )
  if (isVerb && (!isBe || /^\p{L}+ing\b/u.test(rest))) return right
  const [word = ''] = right.split(' ')
  const from = DETERMINED.test(`${word} x`)
    ? rest.search(DETERMINED)
    : PLACED.test(`${word} x`)
      ? rest.search(PLACED)
      : -1
  if (from >= 0) return rest.slice(0, from) + right
  return isBe ? right : [...rest.split(' ').slice(0, -1), right].join(' ')
}

function statementOf({ helper, subject, rest }: Parts, told: (words: string) => string): string {
  const who = told(subject.replace(/^(?:this|that)$/i, 'it').replace(/^(?:these|those)$/i, 'they'))
  const [typed = '', ...more] = rest.split(' ')
  const verb = verbsOf(typed)[0]?.lemma ?? typed
  const isDone = /^(?:do|does|did)$/.test(helper) && !/^(?:not|really|just|still|ever)$/.test(verb)
  const form = helper === 'did' ? pastOf(verb) : helper === 'does' ? thirdPerson(verb) : verb
  const isMany = who === 'there' && isPluralPhrase(rest)
  const words = isDone ? [form, ...more] : [agreed(helper, isMany ? 'they' : who), rest]
  return `${who} ${told(words.join(' '))}`
}

/** The words of whoever asks in the mouth of whoever answers: 'your wife' is 'my wife'. */
const turnedRound = (words: string, { isPlural, kind }: Entity): string => {
  const [i, me, my] = isPlural || kind === 'group' ? ['we', 'us', 'our'] : ['I', 'me', 'my']
  const own: Record<string, string> = {
    i: 'you',
    we: 'we',
    me: 'you',
    us: 'us',
    my: 'your',
    our: 'our',
    mine: 'yours',
    your: my,
    yours: 'mine',
    yourself: 'myself',
    myself: 'yourself',
  }
  return words.replace(/\p{L}+/gu, (word, at: number) =>
    word.toLowerCase() === 'you' ? (at === 0 ? i : me) : (own[word.toLowerCase()] ?? word),
  )
}
