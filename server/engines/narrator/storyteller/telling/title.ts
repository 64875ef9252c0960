import type { NarratorInput } from '../../narrator.ts'
import { titles } from '../content/titles.ts'
import { randomFrom } from '#server/ground/random.ts'
import { unpackWorld } from '../world/memory.ts'
import { entityOf, heroOf, hereOf, type World } from '../world/world.ts'
import { newWorld } from './make-reply.ts'
import type { Noun } from './noun.ts'
import { nounOf } from './noun.ts'
import { expand } from './template.ts'

const LONGEST = 60
const SMALL = new Set('a an the of in on at to for and or from by with behind under'.split(' '))

/** A title of at most 60 characters from what the story is about. */
export function titleOf(input: NarratorInput): string {
  const world = unpackWorld(input.memory) ?? newWorld(input)
  const random = randomFrom(`${input.seed}/title`)
  for (const template of random.shuffle(titles)) {
    const title = expand(template, (slot) => partOf(world, slot))?.replace(/["“”.]/g, '')
    if (title && title.length <= LONGEST) return inCapitals(title)
  }
  return 'An Unfinished Tale'
}

function partOf(world: World, slot: string): Noun | undefined {
  const { plot } = world
  const entity =
    slot === 'goal'
      ? entityOf(world, plot.goal)
      : slot === 'foe'
        ? entityOf(world, plot.foe)
        : slot === 'goalplace'
          ? entityOf(world, plot.place)
          : slot === 'place'
            ? (world.entities.find(({ kind }) => kind === 'place') ?? hereOf(world))
            : slot === 'hero' && heroOf(world).isProper
              ? { ...heroOf(world), id: 'name' }
              : undefined
  return entity && { ...nounOf(entity), gloss: undefined, owner: undefined }
}

const inCapitals = (title: string) =>
  title
    .split(' ')
    .map((word, at) =>
      at > 0 && SMALL.has(word.toLowerCase())
        ? word.toLowerCase()
        : (word[0] ?? '').toUpperCase() + word.slice(1),
    )
    .join(' ')
