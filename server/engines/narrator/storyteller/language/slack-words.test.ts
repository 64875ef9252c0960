import { expect, test } from 'vitest'
import { plainWords } from './slack-words.ts'

test.each([
  ['ok so i walk in', 'i walk in'],
  ['honestly i just look out', 'i just look out'],
  ['idk maybe ask the girl', 'ask the girl'],
  ['lemme see the list', 'i see the list'],
  ['i kinda lean on it', 'i lean on it'],
  ['then i just. leave', 'then i just leave'],
  ['your not alone', 'you are not alone'],
  ['there looking at me', 'they are looking at me'],
  ['its to late', 'its too late'],
  ['i should of stayed', 'i should have stayed'],
  ['them kids laugh', 'those kids laugh'],
  ['haha ok now make the lights flicker', 'make the lights flicker'],
  ['wait whos that', 'whos that'],
  ['shes says no', 'she says no'],
])('%s', (typed, meant) => {
  expect(plainWords(typed)).toBe(meant)
})

test.each([
  'well water is cold',
  'let me go',
  'fine wine for everyone',
  'i open your talking book',
  'there standing in the corner is a man',
  'from hot to cold',
  'i go to sleep',
  'this kind of work',
  'wait for him',
  'she’s dogs',
])('stays as it is: %s', (typed) => {
  expect(plainWords(typed)).toBe(typed)
})
