import { expect, test } from 'vitest'
import { foldWord, searchTerms, termsOf } from './search-terms.ts'

test.each([
  ['Marlow’s', 'marlow'],
  ["MARLOW'S", 'marlow'],
  ["o'clock", 'oclock'],
  ['d’s’en', 'dsen'],
  ['’sblood', 'sblood'],
  ['Café', 'cafe'],
  ['ﬁnd', 'find'],
])('%s is folded into %s', (word, folded) => {
  expect(foldWord(word)).toBe(folded)
})

test('a word longer than an index takes is cut off, never within a sign', () => {
  expect(foldWord('x'.repeat(61))).toBe('x'.repeat(60))
  expect(foldWord('x'.repeat(60))).toBe('x'.repeat(60))
  expect(foldWord(`${'x'.repeat(59)}𝄞`)).toBe(`${'x'.repeat(59)}\ufffd`)
})

test('plain text and any other are taken apart alike', () => {
  const plain = 'The keeper’s lamps, lit at 9 o’clock: "burning" – still…'
  expect(termsOf(plain)).toEqual(searchTerms(plain).map(({ term }) => term))
  expect(termsOf(plain)).toEqual(['the', 'keeper', 'lamp', 'lit', 'at', '9', 'oclock', 'burn', 'still'])
  expect(termsOf(`${plain} é`)).toEqual([...termsOf(plain), 'e'])
  expect(termsOf('')).toEqual([])
  expect(termsOf('a1b2 ’ - x')).toEqual(['a1b2', 'x'])
})

test('each term says where it stands', () => {
  const text = 'Ein Löwe, 山の火 und l’été.'
  const found = searchTerms(text)
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Ein',
    'Löwe',
    '山の',
    'の火',
    '火',
    'und',
    'l’été',
  ])
  expect(found.map(({ term }) => term)).toEqual(['ein', 'low', '山の', 'の火', '火', 'und', 'lete'])
})

test('what folds into nothing is no term', () => {
  expect(searchTerms('a \u0301 b').map(({ term }) => term)).toEqual(['a', 'b'])
})
