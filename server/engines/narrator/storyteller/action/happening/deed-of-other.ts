import type { ActName } from '../../language/acts.ts'
import type { BeingKind } from '../../content/other-lines.ts'
import { addEntity, moveThing, setState } from '../../world/change.ts'
import { type Entity, hasState, HERO, isBeing } from '../../world/world.ts'
import { ON_LINE } from '../speech/phone.ts'
import type { Bound, Scene } from '../scene.ts'

const STATE_OF_ACT: Partial<Record<ActName, string>> = {
  open: 'open',
  close: 'shut',
  lock: 'locked',
  unlock: 'unlocked',
  break: 'broken',
  light: 'lit',
  extinguish: 'out',
  tie: 'tied',
  untie: 'free',
  repair: 'mended',
}

/** Whoever acts is here; a voice on the line is not. */
export function arrive({ world }: Scene, actor: Entity): void {
  if (hasState(actor, ON_LINE)) return
  if (actor.at !== world.here) {
    actor.at = world.here
    for (const state of ['absent', 'gone', 'hidden']) setState(actor, state, false)
  }
}

const FELLING = /^(?:kill|murder|slay|behead|execute|assassinate)$/
const ONESELF = /^(?:kill|shoot|stab|hang|poison|drown)\w* (?:him|her|them)sel(?:f|ves)\b/

/** Whom somebody's deed lays low for good, or for a while. */
export function felledBy({ clause, actor, object }: Bound): { who: Entity; state: string } | undefined {
  const { verb = '', text } = clause
  const own = text.slice(Math.max(0, text.search(/\S+ (?:him|her|them)sel(?:f|ves)\b/)))
  if (ONESELF.test(own)) return { who: actor, state: 'dead' }
  if (!object || object.id === HERO || !isBeing(object)) return undefined
  if (FELLING.test(verb.split(' ')[0]!)) return { who: object, state: 'dead' }
  return /^knock\b/.test(verb) && /\b(?:out|unconscious)(?: cold)?\b(?! of)/.test(text)
    ? { who: object, state: 'unconscious' }
    : undefined
}

export function change(
  scene: Scene,
  kind: BeingKind | undefined,
  { clause, actor, object, target, place }: Bound,
): void {
  const { world } = scene
  const isThing = object !== undefined && object.id !== 'abstract' && object.kind === 'thing'
  const felled = felledBy({ clause, actor, object })
  if (felled) setState(felled.who, felled.state)
  if (kind === 'comes') setState(actor, ON_LINE, false)
  // 'A man walks out from behind the tree': who is told of for the first time has not gone.
  const isNew =
    actor.since === world.turn && typeof clause.actor === 'object' && clause.actor.determiner === 'a'
  if (kind !== 'leaves' || isNew) arrive(scene, actor)
  switch (kind) {
    case 'threatens':
      if (clause.act === 'drawWeapon' || isThing) {
        if (isThing) object.at = actor.id
        else addEntity(world, { kind: 'thing', name: clause.object?.text ?? 'weapon', at: actor.id })
      }
      if (object?.id === HERO && actor.stance !== 'companion') actor.stance = 'foe'
      return
    case 'leaves':
      if (!isNew)
        actor.at = (
          place?.kind === 'place'
            ? place
            : world.entities.find(({ kind: each, id }) => each === 'place' && id !== world.here)
        )?.id
      return
    case 'gives':
      // 'He offers me an apple': it is still to be taken.
      if (isThing && /^(?:offer|present|hold)$/.test(clause.verb ?? '')) object.at = actor.id
      else if (isThing) moveThing(world, object, target && isBeing(target) ? target.id : HERO)
      return
    case 'takes':
      if (isThing) moveThing(world, object, actor.id)
      return
    case 'eats':
      if (isThing) setState(object, 'gone')
      return
    case 'follows':
      if (actor.stance !== 'foe') actor.stance = 'companion'
      return
    case 'sleeps':
      setState(actor, 'asleep')
      return
    case 'falls':
      setState(
        actor,
        clause.act === 'die' || /\b(?:die|drown)/.test(clause.verb ?? '')
          ? 'dead'
          : clause.act === 'sleep'
            ? 'asleep'
            : 'down',
      )
      return
    default:
      if (
        object &&
        (isThing || /^(?:tie|untie)$/.test(clause.act ?? '')) &&
        clause.act &&
        STATE_OF_ACT[clause.act]
      )
        setState(object, STATE_OF_ACT[clause.act]!)
      else if (isThing && clause.act && /^(?:drop|put|throw)$/.test(clause.act))
        moveThing(world, object, target?.id ?? place?.id ?? world.here)
  }
}
