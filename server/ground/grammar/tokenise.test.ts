import { expect, test } from 'vitest'
import { tokenise } from './tokenise.ts'

const wordsOf = (text: string) => tokenise(text).map(({ word }) => word)

test.for([
  ["I don't know, it's Jonas's.", "I do n't know , it 's Jonas 's ."],
  ['dont worry, im fine', 'do nt worry , i m fine'],
  ['whats in there? theyre asleep', 'what s in there ? they re asleep'],
  ['We’ll go — you can’t.', 'We ’ll go — you ca n’t .'],
  ['I cannot, I gotta go', 'I can not , I got ta go'],
  ['its a trap', 'it s a trap'],
  ['I lift its lid', 'I lift its lid'],
  ['ok, ill take it', 'ok , i ll take it'],
  ['she is ill today', 'she is ill today'],
  ["the ma'am at 3:30 o'clock", "the ma'am at 3:30 o'clock"],
  ['Mr. Hale paid 1,000 crowns...', 'Mr. Hale paid 1,000 crowns ...'],
  ['"Run!" I shout.', '" Run ! " I shout .'],
  ['well were there', 'well were there'],
])('%s', ([text, words]) => {
  expect(wordsOf(text!)).toEqual(words!.split(' '))
})

test('each piece says where it begins', () => {
  const text = 'im  sure it isn’t, ok?'
  for (const { word, start } of tokenise(text)) expect(text.slice(start, start + word.length)).toBe(word)
})

test('of nothing comes nothing', () => {
  expect(tokenise('  ')).toEqual([])
})
