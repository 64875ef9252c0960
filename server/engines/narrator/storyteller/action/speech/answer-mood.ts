import { speechLines, type SpeechMood } from '../../content/speech-lines.ts'
import { canSpeak, withoutWords } from '../../world/can-speak.ts'
import { keepFact } from '../../world/change.ts'
import { type Entity, hasState } from '../../world/world.ts'
import type { Scene } from '../scene.ts'

/** Answers in the mood of what was said; a foe and whoever has no words in their own way. */
export function answerMood(scene: Scene, who: Entity, mood: SpeechMood, said?: string): void {
  const { reply, world } = scene
  scene.isAnswered = true
  scene.hasChanged ||= mood !== 'talk'
  // 'A baby': what was asked for is said over.
  const isShort =
    said !== undefined && said.split(' ').length < 4 && !/\b(?:i|you|we|me|my|your|yes|no)\b/i.test(said)
  const slots = { who, echo: isShort ? said.replace(/[.,!?"“”]/g, '') : undefined }
  if (hasState(who, 'asleep')) return reply.tell('[who] [who+sleep] on and [who+hear] none of it.', slots)
  if (!canSpeak(who))
    return void (
      reply.sayNew(withoutWords(who), { mute: who }) || reply.tell('[who] only [who+look] at you.', slots)
    )
  if (/^(?:thanks|sorry|praise|promise)$/.test(mood) && who.stance === 'neutral') who.stance = 'friend'
  if (/^(?:insult|threat)$/.test(mood) && who.stance === 'friend') who.stance = 'neutral'
  if (mood === 'promise')
    keepFact(world, who.id, `promise${world.turn}`, `You promised ${who.name}: ${said ?? 'your word'}`)
  if (isShort && mood === 'answered' && reply.sayNew(speechLines.echoed, slots)) return
  if (reply.say(who.stance === 'foe' ? speechLines.foe : speechLines[mood], slots)) return
  if (!reply.say(speechLines.told, slots)) reply.tell('"Go on," says [who], and [who+wait].', slots)
}
