import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { Bound } from '../action/scene.ts'
import type { Mention } from '../language/clause.ts'
import { isAbstract, isBodyPart } from '../content/things.ts'
import { type Entity, HERO, isBeing } from '../world/world.ts'
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
  on: 'on onto upon',
  atop: 'atop top_of',
  under: 'under underneath beneath below',
  behind: 'behind',
  among: 'among between amongst',
  by: 'by beside near next_to against up_to over_to at',
  to: 'to down_to',
  towards: 'towards toward',
  away: 'away_from back_from',
  over: 'over',
  past: 'across past',
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
  if (PHRASAL.test(`${first} ${second}`)) return undefined
  return wayOf.get(`${first}_${second}`.toLowerCase()) ?? wayOf.get((second ?? first).toLowerCase())
}

/** 'Turn off the lights' goes nowhere. */
const PHRASAL =
  /^(?:turn|switch|shut|take|cut|call|finish|show|blow|clean|wash|pick|open|start|light|fill|wrap|roll|fold|lock|hang)s? (?:off|on|up|down|over|out)$/i

/** 'Swings a leg over the sill': it is not the whole of somebody that goes there. */
const isDirect = (text: string, { text: phrase }: Mention): boolean =>
  !/\p{L} (?:an?|the|my|our|his|her|their|its|some|it|them)\b/iu.test(
    text.slice(0, text.toLowerCase().lastIndexOf(phrase.toLowerCase())).replace(LEAD, ''),
  )

const PUT =
  /^(?:put|leave|pour|scatter|heap|spill|rest|sweep|scoop|stack|pile|load|place|set|lay|hide|conceal|tuck|stuff|stow|stash|slip|slide|shove|drop|push|pack|stick|wedge|jam|cram|hang|prop|lean|tie|bury|drape|spread|pin|plunge|tip|sprinkle|throw|toss|hurl|fling)$/
const PASSING = /^(?:by|to|towards|away|over|past|along|through|from|up)$/
const CARRY = /^(?:put|place|set|carry|bring|drag|haul|move|roll|wheel|push|slide)$/
const THROW = /^(?:throw|toss|hurl|fling)$/
const STAY = /^(?:land|perch|sit|lie|kneel|crouch|duck|hide|stand|settle|curl|lean|huddle|balance)$/
/** 'In front', 'in the middle of the road'. */
const PART = /^(?:front|back|middle|centre|center|side|end|top|edge|corner)$/

const isMotion = (verb: string, act = ''): boolean =>
  /^(?:go|enter|cross|climb|jump|approach|sneak)$/.test(act) ||
  // 'Stir in saffron': nobody goes anywhere.
  (!/^(?:stir|shake|mix|beat|crash|smash|bump|collide)$/.test(verb) &&
    sensesOf(verb, 'verb')[0]?.field === 'verb.motion')

const isSubstance = (mention: Mention | undefined): boolean =>
  /^noun\.(?:food|substance)$/.test(sensesOf((mention?.of ?? mention)?.head ?? '', 'noun')[0]?.field ?? '')

/** 'Tip the flour into the bowl': nobody takes it out again. */
const isMixed = (verb: string, mention: Mention | undefined): boolean =>
  /^(?:throw|toss|tip|sprinkle|drop|scoop|empty)$/.test(verb) && isSubstance(mention)

/** Where a deed leaves what moves or is put; none where its words name no such place. */
export function relationOf(deed: Bound): Relation | undefined {
  const { clause, object, target, place } = deed
  const verb = (clause.verb ?? '').split(' ')[0]!
  // 'Sits on the floor': what stands after a word for the way is where it is done.
  const isCover = clause.act === 'hide' && /^(?:cover|shelter)$/.test(clause.object?.head ?? '')
  const isDone = !isCover && (clause.object ? !wayBefore(clause.text, clause.object) : object !== undefined)
  const isPut = isDone && (PUT.test(verb) || CARRY.test(verb))
  if (
    !(isPut || (!isDone && (isCover || STAY.test(verb) || isMotion(verb, clause.act)))) ||
    EAR.test(clause.text)
  )
    return undefined
  const isHand =
    isPut &&
    deed.actor.id === HERO &&
    isBodyPart(clause.object?.head ?? '') &&
    clause.object?.determiner !== 'the'
  const parts: [Mention | undefined, Entity | undefined][] = [
    [clause.target, target],
    [clause.place, place],
    [isPut ? undefined : clause.object, object],
  ]
  for (const [mention, bound] of parts) {
    if (!mention || isAbstract(mention.head) || PART.test(mention.head)) continue
    // Whose head that is nobody has said.
    if (
      isPut &&
      isBodyPart(mention.head) &&
      !mention.owner &&
      !/^(?:my|his|her|their)$/.test(mention.determiner ?? '')
    )
      continue
    if (!isPut && (isBodyPart(mention.head) || !isDirect(clause.text, mention))) continue
    const typed = wayBefore(clause.text, mention)
    const isUp = clause.act === 'climb' && !/\b(?:down|descend\w*)\b/.test(clause.text)
    const way = typed ?? (isUp ? 'up' : undefined)
    const at = bound ?? typedOf(mention)
    // Who sits by the fire has not come to it, and what is tied to it does not stand there.
    if (
      isPut ? !CARRY.test(verb) && /^(?:by|to)$/.test(way ?? '') : STAY.test(verb) && PASSING.test(way ?? '')
    )
      continue
    if (!way || !at || at.id === HERO || at.id === deed.actor.id) continue
    // 'Swing at the man': nobody goes there.
    if (isBeing(at) && new RegExp(`\\bat (?:\\p{L}+ ){0,3}${mention.head}\\b`, 'iu').test(clause.text))
      continue
    if (isPut && way === 'in' && isMixed(verb, clause.object)) return { name: '@mix_in', at }
    const kind = isHand ? 'reach' : !isPut ? 'go' : THROW.test(verb) && way !== 'in' ? 'throw' : 'put'
    // Water that is thrown lies nowhere.
    if (kind === 'throw' && isSubstance(clause.object)) return undefined
    return { name: kind === 'throw' ? '@throw' : `@${kind}_${way}`, at }
  }
  return undefined
}
