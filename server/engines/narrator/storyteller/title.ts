import { chanceFrom } from './chance.ts'
import { expand } from './grammar.ts'
import { wordbooks } from './wordbooks/wordbooks.ts'
import { mainThread, placeOf, thingOf, type World } from './world.ts'
import { partPerson } from './threads.ts'
import { pickGenre } from './genre-share.ts'
import type { GenreMix } from '#contract/genres.ts'

const LONGEST = 60
const SMALL = new Set('a an the of in on at to for and or from by with behind under'.split(' '))

/** A title of at most 60 characters from what the story is about. */
export function titleOf(world: World, mix: GenreMix, seed: string): string {
  const chance = chanceFrom(seed)
  const thread = world.threads[0] ?? mainThread(world)
  const prize =
    thread?.parts.prize && 'thing' in thread.parts.prize
      ? thingOf(world, thread.parts.prize.thing)
      : undefined
  const thing = prize?.name ?? world.things[0]?.name
  const home = world.places[0] ?? placeOf(world, world.here)
  const name = world.hero.name ?? partPerson(world, thread, 'friend')?.name
  const fill = (slot: string) =>
    slot === 'thing'
      ? thing
      : slot === 'place'
        ? home && (home.isProper ? home.name : `the ${home.name}`)
        : slot === 'name'
          ? name
          : undefined
  const genre = pickGenre(mix, {}, chance)
  for (const template of chance.shuffle([
    ...wordbooks[genre].titles,
    'The Matter of the [thing]',
    'Beyond [place]',
  ])) {
    const title = expand(template, fill, chance)
    if (title && title.length <= LONGEST) return inCapitals(title)
  }
  return 'An Unfinished Tale'
}

const inCapitals = (title: string) =>
  title
    .replace(/["“”]/g, '')
    .split(' ')
    .map((word, at) =>
      at > 0 && SMALL.has(word.toLowerCase())
        ? word.toLowerCase()
        : (word[0] ?? '').toUpperCase() + word.slice(1),
    )
    .join(' ')
