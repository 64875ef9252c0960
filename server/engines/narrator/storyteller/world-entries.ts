import type { EntryKind } from '#contract/memory.ts'
import { unpackWorld } from './world/memory.ts'
import { hasState, HERO, type Entity, type EntityKind, type World } from './world/world.ts'

/** Somebody or something of the storyteller's world, as any narrator's memory knows it. */
export interface WorldEntry {
  kind: EntryKind
  name: string
  aliases: string[]
  facts: { text: string; turn: number }[]
}

const kinds: Record<EntityKind, EntryKind> = {
  hero: 'hero',
  person: 'person',
  animal: 'person',
  group: 'person',
  thing: 'thing',
  place: 'place',
}

/** The world that a reply of the storyteller carried; nothing for the record of another narrator. */
export function entriesOfWorld(memory: string): WorldEntry[] {
  const world = unpackWorld(memory)
  if (!world) return []
  const entries = world.entities
    .filter(({ isUnnamed }) => !isUnnamed)
    .map((entity) => ({
      kind: kinds[entity.kind],
      name: entity.kind === 'hero' && !entity.isProper ? 'The hero' : entity.name,
      aliases: entity.aliases ?? [],
      facts: factsOf(world, entity),
    }))
  return [...entries, ...wantOf(world)].filter(({ facts }) => facts.length > 0)
}

function factsOf(world: World, entity: Entity): WorldEntry['facts'] {
  const { id, name, role, gloss, at, stance, since } = entity
  const told = world.facts.filter(({ about }) => about === id).map(({ text, turn }) => ({ text, turn }))
  const who = gloss ?? role
  const now = [
    ...(at === HERO ? [`The hero has it`] : []),
    ...(stance === 'companion' ? [`Goes along with the hero`] : []),
    ...(stance === 'foe' ? [`Is against the hero`] : []),
    ...(hasState(entity, 'dead') ? [`Is dead`] : []),
  ].map((text) => ({ text, turn: world.turn }))
  return [...(who && who !== name ? [{ text: who, turn: since }] : []), ...told, ...now]
}

function wantOf({ plot, turn }: World): WorldEntry[] {
  if (plot.isOpen || plot.want === '') return []
  const end = plot.stage === 'over' ? ` (${plot.result ?? 'over'})` : ''
  const text = `The hero wants to ${plot.want}${end}`
  return [{ kind: 'thread', name: plot.goalName || 'The want', aliases: [], facts: [{ text, turn }] }]
}
