import { keepFact, mean } from '../../world/change.ts'
import { type Entity, factAbout, hereOf } from '../../world/world.ts'
import { beingsHere, come, companionsOf, isSenseless } from '../../world/presence.ts'
import { formOf, headOf, nounOf } from '../../telling/noun.ts'
import { tellArrival } from './look-around.ts'
import type { Scene } from '../scene.ts'

/** Brings the hero and whoever goes along to a place, and tells the arrival; `isTold` where the way there is told already. */
export function moveTo(
  scene: Scene,
  to: Entity,
  isTold = false,
  along: readonly Entity[] = companionsOf(scene.world),
): void {
  const { world, reply } = scene
  const from = hereOf(world)
  const isFirst = factAbout(world, to.id, 'visited') === undefined
  if (!isTold) reply.tell('[told]', { told: `You go to ${formOf(nounOf(to), '')!}.` })
  const met = world.entities.some(({ kind, at }) => at === to.id && /^(?:person|animal|group)$/.test(kind))
  for (const each of along) if (!isSenseless(each) || each.stance !== 'companion') each.at = to.id
  // The way between two places is not gone back to.
  if (from.name !== 'way') keepFact(world, 'hero', 'cameFrom', from.id)
  world.here = to.id
  if (!along.some(({ id }) => id === world.partner)) delete world.partner
  for (const each of beingsHere(world)) come(world, each)
  // What was done before is left behind.
  scene.deeds = scene.deeds.slice(-1)
  scene.hasMoved = true
  scene.hasChanged = true
  mean(world, to)
  if (isFirst) world.facts.push({ about: to.id, key: 'visited', text: to.name, turn: world.turn })
  if (to.name === 'outside' && !from.isUnnamed) reply.tell('Behind you is [from].', { from })
  else if (!scene.movesOn) {
    // 'I go back in': where that is has to be told.
    if (!isFirst && !to.isUnnamed && !reply.text.toLowerCase().includes(headOf(to.name.toLowerCase())))
      reply.tell(`You are back ${to.preposition ?? 'at'} [to].`, { to })
    tellArrival(scene, to, isFirst, met)
  }
}
