import { newsLines, speechLines, tagLines } from '../content/speech-lines.ts'
import type { Clause } from '../language/clause.ts'
import { asSpoken, answeredBack, toldBack } from '../telling/second-person.ts'
import { keepFact } from '../world/change.ts'
import type { Entity } from '../world/world.ts'
import { retoldByHero } from '../telling/retell.ts'
import type { Scene } from './scene.ts'
import { tagQuestion } from './tag-question.ts'

/** Somebody is told how things are: they say it over, and believe it or not; that is what they know from then on. */
export function hearNews(scene: Scene, who: Entity, news: Clause): void {
  const isOfThem = [news.actor, news.object, news.target].some(
    (part) => typeof part === 'object' && part.entityId === who.id,
  )
  // 'Tell her that her hat is on fire': it is her own.
  const own = /^(?:that )?(his|her) /i.exec(news.text)?.[1]?.toLowerCase()
  const isTheirs = own !== undefined && who.gender === (own === 'his' ? 'm' : 'f')
  const words =
    isOfThem || isTheirs ? asSpoken(news.text, who, scene.world) : toldBack(news.text, scene.world)
  const isOfNobody = typeof news.actor === 'object' && !news.actor.entityId && !isOfThem && !isTheirs
  sayOver(
    scene,
    who,
    (isOfNobody ? ofListenerOwn(words, who) : words).replace(/^that |(?<=\band )that /gi, ''),
  )
}

/** 'Tell him the pills are for his heart': where nobody else was spoken of, 'his' is the listener's. */
const ofListenerOwn = (words: string, { gender }: Entity): string =>
  gender === 'm'
    ? words.replace(/\bhis\b/gi, 'my').replace(/\bhim\b/gi, 'me')
    : gender === 'f'
      ? words.replace(/\bher (?=\p{L})/giu, 'my ').replace(/\bher\b/gi, 'me')
      : words

/** The hero's own words are taken up: 'I like you' comes back as 'Do you?', and what is said of others as it was said. */
export function takeUp(scene: Scene, who: Entity, words: string): void {
  const name = tagQuestion(words)
  if (name === undefined) return sayOver(scene, who, answeredBack(words, scene.world))
  const isBelieved = believe(scene, who, answeredBack(words, scene.world))
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

function sayOver(scene: Scene, who: Entity, words: string): void {
  const { world, reply } = scene
  const told = words.replace(/[.!?,]+$/, '')
  const isBelieved = believe(scene, who, told)
  const isName =
    /^(?:I|I['’]\p{L}+)\b/u.test(told) ||
    world.entities.some(({ isProper, name }) => isProper && told.startsWith(name.split(' ')[0]!))
  const within = isName ? told : `${told[0]!.toLowerCase()}${told.slice(1)}`
  const slots = { who, told: within, Told: `${told[0]!.toUpperCase()}${told.slice(1)}` }
  if (!reply.say(isBelieved ? newsLines.believed : newsLines.doubted, slots))
    reply.tell(
      isBelieved ? '"[Told]," [who] [who+repeat], and [who+nod].' : '"[Told]?" [who] [who+repeat].',
      slots,
    )
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
