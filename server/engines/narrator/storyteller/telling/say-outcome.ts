import type { Bound, Scene } from '../action/scene.ts'
import { canSpeak } from '../world/can-speak.ts'
import { HERO, hereOf, isBeing } from '../world/world.ts'
import { onlookerOf } from './onlooker.ts'
import { outcomePools } from './outcome-pools.ts'
import { kindsOfOnlooker } from './outcome-table.ts'
import { withoutPlace } from './placed.ts'
import type { Slots } from './slots.ts'

/** Says one line that the table has for these names and kinds, the narrowest first, and a new one where there is one. */
export const sayOutcome = (
  { reply, world }: Scene,
  names: string[],
  kinds: string[],
  slots: Slots,
  suits?: (told: string) => boolean,
): boolean =>
  outcomePools(names, kinds).some((pool) =>
    reply.say(hereOf(world).isUnnamed ? pool.map(withoutPlace) : pool, slots, suits),
  )

/** Whoever did it says a word to it, or somebody beside them does; one of the two in a reply. */
export function remark(
  scene: Scene,
  names: string[],
  { actor, object, target }: Bound,
  slots: Slots,
): boolean {
  if (scene.reply.text.includes('“')) return false
  const self = () =>
    actor.id !== HERO && isBeing(actor) && canSpeak(actor) && sayOutcome(scene, names, ['says'], slots)
  const other = () => {
    const who = onlookerOf(scene, [actor, object, target, slots.object])
    return who !== undefined && sayOutcome(scene, names, kindsOfOnlooker(who), { ...slots, who })
  }
  return scene.random.chance(0.6) ? self() || other() : other() || self()
}
