import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import {
  hasParts,
  kindNamed,
  kindOfFamily,
  kindOfKnown,
  kindOfPlace,
  PARTS,
  prepositionOf,
} from '../../content/places.ts'
import type { Mention } from '../../language/clause.ts'
import { isAllowed, isOfEra } from '../../telling/fits.ts'
import { headOf, isPluralPhrase, possessive } from '../../telling/noun.ts'
import { addEntity, mean } from '../../world/change.ts'
import {
  type Entity,
  entityOf,
  factAbout,
  hereOf,
  isBeing,
  type World,
  meantOfLate,
} from '../../world/world.ts'
import type { Scene } from '../scene.ts'

/** A place somebody named, new to the story. */
export function placeNamed(scene: Scene, mention: Mention): Entity {
  const owner = ownerName(scene.world, mention)
  const name = mention.text.trim()
  const place = makePlace(scene.world, owner ? `${owner} ${name}` : name, {
    isProper: owner !== undefined || mention.isProper,
    owner: mention.determiner === 'my' || mention.determiner === 'our' ? 'your' : undefined,
  })
  mean(scene.world, place)
  return place
}

/** 'Hapu’s' of 'Hapu's house', 'the mayor’s' of 'the mayor's office'. */
function ownerName(world: World, { owner, determiner }: Mention): string | undefined {
  const known =
    entityOf(world, owner?.entityId) ??
    (/^(?:his|her|their)$/.test(determiner ?? '') ? lastBeing(world, determiner!) : undefined)
  if (known) return possessive(known.isProper ? known.name : `${known.owner ?? 'the'} ${known.name}`)
  if (!owner || owner.pronoun) return undefined
  if (/^(?:my|our)$/.test(owner.determiner ?? '')) return possessive(`your ${owner.text}`)
  return possessive(
    owner.determiner ? `the ${owner.text}` : owner.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
  )
}

const lastBeing = (world: World, word: string): Entity | undefined =>
  meantOfLate(world).find(
    (each) => isBeing(each) && (word === 'their' || (each.gender ?? 'm') !== (word === 'his' ? 'f' : 'm')),
  )

/** Adds a place with what stands there by its kind; one of an unknown kind takes after where it was named. */
export function makePlace(world: World, name: string, given: Partial<Entity> = {}): Entity {
  const found = kindOfPlace(name) ?? kindNamed(name)
  const at = world.entities.length > 0 ? hereOf(world) : undefined
  // Out of the pod one is still aboard the ship.
  const here = at?.isUnnamed ? entityOf(world, factAbout(world, 'hero', 'cameFrom')?.text) : at
  const isLand = /^noun\.(?:location|object)$/.test(sensesOf(headOf(name), 'noun')[0]?.field ?? '')
  const isWithin =
    hasParts(here?.placeKind) &&
    !(isLand && found?.isInside !== true) &&
    (found === undefined || PARTS.has(found.id) || /\bbridge$/.test(name))
  // A ship among the stars is none of the sea.
  const isOfStars = found?.id === 'ship' && /Future/.test(world.era) && !/boat|ferry|barge/.test(name)
  const kind = isOfStars
    ? kindOfPlace('starship')
    : isWithin
      ? kindOfFamily(here!.placeKind!)
      : (found ?? kindOfKnown({ name }))
  return addEntity(world, {
    kind: 'place',
    name,
    placeKind: kind?.id,
    isInside: kind?.isInside,
    preposition: isWithin ? 'in' : (prepositionOf(name, kind) ?? 'at'),
    isPlural: (!given.isProper && isPluralPhrase(name)) || undefined,
    ...given,
  })
}

/** How one is at a place and not in it. */
export const isBeside = (preposition: string | undefined): boolean =>
  /^(?:by|behind|beside|near|outside|under|beneath|above|below)$/i.test(preposition ?? '')

/** What such a place has. Outside an office stands nothing of what is in it. */
export const propsOf = (place: Entity): string[] => {
  const kind = kindOfKnown(place)
  return kind === undefined || place.isLikely || (kind.isInside && isBeside(place.preposition))
    ? []
    : kind.props
}

/** Puts some of its kind's fixtures into a place when it is first seen, and more when somebody looks about. */
export function furnish(scene: Scene, place: Entity, most = 3): void {
  const { world, random } = scene
  if (place.isUnnamed) return
  const props = propsOf(place)
  const isOwn = (each: Entity) => each.kind === 'thing' && each.at === place.id && props.includes(each.name)
  const missing = most - world.entities.filter(isOwn).length
  if (missing <= 0) return
  const fitting = props.filter((prop) => isOfEra(prop, world) && isAllowed(prop, world))
  const fresh = fitting.filter((prop) => !world.entities.some(({ name }) => name === prop))
  for (const name of random.shuffle(fresh.length > 2 || missing < most ? fresh : fitting).slice(0, missing))
    addEntity(world, {
      kind: 'thing',
      name,
      at: place.id,
      isFixed: true,
      isPlural: isPluralPhrase(name) || undefined,
    })
}
