import { beingKinds, type BeingKind } from '../../content/other-lines.ts'
import { isBodyPart, isOfClass } from '../../content/things.ts'
import { HERO, isBeing } from '../../world/world.ts'
import { isFirstVerbOf } from '../../language/acts.ts'
import type { Bound } from '../scene.ts'

const COMES =
  /\b(?:comes?|came|walks?|runs?|bursts?|steps?(?: out)?|rushes|rushed|walked|ran|stormed|storms|slips?|slipped) (?:back )?(?:in|into|up|over|round|through|running)\b|\barriv|\benters?\b|\bcomes?\b/i

/** Which kind of happening somebody's act is; undefined where no kind is sure. */
export function kindOf(deed: Bound): BeingKind | undefined {
  const { clause } = deed
  const verb = (clause.verb ?? '').split(' ')[0]!
  const way = `${clause.particle ?? ''} ${clause.direction ?? ''}`
  if (clause.act === 'drawWeapon' || (clause.instrument && isOfClass(clause.instrument.text, 'weapon')))
    return 'threatens'
  // 'Takes off her glasses', 'pulls it out of a sleeve': nothing is taken from anyone.
  if (
    /^(?:take|pull|lift|pick|keep)$/.test(verb) &&
    /\b(?:off|out|up|down|apart|back)\b/.test(`${way} ${clause.text}`)
  )
    return undefined
  if (verb === 'say' || (verb === 'call' && clause.object)) return undefined
  if (COMES.test(clause.text)) return 'comes'
  if (/\b(?:falls?|fell|drops?|dozes?) (?:asleep|off)\b/i.test(clause.text)) return 'sleeps'
  const kinds = Object.entries(beingKinds) as [BeingKind, ReadonlySet<string>][]
  const found =
    kinds.find(([, verbs]) => verbs.has(verb))?.[0] ??
    (clause.act && isFirstVerbOf(clause.act, verb, clause.text)
      ? kinds.find(([, verbs]) => verbs.has(clause.act!))?.[0]
      : undefined)
  return found && isSo(found, deed) ? found : undefined
}

/** Whether the verb means it with what stands beside it. */
function isSo(found: BeingKind, { clause, object, actor }: Bound): boolean {
  switch (found) {
    case 'threatens':
      return object ? object.id === HERO : actor.stance !== 'companion' && !clause.object
    case 'falls':
      return !clause.object
    case 'gives':
    case 'takes':
    case 'eats':
      return (
        object?.kind === 'thing' && !isBeing(object) && !(clause.object && isBodyPart(clause.object.head))
      )
    default:
      return true
  }
}
