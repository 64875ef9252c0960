import { setState } from '../../world/change.ts'
import { HERO, heroOf } from '../../world/world.ts'
import type { Scene } from '../scene.ts'

const HIDING = /^(?:hide|duck|crouch|tiptoe|sneak|creep|lurk|huddle)$/
const BEHIND = /\b(?:behind|under|beneath|inside|among) (?:the|a|an|some|his|her|my|our|those|these)\b/i
const SHOWN =
  /\b(?:(?:jump|come|step|leap|burst|climb|crawl|spring) (?:back )?out|stand up|get up|shout|yell|call|attack|hit|charge|run|wave|open the door|(?:fling|throw|push|kick|swing)s? (?:\S+ )+open)\b/i

/** Keeps whether the hero is out of sight: until a deed gives that up, what is heard can betray it. */
export function noteHiding({ world, deeds, hasMoved }: Scene, typed: string): void {
  const hero = heroOf(world)
  const own = deeds.filter(({ actor }) => actor.id === HERO)
  const isHiding = own.some(
    ({ clause }) =>
      (HIDING.test(clause.verb ?? '') && !(clause.verb === 'hide' && clause.object?.determiner)) ||
      (/^(?:pull|drag|push|squeeze|slip|wait|stay|lie)$/.test(clause.verb ?? '') && BEHIND.test(clause.text)),
  )
  if (isHiding) setState(hero, 'hiding')
  else if (hasMoved || (own.length > 0 && SHOWN.test(typed))) setState(hero, 'hiding', false)
}
