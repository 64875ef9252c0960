import { expand } from './grammar.ts'
import { formOf } from './noun.ts'
import { plotOf, threadScope } from './threads.ts'
import type { Chance } from './chance.ts'
import { mainThread, type World } from './world.ts'

/** What the hero has found out in the matter in hand, in few words each, oldest first. */
export function knownFacts(world: World, chance: Chance): string[] {
  const thread = mainThread(world)
  if (!thread) return []
  const scope = threadScope(world, thread)
  const fill = (slot: string) => {
    const [, name = '', form = ''] = /^([a-z]+)\.?(.*)$/.exec(slot) ?? []
    const value = scope[name]
    return typeof value === 'object' ? formOf(value, form) : value
  }
  return plotOf(thread)
    .clues.slice(0, thread.clues)
    .map(({ gist }) => expand(gist, fill, chance))
    .filter((gist) => gist !== undefined)
}
