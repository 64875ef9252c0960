import type { Clause } from '../language/clause.ts'
import { capitalised } from '../language/letter-case.ts'
import { asSpoken } from '../telling/second-person.ts'
import type { Entity } from '../world/world.ts'
import { isPluralPhrase } from '../telling/noun.ts'
import { noteAsker } from './asked-back.ts'
import type { Scene } from './scene.ts'

export const saying = ({ isPlural, kind }: Entity) =>
  isPlural || kind === 'group' ? 'say [actor]' : 'says [actor]'

/** 'He asks to meet the nephew', 'she asks if she can come': it is they who would, by somebody's leave. */
export function askLeave(scene: Scene, clause: Clause, actor: Entity): boolean {
  const { reply, world } = scene
  const leave = /\basks? (?:if (?:he|she|they) (?:can|could|may) |to )(?!know\b)(\p{L}+.*)$/iu.exec(
    clause.text,
  )?.[1]
  if (!leave || /\basks? (?:me|us|him|her|them|the|\p{Lu})/u.test(clause.text)) return false
  noteAsker(world, actor)
  const words = asSpoken(leave, actor, world).replace(/[.?!]+$/, '')
  reply.tell(`"May ${actor.isPlural ? 'we' : 'I'} ${words}?" ${saying(actor)}.`, { actor })
  scene.told = { who: actor, isQuestion: true }
  scene.hasChanged = true
  scene.isAnswered = true
  return true
}

/** 'He asks about room 304', 'she asks for more stew': what is asked, in a sentence of its own. */
export function askFor(scene: Scene, actor: Entity, how: string, what: string): boolean {
  const { reply } = scene
  scene.hasChanged = true
  const asked = what.replace(/[.!?]+$/, '')
  reply.tell(
    how === 'for'
      ? `"${capitalised(asked)}," ${saying(actor)}, "if there ${isPluralPhrase(asked) ? 'are' : 'is'} any to be had."`
      : `"${capitalised(asked)}," ${saying(actor)}. "What can you tell me about it?"`,
    { actor },
  )
  return true
}
