import type { Mention } from '../language/clause.ts'
import { giveName, mean } from '../world/change.ts'
import { HERO, heroOf } from '../world/world.ts'
import type { Scene } from './scene.ts'
import { ownerOf } from './unnamed-actor.ts'

/** 'Her name is Pim': whoever is meant is called so from then on. */
export function nameOther(scene: Scene, mention: Mention, name: string): void {
  const { reply } = scene
  const who = ownerOf(scene, mention)
  if (!who || who.id === HERO) return reply.tell(`${name} is a good name. Whose is it?`)
  giveName(who, name)
  mean(scene.world, who)
  reply.tell(`${name}: that is the name, then, and you have a face to go with it.`)
}

export function nameHero({ world, reply }: Scene, name: string): void {
  const hero = heroOf(world)
  hero.name = name.replace(/[^\p{L} '’.-]/gu, '').trim() || hero.name
  hero.isProper = true
  reply.tell(`${hero.name} it is, then; that is the name they have for you at [place].`)
}
