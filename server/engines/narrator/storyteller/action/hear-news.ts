import { newsLines } from '../content/speech-lines.ts'
import type { Clause } from '../language/clause.ts'
import { asSpoken, toldBack } from '../telling/second-person.ts'
import { keepFact } from '../world/change.ts'
import type { Entity } from '../world/world.ts'
import type { Scene } from './scene.ts'

/** Somebody is told how things are: they say it over, and believe it or not; that is what they know from then on. */
export function hearNews(scene: Scene, who: Entity, news: Clause): void {
  const { world, reply, random } = scene
  const isOfThem = [news.actor, news.object, news.target].some(
    (part) => typeof part === 'object' && part.entityId === who.id,
  )
  const words = isOfThem ? asSpoken(news.text, who, world) : toldBack(news.text, world)
  const told = words.replace(/^that /i, '').replace(/[.!?,]+$/, '')
  const isBelieved = who.stance !== 'foe' && (who.stance !== 'neutral' || random.chance(0.75))
  scene.isAnswered = true
  scene.hasChanged = true
  keepFact(world, who.id, `knows${world.turn}`, told)
  keepFact(world, who.id, 'believes', isBelieved ? 'yes' : 'no')
  const slots = { who, told, Told: `${told[0]!.toUpperCase()}${told.slice(1)}` }
  if (!reply.say(isBelieved ? newsLines.believed : newsLines.doubted, slots))
    reply.tell(
      isBelieved ? '"[Told]," [who] [who+repeat], and [who+nod].' : '"[Told]?" [who] [who+repeat].',
      slots,
    )
}
