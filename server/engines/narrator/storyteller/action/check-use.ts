import { classOf, isBodyPart } from '../content/things.ts'
import { isFirstVerbOf } from '../language/acts.ts'
import { type Entity, HERO } from '../world/world.ts'
import type { Bound } from './scene.ts'

/** Slots by which a line speaks of each part of a deed. */
const SLOTS = {
  object: /\[\^?object\b/,
  target: /\[\^?target\b/,
  tool: /\[\^?tool\b/,
  act: /\[act\]/,
  who: /\[\^?who\b/,
}

/** Whether a line speaks of everything the player named; one that leaves a part out would tell another deed. */
export function usesAll(line: string, bound: Bound, addressee?: Entity): boolean {
  if (SLOTS.act.test(line)) return true
  const { object, target, place, tool } = bound
  const at = target ?? (place?.kind === 'thing' ? place : undefined)
  const isTold = (part: Entity | undefined, slot: RegExp) =>
    part === undefined || part.id === HERO || slot.test(line) || (part === addressee && SLOTS.who.test(line))
  return (
    isTold(object, SLOTS.object) && isTold(at, SLOTS.target) && (tool === undefined || SLOTS.tool.test(line))
  )
}

/** 'I take the bet', 'a swig': what was never spoken of and is of no known kind may not be a thing at all. */
const isUnknownKind = ({ object }: Bound): boolean =>
  object?.kind === 'thing' &&
  (object.isTyped === true || object.id === 'abstract') &&
  classOf(object.name) === undefined &&
  !isBodyPart(object.name.split(' ').at(-1)!)

/** Lines of an act that tell this very deed: its lines are written for its first verbs, and others of its verbs mean less or more. */
export const linesFor = (
  pool: readonly string[] | undefined,
  bound: Bound,
  addressee?: Entity,
): readonly string[] => {
  const { act, verb, text } = bound.clause
  const { particle } = bound.clause
  const whole = particle && !verb?.includes(' ') ? `${verb} ${particle}` : (verb ?? '')
  return act !== undefined && isFirstVerbOf(act, whole, text) && !isUnknownKind(bound)
    ? (pool ?? []).filter((line) => usesAll(line, bound, addressee))
    : []
}
