import { expect, test } from 'vitest'
import { readSearch } from './search-query.ts'
import { weighTexts } from './weigh-texts.ts'

/** The places of these texts, the best first. */
function ranked(typed: string, texts: string[], holding?: number[]): number[] {
  const weights = weighTexts(texts, readSearch(typed), holding && { places: 100, holding })
  return texts.map((_, at) => at).toSorted((a, b) => weights[b]! - weights[a]!)
}

test('what comes again weighs more, and what stands in a short text', () => {
  expect(ranked('key', ['A key.', 'The key, the key!', 'A key to a very long corridor.'])).toEqual([1, 0, 2])
  expect(ranked('"iron key"', ['A key of iron, an iron gate.', 'An iron key, an iron key of rust.'])).toEqual(
    [1, 0],
  )
  expect(ranked('key lant', ['A key, lanterns, lanterns.', 'A key, a lantern, a gate.'])).toEqual([0, 1])
})

test('a phrase weighs where all of its words stand in their order', () => {
  const texts = ['A door of iron, an old door.', 'The old iron door.', 'The door, the iron, the old.']
  const [far, inOrder, reversed] = weighTexts(texts, readSearch('"old iron door"'))
  expect([far, reversed]).toEqual([0, 0])
  expect(inOrder).toBeGreaterThan(0)
})

test('a word that few places of the story hold weighs most', () => {
  const texts = ['The river, the river and an anchor.', 'The river, an anchor and an anchor.']
  expect(ranked('river anchor', texts, [2, 90])).toEqual([0, 1])
  expect(ranked('river anchor', texts, [90, 2])).toEqual([1, 0])
})
