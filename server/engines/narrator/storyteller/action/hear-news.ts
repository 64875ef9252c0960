import { answersToSaid, type Saying } from '../content/answers-to-said.ts'
import { newsLines, speechLines } from '../content/speech-lines.ts'
import type { Clause } from '../language/clause.ts'
import { keepFact } from '../world/change.ts'
import type { Entity } from '../world/world.ts'
import { retoldByHero } from '../telling/retell.ts'
import { toldBack } from '../telling/second-person.ts'
import type { Scene } from './scene.ts'
import { saidIn } from './what-is-said.ts'

/** Said to the face of somebody of whom little is known, these are doubted more often than not. */
const CONTESTED: ReadonlySet<Saying> = new Set(['ofYourPast', 'denial', 'demand', 'ofYourFuture'])

/** Somebody is told how things are, takes it or has doubts, and answers what is done by telling it; that is what they know from then on. */
export function hearNews(scene: Scene, who: Entity, words: string): void {
  const { world, random, reply } = scene
  const said = saidIn(words)
  // Whoever stands in the rain needs no proof of it.
  const trust = /^\W*it(?:['’]s|s| is) \w+ing\b/i.test(words)
    ? 1
    : said && CONTESTED.has(said.saying)
      ? 0.35
      : 0.6
  const isTaken = who.stance !== 'foe' && random.chance(who.stance === 'neutral' ? trust : 0.85)
  scene.isAnswered = true
  scene.hasChanged = true
  keepFact(world, who.id, `knows${world.turn}`, toldBack(words, world).replace(/[.!?,]+$/, ''))
  keepFact(world, who.id, 'believes', isTaken ? 'yes' : 'no')
  const slots = { who, object: said?.thing }
  const answers = said && answersToSaid[said.saying]
  if (answers && reply.sayNew(isTaken ? answers.taken : answers.doubted, slots)) return
  if (answers && reply.sayNew(isTaken ? answers.doubted : answers.taken, slots)) return
  if (!reply.say(isTaken ? newsLines.believed : newsLines.doubted, slots))
    reply.tell(isTaken ? '[who] [who+nod] at that.' : '[who] [who+frown] at that.', slots)
}

/** 'I tell Milos what I heard': they are told it, and take it in. */
export function hearOut(scene: Scene, clause: Clause, who: Entity): void {
  scene.isAnswered = true
  scene.hasChanged = true
  const told = retoldByHero(clause, scene.world)
  keepFact(scene.world, who.id, `knows${scene.world.turn}`, told)
  scene.reply.tell('[told]', { told })
  const pool = /\b(?:story|tale|joke|fairy ?tale|legend)\b/.test(clause.text)
    ? speechLines.story
    : speechLines.told
  if (who.kind !== 'animal') scene.reply.say(pool, { who })
}

/** 'Tell June she's the best': what is said to her is 'you're the best'. */
export const asSaidTo = ({ id }: Entity, { text, actor }: Clause): string =>
  typeof actor === 'object' && actor.entityId === id
    ? text.replace(/^(?:that )?(?:he|she|they)(?:['’]s| is| are|['’]re)\b/i, 'you are')
    : text.replace(/^that /i, '')
