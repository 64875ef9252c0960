import type { Clause } from '../language/clause.ts'
import { setState } from '../world/change.ts'
import type { Entity } from '../world/world.ts'
import type { Scene } from './scene.ts'

const HARMED =
  /\b(?:gets?|got|is|was|are|were|has been|been) (?:badly )?(hit|shot|hurt|stabbed|wounded|bitten|struck|injured|burned|caught|captured|arrested|taken|killed|knocked out|knocked down)\b/i

/** 'Alfie gets hit in the shoulder': done to them, and not by them. */
export function sufferHarm({ world, reply }: Scene, { text }: Clause, actor: Entity): boolean {
  const how = HARMED.exec(text)?.[1]?.toLowerCase()
  if (!how) return false
  actor.at ??= world.here
  const state = /killed/.test(how) ? 'dead' : /caught|captured|arrested|taken/.test(how) ? 'captive' : 'hurt'
  setState(actor, state)
  reply.tell(
    state === 'hurt'
      ? `[actor] [actor.is] ${how}, and [actor+sink] down where [actor.they] [actor.is]. Somebody has to see to [actor.them], and you are the nearest.`
      : state === 'captive'
        ? `They have [actor] now, and [actor+hold] still. You could try to get [actor.them] free.`.replace(
            '[actor+hold] still',
            '[actor.they] [actor+hold] still',
          )
        : '[actor] [actor.is] dead. For a while nobody says a word.',
    { actor },
  )
  return true
}
