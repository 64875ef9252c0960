import type { Clause } from '../../language/clause.ts'
import { likelyGender } from '../../content/people.ts'
import { kindOfPlace } from '../../content/places.ts'
import { isPersonWord } from '../../scenario/roles.ts'
import { addEntity, setState } from '../../world/change.ts'
import { HERO, isBeing, type World } from '../../world/world.ts'
import { placeNamed } from '../going/place-named.ts'
import { knownEntity } from './resolve-mention.ts'
import type { Scene } from '../scene.ts'

/** 'He lent it to his girlfriend': she is somebody from then on, wherever she is. */
export function meetSpokenOf(world: World, said: Clause[]): void {
  for (const { act, actor, object, target } of said)
    for (const mention of [actor, act === 'be' ? undefined : object, target])
      if (
        typeof mention === 'object' &&
        !mention.pronoun &&
        !mention.isProper &&
        isPersonWord(mention.head) &&
        !knownEntity(world, mention)
      ) {
        const who = addEntity(world, {
          kind: mention.isPlural ? 'group' : 'person',
          name: mention.text,
          isPlural: mention.isPlural,
          gender: likelyGender('', mention.head),
          stance: 'neutral',
        })
        world.lastMeant = [...world.lastMeant.slice(0, 1), who.id, ...world.lastMeant.slice(1, 7)]
      }
}

/** 'Omar says Mrs Bell is coming': 'she' is Mrs Bell from then on, as 'he' is Omar. */
export function meanSpokenOf(world: World, said: Clause[]): void {
  const spokenOf = said
    .flatMap(({ actor, object, target }) => [actor, object, target])
    .flatMap((mention) =>
      typeof mention === 'object' && mention.entityId && !mention.pronoun ? [mention.entityId] : [],
    )
    .filter((id) => id !== HERO)
  const [speaker, ...others] = world.lastMeant
  if (speaker) world.lastMeant = [...new Set([speaker, ...spokenOf, ...others])].slice(0, 8)
}

/** 'He says Tiffany is in the kitchen': there she can be found. */
export function placeSpokenOf(scene: Scene, said: Clause[]): void {
  for (const { act, actor, place, polarity } of said) {
    const who = typeof actor === 'object' && !actor.pronoun ? knownEntity(scene.world, actor) : undefined
    if (!who || !isBeing(who) || act !== 'be' || !place || polarity === 'negated' || !kindOfPlace(place.text))
      continue
    who.at = (knownEntity(scene.world, place) ?? placeNamed(scene, place)).id
    for (const away of ['absent', 'hidden']) setState(who, away, false)
  }
}
