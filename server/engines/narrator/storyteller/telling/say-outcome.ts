import type { Scene } from '../action/scene.ts'
import { keepFact } from '../world/change.ts'
import type { Entity } from '../world/world.ts'
import { outcomePools } from './outcome-pools.ts'
import type { Party } from './parties.ts'
import type { Slots } from './slots.ts'

/** Says one line that the table has for these names and kinds, the narrowest first, and a new one where there is one. */
export const sayOutcome = (
  { reply }: Scene,
  names: string[],
  kinds: string[],
  slots: Slots,
  suits?: (told: string) => boolean,
): boolean => outcomePools(names, kinds).some((pool) => reply.say(pool, slots, suits))

/** Tells what a deed comes to for one party, and keeps it as a fact; not what only the hero's own hands would feel, where `isFelt` is false. */
export function tellOf(
  scene: Scene,
  names: string[],
  { about, kinds, slots }: Party,
  isFelt = true,
): boolean {
  const before = scene.reply.mark()
  const named = [slots.object, slots.target].flatMap((each) => (each as Entity | undefined)?.name ?? [])
  // Of what others do nothing is told that the hero's hands would have felt.
  const isSeen = (told: string) =>
    !HERO_FEELS.test(
      named.reduce(
        (text, name) => text.replaceAll(name.toLowerCase(), '_').replaceAll('your _', ''),
        told.replace(/“[^”]*”/g, '').toLowerCase(),
      ),
    )
  const isTold = sayOutcome(scene, names, kinds, slots, isFelt ? undefined : isSeen)
  if (isTold) keepFact(scene.world, about, `came${scene.world.turn}`, scene.reply.since(before))
  return isTold
}

const HERO_FEELS = /\byou(?:r|rself)?\b(?! had\b)|\byours\b|\bfingers\b/
