import { kindNamed } from '../../content/places.ts'
import { findsByKind } from '../../content/finds.ts'
import { isAbstract, isPrecious } from '../../content/things.ts'
import type { Clause, Mention } from '../../language/clause.ts'
import { isHandy, isTangible, kindOfNoun } from '../../language/noun-kinds.ts'
import { isPersonWord } from '../../scenario/roles.ts'
import { headOf, nounOf } from '../../telling/noun.ts'
import { kindsOf } from '../../telling/outcome-table.ts'
import { articled } from '../../telling/phrases.ts'
import { retoldByHero } from '../../telling/retell.ts'
import { toldBack } from '../../telling/second-person.ts'
import { typedOf } from '../../telling/meant-by.ts'
import { addEntity, keepFact, mean } from '../../world/change.ts'
import {
  type Entity,
  entityOf,
  hasState,
  heldBy,
  HERO,
  heroOf,
  isBeing,
  thingsHere,
} from '../../world/world.ts'
import { isPresent } from '../../world/presence.ts'
import { lookAround } from './look-around.ts'
import { whereabouts } from '../turn/needs.ts'
import { tellInventory } from '../question/inventory.ts'
import { improvise } from './improvise.ts'
import { moveTo } from './move-to.ts'
import { findThing, revealInside } from './reveal.ts'
import { sense, thingOf } from './sense.ts'
import type { Bound, Scene } from '../scene.ts'

/** A look that is at nothing in particular. */
const ABOUT =
  /\b(?:look|looks|looking|have a look|take a look|glance|gaze|peer)(?: (?:all|carefully|slowly|quickly))? (?:around|about|round)(?: (?:me|us|myself|here))?\W*$|^(?:i |we )?look\W*$/i

/** Looks about, or at what is named: what there is to be seen comes at the end of the turn. */
export function perceive(scene: Scene, bound: Bound): void {
  const { world } = scene
  const { object, clause } = bound
  if (object?.id === HERO && /\b(?:me|my|myself)\b/.test(clause.text)) return lookAtSelf(scene)
  if (!object && ABOUT.test(clause.text)) return scene.hasMoved ? undefined : lookAround(scene, world.here)
  // 'Around the hall': where one is, by whatever word; and else one goes there.
  const isRoom =
    object && (object.kind === 'place' || (object.since === world.turn && isRoomOrHouse(object.name)))
  if (isRoom && /\b(?:around|about|round|explore)\b/.test(clause.text)) {
    tellOnce(scene, clause)
    if (object.kind === 'place' && object.id !== world.here) moveTo(scene, object, true)
    else lookAround(scene, world.here)
    scene.isAnswered = true
    return
  }
  tellOnce(scene, clause)
  scene.hasChanged = true
  scene.deeds = [...scene.deeds, { ...bound, actor: heroOf(world) }]
}

const isRoomOrHouse = (name: string): boolean =>
  kindNamed(name) !== undefined || kindOfNoun(headOf(name)) === 'building'

function tellOnce({ world, reply }: Scene, clause: Bound['clause']): void {
  const told = retoldByHero(clause, world)
  if (!reply.text.includes(told)) reply.tell('[told]', { told })
}

/** Who the hero is, and what is in hand. */
function lookAtSelf(scene: Scene): void {
  const { world, reply } = scene
  const { role, isProper, name } = heroOf(world)
  if (role) reply.tell(`You are ${articled(role)}${isProper ? `, ${name} by name` : ''}.`)
  if (!role || heldBy(world, HERO).length > 0) tellInventory(scene, HERO)
}

/** Who is looked at and sees it. */
const isAwakeHere = (world: Scene['world'], person: Entity): boolean =>
  isPresent(world, person) &&
  !['asleep', 'dead', 'hurt', 'captive'].some((state) => hasState(person, state)) &&
  person.stance !== 'foe' &&
  person.id !== world.plot.goal

const FINDS = /^(?:find|discover|spot|uncover|unearth)$/
/** What somebody says they come upon, and do not only look for: 'I find a key', 'search it and find a key', not 'find the key'. */
const comesUpon = ({ verb = '', text, whole }: Clause): boolean =>
  FINDS.test(verb.split(' ')[0]!) && !new RegExp(`^${verb.split(' ')[0]}`, 'i').test(whole?.text ?? text)

/** Looks for somebody or something, or through something: what lies in there and what is here is found. */
export function searchFor(scene: Scene, bound: Bound): void {
  const { world, reply } = scene
  const { object, clause } = bound
  const isSought = object !== undefined && soughtIn(clause)?.endsWith(object.name.toLowerCase())
  if (isSought && object.id !== 'abstract' && object.since < world.turn && !isPresent(world, object)) {
    const { refusal, slots } = whereabouts(scene, object)
    return reply.tell(refusal, slots)
  }
  tellOnce(scene, clause)
  scene.hasChanged = true
  if (comesUpon(clause) || (object && isBeing(object) && /^(?:spot|meet)$/.test(clause.verb ?? ''))) {
    // Whoever has looked has found.
    scene.deeds = scene.deeds.filter((deed) => !/^(?:look|search)$/.test(deed.clause.act ?? ''))
    if (!object || !isBeing(object) || !isAwakeHere(world, object)) return
    mean(world, object)
    scene.answerer = object
    return reply.tell('[^who] [who+look] round, and [who+see] you.', { who: object })
  }
  if (isSought && object.kind === 'thing' && isHandy(headOf(object.name)) && isPresent(world, object))
    return reply.tell(
      object.at === HERO
        ? 'You have had [object] on you the whole time.'
        : 'There [object.they] [object.is].',
      { object },
    )
  const { words } = reply
  if (object?.kind === 'thing' && !soughtIn(clause)) revealInside(scene, bound)
  if (reply.words === words) scene.deeds = [...scene.deeds, bound]
}

