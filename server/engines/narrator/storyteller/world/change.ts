import { isBodyPart } from '../content/things.ts'
import { type Entity, entityOf, type Fact, HERO, isBeing, type World } from './world.ts'

const MOST_FACTS = 240
const MOST_ENTITIES = 260

/** Adds somebody or something to the story and returns it. */
export function addEntity(world: World, given: Omit<Entity, 'id' | 'since'> & { id?: string }): Entity {
  const entity: Entity = { ...given, id: given.id ?? `e${world.nextId++}`, since: world.turn }
  world.entities.push(entity)
  if (world.entities.length > MOST_ENTITIES) forgetOldest(world)
  return entity
}

/** Scenery that nobody carries and no fact speaks of is the first to go. */
function forgetOldest(world: World): void {
  const { plot } = world
  const isKept = ({ id, kind, at }: Entity) =>
    kind === 'hero' ||
    at === HERO ||
    id === world.here ||
    at === world.here ||
    [plot.goal, plot.place, plot.witness, plot.foe].includes(id) ||
    world.entities.some((other) => other.at === id) ||
    world.facts.some(({ about }) => about === id)
  const oldest = world.entities.findIndex((entity) => !isKept(entity))
  if (oldest >= 0) world.entities.splice(oldest, 1)
}

/** Keeps what is so; what the same question had for an answer before is replaced. */
export function keepFact(world: World, about: string, key: string, text: string): Fact {
  const fact: Fact = { about, key, text, turn: world.turn }
  world.facts = world.facts.filter((known) => known.about !== about || known.key !== key)
  world.facts.push(fact)
  if (world.facts.length > MOST_FACTS) {
    const oldest = world.facts.findIndex(({ key: kept }) => !kept.startsWith('lead') && kept !== 'stated')
    world.facts.splice(Math.max(oldest, 0), 1)
  }
  return fact
}

export function setState(entity: Entity, state: string, isOn = true): void {
  const others = (entity.states ?? []).filter((known) => known !== state && known !== OPPOSITES[state])
  entity.states = isOn ? [...others, state] : others
  if (entity.states.length === 0) delete entity.states
}

const OPPOSITES: Record<string, string> = Object.fromEntries(
  `
  open=shut; shut=open; locked=unlocked; unlocked=locked; lit=out; out=lit; asleep=awake; awake=asleep;
  broken=mended; mended=broken; hidden=found; found=hidden; captive=free; free=captive; tied=free; hurt=well;
  well=hurt; worn=bare; armed=unarmed; unarmed=armed
  `
    .split(';')
    .map((entry) => entry.trim().split('=')),
)

/** Puts a thing into somebody's hands, or down at a place; some of several leave the rest behind. */
export function moveThing(world: World, thing: Entity, to: string, amount?: number): Entity {
  const keepsName = to === HERO || entityOf(world, to)?.kind === 'place'
  if (amount !== undefined && thing.amount !== undefined && amount < thing.amount) {
    thing.amount -= amount
    const there = world.entities.find(
      (other) => other.at === to && other.name === thing.name && other !== thing,
    )
    if (there) {
      there.amount = (there.amount ?? 1) + amount
      return there
    }
    return addEntity(world, { ...thing, id: `e${world.nextId++}`, at: to, amount })
  }
  thing.at = to
  if (!keepsName && thing.owner === 'your') delete thing.owner
  setState(thing, 'hidden', false)
  return thing
}

/** Brings the entity to the front of what 'it', 'he' and 'she' may mean. */
export function mean(world: World, entity: Entity | undefined): void {
  // 'I rub my eyes': no 'it' of a later turn means them.
  if (!entity || entity.id === HERO || (entity.owner === 'your' && isBodyPart(entity.name))) return
  if (isBeing(entity)) entity.meant = world.turn
  world.lastMeant = [entity.id, ...world.lastMeant.filter((id) => id !== entity.id)].slice(0, 8)
}

/** Calls somebody by a name that the story had not told; what they were called before still means them. */
export function giveName(entity: Entity, name: string): void {
  if (entity.isProper) return
  entity.role ??= entity.name
  entity.aliases = [...(entity.aliases ?? []), entity.name]
  entity.name = name
  entity.isProper = true
  delete entity.owner
}

/** The world as it is now, to go back to: what is changed in place is copied. */
export const snapshotOf = (world: World): World => ({
  ...world,
  entities: world.entities.map((entity) => ({ ...entity })),
  facts: [...world.facts],
  lastMeant: [...world.lastMeant],
  plot: { ...world.plot },
  tale: world.tale && { ...world.tale },
  taken: world.taken,
})

/** Goes back to how the world was. */
export const restoreWorld = (world: World, kept: World): World => Object.assign(world, kept)
