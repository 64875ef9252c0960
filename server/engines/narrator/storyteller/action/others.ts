import type { ActName } from '../language/acts.ts'
import { otherLines, type OtherFamily } from '../content/other-lines.ts'
import type { Clause } from '../language/clause.ts'
import { thirdPerson } from '../telling/noun.ts'
import { addEntity, keepFact, mean, moveThing, setState } from '../world/change.ts'
import { type Entity, HERO, isBeing, isPresent } from '../world/world.ts'
import { deedOf } from './deed-phrase.ts'
import { resolveMention } from './resolve-mention.ts'
import { type Bound, isRefusal, refuse, type Scene } from './scene.ts'

const FAMILIES: Record<OtherFamily, ActName[]> = {
  threat: ['attack', 'kill', 'shoot', 'drawWeapon', 'threaten', 'capture'],
  leaves: ['leave', 'flee', 'go', 'return', 'cross', 'climb', 'fly', 'ride', 'drive', 'swim', 'sneak'],
  comes: ['enter', 'approach', 'follow', 'track', 'jump'],
  gives: ['give', 'show', 'pay', 'sell', 'send', 'feed'],
  takes: ['take', 'steal', 'buy', 'pack', 'lift', 'eat', 'drink', 'pull'],
  speaks: [
    'say',
    'tell',
    'talk',
    'whisper',
    'shout',
    'ask',
    'warn',
    'promise',
    'confess',
    'lie',
    'accuse',
    'greet',
    'phone',
    'apologize',
    'beg',
    'persuade',
    'refuse',
    'accept',
    'thank',
    'joke',
    'insult',
    'praise',
    'sing',
  ],
  tender: [
    'hug',
    'kiss',
    'marry',
    'comfort',
    'help',
    'heal',
    'smile',
    'forgive',
    'dance',
    'pet',
    'lead',
    'invite',
  ],
  sorrow: ['cry', 'feel', 'pray', 'surrender'],
  falls: ['die', 'sleep', 'lieDown', 'be'],
  changes: [
    'open',
    'close',
    'lock',
    'unlock',
    'break',
    'cut',
    'repair',
    'make',
    'cook',
    'light',
    'extinguish',
    'burn',
    'pour',
    'tie',
    'untie',
    'push',
    'turn',
    'press',
    'use',
    'clean',
    'dig',
    'plant',
    'bury',
    'write',
    'draw',
    'hack',
    'free',
    'disarm',
    'put',
    'drop',
    'throw',
  ],
  seeks: ['look', 'search', 'listen', 'smell', 'touch', 'read', 'track', 'measure'],
  gesture: [],
}
const familyByAct = new Map(
  (Object.entries(FAMILIES) as [OtherFamily, ActName[]][]).flatMap(([family, acts]) =>
    acts.map((act) => [act, family] as const),
  ),
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

/** What somebody else does in the player's words happens, and has its consequence. */
export function performByOther(scene: Scene, clause: Clause, actor: Entity): void {
  const { world } = scene
  const bound: Bound = { clause, actor }
  for (const slot of ['object', 'target'] as const) {
    const mention = clause[slot]
    if (!mention) continue
    const entity = resolveMention(
      scene,
      mention.determiner === 'a' ? { ...mention, determiner: 'the' } : mention,
      'any',
    )
    if (isRefusal(entity)) return refuse(scene, entity)
    bound[slot] = entity
  }
  mean(world, actor)
  scene.hasChanged = true
  if (isBeing(actor) && !isPresent(world, actor) && actor.states?.some((name) => name === 'dead'))
    return scene.reply.tell('[actor] [actor.is] dead, and stays so.', { actor })
  const family = familyOf(bound)
  if (clause.polarity === 'negated' || clause.modality === 'wants' || clause.modality === 'would') {
    const slots = { actor, object: bound.object, deed: deedOf(bound) }
    return void (
      scene.reply.say(clause.polarity === 'negated' ? otherLines.declines : otherLines.wants, slots) ||
      scene.reply.tell('[actor] [actor+have] made up [actor.their] mind about that, here at [place].', slots)
    )
  }
  change(scene, family, bound)
  const object = bound.object ?? bound.target
  const slots = { actor, object, who: actor, act: doingOf(bound) }
  const state =
    clause.act && bound.object && bound.object.id !== 'abstract' ? STATE_OF_ACT[clause.act] : undefined
  if (state) {
    scene.answerer = isBeing(actor) ? actor : undefined
    return scene.reply.tell(`[object] [object.is] ${state} now, and it was [actor] who did it.`, slots)
  }
  if (
    !(isBeing(actor) && scene.reply.say(otherLines[family], slots)) &&
    !scene.reply.say(isBeing(actor) ? otherLines.gesture : otherLines.thing, slots)
  )
    scene.reply.tell('[actor] [act], and you see it happen at [place].', slots)
  scene.answerer = isBeing(actor) ? actor : undefined
  const { plot } = world
  if (family === 'comes' && actor.id === plot.goal && plot.kind === 'find' && plot.stage !== 'over')
    plot.stage = 'goal'
  if (family === 'seeks') scene.sought = { mode: 'look', who: actor }
  if (isHarm(bound, family) && isGentle(scene)) scene.reply.say(otherLines.harmless, slots)
}

function familyOf({ clause, object, actor }: Bound): OtherFamily {
  if (clause.kind === 'speech') return 'speaks'
  if (
    /\b(?:comes?|came|arrives?|arrived|appears?|appeared|enters?|entered|returns?|returned|(?:walks?|runs?|bursts?|rushes|steps?) in)\b/i.test(
      clause.text,
    )
  )
    return 'comes'
  if (clause.act === 'eat' && object && (isBeing(object) || object.id === HERO)) return 'threat'
  const family = familyByAct.get(clause.act ?? 'be') ?? 'gesture'
  return family === 'gives' && actor.kind === 'animal' ? 'gesture' : family
}

function change(scene: Scene, family: OtherFamily, { clause, actor, object, target }: Bound): void {
  const { world } = scene
  const isReal = object && object.id !== 'abstract'
  if (isBeing(actor) && actor.at !== world.here && family !== 'leaves') {
    actor.at = world.here
    setState(actor, 'absent', false)
  }
  if (family === 'threat') {
    if (isReal && object.kind === 'thing') object.at = actor.id
    else if (clause.act === 'drawWeapon')
      addEntity(world, { kind: 'thing', name: clause.object?.text ?? 'weapon', at: actor.id })
    if (object?.id === HERO && actor.stance !== 'companion') actor.stance = 'foe'
  } else if (family === 'leaves' && isBeing(actor)) {
    const elsewhere = world.entities.find(({ kind, id }) => kind === 'place' && id !== world.here)
    if (object?.id !== HERO && clause.act !== 'go') actor.at = elsewhere?.id
    else if (clause.act === 'go') actor.at = (object?.kind === 'place' ? object : elsewhere)?.id
  } else if (family === 'gives' && isReal && object.kind === 'thing')
    moveThing(
      world,
      object,
      target && isBeing(target) ? target.id : clause.act === 'give' ? HERO : world.here,
    )
  else if (family === 'takes' && isReal && object.kind === 'thing') moveThing(world, object, actor.id)
  else if (family === 'falls')
    setState(actor, clause.act === 'die' ? 'dead' : clause.act === 'sleep' ? 'asleep' : 'down')
  else if (family === 'speaks' && clause.speech)
    keepFact(world, actor.id, `said${world.turn}`, `${actor.name} said: ${clause.speech}`)
  else if (isReal && clause.act && STATE_OF_ACT[clause.act]) setState(object, STATE_OF_ACT[clause.act]!)
}

const isHarm = ({ clause, actor }: Bound, family: OtherFamily): boolean =>
  family === 'threat' || (clause.act === 'eat' && actor.kind === 'animal') || clause.act === 'steal'

/** Where nothing may frighten without being put right in the same reply. */
const isGentle = ({ rating, world }: Scene): boolean =>
  rating === 'general' ||
  world.prohibitions.some((each) => each === 'scary' || each === 'violence' || each === 'villains')

/** The act in the third person: 'opens the gate'. */
function doingOf(bound: Bound): string {
  const [verb = 'do', ...rest] = deedOf(bound).split(' ')
  return [bound.actor.isPlural ? verb : thirdPerson(verb), ...rest].join(' ')
}
