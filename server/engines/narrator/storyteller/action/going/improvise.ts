import { finds } from '../../content/finds.ts'
import { namesOf } from '../../content/people.ts'
import { heaviestGenre } from '../../content/settings.ts'
import { isAnimalNoun } from '../../language/being-nouns.ts'
import { isPersonWord } from '../../scenario/roles.ts'
import { fits } from '../../telling/fits.ts'
import { headOf, isPluralPhrase, type Noun } from '../../telling/noun.ts'
import { sightPools } from '../../telling/outcome-pools.ts'
import type { Slots } from '../../telling/slots.ts'
import { addEntity, keepFact, mean } from '../../world/change.ts'
import { isFreeName } from '../../world/names.ts'
import { come, standBy, isToldAlone } from '../../world/presence.ts'
import { type Entity, factAbout, HERO, hereOf, type World } from '../../world/world.ts'
import type { Scene } from '../scene.ts'

/** What stands in braces comes into the story with the line: '{a red handcart}'. */
const BROUGHT = /\{([^}]+)\}/g

/** What is decided: of whom or what, by which question, and from which kinds of lines. */
export interface Open {
  name: string
  about: string
  key?: string
  kinds: readonly string[]
  slots?: Slots
  /** Whom a line names by a new name is here from then on, and so is what it brings. */
  isFar?: boolean
}

/** Decides what nobody has told and the story leaves open: tells one line that fits, brings in what it names, and keeps it; what was decided before is told again. False where no line fits. */
export function improvise(scene: Scene, open: Open): boolean {
  const { world, reply } = scene
  const key = open.key ?? open.name
  const known = factAbout(world, open.about, key)
  if (known?.text) {
    reply.tell('[known]', { known: known.text })
    return true
  }
  const slots = { ...newcomers(scene), ...open.slots }
  const mark = reply.mark()
  // Who is alone in the story meets nobody by looking.
  const isAlone = isToldAlone(world)
  const isOpen = (line: string) =>
    !isAlone || ![...line.matchAll(BROUGHT)].some(([, phrase]) => isBeingPhrase(phrase!))
  const pools = sightPools(open.name, [...open.kinds]).map((pool) => pool.filter(isOpen))
  const from = pools.find((pool) =>
    reply.sayNew(
      pool.map((line) => line.replace(BROUGHT, '$1')),
      slots,
    ),
  )
  if (!from) return false
  const told = reply.since(mark)
  keepFact(world, open.about, key, told)
  scene.hasChanged = true
  bringIn(scene, from, told, slots, open.isFar === true)
  return true
}

/** Somebody whom nobody has heard of, a second, and a small thing fit for this story. */
function newcomers(scene: Scene): Record<'name' | 'other' | 'found', Noun | undefined> {
  const { world, random, rating } = scene
  const isFree = isFreeName(world)
  const person = (gender: 'f' | 'm'): Noun | undefined => {
    const name = random.shuffle(namesOf[world.era][gender]).find(isFree)
    return name ? { name, isProper: true, gender, isBeing: true } : undefined
  }
  const isFirst = random.chance(0.5)
  const found = findsOf(scene).find(
    (each) => fits(each, world, rating) && !world.entities.some(({ name }) => name === each),
  )
  return {
    name: person(isFirst ? 'f' : 'm'),
    other: person(isFirst ? 'm' : 'f'),
    found: found ? { name: found, isPlural: isPluralPhrase(found) || undefined } : undefined,
  }
}

/** Those of the heaviest genre before any others. */
export function findsOf({ world, random }: Scene): string[] {
  return [...random.shuffle(finds[heaviestGenre(world.mix) ?? 'any']), ...random.shuffle(finds.any)]
}

const bare = (phrase: string): string => phrase.replace(/^(?:an?|the|some) /i, '').toLowerCase()

const isBeingPhrase = (phrase: string): boolean => {
  const head = headOf(bare(phrase))
  return isPersonWord(head) || isAnimalNoun(head)
}

/** Puts into the world whoever and whatever a told line names. */
function bringIn(scene: Scene, pool: string[], told: string, slots: Slots, isFar: boolean): void {
  const { world } = scene
  for (const slot of ['name', 'other'] as const) {
    const { name, gender, isProper } = (slots[slot] ?? {}) as Noun
    if (name && isProper && new RegExp(`\\b${name}\\b`, 'u').test(told))
      addEntity(world, { kind: 'person', name, gender, isProper, stance: 'neutral', isTold: true })
  }
  const found = slots.found as Noun | undefined
  const phrases = pool.flatMap((line) => [...line.matchAll(BROUGHT)].map(([, phrase]) => phrase!))
  const plain = told.replaceAll('’', "'").toLowerCase()
  const brought = phrases.map(bare).filter((name) => plain.includes(name))
  for (const name of found && plain.includes(found.name.replaceAll('’', "'"))
    ? [...brought, found.name]
    : brought)
    place(world, name, isFar)
}

/** Somebody or something new, here or, where it is seen from indoors, outside and within call. */
function place(world: World, name: string, isFar: boolean): void {
  const head = headOf(name)
  const kind = isPersonWord(head) ? 'person' : isAnimalNoun(head) ? 'animal' : 'thing'
  const entity: Entity = addEntity(world, {
    kind,
    name,
    isPlural: isPluralPhrase(name) || undefined,
    isTold: true,
  })
  if (kind !== 'thing') entity.stance = 'neutral'
  if (!isFar) come(world, entity)
  else if (kind !== 'thing') standBy(entity)
  else entity.at = hereOf(world).isInside ? outsideOf(world).id : world.here
  const [first, ...rest] = world.lastMeant
  mean(world, entity)
  // What the hero looked at is still 'it'.
  if (first && first !== HERO)
    world.lastMeant = [first, entity.id, ...rest.filter((id) => id !== entity.id)].slice(0, 8)
}

/** Out of doors, as seen from within. */
export const outsideOf = (world: World): Entity =>
  world.entities.find(({ kind, name }) => kind === 'place' && name === 'outside') ??
  addEntity(world, { kind: 'place', name: 'outside', isUnnamed: true, isInside: false })

/** What may be seen anew at a second and a third look; from then on the first is told again. What is written stays. */
export function keyFor({ world }: Scene, about: string, name: string): string | undefined {
  if (/^(?:read|within|under|behind|look)$/.test(name)) return name
  return [name, `${name} again`, `${name} once more`].find((key) => !factAbout(world, about, key)) ?? name
}
