import { mean } from '../../world/change.ts'
import { type Entity, entityOf, heldBy, HERO } from '../../world/world.ts'
import { isPresent } from '../../world/presence.ts'
import { listed } from '../../telling/phrases.ts'
import { improvise } from '../going/improvise.ts'
import { findThing } from '../going/reveal.ts'
import type { Scene } from '../scene.ts'

/** What somebody carries, with amounts. */
export function tellInventory({ world, reply }: Scene, holder: string): void {
  const owner = entityOf(world, holder)!
  const held = heldBy(world, holder)
    .filter(({ isFixed, name }) => !isFixed && !/\bpockets?$/.test(name))
    .slice(0, 8)
  if (held.length === 0)
    return reply.tell(
      holder === HERO
        ? 'You carry nothing that has been told of. Say what it is, and you have it.'
        : '[owner] [owner+have] nothing that you can see.',
      { owner },
    )
  const slots = Object.fromEntries(held.map((thing, at) => [`h${'abcdefgh'[at]}`, thing]))
  reply.tell(`[owner] [owner+have] ${listed(held.map((_, at) => `[h${'abcdefgh'[at]}.a]`))}.`, {
    owner,
    ...slots,
  })
}

/** What somebody has in hand; where nothing is told of it yet, there is some small thing. */
export function tellHeld(scene: Scene, being: Entity): void {
  if (heldBy(scene.world, being.id).length === 0 && isPresent(scene.world, being)) findThing(scene, being.id)
  mean(scene.world, being)
  tellInventory(scene, being.id)
}

const KEPT =
  /\b(?:in|on|inside|under|behind) ((?:my|our|the|this|that) (?!pockets?\b|bags?\b|backpack\b|hands?\b|inventory\b|pack\b|purse\b|coat\b|story\b|head\b|mind\b)(?:\p{L}+ )?\p{L}+)$/u

/** 'What do I have in my cart?': that is not what the hero carries. */
export const isElsewhereKept = (text: string): boolean => KEPT.test(text)

/** What lies there, which nobody has said: some small thing, from now on. */
export function tellUntold(scene: Scene, text: string): void {
  const where = KEPT.exec(text)![0].replace(/\b(?:my|our)\b/, 'your')
  improvise(scene, { name: 'kept', about: 'story', key: `kept ${where}`, kinds: ['any'], slots: { where } })
}
