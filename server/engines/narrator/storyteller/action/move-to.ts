import { formOf, nounOf } from '../telling/noun.ts'
import { backLines } from '../content/travel-lines.ts'
import { mean } from '../world/change.ts'
import { companionsOf, type Entity, factAbout, hasState, hereOf } from '../world/world.ts'
import { lookAround } from './look-around.ts'
import type { Scene } from './scene.ts'

/** Brings the hero and whoever goes along to a place, and tells the arrival. */
export function moveTo(scene: Scene, to: Entity, isTold = false): void {
  const { world, reply } = scene
  const from = hereOf(world)
  const friends = companionsOf(world).filter((friend) => !hasState(friend, 'asleep'))
  // Where nobody had said where this was, whoever is here is there.
  const isFirst = !isTold && from.isUnnamed === true && from.name !== 'outside'
  if (isFirst) for (const each of world.entities) if (each.at === from.id) each.at = to.id
  const isBack = to.name !== 'outside' && factAbout(world, to.id, 'visited') !== undefined
  if (!isTold && !isFirst && !(isBack && reply.say(backLines, { to })))
    reply.tell('[told]', {
      told: to.name === 'outside' ? 'You go outside.' : `You go to ${formOf(nounOf(to), '')!}.`,
    })
  if (friends[0]) reply.say(['[friend] [friend+come] with you.'], { friend: friends[0] })
  for (const friend of friends) friend.at = to.id
  world.facts = world.facts.filter(({ key }) => key !== 'cameFrom')
  world.facts.push({ about: 'hero', key: 'cameFrom', text: from.id, turn: world.turn })
  world.here = to.id
  scene.hasMoved = true
  scene.hasChanged = true
  mean(world, to)
  if (!factAbout(world, to.id, 'visited')) {
    world.facts.push({ about: to.id, key: 'visited', text: to.name, turn: world.turn })
  }
  if (to.name === 'outside')
    return reply.tell(
      `${from.isUnnamed ? '' : 'Behind you is [from]. '}The weather is [weather], and it is [time].`,
      { from },
    )
  if (!scene.movesOn) lookAround(scene, to.id)
}
