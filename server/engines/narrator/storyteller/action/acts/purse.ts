import { isOfClass } from '../../content/things.ts'
import { type Entity, heldBy, HERO, type World } from '../../world/world.ts'

/** Money the hero has; counted money before any other. */
export function purseOf(world: World): Entity | undefined {
  const money = heldBy(world, HERO).filter(({ name }) => isOfClass(name, 'money'))
  return money.find(({ amount }) => amount !== undefined) ?? money[0]
}
