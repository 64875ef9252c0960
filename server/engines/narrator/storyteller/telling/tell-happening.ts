import type { HappeningClass } from '../content/deed-classes.ts'
import type { Bound, Scene } from '../action/scene.ts'
import { gerundOf } from '../language/verb-forms.ts'
import { keepFact, setState } from '../world/change.ts'
import {
  type Entity,
  foeOf,
  hasState,
  HERO,
  heroOf,
  isBeing,
  isPresent,
  meantOfLate,
} from '../world/world.ts'
import { meantBy } from './meant-by.ts'
import { possessive } from './noun.ts'
import { classOf } from './happening-class.ts'
import { kindsOf } from './outcome-table.ts'
import { relationOf } from './relation.ts'
import { remark, sayOutcome } from './say-outcome.ts'
import type { Slots } from './slots.ts'

/** What whoever hides is betrayed by. */
const LOUD =
  /^(?:slam|answer|nervous|dig|small|warn|call|outcry|sound|slip|drop|fail|crack|broken|bump|amused)$/

/** The state it leaves, which a later deed can mend. */
const LEFT: Partial<Record<HappeningClass, string>> = {
  slip: 'down',
  stick: 'stuck',
  fail: 'stopped',
  crack: 'cracked',
  broken: 'cracked',
  spread: 'spreading',
  burn: 'burning',
  upset: 'upset',
  knocked: 'unconscious',
}

const FLAVOURS = ['sweet', 'salty', 'sour', 'bitter', 'sharp']

/** Tells what comes at once of what somebody or something else did, by its class, and who says what to it. */
export function tellHappening(scene: Scene, deed: Bound): boolean {
  const { world, reply, random } = scene
  const { actor, clause } = deed
  const name = classOf(deed)
  // What is dropped into something lies there.
  if (!name || (name === 'drop' && relationOf(deed))) return false
  const object = ownless(name === 'shine' ? litIn(deed) : meantBy(deed).find(({ id }) => id !== HERO))
  const isHidden = hasState(heroOf(world), 'hiding')
  const slots: Slots = {
    actor,
    object,
    foe: foeHere(scene),
    thing: foodIn(scene, object),
    doing: gerundOf(clause.verb!.split(' ')[0]!),
    flavour: random.pick(FLAVOURS)!,
  }
  const doer = actor.kind === 'animal' ? 'beast' : isBeing(actor) ? 'does' : 'goes'
  const isLoud = isHidden && isBeing(actor) && LOUD.test(name)
  const names = [
    isLoud ? '=loud' : name === 'work' && clause.modality === 'tries' ? '=work:tries' : `=${name}`,
  ]
  const kinds = [
    ...(isHidden ? ['hidden'] : []),
    ...(object ? kindsOf(object) : []),
    ...(doer === 'goes' ? kindsOf(actor).filter((kind) => kind !== 'thing') : []),
    doer,
  ]
  const mark = reply.mark()
  const hasCome =
    (isLoud && slots.foe !== undefined && sayOutcome(scene, names, ['heard'], slots)) ||
    sayOutcome(scene, names, kinds, slots)
  const hasSpoken = remark(scene, names, deed, slots)
  if (!hasCome && !hasSpoken) return false
  if (name === 'summon' && deed.object) deed.object.at = scene.world.here
  if (name === 'seize' && deed.object?.kind === 'thing') deed.object.at = actor.id
  const left = LEFT[name]
  if (left && !isLoud) setState(actor, left)
  if (name === 'dislike' && slots.thing)
    keepFact(world, (slots.thing as Entity).id, 'taste', reply.since(mark))
  keepFact(world, actor.id, `came${world.turn}`, reply.since(mark))
  return true
}

/** What the light falls on, rather than what it comes from. */
const litIn = ({ target, clause }: Bound): Entity | undefined =>
  target ??
  (clause.target && {
    id: 'abstract',
    kind: 'thing',
    name: clause.target.text,
    owner: clause.target.owner && possessive(clause.target.owner.text),
    since: 0,
  })

/** 'Her toothbrush' as somebody else speaks of it: the toothbrush. */
const ownless = (object: Entity | undefined): Entity | undefined =>
  object && /^(?:his|her|their|its)$/.test(object.owner ?? '') ? { ...object, owner: undefined } : object

/** What somebody lately had in the mouth. */
function foodIn({ world }: Scene, object: Entity | undefined): Entity | undefined {
  const isFood = (each: Entity) =>
    each.kind === 'thing' && kindsOf(each).some((kind) => kind === 'food' || kind === 'drink')
  const food = object && isFood(object) ? object : meantOfLate(world).find(isFood)
  const filling = food && / of (?:the )?(.+)$/.exec(food.name)?.[1]
  return food && filling ? { ...food, name: filling } : food
}

const foeHere = ({ world }: Scene): Entity | undefined => {
  const foe = foeOf(world)
  return foe && isBeing(foe) && isPresent(world, foe) ? foe : undefined
}
