import { beingKinds, type BeingKind, otherLines } from '../content/other-lines.ts'
import type { Clause } from '../language/clause.ts'
import { thirdPerson } from '../telling/noun.ts'
import { toldBack } from '../telling/second-person.ts'
import type { Slots } from '../telling/slots.ts'
import type { World } from '../world/world.ts'
import { usesAll } from './check-use.ts'
import { deedOf } from './deed-phrase.ts'
import type { Bound, Scene } from './scene.ts'

/** What somebody does, told in full: a line that leaves out what the player named follows the deed itself. */
export function tellDoing({ reply }: Scene, bound: Bound, kind: BeingKind | undefined, given: Slots): void {
  const slots = { ...given, act: doingOf(bound) }
  const pool = kind ? beingKinds[kind].lines : otherLines.gesture
  const told = reply.words
  if (
    reply.say(
      pool.filter((line) => usesAll(line, bound)),
      slots,
    )
  )
    return
  reply.tell('[actor] [act].', slots)
  if (!reply.say(pool, slots) && reply.words === told) reply.tell(`[actor] [act]; you see it happen.`, slots)
}

/** The player's own sentence, told to 'you', for whoever asks later what happened. */
export const sentenceOf = ({ text }: Clause, { world }: Scene): string => {
  const told = toldBack(text, world)
  return `${told[0]!.toUpperCase()}${told.slice(1).replace(/[.!?]+$/, '')}.`
}

/** The act in the third person: 'opens the gate'. */
function doingOf(bound: Bound): string {
  const [verb = 'do', ...rest] = deedOf(bound).split(' ')
  return [bound.actor.isPlural ? verb : thirdPerson(verb), ...rest].join(' ')
}

/** 'raises an eyebrow', as it was typed after the one who does it. */
export const thirdPersonOf = ({ verb = 'do', text }: Clause, world: World): string => {
  const rest = new RegExp(`\\b${verb.slice(0, 3)}\\p{L}* (.+)$`, 'iu').exec(text)?.[1] ?? ''
  return `${thirdPerson(verb)} ${toldBack(rest, world)}`
}
