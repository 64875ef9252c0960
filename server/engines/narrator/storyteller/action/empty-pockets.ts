import { pocketLines } from '../content/finds.ts'
import type { Clause } from '../language/clause.ts'
import { retoldByHero } from '../telling/retell.ts'
import { canSpeak } from '../world/can-speak.ts'
import { beingsHere, isBeing, isPresent, meantOfLate } from '../world/world.ts'
import { findThing } from './reveal.ts'
import type { Scene } from './scene.ts'

const POCKETS =
  /\b(?:turn out|go through|search|empty|check|rummage (?:through|in)|look (?:in|through)) (his|her|their|\S+(?: \S+)?['’]s?) (?:\p{L}+ )?pockets?$/iu

/** 'Turn out his pockets': something is in them, and whose they are has a word for it. */
export function emptyPockets(scene: Scene, clause: Clause): boolean {
  const { world, reply } = scene
  const whose = clause.actor === 'hero' ? POCKETS.exec(clause.text)?.[1]?.toLowerCase() : undefined
  if (whose === undefined) return false
  const isPronoun = /^(?:his|her|their)$/.test(whose)
  const who = isPronoun
    ? meantOfLate(world).find((each) => isBeing(each) && isPresent(world, each))
    : beingsHere(world).find(({ name }) => whose.startsWith(name.toLowerCase()))
  if (!who) return false
  const found = findThing(scene, world.here)
  scene.hasChanged = true
  reply.tell('[told]', { told: retoldByHero(clause, world) })
  if (found) reply.tell('Out [found+come] [found.a].', { found })
  if (found && canSpeak(who)) reply.sayNew(pocketLines, { who, found })
  return true
}
