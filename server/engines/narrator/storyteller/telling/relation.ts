import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { Bound } from '../action/scene.ts'
import type { Mention } from '../language/clause.ts'
import { isAbstract, isBodyPart } from '../content/things.ts'
import { type Entity, HERO } from '../world/world.ts'
import { typedOf } from './meant-by.ts'
import { EAR } from './deed-names.ts'

/** Where a deed leaves whoever moves, or what is put: in, on, under, behind, at or past something. */
export interface Relation {
  /** '@go_under', '@put_in'. */
  name: string
  at: Entity
}

const WAYS: Record<string, string> = {
  in: 'in into inside within',
  on: 'on onto upon atop',
  under: 'under underneath beneath below',
  behind: 'behind',
  among: 'among between amongst',
  by: 'by beside near next_to against up_to over_to at',
  to: 'to towards toward',
  past: 'past',
  over: 'over across',
  through: 'through',
  along: 'along down up',
  from: 'from out_of off',
  round: 'round around',
}
const wayOf = new Map(
  Object.entries(WAYS).flatMap(([way, words]) =>
    words.split(' ').map((word): [string, string] => [word, way]),
  ),
)

const LEAD =
  /(?:^|\s)(\p{L}+)(?:\s(\p{L}+))?(?:\s(?:the|an?|my|our|his|her|their|its|your|some|this|that|these|those|one|two|another)(?: own)?)?(?:\s\p{L}+['’]s)?\s*$/iu

/** The way that stands before a phrase in the words of a clause. */
function wayBefore(text: string, { text: phrase }: Mention): string | undefined {
  const at = text.toLowerCase().lastIndexOf(phrase.toLowerCase())
  if (at <= 0) return undefined
  const [, first = '', second] = LEAD.exec(text.slice(0, at)) ?? []
  if (/^from$/i.test(first) && second) return 'from'
  // 'Out by the back door', 'down by the stair'.
  const away = /\b(out|in|down|up) by (?:\p{L}+ )*$/iu.exec(text.slice(0, at))?.[1]?.toLowerCase()
  if (away) return /out|in/.test(away) ? 'through' : 'along'
  return wayOf.get(`${first}_${second}`.toLowerCase()) ?? wayOf.get((second ?? first).toLowerCase())
}

/** 'Swings a leg over the sill', 'slides a note under the door': it is not the whole of somebody that goes there. */
const isDirect = (text: string, { text: phrase }: Mention): boolean =>
  !/\p{L} (?:an?|the|my|our|his|her|their|its|some|it|them)\b/iu.test(
    text.slice(0, text.toLowerCase().lastIndexOf(phrase.toLowerCase())).replace(LEAD, ''),
  )

const PUT =
  /^(?:put|rest|smear|rub|sweep|scoop|stack|pile|load|place|set|lay|hide|conceal|tuck|stuff|stow|stash|slip|slide|shove|drop|push|pack|fold|pour|stick|wedge|jam|cram|hang|prop|lean|tie|bind|moor|chain|tether|fasten|bury|drape|wrap|spread|pin|nail|bolt|dip|plunge|empty|tip|sprinkle|hold|slap|trail)$/
const GO =
  /^(?:go|burst|walk|run|step|creep|crawl|sneak|tiptoe|climb|clamber|scramble|jump|leap|hop|land|perch|sit|lie|lay|kneel|crouch|duck|hide|dive|squeeze|slip|slide|roll|swing|swim|fly|ride|drive|cycle|pedal|head|move|hurry|rush|dash|sprint|stand|settle|curl|curl_up|flop|get|wriggle|squirm|march|stroll|wander|limp|stumble|shuffle|skate|wade|dart|scuttle|trot|float|drift|glide|approach|lean|huddle|back|balance|reach|drop)$/
/** What is gone over, or gone by, without a word for the way. */
const PASSED = /^(?:ride|fly|drive|cycle|pedal|row|sail|climb|approach|jump|leap|hop)$/
const THROW = /^(?:throw|toss|chuck|lob|hurl|fling|sling)$/
const COVER = /^(?:sheet|blanket|cloth|tarp|tarpaulin|cover|rug|coat|cloak|net|towel|shawl|jacket)$/
const PRESS = /^(?:press|flatten|squash|hold)$/
const LANDS = /^(?:jump|drop|leap|hop|land|fall)$/
const SHINE = /^(?:shine|point|aim|hold|flash)$/

const THROUGH = /\b(?:through|past|out of|across)\b/
const isMotion = (verb: string): boolean =>
  sensesOf(verb, 'verb').some(({ field }) => field === 'verb.motion')

/** Whether something is put, thrown, pressed or shone somewhere, or somebody goes there. */
function kindOfMove({ clause, object }: Bound, verb: string) {
  // 'Sits on the floor': what stands after a word for the way is where it is done.
  const isDone = clause.object ? !wayBefore(clause.text, clause.object) : object !== undefined
  if (!isDone) return GO.test(verb) || (THROUGH.test(clause.text) && isMotion(verb)) ? 'go' : undefined
  if (THROW.test(verb))
    return COVER.test(clause.object?.head ?? '') && / (?:over|round|around) /.test(clause.text)
      ? 'put'
      : 'throw'
  if (SHINE.test(verb) && LIGHT.test(clause.object?.head ?? '')) return 'shine'
  if (PUT.test(verb)) return 'put'
  if (PRESS.test(verb)) return 'press'
  return PASSED.test(verb) ? 'go' : undefined
}

/** Where a deed leaves what moves or is put; none where its words name no such place. */
export function relationOf(deed: Bound): Relation | undefined {
  const { clause, object, target, place } = deed
  const verb = (clause.verb ?? '').split(' ')[0]!
  const isHero = deed.actor.id === HERO
  const kind = kindOfMove(deed, verb)
  if (!kind || EAR.test(clause.text)) return undefined
  const isHand =
    isHero && kind === 'put' && clause.object?.determiner !== 'the' && isBodyPart(clause.object?.head ?? '')
  const parts: [Mention | undefined, Entity | undefined][] = [
    [clause.target, target],
    [clause.place, place],
    ...(kind === 'go' ? [[clause.object, object] as [Mention | undefined, Entity | undefined]] : []),
  ]
  for (const [mention, bound] of parts) {
    if (!mention || (isBodyPart(mention.head) && kind !== 'put') || isAbstract(mention.head)) continue
    // 'In front', 'in the middle of the road'.
    // 'Ties the sacks into a rope' makes one.
    if (
      PART.test(mention.head) ||
      / into an? (?:rope|ring|knot|ball|circle|bundle)\b/.test(clause.text) ||
      (mention.head === 'fire' && !mention.determiner)
    )
      continue
    const way = wayBefore(clause.text, mention)
    const at = bound ?? typedOf(mention)
    if (kind === 'go' && !PASSED.test(verb) && !isDirect(clause.text, mention)) continue
    if (!way || !at || at.id === HERO || at.id === deed.actor.id) continue
    if (verb === 'swing') continue
    if (isHand || verb === 'reach') return { name: `@reach_${way}`, at }
    if (verb === 'hold' && kind === 'put' && !/^(?:to|by)$/.test(way)) return undefined
    if (isHero && kind === 'go' && way === 'on' && LANDS.test(verb)) return { name: '@land_on', at }
    if (kind === 'shine' || kind === 'press') return { name: `@${kind}`, at }
    return {
      name: kind === 'throw' && way !== 'in' ? '@throw' : `@${kind === 'throw' ? 'put' : kind}_${way}`,
      at,
    }
  }
  return undefined
}

const PART = /^(?:front|back|middle|centre|center|side|end|top|edge|corner)$/
const LIGHT = /^(?:torch|flashlight|lamp|lantern|light|headlight|headlamp|beam|candle)$/
