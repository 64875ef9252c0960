import type { World } from './world.ts'

const VERSION = 'lt1'

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
  const world = value as Partial<World>
  const hasLists = [world.places, world.people, world.things, world.threads, world.pastNames].every((list) =>
    Array.isArray(list),
  )
  return (
    hasLists &&
    typeof world.used === 'string' &&
    typeof world.lately === 'string' &&
    !!world.arc &&
    !!world.hero &&
    world.places!.some(({ id }) => id === world.here)
  )
}