/** 'For a spare wick', 'find some water': what is looked for, without where. */
function soughtIn({ text }: Clause): string | undefined {
  const [, sought] =
    /\bfor ((?!now\b|(?:a )?(?:long )?(?:while|moment|second|minute|hour|time)\b).+)$/iu.exec(text) ??
    /^(?:find|seek(?: out)?) (.+)$/iu.exec(text) ??
    []
  return sought
    ?.replace(/ (?:in|inside|on|at|under|behind|among|between|along|around|by|from|near|through)\b.*$/i, '')
    .replace(/\W+$/, '')
    .toLowerCase()
}

const SUPPLIES = /^(?:(?:any|some)(?:thing|stuff)? )?(?:supplies|useful|provisions)\b/
const OF_USE = /^(?:food|tool|light|medicine)\b/
/** What may as well be one thing as another. */
const WHATEVER = /^(?:(?:any|some)thing(?: \p{L}+)?|stuff|things|whatever)$/u
const SHOWS =
  /^(?:wound|injury|injuries|bruise|track|footprint|print|trail|mark|scar|cut|bite|burn|damage|crack|scratch|dent|stain|hole)(?:e?s)?$/

/** What is looked for turns up or something else does; what is looked at, into, read or listened to shows what it has. */
export function tellSensed(scene: Scene, bound: Bound): boolean {
  const { clause, object } = bound
  const { world, reply } = scene
  // Who solves a puzzle has looked at nothing.
  if (/^(?:solve|work|figure|deduce|unravel)\b/.test(clause.verb ?? '')) return false
  const sought = /^(?:look|search)$/.test(clause.act ?? '') ? soughtIn(clause) : undefined
  const mentions = [clause.object, clause.target, clause.place].filter((each) => each !== undefined)
  const goal = entityOf(world, world.plot.goal)
  const isOut = goal && goal.kind !== 'place' && goal !== object && !isPresent(world, goal)
  const isForGoal = isOut && sought !== undefined && headOf(goal.name.toLowerCase()) === headOf(sought)
  if (isForGoal && !world.plot.isOpen) return (reply.tell('[^goal] [goal.is] not there.', { goal }), true)
  if (
    sought &&
    !WHATEVER.test(sought.replace(/^(?:any|some)thing (?:useful|of use|to eat|to drink)$/, 'supplies'))
  ) {
    const found = findSought(scene, sought, mentions)
    if (found) return (reply.tell('You find [found.a].', { found }), true)
    if (/\b(?:horizon|sky|sea)\b/.test(clause.text)) return sense(scene, bound)
    const plain = sought.replace(/^(?:an?|any|some|more|the|my|our) /, '')
    const head = headOf(plain)
    const isPerson =
      isPersonWord(head) || /^(?:people|survivors?|anyone|anybody|someone|somebody)$/.test(head)
    // A job, a way, the truth: nothing that lies about.
    if (!isPerson && !SHOWS.test(head) && (isAbstract(head) || !isTangible(head))) return false
    if (/^(?:my|our) /.test(sought) && kindOfNoun(head) === 'garment')
      return improvise(scene, { name: 'own', about: world.here, key: `seen ${sought}`, kinds: ['any'] })
    // What shows on something or on the ground is there to be seen.
    if (SHOWS.test(head))
      return improvise(scene, {
        name: 'see',
        about: `any ${head}`,
        kinds: kindsOf(thingOf(plain)),
        slots: { object: nounOf(thingOf(plain)) },
      })
    const name = isPerson ? 'absent' : 'instead'
    const slots = { sought: toldBack(sought, world) }
    return improvise(scene, { name, about: world.here, key: `seen ${sought}`, kinds: ['any'], slots })
  }
  // Also an 'oil can', which is read as what oil can do: what was searched is not suggested again.
  if (clause.act === 'search')
    for (const { id, name } of thingsHere(world))
      if (id === object?.id || scene.typed?.includes(name)) keepFact(world, id, 'detail', '')
  if (sought)
    return improvise(scene, { name: 'within', about: world.here, key: `within ${sought}`, kinds: ['any'] })
  return sense(scene, bound)
}

/** What one finds that is small, no rarity, and meant as any of its kind: 'a flashlight', 'food'. */
function findSought(scene: Scene, sought: string, mentions: Mention[]): Entity | undefined {
  const { world, random } = scene
  const kinds = Object.keys(findsByKind)
  const noun = /\bto (?:eat|drink)$|\bas a weapon$/.exec(sought)?.[0].split(' ').at(-1) ?? headOf(sought)
  const kind = SUPPLIES.test(sought)
    ? random.pick(kinds.filter((each) => OF_USE.test(each)))
    : kinds.find((words) => words.split(' ').some((word) => noun === word || noun === `${word}s`))
  if (/^(?:the|my|his|her|our|your|their|its|this|that|another|\p{L}+['’]s)\b/u.test(sought)) return undefined
  if (kind) return findThing(scene, world.here, random.shuffle(findsByKind[kind]!))
  const mention = mentions.find(({ text }) => sought.endsWith(text.toLowerCase()))
  const thing = mention && typedOf(mention)
  if (thing?.kind !== 'thing' || !isHandy(mention!.head) || isPrecious(mention!.head)) return undefined
  const found = addEntity(world, { ...thing, at: HERO, owner: undefined })
  mean(world, found)
  return found
}
