import { isTypical, sensedAt } from '../content/senses-of-places.ts'
import { partOfDay, timeOf } from '../world/clock.ts'
import {
  entityOf,
  fixturesHere,
  foeOf,
  hereOf,
  heroOf,
  type World,
  thingsHere,
  type Entity,
} from '../world/world.ts'
import { beingsHere, companionsOf, talkersHere } from '../world/presence.ts'
import type { Random } from '#server/ground/random.ts'
import { type Noun, nounOf } from './noun.ts'
import type { SlotLookup } from './template.ts'

export type Slots = Record<string, Entity | Noun | string | undefined>

/** What slots mean in this scene: the given ones first, then the story's own. */
export function slotsOfScene(world: World, random: Random, given: Slots): SlotLookup {
  const chosen = new Map<string, Noun | string | undefined>()
  return (slot) => {
    if (!chosen.has(slot))
      chosen.set(slot, asNoun(slot in given ? given[slot] : sceneSlot(world, random, slot, given)))
    return chosen.get(slot)
  }
}

const asNoun = (meant: Entity | Noun | string | undefined): Noun | string | undefined =>
  meant !== undefined && typeof meant !== 'string' && 'kind' in meant ? nounOf(meant) : meant

function sceneSlot(
  world: World,
  random: Random,
  slot: string,
  given: Slots,
): Entity | Noun | string | undefined {
  const { plot } = world
  switch (slot) {
    case 'hero':
      return heroOf(world)
    case 'place':
      return hereOf(world)
    case 'prop':
      return random.pick(fixturesHere(world))
    case 'thing':
      return random.pick(thingsHere(world).filter(({ isFixed }) => !isFixed))
    case 'who':
      return random.pick(talkersHere(world).filter(({ stance }) => stance !== 'foe'))
    case 'friend':
      return (
        random.pick(companionsOf(world)) ??
        random.pick(talkersHere(world).filter(({ stance }) => stance === 'friend'))
      )
    case 'being':
      return random.pick(beingsHere(world).filter((being) => being !== given.who))
    case 'foe':
      return foeOf(world)
    case 'goal':
      return (
        entityOf(world, plot.goal) ?? {
          name: plot.goalName,
          isProper: /^(?:the|your|a|an|who|what|where|why|how) /.test(plot.goalName) || undefined,
        }
      )
    case 'question':
      return plot.question ?? plot.goalName
    case 'want':
      return plot.want
    case 'goalplace':
      return plot.place !== world.here && !entityOf(world, plot.place)?.isUnnamed
        ? entityOf(world, plot.place)
        : undefined
    case 'witness':
      return entityOf(world, plot.witness)
    case 'time':
      return timeOf(world.minutes)
    case 'partofday':
      return partOfDay(world)
    case 'sound':
    case 'smell':
      return isTypical(hereOf(world).name, hereOf(world).placeKind, world.premiseWords)
        ? random.pick(sensedAt(hereOf(world).placeKind, slot) ?? [])
        : undefined
    case 'weather':
      return world.weather
    case 'season':
      return world.season
    case 'deadline':
      return plot.deadlineText
    default:
      return undefined
  }
}
