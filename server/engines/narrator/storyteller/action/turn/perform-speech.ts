import { kindOfPlace } from '../../content/places.ts'
import type { Clause } from '../../language/clause.ts'
import { takeVoice } from '../../world/can-speak.ts'
import { heroOf, isBeing } from '../../world/world.ts'
import { beingsHere } from '../../world/presence.ts'
import { actorOf } from '../binding/actor-of.ts'
import { isToldToWhom } from '../speech/heard-by.ts'
import { hear } from '../speech/hear.ts'
import { nobodyHears } from '../speech/nobody-hears.ts'
import { performByOther } from '../happening/others.ts'
import { performAct } from './perform-act.ts'
import { resolveMention } from '../binding/resolve-mention.ts'
import { isRefusal, refuse, type Scene } from '../scene.ts'

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
  // 'I shout up at the cave', 'Men!': heard by whoever is about; who is called within the words is found there.
  const target =
    clause.target &&
    (isToldToWhom(clause) || !/["“]/.test(scene.typed ?? '')) &&
    (clause.target.pronoun !== undefined || kindOfPlace(clause.target.text) === undefined) &&
    !(clause.target.isPlural && beingsHere(scene.world).length > 0)
      ? resolveMention(scene, clause.target, 'being')
      : undefined
  if (isRefusal(target)) return refuse(scene, target)
  // What has no voice is spoken to, and answers nothing.
  if (target && !isBeing(target) && !takeVoice(target)) return nobodyHears(scene, undefined, clause)
  hear(scene, clause, target)
}
