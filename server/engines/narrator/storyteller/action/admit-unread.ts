import { conditionReplies } from '../content/asides.ts'
import { speechLines } from '../content/speech-lines.ts'
import type { Clause } from '../language/clause.ts'
import { verbsOf } from '../language/verb-forms.ts'
import { retoldByHero, retoldByOther } from '../telling/retell.ts'
import { keepFact } from '../world/change.ts'
import { companionsOf, entityOf, HERO, isPresent, talkersHere } from '../world/world.ts'
import type { Scene } from './scene.ts'

/** What was read as no deed at all is not pretended to be one. */
export function admitUnread(scene: Scene, text: string): void {
  const { world, reply } = scene
  if (scene.isAnswered) return
  // 'Good idea! Let's do it' takes up what somebody has just said.
  const said =
    /\b(?:let'?s|let us|we) (?:do|try) (?:it|that|this)\b|\b(?:good|great|nice|brilliant|clever) idea\b|^(?:ok|okay|yes|yeah|sure|deal|agreed)\b/i.test(
      text,
    )
      ? world.facts.findLast(({ key, turn }) => key.startsWith('said') && turn >= world.turn - 3)
      : undefined
  const idea = entityOf(world, said?.about)
  if (idea && isPresent(world, idea)) {
    scene.isAnswered = true
    scene.hasChanged = true
    return void (
      reply.say(speechLines.yes, { who: idea }) ||
      reply.tell('[who] [who+nod]. It is settled, then.', { who: idea })
    )
  }
  const all = /^(?:everybody|everyone|all of you|you two|guys|team),? (.+)$/i.exec(text)?.[1]
  const crew = companionsOf(world)[0] ?? talkersHere(world).find(({ stance }) => stance !== 'foe')
  if (all && crew && verbsOf(all.split(' ')[0]!.toLowerCase()).some(({ form }) => form === 'base')) {
    scene.isAnswered = true
    scene.hasChanged = true
    keepFact(world, 'story', `did${world.turn}`, `You all ${all}.`)
    return reply.tell('You [all], and so does [crew]: nobody has to be told twice.', {
      all: all.replace(/[.!]+$/, ''),
      crew,
    })
  }
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
