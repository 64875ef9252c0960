import type { Random } from '#server/ground/random.ts'

const PEOPLE = [
  'Berrin',
  'Halla',
  'the innkeeper',
  'Odo',
  'the child',
  'Marek',
  'the old guide',
  'Sanne',
  'a pedlar',
]
const PLACES = [
  'the market',
  'the road',
  'the hall',
  'the quay',
  'the yard',
  'the hill',
  'the stairs',
  'the inn',
  'the ford',
]
const HABITS = [
  'laughs at something',
  'mends a strap',
  'looks away',
  'counts the coins',
  'hums a tune',
  'waits in the rain',
  'shakes the snow from a cloak',
  'tells a story that has no end',
  'asks for bread',
]
const MOODS = [
  'The wind turns.',
  'Smoke hangs low.',
  'Somewhere a door slams.',
  'The light goes grey.',
  'Nobody speaks for a while.',
  'A crow calls twice.',
  'It smells of wet wool.',
  'The fire has burned down.',
]
const DOINGS = [
  'I walk on',
  'I sit down by the fire',
  'I look around',
  'I talk to the people here',
  'I wait and listen',
  'I eat what there is',
  'I climb up to see more',
]

/** One sentence in which nothing happens that matters. */
export const fillerSentence = (random: Random): string =>
  random.chance(0.4)
    ? random.pick(MOODS)!
    : `${capital(random.pick(PEOPLE)!)} ${random.pick(HABITS)!} at ${random.pick(PLACES)!}.`

/** So many sentences of a reply. */
export const fillerText = (random: Random, sentences: number): string =>
  Array.from({ length: sentences }, () => fillerSentence(random)).join(' ')

export const fillerDoing = (random: Random): string =>
  `${random.pick(DOINGS)!}, ${random.pick(PLACES)!} before me.`

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)
