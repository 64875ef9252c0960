import { isKindOf, kindsOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { remembering } from '#server/ground/remembering.ts'
import { type Tenor, tenorOfAct, tenorOfVerb } from '../content/deed-classes.ts'
import { isBodyPart, isOfClass, isTooBig } from '../content/things.ts'
import { type ActName, actByVerb } from '../language/acts.ts'
import type { Clause, Mention } from '../language/clause.ts'
import { isDestination, isHandy } from '../language/noun-kinds.ts'
import { verbsOf } from '../language/verb-forms.ts'
import { deedParse } from './deed-parse.ts'

const MOST_KEPT = 2000

/** What is given or taken in turns of phrase that mean another verb: 'gives her a hug', 'have a bite'. */
const LIGHT = /^(?:give|take|have|throw|shoot)$/
const GESTURE =
  /^(?:look|glance|smile|wink|nod|kiss|hug|push|shove|kick|slap|pat|bow|wave|grin|peek|bite|sip|sigh|laugh|stare|glare|punch|salute)$/

/** 'Pour him some tea', 'make her a hat': it is given. */
const BROUGHT = /^(?:give|hand|pass|bring|fetch|get|make|buy|cook|bake|pour|serve|cut|throw|toss)$/

/** Who listens closely. */
export const EAR = /\b(?:put|press|lay|hold)\w* (?:my|his|her|their|an) ears? /

/** The names of a deed, the narrowest first: 'pick_up', 'pick', and the act that it is without any doubt. */
export function sensesOfDeed(clause: Clause): string[] {
  const { verb = '', particle, direction, phrase, act, actor, complement, text, object, target } = clause
  if (act === 'be' && complement) return statesOf(complement)
  // 'I slide the door shut', 'he kicks the crate open'.
  const [, end] = (object && / (?<!to )(shut|closed|open)\W*$/.exec(text)) || []
  if (end) return end === 'open' ? [`${verb}_open`, 'open'] : [`${verb}_shut`, 'shut', 'close']
  const parse = deedParse(clause)
  // 'The bell has been wrapped in a shawl': it wraps nothing.
  if (parse?.isPassive) return []
  const [first = '', ...more] = verb.split(' ')
  const head = object?.head ?? ''
  if (
    /^(?:draw|pull|whip|unsheathe|raise|level|aim|point)$/.test(first) &&
    (act === 'drawWeapon' || isOfClass(head, 'weapon'))
  )
    return ['draw_weapon']
  if (/^(?:set|light)$/.test(first) && object && /\b(?:on fire|alight|ablaze)\b/.test(text))
    return ['set_on_fire']
  if (EAR.test(text)) return ['listen_at', 'listen']
  // Who winds a box and listens hears the box.
  const isShort = (clause.whole?.text ?? text).split(' ').length < 6
  if (first === 'listen' && !object && !target) return isShort ? ['listen_about', 'listen'] : []
  if (first === 'let' && object && /\bgo\W*$/.test(text)) return ['let_go']
  if (object && /\bawake\b/.test(text)) return ['wake']
  if (first === 'strike' && /^match(?:es)?$/.test(head)) return ['light']
  if (first === 'hide' && !object) return ['hide_away']
  if (/^(?:take|draw)$/.test(first) && head === 'breath') return ['breathe']
  if (/^(?:take|hold|shake)$/.test(first) && head === 'hand') return ['take_hand']
  if (/\bf[ae]lls? asleep\b|\bdoz\w+ off\b/.test(text)) return ['sleep']
  if (parse?.isForSomebody && BROUGHT.test(first)) return ['give', first]
  // 'He draws his katana': nothing is sketched.
  if (act === 'draw' && first === 'draw')
    return /^(?:my|his|her|our|their)$/.test(object?.determiner ?? '') ? ['draw_weapon'] : ['sketch', 'draw']
  if (LIGHT.test(first) && GESTURE.test(head)) return [head]
  const way = (particle ?? (more.join(' ') || direction) ?? '').replaceAll(' ', '_')
  const phrasal = way === '' ? undefined : `${first}_${way}`
  // To pull up is no kind of pulling, and whoever steps inside does more than a step.
  const isOther =
    phrasal !== undefined &&
    (!object || sensesOf(phrasal, 'verb').length > 0) &&
    !/^(?:up|still|back)$/.test(way)
  const aimed =
    target && new RegExp(`\\bat (?:\\p{L}+ ){0,3}${target.head}`, 'iu').test(text) ? [`${first}_at`] : []
  // 'He shakes his head', 'she raises an eyebrow'; what the hero pats is no arm of the hero's.
  const isOwnPart =
    object !== undefined &&
    isBodyPart(head) &&
    (actor === 'hero' ? /^(?:my)?$/ : /^(?!(?:the|my|our)$)/).test(object.determiner ?? '')
  const become = BECOMES.exec(text)?.slice(1).filter(Boolean).join(' ')
  const names = [
    phrase && `${first}_${phrase.replaceAll(' ', '_')}`,
    ...aimed,
    ...(target && text.includes(` with ${target.text}`) ? [`${first}_with`] : []),
    phrasal,
    ...(parse?.particles ?? []).map((word) => `${first}_${word}`),
    ...(become ? statesOf(become) : []),
    ...(isOwnPart ? [`${first}_${head}`] : []),
    ...(isOther || (isOwnPart && act !== 'clean') ? [] : [first]),
  ]
  return [...new Set(names)].filter((each): each is string => !!each)
}

/** 'Goes pale', 'got very cold and wet'. */
const BECOMES =
  /\b(?:go(?:es)?|went|gone|turn(?:s|ed)?|gets?|got|grows?|grew|becomes?|became|fe(?:el|els|lt)|looks?|looked|seems?|seemed|falls?|fell|fallen) (?:(?:very|so|all|quite|rather|really|a bit) )*(?!the |an? )(\p{Ll}+)(?: and (\p{Ll}+))?(?: (?:now|again|actually|too|suddenly))?\W*$/iu

/** The class of what the hero does: '=take'; nobody takes an exit with them. */
export function classesOf({ actor, act: said, verb = '', object, purpose, modality }: Clause): string[] {
  if (
    (actor !== 'hero' && actor !== 'companions') ||
    (verb === 'try' && said !== 'wear') ||
    modality === 'wants'
  )
    return []
  // 'I hold on tight': no time goes by.
  if (said === 'wait' && !/^(?:wait|linger)\b/.test(verb)) return []
  // 'I make them all write an apology'.
  if (verb === 'make' && purpose) return ['~makes_do']
  const act = said && isVerbOfActs(verb) ? said : object && (actByVerb.get(verb) ?? actOfKind(verb))
  return !act || (act === 'take' && object && !isTaken(verb, object)) ? [] : [`=${act}`]
}

/** 'Thread the loom' only sounds like winding it. */
const isVerbOfActs = (verb: string): boolean => VERBS_OF_ACTS.has(verb.split(' ')[0]!)
const VERBS_OF_ACTS = new Set([...actByVerb.keys()].map((verb) => verb.split(' ')[0]!))

const HANDLING = /^(?:take|put|cut|tie|untie|clean|pack|repair|write|buy)$/

/** What a verb of the hands is first of all a kind of doing: who confiscates takes. */
const actOfKind = remembering((verb: string): ActName | undefined => {
  const [sense] = sensesOf(verb, 'verb')
  if (!sense || !/^verb\.(?:contact|possession|creation)$/.test(sense.field)) return undefined
  return [sense, ...kindsOf(sense).slice(0, 2)]
    .flatMap(({ words }) => words)
    .map((word) => actByVerb.get(word.replaceAll('_', ' ')))
    .find((act) => act !== undefined && HANDLING.test(act))
}, MOST_KEPT)

/** What one has in hand afterwards: no exit, no body, no shower ('take' and a verb). */
const isTaken = (verb: string, { head, determiner }: Mention): boolean =>
  !isDestination(head) &&
  !isTooBig(head) &&
  !isKindOf(head, 'body') &&
  !(verb === 'take' && determiner === 'a' && sensesOf(head, 'verb').length > 0)

/** What a deed is like for whoever is concerned; none where that is not plain. */
export function tenorOf(clause: Clause): Tenor | undefined {
  const { polarity, act, actor, object, target, verb = '' } = clause
  if (polarity === 'negated') return /^(?:trust|believe)$/.test(verb) ? 'distrust' : undefined
  // 'I carry the wine to the guests.'
  if (
    actor === 'hero' &&
    target &&
    object &&
    /^(?:carry|bring|take|deliver|roll|slide|push)$/.test(verb) &&
    / to /.test(clause.text)
  )
    return 'gift'
  const tenor = namesOf(clause)
    .map((name) => tenorOfVerb(name))
    .find((each) => each !== undefined)
  // 'Push her on the swing', 'give him a high five'.
  if (tenor === 'harm' && /^(?:push|shove|poke)$/.test(verb) && (target ?? clause.place)) return undefined
  if (object && !object.pronoun && !isHandy(object.head, 2) && (tenor ?? tenorOfAct(act)) === 'gift')
    return undefined
  return tenor ?? (actor === 'hero' || actor === 'companions' ? tenorOfAct(act) : undefined)
}

/** What is looked for or past, or into what, is not what is looked at. */
export const ASIDE_FROM =
  /\b(?:what|who|if|whether|for|how|through|in|into|under|underneath|beneath|behind|from|over|out|inside)\b/

/** The names of a deed, and after them words that mean first of all the same. */
export function namesOf(clause: Clause): string[] {
  const names = sensesOfDeed(clause)
  const isAside = ASIDE_FROM.test(clause.text)
  if (clause.act === 'look' && clause.verb !== 'watch' && !isAside) names.push('look')
  if (isAside && names[0] !== 'look') return names.filter((name) => name !== 'look')
  return [
    ...names,
    ...(clause.verb && clause.act !== 'draw' && names.includes(clause.verb) ? sameWords(clause.verb) : []),
  ]
}

/** Verbs that mean first of all what this one means first of all. */
const sameWords = remembering((verb: string): string[] => {
  const american = verb.replace(/ise$/, 'ize')
  if (american !== verb && sensesOf(american, 'verb').length > 0) return [american]
  const [sense] = sensesOf(verb, 'verb')
  return (sense?.words ?? []).filter((word) => word !== verb && sensesOf(word, 'verb')[0] === sense)
}, MOST_KEPT)

/** 'Is scared', 'goes pale', 'is curled up crying': states by all their names, and what somebody is doing in them. */
const statesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .flatMap((word, at, all) =>
      word.endsWith('ing') && word.length > 5 && at === all.length - 1
        ? verbsOf(word).map(({ lemma }) => lemma)
        : [word, ...(sensesOf(word, 'adj')[0]?.words ?? [])].map((each) => `is_${each}`),
    )
