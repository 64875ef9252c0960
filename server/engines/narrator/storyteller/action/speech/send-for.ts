import type { Clause } from '../../language/clause.ts'
import { retoldByHero } from '../../telling/retell.ts'
import { mean } from '../../world/change.ts'
import { type Entity } from '../../world/world.ts'
import { isPresent } from '../../world/presence.ts'
import { meet } from '../binding/meet.ts'
import { whereabouts } from '../turn/needs.ts'
import { refuse, type Scene } from '../scene.ts'

const ASKED_FOR = /\b(?:ask|call|send|shout)(?:s|ed)? for (?:the |my |our |an? )?\S+(?: \S+){0,5}\W*$/i

/** 'I ask for the captain': wanted is that the captain comes, and nothing that is known. */
export const isSentFor = ({ said, text }: Clause): boolean => !said && ASKED_FOR.test(text)

/** Whoever is sent for comes, unless the story keeps them elsewhere. */
export function sendFor(scene: Scene, clause: Clause, person: Entity): void {
  meet(scene, person)
  scene.isAnswered = true
  scene.reply.tell('[told]', { told: retoldByHero(clause, scene.world) })
  if (!isPresent(scene.world, person)) return refuse(scene, whereabouts(scene, person))
  mean(scene.world, person)
  scene.reply.tell('[^person] [person+come], and [person+ask] what you want.', { person })
}
