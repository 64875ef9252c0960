import { expect, test } from 'vitest'
import { plainLine, narrationLine, shorten } from './plain-text.ts'

test.each([
  ['a\u202eb', 'a b'],
  ['\u2066x\u2069', 'x'],
  ['one\u0000two\u001bthree', 'one two three'],
  ['  two\n\n lines\t', 'two lines'],
  ['👩‍🚒', '👩‍🚒'],
  ['\ud800lone', '\ufffdlone'],
])('%j becomes the plain line %j', (text, line) => {
  expect(plainLine(text)).toBe(line)
})

test.each([
  ['*Rain* falls, **hard**.', 'Rain falls, hard.'],
  ['***Both*** and _this_', 'Both and this'],
  ['# Chapter\n\n> “Quoted”\n> on', 'Chapter “Quoted” on'],
  ['2 * 3 * 4 is not emphasis', '2 * 3 * 4 is not emphasis'],
])('narration like %j reads %j', (text, line) => {
  expect(narrationLine(text)).toBe(line)
})

test('a long text is cut between words, and one without words between characters', () => {
  expect(shorten('one two three', 13)).toBe('one two three')
  expect(shorten('one two three', 12)).toBe('one two…')
  expect(shorten('👩‍🚒'.repeat(5), 3)).toBe('👩‍🚒👩‍🚒…')
})
