import { describe, expect, test } from 'vitest'
import { packWorld } from './memory.ts'
import { sentencesOf, wordsOf } from './polish.ts'
import { aboard, after, begin, namesHeld, play } from './played-turns.ts'
import { isFit } from './rating.ts'

describe('The storyteller’s reply', () => {
  const games = [
    'I wait.',
    'I go to the canyon road.',
    'I ask Tom about the river.',
    '"Who goes there?"',
    'asdf qwer',
    'look',
  ]

  test.each(games)(
    'never says a sentence twice nor falls short, however often the player says %s',
    (input) => {
      const said = new Set<string>()
      for (const { text } of play(begin(), Array<string>(40).fill(input))) {
        expect(wordsOf(text).length).toBeGreaterThanOrEqual(110)
        for (const sentence of sentencesOf(text.replace(/\n+/g, ' '))) {
          const plain = wordsOf(sentence).join(' ')
          expect(said).not.toContain(plain)
          if (plain !== '') said.add(plain)
        }
      }
    },
  )

  test('keeps to the rating, whatever the player says', () => {
    const bloody = play(begin('You are a hired killer in a brothel.', { contentRating: 'general' }), [
      'I stab the guard with my knife and drink his blood.',
      'I ask the bartender for whiskey and heroin.',
      '"I will murder you all!"',
      'I kiss the naked corpse.',
    ])
    for (const { text, suggestions } of bloody) {
      expect(isFit(text, 'general')).toBe(true)
      expect(suggestions.every((suggestion) => isFit(suggestion, 'general'))).toBe(true)
    }
  })

  test('answers a question about somebody to the one who is there', () => {
    const first = begin()
    const friend = first.world.people.find(({ at }) => at === first.world.here)!
    const foe = first.world.people.find(({ name }) => name !== friend.name && first.text.includes(name))
    const { text } = after(first, `Who is ${foe?.name ?? 'Tom'}?`)
    expect(text).toContain(friend.name)
  })

  test('does nothing to somebody who is not there', () => {
    const { text } = after(begin(), 'I hug my brother Tom.')
    expect(text).toContain('Tom')
    expect(text).not.toMatch(/You hug/)
  })

  test('says where somebody is who is known to be somewhere', () => {
    const first = begin()
    const { foe } = first.world.threads[0]!.parts
    const enemy = first.world.people.find(({ id }) => foe && 'person' in foe && id === foe.person)!
    const place = first.world.places.find(({ id }) => id === enemy.at)!
    const [, , told] = play(first, ['I ask about the river.', `I ask where ${enemy.name} is.`])
    expect(told!.text).toContain(place.name)
  })

  test('suggests three different things that can be done here and now', () => {
    for (const { suggestions, world } of play(begin(), ['I look around.', 'I go north.', 'I wait.'])) {
      expect(new Set(suggestions).size).toBe(3)
      const here = world.people.filter(({ at }) => at === world.here).map(({ name }) => name)
      for (const [, name] of suggestions.join('|').matchAll(/(?:Ask|Show|Tell) (\S+)/g))
        expect(here.join(' ')).toContain(name)
    }
  })

  test.each(['Tell Juno to scan the crate.', 'Juno, scan the crate!', '"Juno, scan the crate!"'])(
    'has somebody do what %s asks of them',
    (input) => {
      const { text } = after(begin(aboard), input)
      expect(text).toMatch(/Juno[^.]* scans the crate|she scans the crate/i)
      expect(text).not.toMatch(/You (?:scan|tell)/)
    },
  )

  test('gives the hero what somebody is told to bring', () => {
    const brought = after(begin(aboard), 'Juno, bring me the rope.')
    expect(brought.text).toMatch(/brings you the rope/)
    expect(namesHeld(brought)).toContain('rope')
  })

  test('lets somebody who was wronged refuse an order', () => {
    const first = begin(aboard)
    first.world.people.find(({ name }) => name === 'Juno')!.mood = -1
    const { text } = after({ ...first, memory: packWorld(first.world) }, 'Juno, scan the crate!')
    expect(text).toContain('Juno')
    expect(text).not.toMatch(/scans the crate/)
  })

  test('tells the player what the hero carries', () => {
    const [, , asked] = play(begin(), ['I take the rope.', 'What do I have?'])
    expect(asked!.text).toMatch(/your rope/)
  })
})
