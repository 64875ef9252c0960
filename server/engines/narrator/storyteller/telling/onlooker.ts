import type { Scene } from '../action/scene.ts'
import { canSpeak } from '../world/can-speak.ts'
import { type Entity, meantOfLate, talkersHere } from '../world/world.ts'

/** Who is here and can speak, beside those: whoever is with the hero first. */
export function onlookerOf({ world }: Scene, but: readonly unknown[]): Entity | undefined {
  const others = talkersHere(world).filter(
    (each) =>
      !but.includes(each) &&
      each.kind === 'person' &&
      canSpeak(each) &&
      !/^(?:some|people\b)/.test(each.name),
  )
  return (
    others.find(({ stance }) => stance === 'companion') ??
    others.find(({ stance }) => stance === 'friend') ??
    // Of strangers only one whom the story has dealt with of late.
    meantOfLate(world)
      .slice(0, 4)
      .find((each) => others.includes(each))
  )
}
