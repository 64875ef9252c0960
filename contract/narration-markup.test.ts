import { expect, test } from 'vitest'
import { plainNarration, readNarration } from './narration-markup.ts'

test('an empty line parts paragraphs, a line break stays within one', () => {
  expect(readNarration('One.\nStill one.\n\n\n  \nTwo.\r\n\r\nThree.')).toEqual([
    { kind: 'paragraph', inlines: ['One.\nStill one.'] },
    { kind: 'paragraph', inlines: ['Two.'] },
    { kind: 'paragraph', inlines: ['Three.'] },
  ])
})

test('lines that begin with > are a quote, of several paragraphs if need be', () => {
  expect(readNarration('It read:\n> Come *alone*.\n> Tonight.\n>\n> V.\nI folded it.')).toEqual([
    { kind: 'paragraph', inlines: ['It read:'] },
    {
      kind: 'quote',
      paragraphs: [['Come ', { mark: 'em', inlines: ['alone'] }, '.\nTonight.'], ['V.']],
    },
    { kind: 'paragraph', inlines: ['I folded it.'] },
  ])
})

test('emphasis never reaches over the end of its paragraph', () => {
  expect(readNarration('An *open sign.\n\nAnother* one.')).toEqual([
    { kind: 'paragraph', inlines: ['An *open sign.'] },
    { kind: 'paragraph', inlines: ['Another* one.'] },
  ])
})

test('blank text holds no paragraph', () => {
  expect(readNarration(' \n\n ')).toEqual([])
})

test('only the last paragraph of an unfinished text is open', () => {
  expect(readNarration('*a\n\n*b', true)).toEqual([
    { kind: 'paragraph', inlines: ['*a'] },
    { kind: 'paragraph', inlines: [{ mark: 'em', inlines: ['b'] }] },
  ])
})

test('plain narration holds the words without the markup', () => {
  expect(plainNarration('He said **no**.\n\n> *Never.*')).toBe('He said no.\nNever.')
})

test('a very long line of open signs is read whole', () => {
  expect(plainNarration('*a _b **c '.repeat(20_000)).replace(/[*_]/g, '')).toBe(
    'a b c '.repeat(20_000).trim(),
  )
})
