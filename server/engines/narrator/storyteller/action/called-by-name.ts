import {
  beingsHere,
  entityOf,
  type Entity,
  hasState,
  HERO,
  isBeing,
  isPresent,
  talkersHere,
} from '../world/world.ts'
import { ON_LINE } from './phone.ts'
import type { Scene } from './scene.ts'

/** Whom somebody calls by name at the start or the end of what they say: 'Morosini, give it back!' */
export function calledByName({ world }: Scene, words: string): Entity | undefined {
  if (/\b(?:sir|mister)\b/i.test(words)) {
    const sir = world.lastMeant
      .map((id) => entityOf(world, id))
      .find(
        (each) =>
          each?.kind === 'person' &&
          each.gender !== 'f' &&
          !/\b(?:boy|child|kid|girl)\b/.test(each.name) &&
          isPresent(world, each),
      )
    if (sir) return sir
  }
  const names = [/^\W*([\p{L}'’ -]{2,30}?)\s*[,!]/u, /,\s*([\p{L}'’ -]{2,30}?)\W*$/u].map((pattern) =>
    pattern.exec(words)?.[1]?.toLowerCase(),
  )
  return world.entities.find(
    (entity) =>
      isBeing(entity) &&
      entity.id !== HERO &&
      names.some(
        (name) =>
          name !== undefined &&
          [entity.name, entity.role, ...(entity.aliases ?? [])].some((known) => {
            const called = name.replace(/^(?:my|dear|old|the|miss|mr|mrs|ms|dr) /, '')
            return (
              known?.toLowerCase() === called ||
              (entity.isProper === true && known?.toLowerCase().split(' ').includes(called) === true)
            )
          }),
      ),
  )
}

/** Whom words reach: the one meant, if here; else the one last spoken with; else whoever is about. */
export function listener({ world }: Scene, to?: Entity): Entity | undefined {
  if (to) return (isPresent(world, to) || hasState(to, ON_LINE)) && !hasState(to, 'dead') ? to : undefined
  const far = entityOf(world, world.lastMeant[0])
  if (far && hasState(far, ON_LINE)) return far
  const talkers = talkersHere(world)
  const last = world.lastMeant
    .map((id) => entityOf(world, id))
    .find((entity) => entity && talkers.includes(entity))
  return last ?? talkers[0] ?? beingsHere(world)[0]
}
