import { expect, test } from 'vitest'
import { speechPieces } from './sentences.ts'

const words = (text: string, isUnfinished = false) =>
  speechPieces(text, isUnfinished).map((piece) => piece.words)

test('a text is said sentence by sentence', () => {
  expect(words('You wake. Is it day? Run!')).toEqual(['You wake.', 'Is it day?', 'Run!'])
})

test.each([
  ['a quote keeps its closing mark', '“Stop!” she says. Then?', ['“Stop!”', 'she says.', 'Then?']],
  ['several signs end one sentence', 'What?! No...', ['What?!', 'No...']],
  ['a number is not cut', 'It costs 3.50 today.', ['It costs 3.50 today.']],
  ['a title is not cut from its name', 'Mr. Hale waits. He nods.', ['Mr. Hale waits.', 'He nods.']],
  ['a paragraph without a sign ends too', 'The Gate\nIt opens.', ['The Gate', 'It opens.']],
  ['what has no end is said as it is', 'And then', ['And then']],
  ['signs alone are silent', '. . .\n***\n—', []],
  ['nothing is silent', '', []],
])('%s', (_, text, said) => {
  expect(words(text)).toEqual(said)
})

test.each([
  ['a picture', 'See ![a map](https://x.test/map.png) here.', ['See here.']],
  ['a picture’s own data', `Look: ![](data:image/png;base64,${'QUJD'.repeat(500)}) now.`, ['Look: now.']],
  ['a link’s address', 'Ask [the guard](https://x.test/a?b=1).', ['Ask the guard .']],
  ['a bare address', 'Go to https://x.test/a.b?c=d#e. Then rest.', ['Go to .', 'Then rest.']],
  ['a mail address', 'Write to a.b@x.test soon.', ['Write to soon.']],
  ['a tag', 'The <b onclick="x">door</b> opens.', ['The door opens.']],
  ['emphasis that never closed', 'He *ran and **ran.', ['He ran and ran.']],
])('%s is never spoken', (_, text, said) => {
  expect(words(text)).toEqual(said)
})

test('a long sentence is said in parts that lose nothing and end between words', () => {
  const sentence = `${'the river bends and bends again, '.repeat(30)}and ends.`
  const parts = words(sentence)
  expect(parts.length).toBeGreaterThan(4)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(180)
  expect(parts.join(' ')).toBe(sentence)
  expect(parts.slice(0, -1).every((part) => part.endsWith(','))).toBe(true)
})

test('a word without end is cut, and no letter in half', () => {
  const parts = words('𝒜'.repeat(300))
  expect(parts.join('')).toBe('𝒜'.repeat(300))
  expect(parts.every((part) => part.isWellFormed())).toBe(true)
})

test('of an unfinished text only whole sentences are said', () => {
  expect(words('You wake. The lam', true)).toEqual(['You wake.'])
  expect(words('It costs 3.', true)).toEqual([])
  expect(words('It costs 3. The', true)).toEqual(['It costs 3.'])
})

test('what was said stays the same as the text grows', () => {
  const text =
    '“Who is there?” A voice, far off. Mr. Hale, at 3.30, with https://x.test/a.b and rain.\nNight. '
  const whole = speechPieces(text)
  for (let length = 0; length <= text.length; length += 1) {
    const soFar = speechPieces(text.slice(0, length), true)
    expect(soFar).toEqual(whole.slice(0, soFar.length))
  }
})

test('a piece stands where its words stand', () => {
  const text = 'See ![x](y) *this*. And that.'
  expect(speechPieces(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'See ![x](y) *this*.',
    'And that.',
  ])
})
