import { actLines } from '../../content/act-lines.ts'
import { addEntity, mean } from '../../world/change.ts'
import { kindOfKnown } from '../../content/places.ts'
import {
  type Entity,
  entityOf,
  HERO,
  hereOf,
  isBeing,
  isPresent,
  talkersHere,
  type World,
} from '../../world/world.ts'
import { purseOf } from './purse.ts'
import { type Bound, refuse, type Scene } from '../scene.ts'
import { whereabouts } from '../turn/needs.ts'

const PRICES = [1, 2, 3, 4, 5]

/** Bought from whoever is here, for counted money where the hero has some, else on credit. */
export function buy(scene: Scene, { object, target, clause }: Bound): void {
  const { world, reply, random } = scene
  const seller = target && isBeing(target) ? target : (entityOf(world, object?.at) ?? undefined)
  const who =
    seller && isBeing(seller)
      ? seller
      : (talkersHere(world).find(({ id, stance }) => id !== object?.id && stance !== 'foe') ??
        sellerOf(world))
  if (!who) return reply.tell('There is nobody at [place] to buy anything from.')
  if (!isPresent(world, who)) return refuse(scene, whereabouts(scene, who))
  if (!object || object.id === 'abstract')
    return reply.tell('"What will it be?" says [who]. "I have [prop], and what you see."', { who })
  if (object.at === HERO) return reply.tell('You have [object] already.', { object })
  const purse = purseOf(world)
  const price = (clause.object?.amount ?? 1) * random.pick(PRICES)!
  if (purse?.amount !== undefined && purse.amount < price)
    return reply.tell(`"${price} ${purse.name}," says [who]; you have ${purse.amount}, and no more.`, { who })
  object.at = HERO
  if (isBeing(object)) object.stance = 'companion'
  if (isBeing(object)) object.at = world.here
  scene.hasChanged = true
  mean(world, object)
  if (purse?.amount !== undefined) {
    purse.amount -= price
    return reply.tell(
      `[who] [who+ask] ${price} ${purse.name} for [object], and gets it; you have ${purse.amount} left.`,
      { who, object },
    )
  }
  if (!purse)
    addEntity(world, {
      kind: 'thing',
      name: `debt to ${who.isProper ? '' : 'the '}${who.name}`,
      owner: 'your',
      at: HERO,
      isFixed: true,
    })
  if (!reply.say(actLines.buy, { who, object }))
    reply.tell('[object] [object.is] yours now; [who] [who+let] you owe for [object.them].', { who, object })
}

/** Under a roof that strangers come to, somebody sells. */
function sellerOf(world: World): Entity | undefined {
  const here = hereOf(world)
  const role = kindOfKnown(here)?.people[0]
  return role === undefined
    ? undefined
    : addEntity(world, { kind: 'person', name: role, role, at: world.here, stance: 'neutral' })
}
