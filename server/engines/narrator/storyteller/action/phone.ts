import { phoneLines } from '../content/act-lines.ts'
import { addEntity, mean } from '../world/change.ts'
import type { Entity } from '../world/world.ts'
import type { Scene } from './scene.ts'

/** Somebody far away answers. */
export function phone(scene: Scene, who: Entity): void {
  scene.isAnswered = true
  scene.hasChanged = true
  mean(scene.world, who)
  if (who.since === scene.world.turn) delete who.at
  if (!scene.reply.say(phoneLines, { who }))
    scene.reply.tell('[who] [who+answer] at once this time.', { who })
}

/** A place is called up: whoever works there answers. */
export function phonePlace(scene: Scene, place: Entity): void {
  scene.isAnswered = true
  scene.hasChanged = true
  const who = addEntity(scene.world, {
    kind: 'group',
    name: 'people on the line',
    isPlural: true,
    stance: 'neutral',
  })
  mean(scene.world, who)
  scene.reply.tell('It rings for a while; then they answer at [object]. "Yes?" say [who].', {
    who,
    object: place,
  })
}
