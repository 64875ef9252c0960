import { describe, expect, test } from 'vitest'
import { unpackWorld } from './memory.ts'
import { placeBook } from './place-book.ts'
import { aboard, after, begin, namesHeld, play, type Told } from './played-turns.ts'
import { exitsHere } from './scene.ts'
import { suggestTitle } from './suggest-title.ts'
import { placeHere, thingsHere } from './world.ts'

describe('The storyteller’s world', () => {
  test('goes with the reply: a branch knows nothing of its sibling', () => {
    const first = begin()
    const taken = after(first, 'I take the rope.')
    expect(namesHeld(taken)).toContain('rope')
    expect(namesHeld(after(first, 'I wait.'))).not.toContain('rope')
  })

  test('is undone with the turn that made it', () => {
    const [, taken, dropped] = play(begin(), ['I take the rope.', 'I drop the rope.'])
    expect(namesHeld(dropped!)).not.toContain('rope')
    expect(namesHeld(after(taken!, 'I wait.'))).toContain('rope')
  })

  test('tells the same turn the same way, and again differently with another seed', () => {
    const first = begin()
    const once = after(first, 'I look at the river.')
    expect(after(first, 'I look at the river.').text).toBe(once.text)
    expect(after(first, 'I look at the river.', 'another').text).not.toBe(once.text)
  })

  test('is where the hero went', () => {
    const [, there, back] = play(begin(), ['I go to the old mill.', 'I go back to the village.'])
    const hereIn = ({ world }: Told) => world.places.find(({ id }) => id === world.here)?.name
    expect(hereIn(there!)).toBe('old mill')
    expect(hereIn(back!)).toBe('village of Low Barrow')
  })

  test('does all the deeds of a turn', () => {
    const done = after(begin(), 'I take the rope, and then I go to the chapel.')
    expect(done.text).toMatch(/rope/)
    expect(namesHeld(done)).toContain('rope')
    expect(done.world.places.find(({ id }) => id === done.world.here)?.name).toMatch(/chapel/)
  })
})

describe('The storyteller’s places', () => {
  test('are furnished for what they are: a hold has no hearth', () => {
    const [, hold, bridge] = play(begin(aboard), ['Go to the hold.', 'Go to the bridge.'])
    for (const { world } of [hold!, bridge!]) {
      const place = placeHere(world)
      expect(place).toMatchObject({ isAboard: true, isInside: true })
      expect(placeBook(place).props.join()).not.toMatch(/hearth|coat|milestone/)
    }
    expect(placeBook(placeHere(hold!.world)).props).toContain('cargo net')
    expect(placeBook(placeHere(bridge!.world)).props).toContain('chart table')
  })

  test('are told by where one stands: a bridge by land is no ship’s', () => {
    const [, bridge] = play(begin(), ['Go to the bridge.'])
    expect(placeHere(bridge!.world)).toMatchObject({ isInside: false })
  })

  test('have the ship’s own name, and no way out of the ship into the ship', () => {
    const [first, hold] = play(begin(aboard), ['Go to the hold.'])
    expect(placeHere(first!.world).name).toBe('Magpie')
    for (const { world } of [first!, hold!])
      expect(exitsHere(world).map(({ name }) => name)).not.toContain('Magpie')
  })
})

describe('The scenario’s own thing', () => {
  test('is where the scenario says, and the way to it and it come first among the suggestions', () => {
    const [first, hold] = play(begin(aboard), ['Go to the hold.'])
    expect(first!.suggestions[0]).toBe('Go to the hold')
    expect(thingsHere(hold!.world).map(({ name }) => name)).toContain('crate')
    expect(hold!.suggestions[0]).toBe('Open the crate')
  })

  test.each([
    ['I found an old music box in the attic of my house.', 'old music box'],
    ['I found an old brass telescope in the attic of my house.', 'telescope'],
    ['My grandmother left me the music box, and it plays by itself.', 'music box'],
    ['Someone else has lit the lamp in our lighthouse.', 'lamp'],
  ])('is set out from the start: %s', (scenario, name) => {
    expect(
      begin(scenario)
        .world.things.map((thing) => thing.name)
        .join(),
    ).toContain(name)
  })

  test('is not there when it is only wanted', () => {
    const { world } = begin('You are a thief who must steal the moon clock.')
    expect(thingsHere(world).map(({ name }) => name)).not.toContain('moon clock')
  })

  test('answers for itself when it has been opened, and the crew is not taken for it', () => {
    const inputs = ['Go to the hold.', 'I open the crate with a crowbar.', '"Hello. What’s your name?"']
    const { text } = play(begin(aboard), inputs).at(-1)!
    const [, answer] = text.split('\n\n')
    expect(answer).toMatch(/crate|name/i)
    expect(answer).not.toMatch(/Juno|Pike/)
  })
})

describe('The storyteller’s opening', () => {
  test('tells the scenario to the hero, by name and trade', () => {
    const { text, world } = begin()
    expect(text).toMatch(
      /^You are Tamsin, a hedge witch in the village of Low Barrow\. You must find your brother Tom\./,
    )
    expect(world.hero).toMatchObject({ name: 'Tamsin', goal: 'find your brother Tom' })
  })

  test('has the scenario’s people in it, and no stranger in their place', () => {
    const { world } = begin('My sister Ada and I open a bakery in Lyme.')
    expect(world.people.find(({ name }) => name === 'Ada')).toMatchObject({ role: 'sister', isKin: true })
    expect(world.threads[0]!.plot).toBe('venture')
  })

  test('keeps a lost brother out of the scene until he is found', () => {
    const { world } = begin()
    expect(world.people.find(({ name }) => name === 'Tom')!.at).toBeUndefined()
  })

  test('turns a hero in the third person into ‘you’, in every sentence', () => {
    const { text } = begin(
      'The year is 1923. Margaret Hale, a nurse from Leeds, arrives in Kilbrae. On her first night Margaret hears a child crying.',
    )
    expect(text).toContain('You are Margaret Hale, a nurse from Leeds.')
    expect(text).toContain('On your first night you hear a child crying.')
  })

  test.each([
    ['space pirates', /^You are a space pirate\./],
    ['two rivals share one umbrella', /^You are one of two rivals who share one umbrella\./],
    ['I wake up as a goldfish', /^You wake up as a goldfish\./],
  ])('makes a story of %s', (scenario, start) => {
    expect(begin(scenario).text).toMatch(start)
  })

  test('suggests a title that speaks of what the story is about', async () => {
    const { turn, memory, text } = begin('You are a thief who must steal the moon clock.')
    const title = await suggestTitle({ ...turn, memory, path: [{ role: 'assistant', content: text }] })
    const { places, people } = unpackWorld(memory)!
    const known = ['Moon Clock', ...places.map(({ name }) => name), ...people.map(({ name }) => name)]
    expect(known.some((name) => title.toLowerCase().includes(name.toLowerCase()))).toBe(true)
  })
})
