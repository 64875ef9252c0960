import type { Scene } from './scene.ts'

/** It was all a dream. */
export function wakeUp({ world, reply }: Scene): void {
  for (const entity of world.entities)
    if (entity.stance === 'foe' && entity.at === world.here) entity.at = world.plot.place
  reply.tell(
    'The whole of it lets go of you like a dream, since a dream it was, and you are back at [place].',
  )
  reply.tell('Your want is the same awake: to [want].')
}
