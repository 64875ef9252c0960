import { expect, test } from 'vitest'
import { withOwners } from './lost-owners.ts'

test.each([
  ['check the dead guys pockets', "check the dead guy's pockets"],
  ['I read tonights note', "I read tonight's note"],
  ['I take the old mans hat', "I take the old man's hat"],
  ['whats in the old womans bag?', "whats in the old woman's bag?"],
  ['the two guards swords', "the two guards' swords"],
  ['The door is locked. she kisses the princes hand', "The door is locked. she kisses the prince's hand"],
])('an owner typed without its apostrophe has it: %s', (typed, meant) => {
  expect(withOwners(typed)).toBe(meant)
})

test.each([
  'the guards look at me',
  'the soldiers open fire',
  'the students protest',
  'his eunuchs whisper behind their fans',
  'two monarchs march to the gate',
  'I ask the villagers questions',
  'I follow the arms dealer',
  'I give the kids candy',
  'two wolves howl',
  'Does he cry?',
])('nobody owns anything: %s', (typed) => {
  expect(withOwners(typed)).toBe(typed)
})
