import { echoLines, newsLines, speechLines, tagLines } from '../content/speech-lines.ts'
import type { Clause } from '../language/clause.ts'
import { keepFact } from '../world/change.ts'
import { type Entity, hasState } from '../world/world.ts'
import { retoldByHero } from '../telling/retell.ts'
import { toldBack } from '../telling/second-person.ts'
import type { Scene } from './scene.ts'
import { echoOf } from './echo.ts'
import { tagQuestion } from './tag-question.ts'

/** Somebody is told how things are, and believes it or not; that is what they know from then on. */
export function hearNews(scene: Scene, who: Entity, words: string): void {
  const isBelieved = believe(scene, who, toldBack(words, scene.world).replace(/[.!?,]+$/, ''))
  if (!scene.reply.say(isBelieved ? newsLines.believed : newsLines.doubted, { who }))
    scene.reply.tell(isBelieved ? '[who] [who+nod] at that.' : '[who] [who+frown] at that.', { who })
}

/** What is short enough is said over by whoever hears it; false where it is not. */
export function echo({ reply, world }: Scene, who: Entity, words: string, isBelieved = true): boolean {
  const said = echoOf(words, world)
  return (
    said !== undefined &&
    who.kind !== 'animal' &&
    !hasState(who, 'mute') &&
    reply.sayNew(isBelieved ? echoLines.believed : echoLines.doubted, { who, echo: said })
  )
}

/** The hero's own words are taken up: 'I like you' comes back as 'Do you?', and what is said of others is believed or not. */
export function takeUp(scene: Scene, who: Entity, words: string): void {
  const name = tagQuestion(words)
  if (name === undefined && echoOf(words, scene.world) === undefined) return hearNews(scene, who, words)
  const isBelieved = believe(scene, who, words)
  if (name === undefined && echo(scene, who, words, isBelieved)) return
  if (name === undefined)
    return void scene.reply.say(isBelieved ? newsLines.believed : newsLines.doubted, { who })
  if (!scene.reply.say(isBelieved ? tagLines.believed : tagLines.doubted, { who, name }))
    scene.reply.tell('"[name]?" says [who].', { who, name })
}

/** What somebody is told they know from then on, and believe it or not. */
function believe(scene: Scene, who: Entity, told: string): boolean {
  const { world, random } = scene
  const isBelieved = who.stance !== 'foe' && (who.stance !== 'neutral' || random.chance(0.75))
  scene.isAnswered = true
  scene.hasChanged = true
  keepFact(world, who.id, `knows${world.turn}`, told)
  keepFact(world, who.id, 'believes', isBelieved ? 'yes' : 'no')
  return isBelieved
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
