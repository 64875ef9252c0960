import { ownBodyLines } from '../content/statement-lines.ts'
import { articled, listed } from '../telling/phrases.ts'
import { retoldByHero } from '../telling/retell.ts'
import { type Entity, heldBy, HERO, heroOf } from '../world/world.ts'
import { tellInventory } from './question/inventory.ts'
import type { Bound, Scene } from './scene.ts'

/** Who the hero is, and what is in hand. */
export function lookAtSelf({ world, reply }: Scene): void {
  const hero = heroOf(world)
  reply.tell(
    hero.role
      ? `You are ${articled(hero.role)}${hero.isProper ? `, ${hero.name} by name` : ''}.`
      : 'You look much as you did before [place].',
  )
  const held = heldBy(world, HERO).slice(0, 4)
  if (held.length > 0) {
    const slots = Object.fromEntries(held.map((thing, at) => [`h${'abcd'[at]}`, thing]))
    reply.tell(`You carry ${listed(held.map((_, at) => `[h${'abcd'[at]}.a]`))}.`, slots)
  }
}

/** 'I look at my hands': one's own, and nothing is found on them that nobody has told of. */
export function lookAtOwnBody(scene: Scene, clause: Bound['clause'], object: Entity): void {
  scene.reply.tell('[told]', { told: retoldByHero(clause, scene.world) })
  scene.reply.say(ownBodyLines, { object })
  scene.hasChanged = true
}

/** What the hero carries is in there. */
export const isPocketOf = ({ name, owner }: Entity): boolean =>
  owner === 'your' && /\b(?:pockets?|purse|wallet|backpack|handbag)$/.test(name)

/** What is in a pocket or a bag of the hero's own. */
export function lookInPockets(scene: Scene, clause: Bound['clause']): void {
  scene.reply.tell('[told]', { told: retoldByHero(clause, scene.world) })
  tellInventory(scene, HERO)
}
