import { kindOfPlace } from '../content/places.ts'
import type { Clause } from '../language/clause.ts'
import { beingsHere, heroOf } from '../world/world.ts'
import { actorOf } from './actor-of.ts'
import { calledIn } from './called.ts'
import { hear } from './hear.ts'
import { performByOther } from './others.ts'
import { performAct } from './perform-act.ts'
import { resolveMention } from './resolve-mention.ts'
import { isRefusal, refuse, type Scene } from './scene.ts'

/** What is said aloud: written where it is written, else heard by whom it is meant for. */
export function performSpeech(scene: Scene, clause: Clause): void {
  if (
    /\b(?:write|wrote|scribble|carve|scratch|paint|sign|chalk)\b/i.test(
      clause.text
        .replace(clause.speech ?? '', '')
        .replace(typeof clause.actor === 'object' ? clause.actor.text : '', ''),
    )
  )
    return performAct(scene, {
      ...clause,
      kind: 'act',
      act: 'write',
      verb: 'write',
      ...(clause.speech && {
        text: clause.text
          .replaceAll('"', '')
          .replace(clause.speech, `"${clause.speech.replace(/[.]+$/, '')}"`),
      }),
    })
  const actor = actorOf(scene, clause.actor)
  if (isRefusal(actor)) return refuse(scene, actor)
  if (actor && actor.id !== heroOf(scene.world).id) return performByOther(scene, clause, actor)
  // 'I shout up at the cave': heard by whoever is about.
  const isAtPlace =
    clause.target !== undefined && !clause.target.pronoun && kindOfPlace(clause.target.text) !== undefined
  const isCalled = clause.speech === clause.text && calledIn(scene.world, clause.text) !== undefined
  // 'Men!' is said to those who are here.
  const isForAll =
    /^(?:men|lads|boys|girls|guys|folks|friends|people|gentlemen|ladies|all)$/.test(
      clause.target?.head ?? '',
    ) && beingsHere(scene.world).length > 0
  const target =
    clause.target && !isAtPlace && !isCalled && !isForAll
      ? resolveMention(scene, clause.target, 'being')
      : undefined
  if (isRefusal(target)) return refuse(scene, target)
  hear(scene, clause, target)
}
