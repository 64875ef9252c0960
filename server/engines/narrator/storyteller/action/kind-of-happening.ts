import { beingKinds, type BeingKind } from '../content/other-lines.ts'
import { isBodyPart, isOfClass } from '../content/things.ts'
import { HERO, isBeing } from '../world/world.ts'
import { isFirstVerbOf } from '../language/acts.ts'
import type { Bound } from './scene.ts'

/** Which kind of happening somebody's act is; undefined where no kind is sure. */
export function kindOf({ clause, object, actor }: Bound): BeingKind | undefined {
  const verb = (clause.verb ?? '').split(' ')[0]!
  if (clause.act === 'drawWeapon' || (clause.instrument && isOfClass(clause.instrument.text, 'weapon')))
    return 'threatens'
  // 'Steps aside', 'takes off her glasses', 'pulls it out of a sleeve': nobody comes, and nothing is taken from anyone.
  const way = clause.particle ?? clause.direction ?? ''
  if (
    /^(?:take|pull|lift|pick|keep)$/.test(verb) &&
    (/\b(?:off|out|up|down|apart|back)\b/.test(way) || /\b(?:off|out of|up)\b/.test(clause.text))
  )
    return undefined
  if (verb === 'pick' && clause.act === 'unlock') return undefined
  if (verb === 'say') return undefined
  if (verb === 'call' && (object?.id === HERO || clause.object)) return undefined
  if (
    /\b(?:comes?|came|walks?|runs?|bursts?|steps?(?: out)?|rushes|rushed|walked|ran|stormed|storms|slips?|slipped) (?:back )?(?:in|into|up|over|round|through|running)\b|\barriv|\benters?\b|\bcomes?\b/i.test(
      clause.text,
    )
  )
    return 'comes'
  if (
    /\b(?:off|away|out|gone)\b/.test(`${clause.particle ?? ''} ${clause.direction ?? ''}`) &&
    /^(?:walk|run|go|storm|hurry|rush|ride|drive)$/.test(verb)
  )
    return 'leaves'
  if (/\b(?:falls?|fell|drops?|dozes?) (?:asleep|off)\b/i.test(clause.text)) return 'sleeps'
  if (clause.act === 'eat' && (!object || isBeing(object) || object.id === HERO)) return undefined
  const kinds = Object.entries(beingKinds) as [BeingKind, ReadonlySet<string>][]
  const found =
    kinds.find(([, verbs]) => verbs.has(verb))?.[0] ??
    (clause.act && isFirstVerbOf(clause.act, verb, clause.text)
      ? kinds.find(([, verbs]) => verbs.has(clause.act!))?.[0]
      : undefined)
  if (found === 'threatens' && object?.kind === 'thing' && !isOfClass(object.name, 'weapon')) return undefined
  if (found === 'gives' && object && isBeing(object)) return undefined
  if (found === 'falls' && clause.object) return undefined
  // 'The owl flies up', 'Bea drives the van round': not gone.
  if (
    found === 'leaves' &&
    (object ||
      clause.object ||
      /\bgo(?:es)? (?:wild|mad|crazy|quiet|silent|still|red|pale|white|green|numb|nuts|bananas|berserk|dark|limp|to sleep)\b/.test(
        clause.text,
      ) ||
      /\b(?:by|past|up to)\b/.test(clause.text) ||
      clause.place ||
      /^(?:up|in|over|round|around|down|past|closer|forward)$/.test(
        clause.direction ?? clause.particle ?? '',
      ))
  )
    return clause.place &&
      !object &&
      /^(?:go|run|ride|drive|sail|hurry|leave|return)$/.test(verb) &&
      /\b(?:to|into|home|back)\b/.test(clause.text)
      ? 'leaves'
      : undefined
  if (found === 'takes' && clause.object && isBodyPart(clause.object.head)) return undefined
  if (/^(?:gives|takes|eats)$/.test(found ?? '') && object?.kind !== 'thing') return undefined
  if (found === 'threatens' && (object ? object.id !== HERO : actor.stance === 'companion' || clause.object))
    return undefined
  return found
}
