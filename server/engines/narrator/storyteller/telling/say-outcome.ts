import type { Scene } from '../action/scene.ts'
import { outcomePools } from './outcome-pools.ts'
import type { Slots } from './slots.ts'

/** Says one line that the table has for these names and kinds, the narrowest first, and a new one where there is one. */
export const sayOutcome = (
  { reply }: Scene,
  names: string[],
  kinds: string[],
  slots: Slots,
  suits?: (told: string) => boolean,
): boolean => outcomePools(names, kinds).some((pool) => reply.say(pool, slots, suits))
