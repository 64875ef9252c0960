import { expect, test } from 'vitest'
import { randomFrom } from '#server/ground/random.ts'
import type { Genre } from '#contract/genres.ts'
import { playTurns } from '#testing/play-turns.ts'

/** Premises with a want of each kind and with none, of many times and places. */
const PREMISES = `
fantasy|I am a hedge witch in a village. Someone has stolen my broom and I must find out who.
scifi|I keep the beacon on a small space station. My engineer has been kidnapped.
mystery|I run a boarding house in a seaside town.
horror|I have inherited an old house on a moor at night.
western|You are the sheriff of a dusty town. The Callahan gang arrives at noon and you must stop them.
postapocalyptic|A group of survivors in a mall, zombies outside.
comedy|I am a substitute teacher and today my class is full of superheroes.
historical|In 1666 I must get my grandmother’s chest out of Pudding Lane.
romance|I am a violinist in Vienna and want to confess my love to my neighbour Leo.
thriller|A thief must steal the crown jewels before midnight.
fantasy|I want to build a flying boat.
scifi|The dragon ship Halcyon must reach Titan before the storm. I am the pilot.
horror|I sit in a locked cell under a tower.
comedy|A very small hedgehog called Tuppence runs a tea shop.
mystery|I am alone in an abandoned lighthouse and must protect the lamp.
historical|You are Captain Ruth of the tugboat Marigold, and you must survive the hurricane.
`
  .trim()
  .split('\n')
  .map((line) => line.split('|') as [Genre, string])

test.each(PREMISES)(
  'a %s story is told by its suggestions to an end, and by others on from there: %s',
  (genre, premise) => {
    const random = randomFrom(premise)
    const turns = Array.from(
      { length: 40 },
      () =>
        ({ suggestions }: { suggestions: string[] }) =>
          random.pick(suggestions.slice(0, 2))!,
    )
    const told = playTurns(premise, turns, { contentRating: 'teen' }, { [genre]: 100 }).slice(1)
    for (const { text, suggestions } of told) {
      expect(text).not.toBe('')
      expect(text).not.toMatch(/\[|\]|undefined|\b(\p{Lu}\p{L}+) asks \1\b/u)
      expect(suggestions.length).toBeGreaterThan(2)
      expect(new Set(suggestions).size).toBe(suggestions.length)
    }
    const storylets = told.filter(({ text }) => text.split(' ').length > 24)
    // Who is alone meets few.
    expect(storylets.length).toBeGreaterThan(2)
  },
)
