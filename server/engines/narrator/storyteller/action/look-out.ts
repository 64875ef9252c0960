import { type Entity, foeOf, hasState, hereOf, isBeing, isPresent } from '../world/world.ts'
import type { Scene } from './scene.ts'

/** Out of a window one sees the weather, and where one could go. */
export function lookOut({ world, reply }: Scene, object: Entity): void {
  if (/keyhole|peephole/.test(object.name))
    return reply.tell('Through [object] one sees little: a strip of light, and a shadow across it.', {
      object,
    })
  if (hereOf(world).placeKind === 'starship')
    return reply.tell('Through [object] you see stars, and the dark between them.', { object })
  const foe = foeOf(world)
  if (
    foe &&
    isBeing(foe) &&
    !isPresent(world, foe) &&
    !hasState(foe, 'dead') &&
    /spyglass|telescope|binoculars/.test(object.name)
  )
    return reply.tell(
      'There [foe.they] [foe.is], in the round of [object]: [foe], far off still, and coming nearer.',
      { object, foe },
    )
  const near = world.entities.findLast(
    ({ kind, id, isUnnamed, isInside }) =>
      kind === 'place' &&
      isInside === false &&
      id !== world.here &&
      !isUnnamed &&
      (id !== world.plot.place || world.plot.leads.includes('where')),
  )
  reply.tell(
    near
      ? 'Through [object] you can see the way to [near]. The weather is [weather], and it is [time].'
      : 'Through [object] you see that the weather is [weather]. Nobody is about, as far as you can see.',
    { object, near },
  )
}
