import { expect, test } from 'vitest'
import { inAgreement } from './in-agreement.ts'

test.each([
  ['She look at the window and cry', 'She looks at the window and cries'],
  ['the lights goes out', 'the lights go out'],
  ['does he smiles or is he angry?', 'does he smile or is he angry?'],
  ['He gives me his umbrella without to say anything', 'He gives me his umbrella without saying anything'],
  ['My grandfather have died and he leave me a key', 'My grandfather has died and he leaves me a key'],
  ['we catched a box', 'we caught a box'],
  ['The children are disappear one by one', 'The children are disappearing one by one'],
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
