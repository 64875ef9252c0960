import { answerLines } from '../content/answers.ts'
import type { Clause, Mention } from '../language/clause.ts'
import { toldBack } from '../telling/second-person.ts'
import { keepFact } from '../world/change.ts'
import { type Entity, HERO, heroOf, isBeing } from '../world/world.ts'
import { resolveMention } from './resolve-mention.ts'
import { type Bound, isRefusal, refuse, type Scene } from './scene.ts'

/** 'I hear digging under us': so it is, and whoever is here has heard it too. */
export function noticeIt(scene: Scene, clause: Clause): void {
  const { world, reply } = scene
  const told = toldBack(clause.text.replace(/^.*?\b(?=(?:hear|notice|smell|sense)\b)/i, ''), world).replace(
    /[.!?]+$/,
    '',
  )
  const [verb = 'notice', ...rest] = told.split(' ')
  keepFact(world, 'story', `happened${world.turn}`, `You ${told}.`)
  scene.hasChanged = true
  reply.tell('[told]', { told: `You ${verb} ${rest.join(' ')}.` })
  scene.deeds = [...scene.deeds, noticed(clause, heroOf(world))]
}

/** What is noticed may show something; what is heard only comes again. */
const noticed = (clause: Clause, actor: Entity): Bound =>
  clause.verb === 'notice'
    ? { clause: { ...clause, verb: 'look' }, actor }
    : { clause: { ...clause, object: undefined }, actor }

/** 'I can see that she has been crying': what is seen is so. */
export function seenIn({ actor, verb, polarity, said }: Clause): Clause | undefined {
  const isSeen =
    actor === 'hero' && /^(?:see|notice|realize|realise)$/.test(verb ?? '') && polarity === 'affirmed'
  const seen = isSeen ? said?.[0] : undefined
  return seen && seen.kind !== 'question' ? { ...seen, kind: 'statement' } : undefined
}

/** Whom 'I think his coach did it' means. */
export function suspectIn({ polarity, verb, said }: Clause): Mention | undefined {
  const suspect =
    polarity === 'affirmed' && /^(?:think|believe|suspect|bet|guess)$/.test(verb ?? '')
      ? said?.[0]
      : undefined
  const isAccused =
    suspect !== undefined &&
    /\b(?:did it|guilty|lying|lied|killed|stole|took|murdered|poisoned|behind (?:it|this)|killer|murderer|thief|culprit)\b/.test(
      suspect.text,
    )
  return isAccused && typeof suspect.actor === 'object' ? suspect.actor : undefined
}

/** 'I think his coach did it': that one is the suspect from now on. */
export function suspectOne(scene: Scene, mention: Mention): void {
  const { world, reply } = scene
  const one = resolveMention(scene, mention, 'being')
  if (isRefusal(one)) return refuse(scene, one)
  scene.isAnswered = true
  if (!one || !isBeing(one) || one.id === HERO)
    return reply.tell('You may be right. What is wanting is the proof of it, there at [place].')
  world.facts = world.facts.filter(({ key }) => key !== 'suspect')
  world.facts.push({ about: 'story', key: 'suspect', text: one.id, turn: world.turn })
  scene.hasChanged = true
  if (!reply.say(answerLines.suspect, { name: one }))
    reply.tell('[one], then. You would need proof of it.', { one })
}
