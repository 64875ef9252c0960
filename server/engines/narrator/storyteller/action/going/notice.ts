import { isPresent, standBy } from '../../world/presence.ts'
import { knownEntity } from '../binding/resolve-mention.ts'
import type { Clause } from '../../language/clause.ts'
import { toldBack } from '../../telling/second-person.ts'
import { keepFact } from '../../world/change.ts'
import { heroOf, isBeing } from '../../world/world.ts'
import { type Scene } from '../scene.ts'

/** 'I hear digging under us': so it is, and whoever is here has heard it too. */
export function noticeIt(scene: Scene, clause: Clause): void {
  const { world, reply } = scene
  const told = toldBack(clause.text.replace(/^.*?\b(?=(?:hear|notice|smell|sense)\b)/i, ''), world).replace(
    /[.!?]+$/,
    '',
  )
  // 'I hear Declan's voice through the door': near enough for a word.
  for (const mention of [clause.object, clause.object?.owner, clause.target]) {
    const who = mention && knownEntity(world, mention)
    if (who && isBeing(who) && /hear/.test(clause.verb ?? '') && !isPresent(world, who)) standBy(who)
  }
  const [verb = 'notice', ...rest] = told.split(' ')
  keepFact(world, 'story', `happened${world.turn}`, `You ${told}.`)
  scene.hasChanged = true
  reply.tell('[told]', { told: `You ${verb} ${rest.join(' ')}.` })
  scene.deeds = [...scene.deeds, { clause: { ...clause, object: undefined }, actor: heroOf(world) }]
}
