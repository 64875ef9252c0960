import { expect, test } from 'vitest'
import { isKindOf, kindsOf, sensesOf, synonymsOf } from './wordnet.ts'

test('a word nobody listed by hand is known by what it is', () => {
  expect(isKindOf('ferret', 'animal')).toBe(true)
  expect(isKindOf('ferret', 'vehicle')).toBe(false)
  expect(isKindOf('teapot', 'container', 'noun', 2)).toBe(true)
  expect(isKindOf('midwives', 'person')).toBe(true)
  expect(isKindOf('sprint', 'move', 'verb')).toBe(true)
})

test('the most usual sense stands first, in its field', () => {
  expect(sensesOf('dog', 'noun')[0]).toMatchObject({ field: 'noun.animal' })
  expect(sensesOf('whisper', 'verb')[0]).toMatchObject({ field: 'verb.communication' })
  expect(sensesOf('qwrtz', 'noun')).toEqual([])
})

test.for([
  ['wolves', 'noun', 'wolf'],
  ['women', 'noun', 'woman'],
  ['berries', 'noun', 'berry'],
  ['pilfered', 'verb', 'pilfer'],
  ['hugging', 'verb', 'hug'],
  ['hiding', 'verb', 'hide'],
  ['picks up', 'verb', 'pick_up'],
  ['happiest', 'adj', 'happy'],
] as const)('%s is found by its base form', ([bent, wordClass, base]) => {
  expect(sensesOf(bent, wordClass)).toEqual(sensesOf(base, wordClass))
  expect(sensesOf(bent, wordClass)).not.toEqual([])
})

test('the way upward goes from the near to the far, and ends', () => {
  const kinds = kindsOf(sensesOf('spaniel', 'noun')[0]!).flatMap(({ words }) => words)
  expect(kinds.indexOf('dog')).toBeLessThan(kinds.indexOf('animal'))
  expect(kinds).toContain('entity')
})

test('other words for a word', () => {
  expect(synonymsOf('pilfer', 'verb')).toContain('filch')
  expect(synonymsOf('pilfer', 'verb')).not.toContain('pilfer')
})
