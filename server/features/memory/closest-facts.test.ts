import { expect, test } from 'vitest'
import { closestFacts } from './closest-facts.ts'
import type { KnownFact } from './path-memory.ts'
import { stemsOf } from './word-stems.ts'

const texts = [
  'Silas pays his men in salt',
  'The bridge bears three riders at once',
  'The sexton whistles at the gate',
  'The chapel has a clock without hands',
  'Mira mends a net at the quay',
]
const facts = texts.map(
  (text, id) => ({ id, text, words: ` ${[...stemsOf(text)].join(' ')} ` }) as unknown as KnownFact,
)
const closest = (said: string, toldLast = '') => closestFacts(facts, said, toldLast).map(({ text }) => text)

test('a fact is found by its own words, by other forms of them, and by words of their kind', () => {
  expect(closest('I whistle like the sexton')[0]).toBe('The sexton whistles at the gate')
  expect(closest('What are the wages here?')[0]).toBe('Silas pays his men in salt')
  expect(closest('How many of us may go over the crossing?')[0]).toBe('The bridge bears three riders at once')
})

test('a fact is found by what its words mean: another word for it, its kind, what it is a kind of', () => {
  const told = [
    'A ferret sleeps in the hat',
    'The deacon carries a halberd',
    'The tailor hums',
    'Nobody pilfers apples',
  ]
  const known = told.map(
    (text, id) => ({ id, text, words: ` ${[...stemsOf(text)].join(' ')} ` }) as unknown as KnownFact,
  )
  const found = (said: string) => closestFacts(known, said, '')[0]?.text
  expect(found('Which animal did I see?')).toBe(told[0])
  expect(found('I ask for the weapon')).toBe(told[1])
  expect(found('Does anybody filch fruit?')).toBe(told[3])
})

test('a word of the same kind counts less than the word itself', () => {
  expect(closest('I go to the gate, not to the door').at(0)).toBe('The sexton whistles at the gate')
  expect(closest('the time on the clock')[0]).toBe('The chapel has a clock without hands')
})

test('names of the reply before count, its other words do not', () => {
  expect(closest('And then?', 'Far away stands Mira with a clock.')).toEqual(['Mira mends a net at the quay'])
})

test('nothing is found by words that say too little', () => {
  expect(closest('And then what?')).toEqual([])
})
