import type { World } from './world.ts'

const VERSION = 'lt2'

/** The world as it travels with a reply. */
export const packWorld = (world: World): string => VERSION + JSON.stringify(world)

/** The world a reply carried; undefined when there is none, or none this storyteller can read. */
export function unpackWorld(memory: string | undefined): World | undefined {
  if (!memory?.startsWith(VERSION)) return undefined
  try {
    const world: unknown = JSON.parse(memory.slice(VERSION.length))
    return isWorld(world) ? world : undefined
  } catch {
    return undefined
  }
}

function isWorld(value: unknown): value is World {
  if (typeof value !== 'object' || value === null) return false
  const { entities, facts, plot, here, lastMeant, used } = value as Partial<World>
  return (
    Array.isArray(entities) &&
    Array.isArray(facts) &&
    Array.isArray(lastMeant) &&
    typeof used === 'string' &&
    !!plot &&
    entities.some(({ id }) => id === here) &&
    entities.some(({ id }) => id === 'hero')
  )
}
