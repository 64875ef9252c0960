import { expect, test } from 'vitest'
import { inAgreement } from './in-agreement.ts'

test.each([
  ['She look at the window', 'She looks at the window'],
  ['the lights goes out', 'the lights go out'],
  ['My grandfather have died and he leave me a key', 'My grandfather has died and he leaves me a key'],
  ['I, well, I has it', 'I, well, I have it'],
])('%s: the slip is mended', (typed, told) => {
  expect(inAgreement(typed)).toBe(told)
})

test.each([
  'I watch him go',
  'for the first time since I was a child',
  'A six-year-old and her grandfather wait for the last ferry',
  'I grab the blanket and the biggest pan and head for the door',
  'The sergeant tells him to leave it, go home, have his party.',
  'She says "he don\'t know" and leaves',
  'I light a sunflower seed',
])('%s: stays', (typed) => {
  expect(inAgreement(typed)).toBe(typed)
})
