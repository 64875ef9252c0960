import { capitalised } from '../../language/letter-case.ts'
import type { Clause } from '../../language/clause.ts'
import { thirdPerson } from '../../language/verb-forms.ts'
import { retoldByOther } from '../../telling/retell.ts'
import { withApostrophes } from '../../telling/second-person.ts'
import { giveName, keepFact, mean } from '../../world/change.ts'
import { type Entity, HERO } from '../../world/world.ts'
import { knownEntity } from '../binding/resolve-mention.ts'
import { noteAsker } from './asked-back.ts'
import { speakWith } from './listener.ts'
import type { Scene } from '../scene.ts'

/** Verbs by which words in quotes are told. */
const SAYING =
  /^(?:say|ask|whisper|shout|yell|call|cry|mutter|murmur|answer|reply|announce|scream|growl|hiss|sing|laugh)$/
/** Asked of the hero, so that the next turn may answer it. */
const ASKED =
  /\b(?:asks?|asked|wonders?|wondered|wants? to know|wanted to know)\b(?! (?:for|him|her|them|the|\p{Lu}))/u
/** That something is told, and not what: 'She tells me about the war', 'he explains why it is closed', 'a story'. */
const UNTOLD =
  /\b(?:tells?|told|explains?|explained|confess(?:es|ed)?|reveals?|revealed|describes?|described) (?:(?:to )?(?:me|us|you) )?(?:all |exactly )*(?:(?:about|of) |(?:what|who|where|when|why|how)\b|(?:an?|the|his|her|their) (?:\p{L}+ )?(?:story|tale|secret|truth|dream)\b)/iu

/** What somebody says in the player's telling is heard: quoted words in quotes, all else as it was typed. */
export function reportSpeech(scene: Scene, clause: Clause, actor: Entity): boolean {
  const { reply, world } = scene
  const { speech, text, said = [] } = clause
  const isUntold = !speech && UNTOLD.test(text)
  // 'He whispers', 'she answers him': that words are said, and not which.
  if (!speech && !isUntold && said.length === 0 && !clause.topic && !clause.purpose) {
    if (ASKED.test(text)) noteAsker(world, actor)
    return false
  }
  noteName(actor, text)
  const isMany = actor.isPlural || actor.kind === 'group'
  const verb = SAYING.test(clause.verb ?? '') ? clause.verb! : 'say'
  const quote = withApostrophes(capitalised(speech ?? ''))
    .replace(/[.,]+$/, '')
    .replace(/(?<![!?…])$/, ',')
  const told = speech
    ? `"${quote}" ${isMany ? verb : thirdPerson(verb)} [actor].`
    : retoldByOther(clause, actor, world)
  if (speech) reply.tell(told, { actor })
  else reply.tell('[told]', { told })
  keepFact(
    world,
    actor.id,
    `said${world.turn}`,
    speech ? `${nameIn(actor)} said: “${quote.replace(/,$/, '.')}”` : told,
  )
  scene.isAnswered = true
  scene.hasChanged = true
  const isQuestion = speech ? speech.endsWith('?') : ASKED.test(text)
  if (isQuestion) noteAsker(world, actor)
  const target = clause.target && knownEntity(world, clause.target)
  // 'Mulligan tells him to sit down': it is he who is 'him' in the next turn, too.
  if (target && target.id !== HERO) mean(world, target)
  else {
    speakWith(world, actor)
    scene.saidBy = actor
  }
  return true
}

/** 'My name is Nell', 'says she is called Nora': told of themselves, that is their name from then on. */
function noteName(actor: Entity, text: string): void {
  const name =
    /\b(?:my name is|i am called|(?:his|her|their) name is|(?:he|she|they) (?:is|are) called) (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*)/u.exec(
      text,
    )?.[1]
  if (name && actor.kind === 'person' && !actor.isProper) giveName(actor, name)
}

/** 'She wants fifty crowns', 'Tom wants to go home': told, and kept as what they want. */
export function reportWish(scene: Scene, clause: Clause, actor: Entity): void {
  const { reply, world } = scene
  scene.isAnswered = true
  scene.hasChanged = true
  const told = retoldByOther(clause, actor, world)
  keepFact(world, actor.id, 'wish', told)
  scene.saidBy = actor
  if (ASKED.test(clause.text)) noteAsker(world, actor)
  reply.tell('[told]', { told })
}

const nameIn = ({ name, isProper, owner }: Entity): string =>
  isProper ? name : `${owner ? capitalised(owner) : 'The'} ${name}`
