import { type Entity, foeOf, hasState, hereOf, isBeing, isPresent } from '../world/world.ts'
import { retoldByHero } from '../telling/retell.ts'
import type { Clause } from '../language/clause.ts'
import { lastPlace } from './neighbour.ts'
import type { Scene } from './scene.ts'

const HEIGHT =
  /\b(?:top|roofs?|rooftops?|tower|turret|dune|hill|hilltop|tree|mast|ridge|summit|peak|cliff|nest|lookout|battlements|parapet|balcony|lamp room|mountain|crag|bluff|knoll|rampart|wall|crane|scaffold\w*)\b/

/** Whether one looks far from there. */
export const isHeight = ({ name, isInside }: Entity): boolean =>
  HEIGHT.test(name) && (!isInside || /tower|lamp room|nest|lookout|balcony/.test(name))

/** Out of a window one sees the weather, and where one could go. */
export function lookOut({ world, reply }: Scene, object: Entity): void {
  if (hereOf(world).placeKind === 'starship')
    return reply.tell('Through [object] you see stars, and the dark between them.', { object })
  const foe = foeOf(world)
  if (
    foe &&
    isBeing(foe) &&
    !isPresent(world, foe) &&
    !hasState(foe, 'dead') &&
    /spyglass|telescope|periscope|binoculars/.test(object.name)
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

/** Behind one lies where one came from, as far as anybody knows. */
export function tellBehind({ world, reply }: Scene): void {
  const left = lastPlace(world)
  reply.say(
    [
      left && !left.isUnnamed
        ? 'There is nothing but the way back to [left].'
        : 'What is there is yours to say.',
    ],
    {
      left,
    },
  )
}

/** Over land and sea one sees far from a height, and the weather from anywhere; what is there is the player's to say. */
export function lookFar(scene: Scene, clause: Clause): void {
  const { world, reply } = scene
  scene.hasChanged = true
  const told = retoldByHero(clause, world)
  if (!reply.text.includes(told)) reply.tell('[told]', { told })
  const left = lastPlace(world)
  const lines = [
    'What there is to be seen out there is yours to say.',
    'The weather is [weather], and one sees as far as that allows. What comes in sight is yours to say.',
  ]
  const fromAbove = [
    ...(left && !left.isUnnamed ? ['[left] [left.is] below you, and small from up here.'] : []),
    'One sees a long way from up here, and whoever moves down there is no bigger than a thumbnail.',
  ]
  if (!isHeight(hereOf(world)) || !reply.say(fromAbove, { left })) reply.say(lines)
}
