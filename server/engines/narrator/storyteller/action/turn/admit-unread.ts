import { conditionReplies } from '../../content/asides.ts'
import type { Clause } from '../../language/clause.ts'
import { verbsOf } from '../../language/verb-forms.ts'
import { retoldByHero, retoldByOther } from '../../telling/retell.ts'
import { keepFact } from '../../world/change.ts'
import { entityOf, HERO } from '../../world/world.ts'
import type { Scene } from '../scene.ts'

/** What was read as no deed at all is not pretended to be one. */
export function admitUnread(scene: Scene, text: string): void {
  const { world, reply } = scene
  if (scene.isAnswered) return
  const isDeed = /(?:^|\s)(?:i|we) (?:\w+ly )?\w+/i.test(text)
  const words = text.split(' ')
  if (isDeed || (words.length > 2 && words.slice(1).some((word) => verbsOf(word.toLowerCase()).length > 0))) {
    const clause: Clause = { ...BLANK, text }
    const told = isDeed ? retoldByHero(clause, world) : retoldByOther(clause, undefined, world)
    keepFact(world, 'story', `happened${world.turn}`, told)
    scene.hasChanged = true
    if (isDeed) scene.deeds = [...scene.deeds, { clause, actor: entityOf(world, HERO)! }]
    return reply.tell('[told]', { told })
  }
  scene.isAdmitted = true
  if (words.length < 8 && reply.say(conditionReplies.fragment, { words: text.replace(/[.!?]+$/, '') })) return
  if (!reply.say(conditionReplies.nonsense))
    reply.tell('I could not make that out. You are at [place], and want to [want]: what do you do?')
}

const BLANK: Clause = {
  kind: 'act',
  actor: 'hero',
  polarity: 'affirmed',
  modality: 'does',
  tense: 'present',
  text: '',
}
