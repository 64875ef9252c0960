import type { ActName } from '../language/acts.ts'
import { animalLines, type BeingKind, otherLines, thingRefuses } from '../content/other-lines.ts'
import { performByThing } from './things-act.ts'
import type { Clause } from '../language/clause.ts'
import { addEntity, keepFact, mean, moveThing, setState } from '../world/change.ts'
import { isBodyPart } from '../content/things.ts'
import { type Entity, HERO, isBeing, talkersHere } from '../world/world.ts'
import { reportSpeech, reportWish } from './reported-speech.ts'
import { resolveMention } from './resolve-mention.ts'
import { kindOf } from './kind-of-happening.ts'
import { bringIn } from './statement.ts'
import { sufferHarm } from './suffer-harm.ts'
import { type Bound, isRefusal, type Scene } from './scene.ts'
import { sentenceOf, tellDoing, thirdPersonOf } from './tell-doing.ts'

const SPEAKING = new Set<ActName>(
  'say tell whisper shout ask warn promise confess accuse answer think beg persuade lie insult'.split(
    ' ',
  ) as ActName[],
)

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

/** What somebody or something else does in the player's words happens, and has its consequence. */
export function performByOther(scene: Scene, clause: Clause, actor: Entity): void {
  const { world, reply } = scene
  scene.hasChanged = true
  scene.isAnswered = true
  keepFact(world, 'story', `happened${world.turn}`, sentenceOf(clause, scene))
  const bound: Bound = { clause, actor }
  let isGesture = false
  for (const slot of ['object', 'target', 'place'] as const) {
    const mention = clause[slot]
    if (
      !mention ||
      /^(?:there|here|this|that|one|someone|somebody|anyone|nobody|something|nothing)$/i.test(
        mention.pronoun ?? '',
      )
    )
      continue
    // 'She raises an eyebrow' does nothing to a thing.
    if (slot === 'object' && isBodyPart(mention.head) && mention.determiner !== 'my') {
      isGesture = true
      continue
    }
    const entity = resolveMention(
      scene,
      mention.determiner === 'a' ? { ...mention, determiner: 'the' } : mention,
      slot === 'place' ? 'any' : 'any',
    )
    if (!isRefusal(entity)) bound[slot] = entity
  }
  const tool =
    clause.instrument && resolveMention(scene, { ...clause.instrument, determiner: 'the' }, 'thing')
  if (tool && !isRefusal(tool)) bound.tool = tool
  mean(world, actor)
  const isPerson = isBeing(actor)
  if (isPerson && sufferHarm(scene, clause, actor)) return
  const slots = {
    actor,
    object: [bound.object, bound.target].find((each) => each && each.id !== HERO),
    who: talkersHere(world).find(({ id, stance }) => id !== actor.id && stance !== 'foe'),
  }
  if (isPerson && (clause.modality === 'wants' || clause.kind === 'wish') && clause.polarity === 'affirmed')
    return reportWish(scene, clause, actor)
  if (
    isPerson &&
    (SPEAKING.has(clause.act ?? 'be') ||
      (/^(?:order|command|urge|instruct|invite|demand)$/.test(clause.verb ?? '') &&
        / to /.test(clause.text)) ||
      clause.kind === 'speech' ||
      (clause.said &&
        /^(?:complain|insist|hope|decide|agree|know|mean|notice|suggest|reckon|fear|swear|explain|admit|announce|claim|add)$/.test(
          clause.verb ?? '',
        ))) &&
    clause.polarity === 'affirmed'
  ) {
    arrive(scene, actor)
    if (reportSpeech(scene, clause, actor)) return
  }
  if (clause.polarity === 'negated' || clause.modality === 'would') {
    const pool =
      clause.polarity === 'negated' ? (isPerson ? otherLines.declines : thingRefuses) : otherLines.wants
    return void (reply.say(pool, slots) || reply.tell('[actor] [actor.does] not.', slots))
  }
  if (isGesture && isPerson) return reply.tell('[actor] [act].', { actor, act: thirdPersonOf(clause, world) })
  if (!isPerson) return performByThing(scene, clause, actor, slots, sentenceOf(clause, scene))
  const kind = isGesture ? undefined : kindOf(bound)
  if (/\bopen$/.test(clause.text) && bound.object?.kind === 'thing') setState(bound.object, 'open')
  const inHand = bound.tool
  if (inHand?.kind === 'thing' && inHand.at !== HERO) {
    inHand.at = clause.act === 'pay' || clause.act === 'give' ? HERO : actor.id
    setState(inHand, 'hidden', false)
  }
  if (clause.place || kind === 'threatens') bringIn(scene, actor, clause.text)
  change(scene, kind, bound)
  const told = reply.words
  if (
    actor.kind === 'animal' &&
    kind !== 'comes' &&
    kind !== 'leaves' &&
    kind !== 'follows' &&
    kind !== 'takes' &&
    kind !== 'eats' &&
    kind !== 'tender' &&
    (kind !== undefined || !bound.object)
  )
    return void (
      reply.say(
        kind === 'rages'
          ? animalLines.angry
          : kind === 'threatens' || /^(?:scratch|bite|sting|peck|kick|nip)$/.test(clause.verb ?? '')
            ? animalLines.harm
            : animalLines.other,
        slots,
      ) || reply.tell('[actor] [actor+look] at you.', slots)
    )
  tellResult(scene, bound)
  if (reply.words - told < 14 || kind === 'threatens') tellDoing(scene, bound, kind, slots)
  const { plot } = world
  if (kind === 'comes' && actor.id === plot.goal && plot.kind === 'find' && plot.stage !== 'over')
    plot.stage = 'goal'
  if (kind === 'threatens' && isGentle(scene)) reply.say(otherLines.harmless, slots)
}

