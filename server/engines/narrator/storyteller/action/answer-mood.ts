import { speechLines, type SpeechMood } from '../content/speech-lines.ts'
import { keepFact } from '../world/change.ts'
import { type Entity, hasState } from '../world/world.ts'
import { hearNews } from './hear-news.ts'
import { saidIn } from './what-is-said.ts'
import type { Scene } from './scene.ts'

/** Answers in the mood of what was said; a foe, an animal and a sleeper in their own way. */
export function answerMood(scene: Scene, who: Entity, mood: SpeechMood, said?: string): void {
  const { reply, world } = scene
  scene.isAnswered = true
  scene.hasChanged ||= mood !== 'talk'
  // 'A baby': what was asked for is said over.
  const isShort =
    said !== undefined && said.split(' ').length < 4 && !/\b(?:i|you|we|me|my|your|yes|no)\b/i.test(said)
  const slots = {
    who,
    echo: isShort ? said.replace(/[.,!?"“”]/g, '') : undefined,
    topic: said && said.length < 40 ? said.replace(/[.!?"“”]/g, '') : undefined,
  }
  if (hasState(who, 'asleep')) return reply.tell('[who] [who+sleep] on and [who+hear] none of it.', slots)
  if (who.kind === 'animal')
    return void (
      reply.say(speechLines.animal, slots) ||
      reply.tell('[who] [who+look] at you and [who+keep] [who.their] own counsel.', slots)
    )
  if (mood === 'thanks' || mood === 'sorry' || mood === 'praise' || mood === 'promise')
    if (who.stance === 'neutral') who.stance = 'friend'
  if (mood === 'insult' || mood === 'threat')
    if (who.stance !== 'companion' && who.stance !== 'foe') who.stance = 'neutral'
  if (mood === 'promise')
    keepFact(world, who.id, `promise${world.turn}`, `You promised ${who.name}: ${said ?? 'your word'}`)
  const pool = who.stance === 'foe' ? [...(speechLines.foe ?? [])] : speechLines[mood]
  if (/^(?:told|answered)$/.test(mood) && said && saidIn(said)) return hearNews(scene, who, said)
  if (
    isShort &&
    mood === 'answered' &&
    reply.sayNew(
      speechLines.answered.filter((line) => line.includes('[^echo]')),
      slots,
    )
  )
    return
  if (reply.say(pool, slots) || reply.say(speechLines.told, slots)) return
  reply.tell('"Go on," [who] [says], and [who+wait].', { ...slots, says: 'says' })
}
