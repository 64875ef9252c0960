import type { Scene } from '../scene.ts'

/** Says that nobody is here: from then on nobody comes by who was not told of. */
export function tellAlone({ world, reply }: Scene, line: string): void {
  reply.tell(line)
  world.facts.push({ about: 'story', key: 'stated', text: 'Nobody is here.', turn: world.turn })
}