function arrive({ world }: Scene, actor: Entity): void {
  if (actor.at !== world.here) {
    actor.at = world.here
    for (const state of ['absent', 'gone', 'hidden']) setState(actor, state, false)
  }
}

function change(
  scene: Scene,
  kind: BeingKind | undefined,
  { clause, actor, object, target, place }: Bound,
): void {
  const { world } = scene
  const isThing = object !== undefined && object.id !== 'abstract' && object.kind === 'thing'
  if (kind !== 'leaves') arrive(scene, actor)
  switch (kind) {
    case 'threatens':
      if (clause.act === 'drawWeapon' || isThing) {
        if (isThing) object.at = actor.id
        else addEntity(world, { kind: 'thing', name: clause.object?.text ?? 'weapon', at: actor.id })
      }
      if (object?.id === HERO && actor.stance !== 'companion') actor.stance = 'foe'
      return
    case 'leaves':
      actor.at = (
        place?.kind === 'place'
          ? place
          : world.entities.find(({ kind: each, id }) => each === 'place' && id !== world.here)
      )?.id
      return
    case 'gives':
      if (isThing) moveThing(world, object, target && isBeing(target) ? target.id : HERO)
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
    case 'agrees':
      if (actor.stance === 'neutral') actor.stance = 'friend'
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
      if (object && object.id !== 'abstract' && clause.act && STATE_OF_ACT[clause.act])
        setState(object, STATE_OF_ACT[clause.act]!)
      else if (isThing && clause.act && /^(?:drop|put|throw)$/.test(clause.act))
        moveThing(world, object, target?.id ?? place?.id ?? world.here)
  }
}

const WHERE =
  /\b(in|into|on|onto|under|behind|over|beside|against|at|through|off|out of)\b(?= (?:the|a|an|my|his|her|their|our)?\b)/i

/** The state in which a deed leaves what it was done to. */
function tellResult({ reply }: Scene, { clause, actor, object, target, place }: Bound): void {
  if (!object || object.id === 'abstract' || object.id === HERO) return
  const state = clause.act && STATE_OF_ACT[clause.act]
  if (state)
    return reply.tell(`[object] [object.is] ${state} now, and it was [actor] who did it.`, { actor, object })
  const at = target ?? place
  const side = WHERE.exec(clause.text)?.[1]
    ?.toLowerCase()
    .replace(/^into$/, 'in')
    .replace(/^onto$/, 'on')
  if (/^(?:drop|put|throw)$/.test(clause.act ?? '') && at && side && at.id !== HERO)
    reply.tell(`[object] [object.is] ${side} [at] now, and [actor] [actor+look] from [object.them] to you.`, {
      actor,
      object,
      at,
    })
  else if (/^(?:drop|throw)$/.test(clause.act ?? ''))
    reply.tell('[object] [object+lie] where [actor] let go of [object.them].', { actor, object })
}

/** Where nothing may frighten without being put right in the same reply. */
const isGentle = ({ rating, world }: Scene): boolean =>
  rating === 'general' ||
  world.prohibitions.some((each) => each === 'scary' || each === 'violence' || each === 'villains')
