import { type HappeningClass, workOf } from '../content/deed-classes.ts'
import type { Bound, Scene } from '../action/scene.ts'
import { isBodyPart } from '../content/things.ts'
import { gerundOf } from '../language/verb-forms.ts'
import { canSpeak } from '../world/can-speak.ts'
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
import { headOf, possessive } from './noun.ts'
import { onlookerOf } from './onlooker.ts'
import { classOf } from './happening-class.ts'
import { kindsOf, outcomePools, sensesOfDeed } from './outcome-table.ts'
import type { Slots } from './slots.ts'

/** What whoever hides is betrayed by. */
const LOUD =
  /^(?:slam|answer|nervous|dig|small|warn|call|outcry|sound|slip|drop|fail|crack|bump|amused|small)$/

/** The state it leaves, which a later deed can mend. */
const LEFT: Partial<Record<HappeningClass, string>> = {
  slip: 'down',
  stick: 'stuck',
  fail: 'stopped',
  crack: 'cracked',
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
  if (!name) return false
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
  const isLoud = isHidden && LOUD.test(name)
  const key = isLoud ? '=loud' : name === 'work' && clause.modality === 'tries' ? '=work:tries' : `=${name}`
  const kinds = [...(isHidden ? ['hidden'] : []), ...(object ? kindsOf(object) : []), doer]
  const mark = reply.mark()
  const hasCome =
    (isLoud && slots.foe !== undefined && sayOf(scene, '=loud:foe', ['hidden'], slots)) ||
    (!(name === 'drop' && reply.text.includes(' now.')) && sayOf(scene, key, kinds, slots))
  const hasSpoken = answerAloud(scene, key, deed, slots)
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

const sayOf = ({ reply }: Scene, key: string, kinds: string[], slots: Slots): boolean =>
  outcomePools([key], kinds).some((pool) => reply.sayNew(pool, slots) || reply.say(pool, slots))

/** Whoever did it says a word, or somebody beside them; one of the two in a reply. */
function answerAloud(scene: Scene, key: string, { actor }: Bound, slots: Slots): boolean {
  if (scene.reply.text.includes('“')) return false
  const self = () =>
    actor.id !== HERO && isBeing(actor) && canSpeak(actor) && sayOf(scene, `${key}:self`, ['does'], slots)
  const other = () => {
    const who = onlookerOf(scene, [actor, slots.target, slots.object])
    return who !== undefined && sayOf(scene, `${key}:other`, [who.stance ?? 'neutral'], { ...slots, who })
  }
  return scene.random.chance(0.6) ? self() || other() : other() || self()
}

/** Where nothing happens, somebody had expected more. */
export function tellNothing(scene: Scene): boolean {
  if (!/\bnothing happens\b/i.test(scene.reply.text)) return false
  const thing = meantOfLate(scene.world).find(({ kind }) => kind === 'thing')
  const doer = scene.deeds.findLast(
    ({ actor }) => actor.id !== HERO && canSpeak(actor) && isBeing(actor),
  )?.actor
  const who = doer ?? onlookerOf(scene, [])
  return (
    who !== undefined &&
    sayOf(scene, '=nothing:other', [doer ? 'foe' : (who.stance ?? 'neutral')], { who, thing })
  )
}

/** So long a reply has told what came of the deed. */
const FEW_WORDS = 28

/** 'Buy everyone a sausage roll'. */
const isTreat = ({ verb, text }: Bound['clause']): boolean =>
  /^(?:buy|get|order|fetch|make|cook|pour)$/.test(verb ?? '') &&
  /\b(?:everyone|everybody|us|them|all)\b/.test(text)

const WAYS = /^(?:climb|crawl|jump|leap|run|swing|squeeze|wade|balance|cross|slide|scramble|creep|duck)$/

/** Tells the change that the hero's hands leave, by the class of the deed and the kind of thing, and who says what to it. */
export function tellWork(scene: Scene, deed: Bound): boolean {
  const { clause, target } = deed
  if (clause.polarity === 'negated' || deed.actor.id !== HERO) return false
  const names = sensesOfDeed(clause)
  const name = workOf(names)
  const object = meantBy(deed).find((each) => !isBeing(each) && !isBodyPart(headOf(each.name)))
  const slots: Slots = { object, target: target && isBeing(target) ? target : undefined, actor: deed.actor }
  const kinds = object ? kindsOf(object) : ['self']
  if (scene.reply.words > FEW_WORDS) return false
  const hasCome = name !== undefined && sayOf(scene, `+${name}`, kinds, slots)
  if (hasCome && object) setState(object, `${name}ed`)
  if (hasCome && object) answerAloud(scene, `+${name}`, deed, slots)
  return hasCome
}

/** A treat, or a way that is not easy: whoever is with the hero has a word for it. */
export function tellOther(scene: Scene, deed: Bound): boolean {
  const { clause, actor } = deed
  if (actor.id !== HERO || clause.polarity === 'negated' || clause.said) return false
  const object = meantBy(deed).find((each) => !isBeing(each) && !isBodyPart(headOf(each.name)))
  const say = (key: string) => answerAloud(scene, key, deed, { object, actor })
  return (isTreat(clause) && say('+treat')) || (WAYS.test(clause.verb ?? '') && say('+motion'))
}
