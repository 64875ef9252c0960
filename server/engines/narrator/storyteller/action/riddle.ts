import { riddleLines, riddleGuesses } from '../content/open-answers.ts'
import { canSpeak } from '../world/can-speak.ts'
import { foeOf, isPresent, meantOfLate, talkersHere } from '../world/world.ts'
import type { Scene } from './scene.ts'

const RIDDLE =
  /^\W*(?:riddle me this\b|what (?:has|have|is|can|goes|gets|walks|runs|flies|comes|am i)\b.*(?:,|\bbut\b|\byet\b|\band\b|\bas\b))/i

/** A riddle is put to whoever was to be asked one, and they guess; whether it was one. */
export function guessRiddle(scene: Scene, typed: string): boolean {
  const { world, reply, random } = scene
  if (!typed.trim().endsWith('?') || !RIDDLE.test(typed)) return false
  const isGame = world.facts.some(({ text, turn }) => turn >= world.turn - 4 && /\briddles?\b/i.test(text))
  if (!isGame && !/\briddle\b/i.test(typed)) return false
  const talkers = talkersHere(world).filter(canSpeak)
  const foe = foeOf(world)
  const who =
    foe && isPresent(world, foe)
      ? foe
      : (meantOfLate(world).find((each) => talkers.includes(each)) ?? talkers[0])
  if (!who) return false
  const [guess = 'the wind', other = 'a shadow'] = random.shuffle(riddleGuesses)
  scene.isAnswered = true
  scene.hasChanged = true
  return reply.say(riddleLines, { who, guess, other })
}
