import { foeLines } from '../../content/foe-lines.ts'
import { plainNewsLines } from '../../content/news-lines.ts'
import { isSomebody } from '../../telling/nameless.ts'
import { speechLines, type SpeechMood } from '../../content/speech-lines.ts'
import { canSpeak, withoutWords } from '../../world/can-speak.ts'
import { keepFact } from '../../world/change.ts'
import { type Entity, hasState } from '../../world/world.ts'
import { noteAsker } from './asked-back.ts'
import { sayAs } from '../question/say-decided.ts'
import type { Scene } from '../scene.ts'

/** Answers in the mood of what was said; a foe and whoever has no words in their own way. */
export function answerMood(scene: Scene, who: Entity, mood: SpeechMood, said?: string): void {
  const { reply, world } = scene
  scene.isAnswered = true
  scene.hasChanged ||= mood !== 'talk'
  if (hasState(who, 'asleep')) return reply.tell('[who] [who+sleep] on and [who+hear] none of it.', { who })
  if (!canSpeak(who))
    return void (
      reply.sayNew(withoutWords(who), { mute: who }) || reply.tell('[who] only [who+look] at you.', { who })
    )
  if (/^(?:thanks|sorry|praise|promise)$/.test(mood) && who.stance === 'neutral') who.stance = 'friend'
  if (/^(?:insult|threat)$/.test(mood) && who.stance === 'friend') who.stance = 'neutral'
  if (mood === 'announced') noteAsker(world, who)
  if (mood === 'promise')
    keepFact(world, who.id, `promise${world.turn}`, `You promised ${who.name}: ${said ?? 'your word'}`)
  if (sayAs(scene, who, poolFor(who, mood)) || isSomebody(who)) return
  if (!sayAs(scene, who, plainNewsLines)) reply.tell('[who] [who+look] at you, and [who+wait].', { who })
}

const poolFor = ({ stance }: Entity, mood: SpeechMood): string[] =>
  stance === 'foe' ? (foeLines[mood] ?? foeLines.any) : speechLines[mood]
