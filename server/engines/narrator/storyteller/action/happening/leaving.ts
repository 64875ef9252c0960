import { kindNamed } from '../../content/places.ts'
import { isOfClass } from '../../content/things.ts'
import type { Clause, Mention } from '../../language/clause.ts'
import { isPlaceNoun, isVehicleNoun } from '../../language/noun-kinds.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { verbOfSense } from '../../language/verb-senses.ts'
import { verbsOf } from '../../language/verb-forms.ts'
import { beingsHere, isPresent } from '../../world/presence.ts'
import { type Entity, HERO, hereOf, isBeing, meantOfLate, type World } from '../../world/world.ts'
import { knownEntity } from '../binding/resolve-mention.ts'
import type { Bound } from '../scene.ts'

/** Who does so is gone, whatever else is said. */
const LEAVES = words('leave exit flee depart vanish disappear escape')
/** Who does so goes where the words after it say. */
const MOVES = words(
  `go walk run slip head hurry rush storm march stride sneak climb ride drive sail fly swim crawl limp stagger stumble
  wander return race dash dart bolt sprint jog tiptoe trudge stomp shuffle creep bound gallop trot sweep scurry scamper
  retreat withdraw duck get move set take charge step swagger slink stalk glide float roll skip hobble waddle bustle slope`,
)
/** Who does so to somebody takes them along. */
const BEARS = words(
  'drag carry lead escort take march usher haul chase wheel drive bundle lug walk pull bring follow',
)
/** Who does so to somebody sends them off. */
const SENDS = words('send throw kick shove push chase drive order shoo toss banish hurl turn usher wave')

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/))
}

/** 'Out', 'off down the road', 'back upstairs'; not 'out of the car', 'off the roof', 'away from me'. */
const OFF =
  /\b(?:outside|home|upstairs|downstairs|inside|indoors|below|ashore|in alone|in first|(?:out|off|away|in)(?=$|[,;]| (?:alone|again|first|together|without|with|to|into|for|down|up|in|on|at|through|after|before|over|across|past|along|towards|behind|beyond|\p{L}+ly|laughing|crying|sobbing|screaming|shouting)\b))(?! of| from me| from us)/iu
/** Nearer to the hero, or no further. */
const STAYING =
  /\b(?:to|with|towards?|at|for|past|beside|behind|before|around|near|after) (?:me|us|my|our)\b|^(?:me|us)\b|\b(?:forward|closer|nearer|over(?=$| to\b| here\b)|round|around|to and fro|back and forth|up and down|in circles|to (?:his|her|their|its) (?:feet|knees))\b/i
/** 'Goes to fetch water', 'runs for help'. */
const ERRAND =
  /^(?:(?:back|off|out|up|down|away|inside|outside|upstairs|downstairs|ahead) )*(?:(?:to|and) )?(?:get|fetch|find|look|call|warn|tell|bring|check|wake|search|buy|help|see)\b|^(?:back |off |out )*for (?:help|the (?:doctor|police|guards?|others))\b/i
const GOES_TO =
  /\b(?:goes|went|runs|ran|hurries|hurried|rushes|rushed|heads|headed)(?: back| off| out| up| down| away)* (?:to|and) (?:get|fetch|find|look|call|warn|tell|bring|check|wake|search|buy|see|investigate|ask)s?\b/i
const WALKS_ON = /^(?:walk|ride|drive|march|move|hurry|run|sail|stride|shuffle) \S*\s?on$/
const INTO_THE_OPEN =
  /\binto (?:the )?(?:dark(?:ness)?|night|crowd|fog|mist|shadows|woods|trees|rain|snow|storm)\b/i

export const EVERYBODY = /^(?:the )?(?:others|rest|everyone|everybody|them all)\b/i

export interface Leaving {
  who: Entity[]
  to?: Entity
}

