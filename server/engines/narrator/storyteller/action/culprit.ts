import { keepFact } from '../world/change.ts'
import { type Entity, entityOf, factAbout, foeOf, hasState } from '../world/world.ts'
import type { Scene } from './scene.ts'

/** A riddle is solved by a name: the foe's, the suspect's, or that of somebody the story knows. */
export function nameCulprit(scene: Scene): void {
  const { world } = scene
  const isFit = (entity: Entity | undefined) =>
    entity?.kind === 'person' &&
    entity.stance !== 'companion' &&
    entity.id !== world.plot.goal &&
    !hasState(entity, 'dead')
  const named = [
    foeOf(world),
    entityOf(world, factAbout(world, 'story', 'suspect')?.text),
    ...world.entities.filter(({ at }) => at !== undefined),
  ].find(isFit)
  if (!named) return
  keepFact(world, 'story', 'culprit', `It was ${named.isProper ? named.name : `the ${named.name}`}.`)
  scene.reply.tell(
    /^who\b/.test(world.plot.question ?? '')
      ? 'It was [named], and [named] [named.does] not deny it any more.'
      : '[named] [named.was] at the bottom of it, and [named.they] [named+say] so at last. "I was afraid of what would happen otherwise."',
    { named },
  )
}
