import { phoneLines } from '../content/act-lines.ts'
import { addEntity, mean, setState } from '../world/change.ts'
import type { Entity } from '../world/world.ts'
import type { Scene } from './scene.ts'

/** The state of whoever was called up and has not been left since. */
export const ON_LINE = 'on the line'

/** Somebody far away answers. */
export function phone(scene: Scene, who: Entity): void {
  scene.isAnswered = true
  scene.hasChanged = true
  mean(scene.world, who)
  if (who.since === scene.world.turn) delete who.at
  takeTheLine(scene, who)
  // What comes of the call is told already: 'I call her, it rings in the wardrobe'.
  if (scene.hasMore) return scene.reply.tell('You call [who]. It rings.', { who })
  if (!scene.reply.say(phoneLines, { who }))
    scene.reply.tell('[who] [who+answer] at once this time.', { who })
}

/** A place is called up: whoever works there answers. */
export function phonePlace(scene: Scene, place: Entity): void {
  scene.isAnswered = true
  scene.hasChanged = true
  const who =
    place.kind === 'thing'
      ? Object.assign(place, {
          kind: 'person',
          isProper: place.name.includes(' ') || undefined,
          isFixed: undefined,
          at: undefined,
        })
      : addEntity(scene.world, {
          kind: 'group',
          name: 'people on the line',
          isPlural: true,
          stance: 'neutral',
        })
  mean(scene.world, who)
  takeTheLine(scene, who)
  scene.reply.tell(
    who === place
      ? '[^object] [object+answer]. "Yes? Go ahead."'
      : 'It rings for a while; then they answer at [object]. "Yes?" say [who].',
    { who, object: place },
  )
}

/** From now on words go to whoever is on the line, until somebody else is on it. */
function takeTheLine({ world }: Scene, who: Entity): void {
  for (const entity of world.entities) setState(entity, ON_LINE, entity === who)
}