/** Who is not with the hero any more by what a clause tells, and where they are; undefined where nobody surely leaves. */
export function leavingBy(world: World, bound: Bound): Leaving | undefined {
  const { clause, actor, object, target, place } = bound
  if (clause.polarity === 'negated' || clause.modality !== 'does' || clause.isCondition) return undefined
  // 'Goes to check', told as the checking.
  if (isBeing(actor) && isPresent(world, actor) && actor.id !== HERO && GOES_TO.test(clause.text))
    return { who: [actor] }
  const verb = (clause.verb ?? '').split(' ')[0]!
  const rest = afterVerb(clause.text, verb)
  if (rest === undefined || STAYING.test(rest)) return undefined
  const isTaken = /\b(?:is|are|was|were|gets?|got|been|being) (?:\p{L}+ly )?$/iu.test(
    clause.text.slice(0, clause.text.length - rest.length).replace(/\S+ ?$/, ''),
  )
  const borne = [object, target].find(
    (each) => each && isBeing(each) && each.id !== HERO && each !== actor && isPresent(world, each),
  )
  const goal = [place, target].find((each) => each?.kind === 'place' && each.id !== world.here)
  // 'Lou goes after him', who has left.
  const isAfter =
    (verb === 'follow' || /\bafter \S+/.test(rest)) &&
    [object, target, place].some((each) => each && isBeing(each) && each.left !== undefined)
  const isGoing = isAfter || isOff(world, clause, rest, goal)
  if (actor.id === HERO)
    return borne && borne === object && SENDS.has(verb) && !BEARS.has(verb) && isGoing
      ? { who: [borne], to: goal }
      : undefined
  if (!isBeing(actor) || !isPresent(world, actor) || isNew(world, bound)) return undefined
  if (isTaken) return (BEARS.has(verb) || SENDS.has(verb)) && isGoing ? { who: [actor], to: goal } : undefined
  if (borne && clause.object && !/\b(?:with|to|after)\b/.test(rest.split(clause.object.text)[0] ?? '')) {
    const isBorne = BEARS.has(verb) && isGoing
    if (isBorne) return { who: [actor, borne], to: goal }
    const isSent = verb === 'send' && clause.object.entityId === borne.id
    if (isSent || (SENDS.has(verb) && isGoing)) return { who: [borne], to: goal }
    return verb === 'leave' && /^\S+$/.test(rest) ? { who: [actor] } : undefined
  }
  const isLeaving =
    (verb === 'follow' && isAfter) ||
    (LEAVES.has(verb) && leavesPlace(clause, rest)) ||
    (MOVES.has(verb) && !isThing(clause.object) && isGoing)
  const along = / with (?!me\b|us\b)/.test(rest) && borne ? [borne] : []
  if (isLeaving && /^(?:they )?both\b/i.test(clause.text))
    return {
      who: meantOfLate(world)
        .filter((each) => beingsHere(world).includes(each))
        .slice(0, 2),
    }
  const isAll = typeof clause.actor === 'object' && EVERYBODY.test(clause.actor.text)
  const fellows = typeof clause.actor === 'object' ? (clause.actor.and ?? []) : []
  const both = fellows.flatMap((each) => knownEntity(world, each) ?? [])
  return isLeaving ? { who: isAll ? beingsHere(world) : [actor, ...both, ...along], to: goal } : undefined
}

/** 'A man walks out from behind the tree': who is told of for the first time has not gone. */
const isNew = (world: World, { actor, clause }: Bound): boolean =>
  actor.since === world.turn && typeof clause.actor === 'object' && clause.actor.determiner === 'a'

/** What stands after a verb in a clause. */
function afterVerb(text: string, verb: string): string | undefined {
  const all = text.replace(/[.!?"]+$/, '').split(' ')
  const at = all.findIndex((each) => {
    const word = each.toLowerCase().replace(/\P{L}/gu, '')
    return verbsOf(word).some(({ lemma }) => lemma === verb) || verbOfSense(word)?.lemma === verb
  })
  return at < 0 ? undefined : all.slice(at + 1).join(' ')
}

/** Whether the words after a verb lead away from where the hero is. */
function isOff(world: World, clause: Clause, rest: string, goal: Entity | undefined): boolean {
  // 'Get in' is said beside a car.
  if (clause.verb?.startsWith('get') && /^in\b/.test(rest)) return false
  if (WALKS_ON.test(`${clause.verb} ${rest}`)) return true
  if (INTO_THE_OPEN.test(rest) || ERRAND.test(rest) || goal !== undefined) return true
  // 'Walks in' is told by who is inside, 'goes in' by who stays outside.
  const isEntering = /^in\b(?! alone| first)/i.test(rest) && !/^(?:go|head)\b/.test(clause.verb ?? '')
  if (OFF.test(rest) && !isEntering) return hereOf(world).isInside !== false || !/\boutside\b/.test(rest)
  return [clause.place, clause.target].some(
    (each) =>
      each !== undefined &&
      /\b(?:to|into|onto|inside|down|up|through|in|out of)\b/.test(rest) &&
      isPlaceMeant(world, each),
  )
}

/** A place other than this one. */
const isPlaceMeant = (world: World, mention: Mention): boolean =>
  !new RegExp(String.raw`\b${mention.head.replace(/[^\p{L}]/gu, '.')}$`, 'iu').test(hereOf(world).name) &&
  isPlaceWord(mention)

const isPlaceWord = ({ head, text, determiner }: Mention): boolean =>
  !isOfClass(head, 'door') &&
  !(isVehicleNoun(head) && determiner !== 'the') &&
  (kindNamed(text) !== undefined || isPlaceNoun(head) || sensesOf(head, 'noun')[0]?.field === 'noun.location')

/** 'Leaves', 'leaves the room', 'leaves us', 'leaves for Rome'; not 'leaves a cup on the table'. */
const leavesPlace = ({ object }: Clause, rest: string): boolean =>
  !isThing(object) || /\b(?:through|by) /.test(rest) || isPlaceWord(object!)

const isThing = (mention: Mention | undefined): boolean =>
  mention !== undefined && mention.pronoun === undefined && !mention.isProper
