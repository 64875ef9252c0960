import { isPluralPhrase } from '../telling/noun.ts'
import { chapterHooks } from '../content/plots.ts'
import { kindOfKnown, kindOfPlace } from '../content/places.ts'
import { finds } from '../content/finds.ts'
import { castWitness, freshKey } from '../world/cast-plot.ts'
import { addEntity } from '../world/change.ts'
import { entityOf, hereOf } from '../world/world.ts'
import { makePlace } from './place-named.ts'
import { fits } from '../telling/fits.ts'
import type { Scene } from './scene.ts'

/** Begins another chapter in the same world: something new is wanted, somebody brings word of it. */
export function beginChapter(scene: Scene): void {
  const { world, random, reply, rating } = scene
  world.chapter++
  world.minutes += 3 * 24 * 60
  world.plot.deadline = undefined
  const here = hereOf(world)
  const goalName =
    [...random.shuffle(finds.any), ...random.shuffle(finds.mystery)].find(
      (name) => fits(name, world, rating) && !world.entities.some((entity) => entity.name === name),
    ) ?? 'old chart'
  const nearby = (kindOfKnown(here) ?? kindOfPlace('house')!).near
  const name =
    random
      .shuffle(nearby)
      .find((near) => !world.entities.some((entity) => entity.name === near) && fits(near, world, rating)) ??
    'other side'
  const place = makePlace(world, name)
  const goal = addEntity(world, {
    kind: 'thing',
    name: goalName,
    at: place.id,
    states: ['hidden'],
    isPlural: isPluralPhrase(goalName) || undefined,
  })
  const witness = castWitness(world, goal)
  const previousFoe = entityOf(world, world.plot.foe)
  world.plot = {
    kind: 'find',
    want: `find the ${goalName}`,
    goal: goal.id,
    goalName,
    place: place.id,
    key: addEntity(world, { kind: 'thing', name: freshKey(world, random), states: ['hidden'], at: place.id })
      .id,
    witness: witness?.id,
    foe: undefined,
    hurdle: Math.floor(random.next() * 12),
    stage: 'seeking',
    leads: [],
    tries: 0,
  }
  if (previousFoe && previousFoe.stance === 'foe') previousFoe.stance = 'neutral'
  scene.hasChanged = true
  scene.isAnswered = true
  if (!reply.say(chapterHooks, { who: witness }))
    reply.tell(
      'Some days on, word comes to [place]: [goal] [goal.has] gone missing, and somebody must find [goal.them].',
    )
}
