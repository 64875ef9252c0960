import type { ActName } from '../../language/acts.ts'
import type { BeingKind } from '../../content/other-lines.ts'
import { addEntity, moveThing, setState } from '../../world/change.ts'
import { type Entity, HERO, isBeing } from '../../world/world.ts'
import { come, goAway, isOnLine, isSenseless, standBy, takeTheLine, wake } from '../../world/presence.ts'
import { ON_DEVICE } from '../speech/phone.ts'
import { deedParse } from '../../telling/deed-parse.ts'
import type { Leaving } from './leaving.ts'
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
export function arrive({ world }: Scene, actor: Entity, text: string): void {
  if (isOnLine(actor) || actor.at === world.here) return
  if (ON_DEVICE.test(text) && isBeing(actor)) return takeTheLine(world, actor)
  const isOnlyHeard = actor.left !== undefined && CRIES.test(text)
  if ((isOnlyHeard || APART.test(text)) && isBeing(actor) && !INTO.test(text)) return standBy(actor)
  come(world, actor)
}

/** 'Walk past outside', 'calls from below', 'is shouting next door'. */
const APART =
  /\b(?:outside(?!r)|next door|in the (?:next|other) room|upstairs|downstairs|overhead|in the distance|(?:far|miles) (?:off|away|below)|across the (?:street|road|river|valley|yard|square|bay)|on the (?:other|far|opposite) (?:side|bank|end|shore)|on the (?:horizon|tv|television|news|screen)|(?:from|through|behind|beyond) (?:the |a )?(?:closed |locked )?(?:door|wall|window|ceiling|floor|below|above|upstairs|downstairs|outside|far away|afar|kitchen|hall|hallway|corridor|street))\b/i
/** Whoever has left is heard doing so. */
const CRIES = /\b(?:scream|shout|yell|cri|cry|call|howl|shriek|laugh|sing|groan|wail|knock|bang)\w*\b/i
const INTO =
  /\b(?:comes?|came|enters?|entered|arrives?|arrived|returns?|returned|appears?|appeared|bursts?|steps? in)\b/i

const FELLING = /^(?:kill|murder|slay|behead|execute|assassinate)$/
const FAINTING =
  /\b(?:faints?|fainted|(?:pass|black)(?:es|ed|s)? out|los(?:es|t) consciousness|knocked (?:out|unconscious))\b/i
const INVOLUNTARY =
  /^(?:lie|breathe|bleed|die|moan|groan|snore|sleep|dream|twitch|stir|fall|faint|collapse|shiver|sweat|be|stay|remain|pass|drown|slump|mumble|mutter)\b/
const ONESELF = /^(?:kill|shoot|stab|hang|poison|drown)\w* (?:him|her|them)sel(?:f|ves)\b/

/** Whom somebody's deed lays low for good, or for a while. */
export function felledBy({ clause, actor, object }: Bound): { who: Entity; state: string } | undefined {
  const { verb = '', text } = clause
  if (FELLING.test(verb.split(' ')[0]!) && deedParse(clause)?.isPassive) return { who: actor, state: 'dead' }
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
  leaving: Leaving | undefined,
  { clause, actor, object, target, place }: Bound,
): void {
  const { world } = scene
  const isThing = object !== undefined && object.id !== 'abstract' && object.kind === 'thing'
  const felled = felledBy({ clause, actor, object })
  // Who does something of their own will has come round.
  if (isSenseless(actor) && !INVOLUNTARY.test(clause.verb ?? '')) wake(actor)
  if (felled) setState(felled.who, felled.state)
  else if (FAINTING.test(clause.text)) setState(actor, 'unconscious')
  if (leaving) {
    for (const who of leaving.who)
      goAway(world, who, leaving.to, /^(?:vanish|disappear)/.test(clause.verb ?? ''))
    return
  }
  if (kind === 'comes') come(world, actor)
  arrive(scene, actor, clause.text)
  switch (kind) {
    case 'threatens':
      if (clause.act === 'drawWeapon' || isThing) {
        if (isThing) object.at = actor.id
        else addEntity(world, { kind: 'thing', name: clause.object?.text ?? 'weapon', at: actor.id })
      }
      if (object?.id === HERO && actor.stance !== 'companion') actor.stance = 'foe'
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
