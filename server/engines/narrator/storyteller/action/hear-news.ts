import { answersToSaid, type Saying } from '../content/answers-to-said.ts'
import { newsLines, speechLines } from '../content/speech-lines.ts'
import { knownGender } from '../content/people.ts'
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
  const trust = said && CONTESTED.has(said.saying) ? 0.35 : 0.6
  const isTaken = who.stance !== 'foe' && random.chance(who.stance === 'neutral' ? trust : 0.85)
  scene.isAnswered = true
  scene.hasChanged = true
  keepFact(world, who.id, `knows${world.turn}`, toldBack(words, world).replace(/[.!?,]+$/, ''))
  keepFact(world, who.id, 'believes', isTaken ? 'yes' : 'no')
  const slots = { who, object: said?.thing, echo: said?.echo }
  // Who was not there has nothing to remember.
  const isOthers = said?.saying === 'shared' && who.stance === 'neutral'
  const answers = said && answersToSaid[isOthers ? 'account' : said.saying]
  const isTakenUp = (line: string) => line.includes('[^echo]')
  if (answers && reply.sayNew((isTaken ? answers.taken : answers.doubted).filter(isTakenUp), slots)) return
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

/** 'I say his roses look tired', 'tell June she's the best', where it is said to them: 'your roses', 'you are the best'. */
export const toHearer = (words: string, who: Entity): string => {
  const gender = knownGender(who)
  const [own, they] =
    gender === 'f'
      ? ['her', 'she']
      : gender === 'm'
        ? ['his', 'he']
        : ['(?:his|her|their)', '(?:he|she|they)']
  return words
    .replace(/^that /i, '')
    .replace(new RegExp(`^${own} (?=\\p{L})`, 'iu'), 'your ')
    .replace(new RegExp(`^${they}(?: is| are|['’]s|['’]re)\\b`, 'i'), 'you are')
}
