import type { Clause } from '../../language/clause.ts'
import { HERO, isBeing } from '../../world/world.ts'
import { companionsOf, talkersHere, isWithinHearing } from '../../world/presence.ts'
import { retoldByHero } from '../../telling/retell.ts'
import { listener } from './listener.ts'
import { meet } from '../binding/meet.ts'
import { whereabouts } from '../turn/needs.ts'
import { obey } from './order.ts'
import { performAct } from '../turn/perform-act.ts'
import { resolveMention } from '../binding/resolve-mention.ts'
import { isRefusal, refuse, type Scene } from '../scene.ts'

const PLEASE = /,? please\W*$|^please\b,? /i
/** 'Hold this pipe while I weld it': two are needed for that. */
const FOR_TWO = /\b(?:while|so(?: that)?|until) i\b/i

/** 'Sit down please' is asked of whoever is here. */
export const isAskedOf = ({ world, reply }: Scene, { text, verb, actor, polarity }: Clause): boolean =>
  (PLEASE.test(text) || (FOR_TWO.test(text) && reply.words === 0)) &&
  verb !== undefined &&
  (!/^(?:ask|tell|beg|say)$/.test(verb) || polarity === 'negated') &&
  actor === 'hero' &&
  new RegExp(`^(?:(?:ok|okay|now|here|please),? )*(?:(?:do not|don['’]?t) )?${verb}\\b`, 'i').test(text) &&
  talkersHere(world).length > 0

/** Somebody is told to do something: done by whom it was told to, or declined with a reason. */
export function carryOut(scene: Scene, given: Clause): void {
  const clause = {
    ...given,
    text: given.text.replace(PLEASE, '').replace(/^(?:ok|okay|now|just|simply|then),? /i, ''),
  }
  const { world } = scene
  const named =
    clause.actor === 'hero' || clause.actor === 'nobody'
      ? undefined
      : clause.actor === 'companions'
        ? companionsOf(world)[0]
        : resolveMention(scene, clause.actor, 'being')
  if (isRefusal(named)) return refuse(scene, named)
  const who = named ?? companionsOf(world)[0] ?? listener(scene)
  if (who?.id === HERO || !who)
    return clause.actor === 'hero' || !named
      ? performAct(scene, { ...clause, kind: 'act', actor: 'hero' })
      : undefined
  // Whoever is called by name is there, unless the story keeps them elsewhere.
  if (named) meet(scene, named)
  if (!isWithinHearing(world, who)) return refuse(scene, whereabouts(scene, who))
  if (!isBeing(who)) return scene.reply.tell('[told]', { told: retoldByHero(clause, world) })
  obey(scene, clause, who)
}
